import { bound, parts, spelled, within, type Sentences } from '../sentences/sentence.ts';

const gapBound = (comparison: string | number | undefined): string =>
  comparison === '>=' || comparison === '<' ? 'at least' : 'more than';

/** What is said of how somebody's work went, in English. */
export const HISTORY: Sentences = {
  'asks.history.employed': ({ window }) =>
    window === '' ? 'Is in work now' : `Has worked ${within(window)}`,
  'asks.history.freelance': () => 'Is or was self-employed',
  'asks.history.gap': ({ comparison, value, window }) =>
    parts('A gap between jobs of', gapBound(comparison), spelled(value), within(window)),
  'asks.history.no_gap': ({ comparison, value, window }) =>
    parts('No gap between jobs of', gapBound(comparison), spelled(value), within(window)),
  'asks.history.employers': ({ comparison, value, window }) =>
    parts(bound(comparison), value, value === 1 ? 'employer' : 'employers', within(window)),
  'asks.history.changed': ({ window }) => parts('Has changed employers', within(window)),
  'asks.history.internship': () => 'Has done an internship',
  'asks.history.joined': ({ window }) => parts('Began the current job', within(window)),
  'asks.history.short_stay': ({ value, window }) =>
    parts(`Has left an employer after less than ${spelled(value)}`, within(window)),
  'asks.history.average_stay': ({ comparison, value, window }) =>
    parts(bound(comparison), spelled(value), 'with an employer on average', within(window)),
  'asks.history.stay': ({ comparison, value, now, window }) =>
    parts(
      bound(comparison),
      spelled(value),
      now === 1 ? 'with the current employer' : 'with one employer',
      within(window),
    ),
  'asks.history.every_stay': ({ comparison, value, window }) =>
    parts(bound(comparison), spelled(value), 'with each employer', within(window)),
  'history.no_internship': () => 'None of the jobs in the resume is an internship.',
  'history.goes_on': ({ months }) => `The only job still goes on: ${spelled(months)} so far.`,
  'history.none': () => 'The resume does not say: it lists no jobs.',
  'history.last': ({ quotes }) => `The newest job in the resume is ${quotes}.`,
  'history.employers': ({ count }) =>
    `The resume names ${count} ${count === 1 ? 'employer' : 'employers'} in that time.`,
  'history.stay': ({ months, quotes }) =>
    `The longest stay with one employer is ${spelled(months)}: ${quotes}.`,
  'history.shortest': ({ months, quotes }) =>
    `The shortest stay with one employer is ${spelled(months)}: ${quotes}.`,
  'history.average': ({ months }) => `On average ${spelled(months)} with an employer.`,
  'history.gap': ({ months }) => `The longest gap between dated jobs is ${spelled(months)}.`,
  'history.no_gap': () => 'The dated jobs follow each other without a gap.',
};
