import {
  jobsText,
  monthName,
  parts,
  spanText,
  spelled,
  type Sentences,
} from '../criteria/sentences/sentence.ts';
import { en } from '../criteria/sentences/en.ts';

/** What a summary says, in English; `quotes` are words of the resume in quotation marks already. */
const SUMMARY: Sentences = {
  'summary.not_mentioned': () => 'Not mentioned in the resume',
  'summary.closest': ({ name }) => `Not mentioned; closest: ${name}`,
  'summary.not_stated': () => 'Not stated in the resume',
  'summary.no_degree': () => 'No degree stated in the resume',
  'summary.removed': () => 'Removed from the profile by hand',
  'summary.no_dates': () => 'The resume gives no dated work experience',
  'summary.no_job': ({ months }) => `No job of the resume shows it; ${spelled(months)} of dated work in all`,
  'summary.counted': ({ months, up_to, name, jobs }) =>
    `${parts(spanText(months, up_to), name === '' ? '' : `in ${name}`)} (${jobsText(jobs)})`,
  // what a criterion says of it, on one line
  'summary.answer': (_, said) => said.join(' ').replace(/\.$/u, ''),
  'summary.shown': (_, quotes) => quotes.join(', '),
  'summary.via': ({ name }, quotes) => `Via ${name}: ${quotes.join(', ')}`,
  'summary.written': ({ written }, quotes) => `Written as ${written}: ${quotes.join(', ')}`,
  'summary.years': ({ months, up_to, more }, quotes) =>
    `${spanText(months, up_to)}: ${earlier(quotes, Number(more))}`,
  'summary.jobs': ({ more }, quotes) => earlier(quotes, Number(more)),
  'summary.quote': ({ quotes, under }) => (under === '' ? String(quotes) : `${quotes}, under ${under}`),
  'summary.by_hand': (_, said) => `${said.join(' ')} (entered by hand)`,
  'summary.employment'({ title, employer, when, year, month, before, months }) {
    const job = [title, employer].filter((part) => part !== '').join(' at ') || 'A job';
    const date = when === '' ? '' : parts(` ${when}`, monthName(month), year);
    const told = `${job}${date}${before === '' ? '' : `; before: ${before}`}`;
    return months === 0 ? told : `${told}${told.endsWith('.') ? '' : '.'} ${spelled(months)} in all`;
  },
};

const earlier = (quotes: readonly string[], more: number): string =>
  `${quotes.join('; ')}${more === 0 ? '' : ` and ${more} earlier ${more === 1 ? 'job' : 'jobs'}`}`;

/** The sentences of summaries, and those of the criteria in them. */
export const SUMMARY_SENTENCES: Sentences = { ...en, ...SUMMARY };
