import { createCriteria } from '#service/intelligence/criteria/answers.ts';
import { describe, expect, test } from 'vitest';
import { lexiconTableTexts } from '../../../helpers/lexicon.ts';
import { resume } from './resumes.ts';

const criteria = createCriteria(lexiconTableTexts());

const engineer = resume([
  'Lena Hartwell',
  'Bristol, UK | lena.hartwell@example.com',
  'Early shifts are fine, nights are not. Salary expectation £38,000.',
  'Experience',
  'Data Engineer, Orchard Analytics, Bristol',
  'April 2021 - Present',
  '• Airflow and Snowflake every day, dbt since 2023',
  '• Three juniors report to me',
  'Education',
  'BSc Statistics, University of Exeter, 2015',
  'MSc Data Science, University of Bath, second year of part-time study',
  'Certificates',
  'SnowPro Core, 2024',
]);

const chef = resume([
  'Kofi Mensah',
  'Leeds, UK | kofi.mensah@example.com',
  'Experience',
  'Sous Chef, The Copper Ladle, Leeds',
  '2022 - Present',
  '• Runs a brigade of nine when the head chef is away',
  'Chef de Partie, Hotel Bellamy, York',
  '2018 - 2022',
  'Commis Chef, Hotel Bellamy, York',
  '2016 - 2018',
]);

/** As people talk: sayings that name nothing, posts with a name, sums by the hour. */
describe('plain talk', () => {
  test.each([
    ['a saying', engineer, "We're after somebody with Snowflake under their belt", 'met'],
    ['a saying with a word of leading', engineer, 'Can hit the ground running with Airflow', 'met'],
    ['a saying with a word of looks', engineer, 'Has got their hands dirty with Airflow', 'met'],
    ['a saying behind the name', engineer, 'SnowPro Core in the bag', 'met'],
    ['a concession', engineer, 'Dbt, if only briefly', 'met'],
    ['a window is no saying', engineer, 'Has used Snowflake in the past 2 years', 'met'],
    ['under way, in other words', engineer, 'Reading for a master’s', 'met'],
    ['under way is enough', engineer, 'Master’s finished or on the go', 'met'],
    ['more than so many', engineer, 'Team of five or bigger', 'not_met'],
    ['what is not fine', engineer, 'Happy to work nights', 'not_met'],
    ['what is fine', engineer, 'Happy to work early shifts', 'met'],
    ['a sum that is expected', engineer, 'Expects no more than £40k', 'met'],
    ['a lower sum', engineer, 'Expects £35,000 or less', 'not_met'],
    ['a level is no number', engineer, 'Level 8 degree', 'met'],
    ['a post named in passing', chef, 'Head chef', 'not_met'],
    ['a post nobody held', chef, 'Head of department', 'not_met'],
    ['people led', chef, 'Has led a team', 'met'],
    ['a stay between years', chef, 'Has stayed at one employer for six years', 'not_stated'],
    ['a longer stay', chef, 'Has stayed at one employer for eight years', 'not_met'],
    ['a shorter one', chef, 'Has stayed at one employer for five years', 'met'],
  ])('%s: %s', (_what, who, criterion, finding) => {
    expect(criteria.evaluate([criterion], who)).toMatchObject([{ state: 'EVALUATED', finding }]);
  });

  test.each([
    ['£15/hr max', 'Expects pay of at most 15 a hour'],
    ['Up to £17 an hour', 'Expects pay of at most 17 a hour'],
    ['$50/hr', 'Expects pay of at most 50 a hour'],
  ])('%s is pay', (criterion, understood_as) => {
    expect(criteria.evaluate([criterion], chef)).toMatchObject([{ finding: 'not_stated', understood_as }]);
  });
});
