import type { Sentences } from './sentence.ts';
import { bound, parts, within } from './sentence.ts';

const LEVELS = [
  'school or university',
  'a school-leaving certificate',
  'vocational training',
  'a diploma',
  'a degree',
  "a bachelor's degree",
  'a postgraduate diploma',
  "a master's degree",
  'a doctorate',
];

const TOPICS: Readonly<Record<string, string>> = {
  salary: 'which pay the person expects',
  notice: 'how long the notice period is',
  start: 'when the person could start',
  full_time: 'whether the person would work full-time',
  part_time: 'whether the person would work part-time',
  shift: 'which hours or shifts the person would work',
  travel: 'whether the person would travel',
  remote: 'whether the person would work from home or on site',
  relocate: 'whether the person would relocate',
  clearance: 'whether the person has a background check or clearance',
  driving: 'whether the person holds a driving licence',
  would: 'whether the person would do it',
};
const NAMED: Readonly<Record<string, string>> = { mba: 'an MBA', associate: 'an associate degree' };
const gapBound = (comparison: string | number | undefined): string =>
  comparison === '>=' || comparison === '<' ? 'at least' : 'more than';

/** How a criterion is read, in English. */
export const READINGS: Sentences = {
  not_understood: () => 'Not understood',
  'tree.not': (_, joined) => `Not: ${joined.join('')}`,
  'tree.and': (_, joined) => joined.join('; and '),
  'tree.or': (_, joined) => joined.join('; or '),
  'asks.skill': ({ name, level, words, window }) =>
    parts(
      level === 'deep' ? 'Good knowledge of' : 'Skill:',
      name,
      words === '' ? '' : `with the words “${words}”`,
      within(window),
    ),
  'asks.skills': ({ name, wanted, window }) => parts(`At least ${wanted} of:`, name, within(window)),
  'asks.years': ({
    comparison,
    length,
    most,
    name,
    kind,
    plain,
    every,
    employer,
    counts,
    without,
    full_time,
    window,
  }) =>
    parts(
      (most ?? '') === '' ? bound(comparison) : `Between ${length} and`,
      (most ?? '') === '' ? length : most,
      full_time === 1 ? 'full-time' : '',
      name === ''
        ? 'of work'
        : kind === 'title'
          ? `in a job titled ${plain === 1 ? 'just ' : ''}${name}`
          : kind === 'place'
            ? `of work in ${name}`
            : `of work with ${every === 1 ? 'each of ' : ''}${name}`,
      (employer ?? '') === '' ? '' : `at ${employer}`,
      counts === 1 ? '(internships count)' : '',
      (without ?? '') === '' ? '' : `(${without} does not count)`,
      within(window),
    ),
  'asks.degree': ({ level, higher, field, state, words, time, count, place, similar }) =>
    parts(
      state === 'under_way' ? 'Is studying for' : state === 'either' ? 'Has or is studying for' : 'Holds',
      Number(count) > 1
        ? `at least ${count} degrees`
        : (NAMED[String(level)] ?? LEVELS[Number(level)] ?? 'a degree'),
      higher === 1 ? 'or higher' : '',
      field === '' ? '' : `in ${field}`,
      (similar ?? '') === '' ? '' : `or ${similar} (a person judges)`,
      (place ?? '') === '' ? '' : `from ${place}`,
      words === '' ? '' : `with the words “${words}”`,
      (time ?? '') === '' ? '' : `(${time})`,
    ),
  'asks.certificates': ({ count }) =>
    Number(count) > 1 ? `At least ${count} certificates or licences` : 'Any certificate or licence',
  'asks.certificate': ({ name, state, words, time, similar }) =>
    parts(
      state === 'valid'
        ? 'Valid certificate or licence:'
        : state === 'under_way'
          ? 'Working for:'
          : 'Certificate or licence:',
      name,
      state === 'either' ? 'or in progress' : '',
      similar === '' ? '' : `or ${similar} (a person judges)`,
      words === '' ? '' : `with the words “${words}”`,
      time === '' ? '' : `(${time})`,
    ),
  'asks.language': ({ name, level, reading, attested }) =>
    parts(
      reading === 1 ? 'Reads' : 'Speaks',
      name,
      level === '' ? '' : `(${level} or better)`,
      attested === 1 ? 'with a test that shows it' : '',
    ),
  'asks.languages': ({ count, name, foreign }) =>
    parts(
      `Speaks at least ${count}`,
      `${foreign === 1 ? 'foreign ' : ''}${count === 1 ? 'language' : 'languages'}`,
      (name ?? '') === '' ? '' : `with ${name} among them`,
    ),
  'asks.language_test': ({ name, test, better, level }) =>
    parts(
      'Has passed',
      test,
      name === '' ? '' : `in ${name}`,
      better === 1 ? 'or better' : '',
      level === '' ? '' : `(${level} or better)`,
    ),
  'asks.lives_in': ({ name }) => `Lives in ${name}`,
  'asks.lives_near': ({ name }) => `Lives in or near ${name}`,
  'asks.worked_in': ({ name }) => `Has worked in ${name}`,
  'asks.title': ({ name, now, window }) =>
    parts(now === 1 ? 'Now has the title' : 'Has had the title', name, within(window)),
  'asks.team': ({ comparison, count, now, formal, mentoring, words, window }) =>
    parts(
      mentoring === 1 ? 'Has mentored or trained' : now === 1 ? 'Leads' : 'Has led',
      count === 0 ? 'people' : `${bound(comparison).toLowerCase()} ${count} people`,
      formal === 1 ? 'as their line manager' : '',
      (words ?? '') === '' ? '' : `with the words “${words}”`,
      within(window),
    ),
  'asks.employer': ({ name, now, window }) =>
    parts(now === 1 ? 'Works now' : 'Has worked', `for ${name}`, within(window)),
  'asks.industry': ({ name, now, window }) =>
    parts(now === 1 ? 'Works now' : 'Has worked', `in: ${name}`, within(window)),
  'asks.history.employed': ({ window }) =>
    window === '' ? 'Is in work now' : `Has worked ${within(window)}`,
  'asks.history.freelance': () => 'Is or was self-employed',
  'asks.history.gap': ({ comparison, value, window }) =>
    parts('A gap between jobs of', gapBound(comparison), value, within(window)),
  'asks.history.no_gap': ({ comparison, value, window }) =>
    parts('No gap between jobs of', gapBound(comparison), value, within(window)),
  'asks.history.employers': ({ comparison, value, window }) =>
    parts(bound(comparison), value, value === 1 ? 'employer' : 'employers', within(window)),
  'asks.history.changed': ({ window }) => parts('Has changed employers', within(window)),
  'asks.history.internship': () => 'Has done an internship',
  'asks.history.joined': ({ window }) => parts('Began the current job', within(window)),
  'asks.history.short_stay': ({ value, window }) =>
    parts(`Has left an employer after less than ${value}`, within(window)),
  'asks.history.average_stay': ({ comparison, value, window }) =>
    parts(bound(comparison), value, 'with an employer on average', within(window)),
  'asks.history.stay': ({ comparison, value, now, window }) =>
    parts(
      bound(comparison),
      value,
      now === 1 ? 'with the current employer' : 'with one employer',
      within(window),
    ),
  'asks.history.every_stay': ({ comparison, value, window }) =>
    parts(bound(comparison), value, 'with each employer', within(window)),
  'asks.honours': ({ name }) => `Degree awarded: ${name} or better`,
  'asks.grade': ({ comparison, value }) =>
    parts('A grade point average of', bound(comparison).toLowerCase(), value),
  'asks.budget': ({ comparison, amount }) =>
    amount === 0 ? 'A budget' : parts('A budget of', bound(comparison).toLowerCase(), amount),
  'asks.availability': ({ weeks }) =>
    parts('Could start', weeks === 0 ? 'at once' : `within ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`),
  'asks.permit': ({ wants, name }) =>
    parts(
      wants === 'sponsor' ? 'Needs visa sponsorship' : 'Is permitted to work',
      name === '' ? '' : `in ${name}`,
    ),
  'asks.open': ({ topic, details }) =>
    parts(
      'What the resume says of',
      `${TOPICS[String(topic)] ?? topic}${details === '' ? '' : ':'}`,
      details,
    ),
  'asks.link': ({ name }) =>
    name === '' ? 'The resume gives a page on the web' : `The resume gives: ${name}`,
  'asks.activity': ({ name, words }) => parts(name, words === '' ? '' : `with the words “${words}”`),
  'asks.words': ({ text }) => `In these words: ${text}`,
};
