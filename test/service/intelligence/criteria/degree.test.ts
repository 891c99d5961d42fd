import { describeFindings, describeReadings, resumeWith, type Case, type Reading } from './tables.ts';

const READINGS: readonly Reading[] = [
  [
    'Completed a degree',
    ['Has a degree', 'University degree', 'Hochschulabschluss', 'Holds a university degree in any subject'],
  ],
  [
    "Completed a bachelor's degree or higher",
    ["Bachelor's degree", "At least a bachelor's", 'Bachelorabschluss', "Bachelor's or higher"],
  ],
  [
    "Completed a master's degree or higher",
    ["Master's degree", "Master's, completed", 'MSc or above', "Holds a master's degree already"],
  ],
  ['Completed a doctorate or higher', ['PhD', 'Holds a doctorate', 'Promotion abgeschlossen']],
  [
    'Completed a degree in computer science',
    ['Degree in computer science', 'computer science degree', 'Diplôme en informatique'],
  ],
  ["Studying for a master's degree or higher", ["Currently pursuing a master's degree", "Master's student"]],
  // the lower of two is enough, and the subject is that of both
  [
    "Completed a bachelor's degree or higher in physics",
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
  ["Completed a master's degree or higher in physics", ["Master's or PhD in physics"]],
  ['Completed an associate degree or higher in nursing', ["Associate or bachelor's degree in nursing"]],
  [
    "Completed a bachelor's degree or higher in history; or Completed a master's degree or higher in politics",
    ['BA in history or MA in politics'],
  ],
  ['Completed a degree in law; or Completed a degree in economics', ['Degree in (law or economics)']],
  ['Completed a degree; or equivalent experience (a person judges)', ['Degree (or equivalent experience)']],
  ['Completed MBA', ['MBA', 'Holds an MBA']],
  ['Graduated with magna cum laude or first class or better', ['Magna cum laude', 'First-class honours']],
  ['Year of graduation: after 2018', ['Graduated after 2018']],
  [
    'Year of graduation: from 2010 to 2015',
    ['Graduated between 2010 and 2015', 'Graduated 2010-2015', 'Graduated from 2010 until 2015'],
  ],
  ['Year of graduation: since 2014', ['Graduated in 2014 or later', 'Graduated in or after 2014']],
  ['Year of graduation: by 2014', ['Graduated in 2014 or earlier', 'Graduated no later than 2014']],
  ['Year of graduation: in 2015', ['Graduated from university in 2015', 'Graduation year: 2015']],
  [
    "Completed a bachelor's degree or higher in statistics or physics or a related field",
    ["Bachelor's degree in statistics, physics or a related field"],
  ],
  ['Completed a degree; or equivalent experience (a person judges)', ['Degree or equivalent experience']],
  [
    'Completed a degree in accounting or a similar subject; or Certificate or licence: CPA',
    ['Degree in accounting or a similar subject, or a completed CPA'],
  ],
  [
    'Completed a vocational qualification or higher in Konstruktionsmechaniker; or something comparable (a person judges)',
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
