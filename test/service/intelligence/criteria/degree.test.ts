import { describeFindings, describeReadings, resumeWith, type Case, type Reading } from './tables.ts';

const READINGS: readonly Reading[] = [
  [
    'Holds a degree',
    ['Has a degree', 'University degree', 'Hochschulabschluss', 'Holds a university degree in any subject'],
  ],
  [
    "Holds a bachelor's degree or higher",
    [
      "Bachelor's degree",
      "At least a bachelor's",
      'Bachelorabschluss',
      "Bachelor's or higher",
      // a length is a level
      'Four-year degree',
    ],
  ],
  ["Holds a master's degree or higher", ['MSc or above', "Master's or PhD"]],
  ["Holds a master's degree", ["Master's degree", "Master's, completed", "Holds a master's degree already"]],
  ['Holds a doctorate', ['PhD', 'Holds a doctorate', 'Promotion abgeschlossen']],
  ['Holds a degree in computer science', ['Degree in computer science', 'computer science degree']],
  ['Holds a degree in informatique', ['Diplôme en informatique']],
  ['Holds a degree in tourisme', ['Diplôme de tourisme', 'Diplôme en tourisme obtenu']],
  // a compound of a field and a word of degrees
  ['Holds a degree in Informatikstudium', ['Informatikstudium', 'Informatikstudium abgeschlossen']],
  ["Is studying for a master's degree", ["Currently pursuing a master's degree", "Master's student"]],
  ['Is studying for a degree', ['Enrolled at a university or institute of technology at the moment']],
  // the lower of two is enough, and the subject is that of both
  [
    "Holds a bachelor's degree or higher in physics",
    [
      "Bachelor's or Master's degree in physics",
      "Bachelor's/Master's in physics",
      'BSc or MSc in physics',
      'BSc/MSc in physics',
      "Bachelor's, Master's or PhD in physics",
      'Bachelor of Science or Master of Science in physics',
      "Bachelor's (or Master's) in physics",
    ],
  ],
  ["Holds a master's degree or higher in physics", ["Master's or PhD in physics"]],
  ['Holds an associate degree or higher in nursing', ["Associate or bachelor's degree in nursing"]],
  [
    "Holds a bachelor's degree or higher in history; or Holds a master's degree in politics",
    ['BA in history or MA in politics'],
  ],
  ["Holds an MBA; and Holds a master's degree in engineering", ['MBA and an engineering master (both)']],
  ['Holds a degree in law / economics', ['Degree in (law or economics)']],
  [
    'Holds a degree or equivalent experience (a person judges)',
    ['Degree (or equivalent experience)', 'Degree or equivalent experience'],
  ],
  ['Holds an MBA', ['MBA', 'Holds an MBA']],
  ['Holds at least 2 degrees', ['At least two degrees', 'More than one degree']],
  ['Degree awarded: Magna cum laude or better', ['Magna cum laude', 'Magna cum laude or better']],
  ['Degree awarded: First-class honours or better', ['First-class honours']],
  ['Degree awarded: mit Auszeichnung or better', ['Abschluss mit Auszeichnung']],
  ['Holds a degree (after 2018)', ['Graduated after 2018']],
  [/^Holds a degree \(.*2010.*2015\)$/u, ['Graduated between 2010 and 2015', 'Graduated 2010-2015']],
  [/^Holds a degree \(.*2010.*2015\)$/u, ['Graduated from 2010 until 2015', 'Diplômé entre 2010 et 2015']],
  [
    /^Holds a degree \((?:2014 or later|or after 2014)\)$/u,
    ['Graduated in 2014 or later', 'Graduated in or after 2014'],
  ],
  ['Holds a degree (2014 or earlier)', ['Graduated in 2014 or earlier']],
  ['Holds a degree (no later than 2014)', ['Graduated no later than 2014']],
  ['Holds a degree (2015)', ['Graduated from university in 2015', 'Graduation year: 2015']],
  ['Holds a degree (vor 2015)', ['Abschluss vor 2015']],
  ['Holds a degree (entro il 2015)', ['Laurea conseguita entro il 2015']],
  ["Holds a degree (2018'den önce)", ["2018'den önce mezun"]],
  ['Holds a degree (recent graduate)', ['A recent graduate']],
  ["Holds a master's degree from US", ["Master's degree from a US university"]],
  [
    "Holds a bachelor's degree or higher in statistics / physics or a related field (a person judges)",
    ["Bachelor's degree in statistics, physics or a related field"],
  ],
  [
    'Holds a degree in accounting or a similar subject (a person judges); or Certificate or licence: CPA',
    ['Degree in accounting or a similar subject, or a completed CPA'],
  ],
  [
    'Holds vocational training or higher or vergleichbar (a person judges) with the words “Konstruktionsmechaniker”',
    ['Abgeschlossene Ausbildung als Konstruktionsmechaniker oder vergleichbar'],
  ],
];

const BSC = ['BSc Physics, University of Bristol, 2015'];
const MSC_OPEN = [
  'MSc Data Science, University of Leeds, 2025 - present (expected graduation: September 2027)',
];
const MSC_AND_BSC = [...MSC_OPEN, 'BSc Statistics, University of Leeds, 2021 - 2024'];
const MBA = ['MBA, Alder Business School, 2019', 'BA History, University of Kent, 2012'];
const GERMAN = ['Master of Science Maschinenbau, TU Darmstadt, 2018', 'Abitur, Goethe-Gymnasium, 2012'];
const DROPPED = ['Bachelor of Arts in Economics, University of Vienna, 2014 - 2016 (not completed)'];
const SCHOOL = ['High School Diploma, Dayton Central High School, 2012'];
const SPANISH = ['Grado en Psicología, Universidad de Sevilla, 2016'];
const FRENCH = ['Master en informatique, Université de Lyon, 2017'];
const HONOURED = ['BA Linguistics, magna cum laude, Harlow College, 2018'];

const CASES: readonly Case[] = [
  ["Bachelor's degree", BSC, 'met', 'BSc Physics'],
  ["At least a bachelor's", SCHOOL, 'not_met', 'High School Diploma'],
  ["Master's degree", BSC, 'not_met', 'BSc Physics'],
  ['Degree in physics', BSC, 'met', 'BSc Physics'],
  ['Physics degree', BSC, 'met', 'BSc Physics'],
  ['Degree in chemistry', BSC, 'not_met', 'BSc Physics'],
  ['Holds a degree', SCHOOL, 'not_met'],
  // what else counts is for a person to judge, where the level is reached
  ['Degree in chemistry or a related field', BSC, 'not_stated', 'a related field'],
  ['Degree in physics or a related field', BSC, 'met', 'BSc Physics'],
  ["Master's degree in chemistry or a related field", BSC, 'not_met', 'BSc Physics'],
  ['Degree or equivalent experience', SCHOOL, 'not_stated', 'equivalent experience'],
  ["Master's degree", MSC_OPEN, 'not_met', 'Not completed yet'],
  ["Master's degree, completed", MSC_AND_BSC, 'not_met', 'Not completed yet'],
  ["Currently pursuing a master's degree", MSC_AND_BSC, 'met', 'MSc Data Science'],
  ["Currently pursuing a master's degree", MBA, 'not_met', 'Completed already'],
  ["Master's degree, or in progress", MSC_AND_BSC, 'met', 'MSc Data Science'],
  ["Bachelor's degree in statistics", MSC_AND_BSC, 'met', 'BSc Statistics'],
  ["Master's degree, not a student", MSC_AND_BSC, 'not_met', 'Not completed yet'],
  // a degree in the one field and the other level is neither
  ['MBA and a history master', MBA, 'not_met', 'another one'],
  [
    "Master's degree from a US university",
    ['MSc Physics, Harlow College, Boston, USA, 2015'],
    'met',
    'Boston',
  ],
  [
    "Master's degree from a US university",
    ['MSc Physics, Harlow College, Leeds, UK, 2015'],
    'not_met',
    'Leeds',
  ],
  ['Informatikstudium abgeschlossen', GERMAN, 'not_met', 'Maschinenbau'],
  ['Not a recent graduate', BSC, 'met', '2015'],
  ['Recién titulada', BSC, 'not_met', '2015'],
  ['MBA', MBA, 'met', 'MBA'],
  ['MBA', GERMAN, 'not_met', 'Maschinenbau'],
  ['More than one degree', MBA, 'met'],
  ['At least two degrees', BSC, 'not_met'],
  ['Degree in mechanical engineering', GERMAN, 'met', 'Maschinenbau'],
  ['Maschinenbaustudium', GERMAN, 'met', 'Maschinenbau'],
  ['Engineering degree', GERMAN, 'met', 'Maschinenbau'],
  ['Abgeschlossenes Studium', GERMAN, 'met', 'Maschinenbau'],
  ['Abgeschlossenes Studium', DROPPED, 'not_met', 'Bachelor of Arts'],
  ["Bachelor's in economics", DROPPED, 'not_met', 'Not completed'],
  ['Título en psicología', SPANISH, 'met', 'Grado en Psicología'],
  ['Degree in psychology', SPANISH, 'met', 'Grado en Psicología'],
  ['Diplôme en informatique', FRENCH, 'met', 'informatique'],
  ["Master's in computer science", FRENCH, 'met', 'informatique'],
  ['Graduated from the University of Bristol', BSC, 'met', 'Bristol'],
  ['Graduated from the University of Bath', BSC, 'not_met', 'Bristol'],
  ['Graduated after 2012', BSC, 'met', '2015'],
  ['Graduated after 2018', BSC, 'not_met', '2015'],
  ['Graduated between 2010 and 2015', BSC, 'met', '2015'],
  ['Graduated between 2010 and 2014', BSC, 'not_met', '2015'],
  ['Graduated in 2014 or later', BSC, 'met', '2015'],
  ['Graduated in 2014 or earlier', BSC, 'not_met', '2015'],
  ['Magna cum laude or better', HONOURED, 'met', 'magna cum laude'],
  ['Summa cum laude', HONOURED, 'not_met', 'magna cum laude'],
  ['Graduated with honours', BSC, 'not_stated'],
  ['PhD', MBA, 'not_met'],
  ['PhD', ['PhD candidate in Biology, University of York, since 2023'], 'not_met'],
  ['GPA of at least 3.5', BSC, 'not_stated', 'does not say'],
  ['GPA of at least 3.5', ['BSc Physics, Harlow College, 2015, GPA 3.7/4.0'], 'met', '3.7'],
  ['GPA of at least 3.5', ['BSc Physics, Harlow College, 2015, GPA 3.2/4.0'], 'not_met', '3.2'],
];

describeReadings('degrees', READINGS);
describeFindings('degrees', (lines) => resumeWith('Education', lines), CASES);
describeFindings('degrees where no education is listed', (lines) => resumeWith('Skills', lines), [
  ["Bachelor's degree", ['Excel, Outlook'], 'not_stated', 'does not say'],
  ['MBA', ['Excel, Outlook'], 'not_stated', 'does not say'],
]);
