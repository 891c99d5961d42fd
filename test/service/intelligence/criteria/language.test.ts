import { describeFindings, describeReadings, resumeWith, type Case, type Reading } from './tables.ts';

const READINGS: readonly Reading[] = [
  [
    'Speaks German',
    [
      'German',
      'Speaks German',
      'Does the candidate speak German?',
      'Spricht Deutsch',
      'Parle allemand',
      'Habla alemán',
    ],
  ],
  ['Speaks German (B2 or better)', ['German B2', 'German at B2 or better', 'Deutsch mindestens B2']],
  ['Speaks German (C1 or better)', ['German better than B2', 'Deutsch ab C1', 'Allemand C1 minimum']],
  [
    'Not: Speaks German (C1 or better)',
    ['Not fluent in German', 'Is not fluent in German', "Isn't fluent in German"],
  ],
  ['Speaks French (C2 or better)', ['Native French speaker', 'Französisch als Muttersprache']],
  [
    'Speaks French or Italian',
    ['French or Italian', 'Speaks French or Italian', 'Französisch oder Italienisch'],
  ],
  ['Speaks English and Spanish', ['Speaks English and Spanish', 'Habla inglés y español']],
  ['Speaks at least 3 languages', ['At least three languages', 'Trilingual', 'Mindestens drei Sprachen']],
  ['Speaks at least 2 languages', ['A second language', 'Multilingual', 'Speaks more than one language']],
  [
    'Speaks at least 2 languages with English among them',
    [
      'English plus another language',
      'Bilingual (English plus one more language)',
      'Anglais et une autre langue',
    ],
  ],
  ['Speaks at least 2 foreign languages', ['Two foreign languages', 'Zwei Fremdsprachen']],
  [
    'Speaks English (C1 or better) with a test that shows it',
    ['English: C1 with a test score to back it up'],
  ],
  ['Speaks French (A2 or better)', ['A little French', 'Ein wenig Französisch', 'Un peu de français']],
  ['Has passed JLPT N2 or better', ['JLPT N2', 'JLPT N2 or higher']],
  ['Has passed JLPT N2 in Japanese or better', ['Japanese at N2']],
  ['Has passed IELTS 7 or better', ['IELTS 7.0', 'IELTS 7.0 or higher']],
  ['Has passed TOEFL 90 or better', ['TOEFL at least 90']],
  ['Has passed IELTS or TOEFL', ['IELTS or TOEFL']],
  ['Has passed DELF B2 or better', ['DELF B2']],
  [/^Reads French/u, ['Reads French', 'Can read French']],
];

const THREE = ['English (fluent), Polish (native), German B1'];
const GERMAN = ['Deutsch: Muttersprache', 'Englisch: verhandlungssicher', 'Französisch: Grundkenntnisse'];
const SPANISH = ['Español: lengua materna', 'Inglés: B2', 'Portugués: básico'];
const FRENCH = ['Français : langue maternelle', 'Anglais : courant (C1)', 'Italien : notions'];
const JAPANESE = ['Japanese (JLPT N2)', 'English (native)'];
const CHINESE = ['Cantonese (native), English (fluent)'];
const BARE = ['Dutch, English'];

const CASES: readonly Case[] = [
  ['Speaks Polish', THREE, 'met', 'Polish (native)'],
  ['Native Polish speaker', THREE, 'met', 'Polish (native)'],
  ['Speaks French', THREE, 'not_met', 'lists its languages'],
  ['German B1', THREE, 'met', 'German B1'],
  ['German at B2 or better', THREE, 'not_met', 'German B1'],
  ['German better than B1', THREE, 'not_met', 'German B1'],
  ['Fluent German', THREE, 'not_met', 'German B1'],
  ['Not fluent in German', THREE, 'met', 'German B1'],
  ['Fluent English', THREE, 'met', 'English (fluent)'],
  ['Native English', THREE, 'not_met', 'English (fluent)'],
  ['English or French', THREE, 'met', 'English'],
  ['English and French', THREE, 'not_met'],
  ['Swedish or French', THREE, 'not_met'],
  ['At least three languages', THREE, 'met'],
  ['At least four languages', THREE, 'not_met'],
  ['English plus another language', THREE, 'met'],
  ['Polish the copy of the web pages', THREE, 'not_stated'],
  ['Spricht Deutsch', GERMAN, 'met', 'Deutsch'],
  ['Deutsch als Muttersprache', GERMAN, 'met', 'Muttersprache'],
  ['Business English', GERMAN, 'met', 'verhandlungssicher'],
  ['Französisch fließend', GERMAN, 'not_met', 'Grundkenntnisse'],
  ['A little French', GERMAN, 'met', 'Grundkenntnisse'],
  ['Speaks Spanish', GERMAN, 'not_met'],
  ['Habla inglés con nivel B2 o superior', SPANISH, 'met', 'B2'],
  ['Inglés C1', SPANISH, 'not_met', 'B2'],
  ['Native Spanish', SPANISH, 'met', 'lengua materna'],
  ['Conversational Portuguese', SPANISH, 'not_met', 'básico'],
  ['Parle couramment anglais', FRENCH, 'met', 'courant'],
  ['English at C2', FRENCH, 'not_met', 'C1'],
  ['Speaks Italian fluently', FRENCH, 'not_met', 'notions'],
  ['JLPT N3', JAPANESE, 'met', 'N2'],
  ['JLPT N1', JAPANESE, 'not_met', 'N2'],
  ['JLPT N2 or higher', THREE, 'not_met', 'does not mention'],
  ['IELTS 7.0 or higher', ['English: IELTS 7.5'], 'met', 'IELTS 7.5'],
  ['IELTS 7.0 or higher', ['English: IELTS 6.5'], 'not_met', 'IELTS 6.5'],
  ['IELTS 7.0 or higher', THREE, 'not_stated'],
  ['TOEFL at least 90', ['English (TOEFL iBT 88)'], 'not_met', '88'],
  ['DELF B2', ['Français (DELF B1)'], 'not_met', 'DELF B1'],
  ['English: C1 with a test score to back it up', ['Anglais : C1 (TOEIC 950)'], 'met', 'TOEIC'],
  ['English: C1 with a test score to back it up', ['Anglais : C1'], 'not_stated', 'no test'],
  ['English at C1, Cambridge certificate', ['English: B2 First, Cambridge certificate'], 'not_met'],
  ['Speaks French', ['French (reading only)'], 'not_met', 'not spoken'],
  ['Can read French', ['French (reading only)'], 'met', 'French'],
  ['Speaks French', ['French (I understand it, but do not speak it)'], 'not_met', 'not spoken'],
  ['Bilingual (English plus one more language)', ['English - Native'], 'not_met'],
  ['Speaks Mandarin', CHINESE, 'not_met'],
  ['Speaks Cantonese', CHINESE, 'met', 'Cantonese'],
  ['Speaks Dutch', BARE, 'met', 'Dutch'],
  ['Dutch at C1', BARE, 'not_stated'],
  ['Bilingual', BARE, 'met'],
  ['Does not speak German', THREE, 'not_met', 'German B1'],
  ['No French', THREE, 'met'],
];

describeReadings('languages', READINGS);
describeFindings('languages', (lines) => resumeWith('Languages', lines), CASES);
describeFindings('languages where none are listed', (lines) => resumeWith('Education', lines), [
  ['Speaks Danish', ['BSc Physics, University of Bristol, 2015'], 'not_stated', 'does not say'],
  ['Fluent French', ['BSc Physics, University of Bristol, 2015'], 'not_stated', 'does not say'],
  ['Speaks German', ['Certificate in German cuisine, Harlow College, 2018'], 'not_stated'],
]);
