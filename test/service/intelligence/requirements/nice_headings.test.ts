import { describe, expect, it } from 'vitest';
import { readJobUnits } from '#service/intelligence/requirements/job_sections.ts';

/** In which part of an ad an item stands under this heading. */
const partUnder = (heading: string): string | undefined =>
  readJobUnits(`Yard planner\n\nRequirements\n- Excel\n${heading}\n- Polish\n- SAP`).find(({ text }) =>
    text.includes('Polish'),
  )?.part;

describe('what is welcome only is known in whatever words an ad puts it', () => {
  it.each([
    'Nice-to-have',
    'Bonus points',
    'Bonus points for any of these:',
    'Extra points if you know',
    'It would be great if you also bring',
    'It would be great if…',
    'It’d be nice if you had:',
    'Would be helpful',
    'We’d love it if you also spoke:',
    'Even better if you have',
    'What makes you stand out',
    'Not essential, but good to know',
    'These aren’t required, but they will make your first months with us easier:',
    'An added advantage',
    'Desirable skills',
    'Beneficial',
    'Wünschenswert',
    'Wünschenswerte Kenntnisse',
    'Von Vorteil',
    'Von Vorteil sind außerdem',
    'Schön wäre, wenn du auch mitbringst',
    'Ideal wäre zudem:',
    'Kein Muss, aber gern gesehen',
    'Damit punktest du bei uns zusätzlich',
    'Zusatzpunkte',
    'Das wäre toll',
  ])('%s', (heading) => {
    expect(partUnder(heading)).toBe('nice');
  });

  it.each([
    ['Requirements', 'requirements'],
    ['Your profile', 'requirements'],
    ['The ideal candidate', 'requirements'],
    ['Das bringen Sie mit', 'requirements'],
    ['Bonus scheme and benefits', 'cut'],
    ['What you will do', 'tasks'],
    ['Ihre Aufgaben', 'tasks'],
  ])('and nothing else is: %s', (heading, part) => {
    expect(partUnder(heading)).toBe(part);
  });
});
