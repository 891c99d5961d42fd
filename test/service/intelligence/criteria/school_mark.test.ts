import { bareResumeWith, describeFindings } from './tables.ts';

const BOTH = [
  'A-levels: Maths (B), English (C), History (D), 2012',
  '9 GCSEs grades A–C including Maths (A) and English (B), 2010',
];
const FIGURES = ['GCSE: Maths 5, English Language 3, Combined Science 4-4 (2010)'];

describeFindings('marks in exams at school', (said) => bareResumeWith('Education', said), [
  ['GCSE Maths at grade C or above', BOTH, 'met'],
  ['5 GCSEs A*-C including English and Maths', BOTH, 'met'],
  ['At least 5 GCSEs at grade C or above', BOTH, 'met'],
  ['C or better in GCSE English and maths', BOTH, 'met'],
  ['Maths GCSE (grade 4+)', BOTH, 'met'],
  ['GCSE English grade A', BOTH, 'not_met'],
  ['A-level Maths at grade A', BOTH, 'not_met', 'another mark'],
  ['A-level Maths grade B', BOTH, 'met'],
  ['GCSE French at grade C', BOTH, 'not_stated'],
  ['10 GCSEs', BOTH, 'not_met'],
  ['Three A-levels', BOTH, 'not_stated', 'how many'],
  ['GCSE maths grade 4 or above', FIGURES, 'met'],
  ['GCSE English grade 4', FIGURES, 'not_met'],
  ['English and Maths GCSE grade 4 or above', FIGURES, 'not_met'],
  ['Maths or English GCSE at grade 4+', FIGURES, 'met'],
  ['A-level Maths grade C', FIGURES, 'not_met'],
  ['GCSE maths grade 4', ['GCSE English grade 4, maths not passed'], 'not_met'],
  ['GCSE maths grade 4', ['GCSEs in English and maths, 2011'], 'not_stated', 'does not give the mark'],
]);
