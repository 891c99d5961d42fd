import { expect, test } from 'vitest';
import { summaryText } from '#service/intelligence/summary/text.ts';

const NOTHING = { location: '', education: '', employment: '', matching_skills: [], missing_skills: [] };

test('lines, what matches and what is missing, each where there is some', () => {
  expect(
    summaryText({
      location: 'Malmö, Sweden',
      education: '',
      employment: 'Staff Engineer at Havnen Data AB since March 2021',
      matching_skills: [{ s: 'Python', e: '“Moved 40 Python services”' }],
      missing_skills: [{ s: 'Kafka', e: 'Not mentioned; closest: RabbitMQ' }],
    }),
  ).toBe(`Location: Malmö, Sweden
Employment: Staff Engineer at Havnen Data AB since March 2021

What the resume shows
- Python: “Moved 40 Python services”

What it does not show
- Kafka: Not mentioned; closest: RabbitMQ
`);
});

test('a summary without content is an empty text', () => {
  expect(summaryText(NOTHING)).toBe('');
  expect(summaryText({ ...NOTHING, location: 'Malmö' })).toBe('Location: Malmö\n');
});
