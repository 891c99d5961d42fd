import { expect, it } from 'vitest';
import { questionOf } from '../../../renderer/features/calls/question.ts';
import { addTrades } from '../../../electron/service/words/german/trades.ts';
import { calls as german } from '../../../renderer/texts/de/calls.ts';
import { shippedReader } from '../../helpers/reader.ts';

// as the first view does
addTrades();

const { judge, lexicon } = shippedReader();
const askedAs = (prompt_text: string) => {
  const { told } = judge.understandCriterion(prompt_text, lexicon);
  return { criterion: { prompt_text, display_name: null }, told: { understood_as: [...told] } };
};

it.each([
  // what a list writes with a capital stands within a sentence
  [
    'Experience with data modelling',
    'Have you worked with data modelling?',
    'Haben Sie damit gearbeitet: Datenmodellierung?',
  ],
  [
    'Terraform, gRPC or GraphQL',
    'Have you worked with Terraform, gRPC or GraphQL?',
    'Haben Sie damit gearbeitet: Terraform oder gRPC oder GraphQL?',
  ],
  // as whoever asks wrote it, all of a list with its “and”
  [
    'SQL and data modelling',
    'Have you worked with SQL and data modelling?',
    'Haben Sie damit gearbeitet: SQL und Datenmodellierung?',
  ],
  [
    'Retail, banking or fraud detection',
    'Have you worked with Retail, banking or fraud detection?',
    'Haben Sie damit gearbeitet: Retail oder Banking oder Betrugserkennung?',
  ],
  ['Knows Python', 'Have you worked with Python?', 'Haben Sie damit gearbeitet: Python?'],
  [
    'At least 3 years of Python',
    'How long have you worked with Python?',
    'Wie lange haben Sie mit Python gearbeitet?',
  ],
  ['Speaks Spanish', 'How well do you speak Spanish?', 'Wie gut sprechen Sie Spanisch?'],
  ['Spanish at B2 or better', 'How well do you speak Spanish?', 'Wie gut sprechen Sie Spanisch?'],
  [
    "Master's degree",
    'Which degrees do you have, and in what subjects?',
    'Welche Abschlüsse haben Sie, und in welchen Fächern?',
  ],
  [
    'Managed a team of at least 3 people',
    'How many people have you led?',
    'Wie viele Personen haben Sie geführt?',
  ],
  ['Lives in Leeds', 'Where do you live?', 'Wo wohnen Sie?'],
])('%s', (prompt, english, in_german) => {
  const asked = askedAs(prompt);
  expect(questionOf(asked)).toBe(english);
  const [first] = asked.told.understood_as;
  expect(german.question(first?.code ?? '', first?.args ?? {})).toBe(in_german);
});

it.each([
  ['what a question would leave out', 'Knows Python in the last 2 years'],
  ['two things at once', 'Knows Python and speaks Spanish'],
  ['what nobody understood', 'Gleams with quiet wuffle'],
  ['what stands in a resume alone', 'LinkedIn profile'],
])('asks about the words of a criterion: %s', (_, prompt) => {
  expect(questionOf(askedAs(prompt))).toBe(`Ask about: ${prompt}`);
});

it('asks by the short name, and where nothing is known of the criterion', () => {
  const criterion = { prompt_text: 'Knows Python', display_name: 'Python' };
  expect(questionOf({ criterion, told: null })).toBe('Ask about: Python');
});
