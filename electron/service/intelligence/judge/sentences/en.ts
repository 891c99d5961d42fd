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

/** What is asked for is a sentence itself: "Has held a budget". */
const SENTENCE = /^(?:Has|Is|Holds|Explains|Wrote)\b/u;
/** What is asked of a topic that a resume need not speak of. */
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
/** Which lengths of the longest gap are reached (kinds/history.ts). */
const gapBound = (comparison: string | number | undefined): string =>
  comparison === '>=' || comparison === '<' ? 'at least' : 'more than';

/** What the engine says, in English; `quotes` are words of the resume in quotation marks already. */
export const en: Sentences = {
  no_text: () => 'The resume has no readable text. Add a resume whose text can be read.',
  engine_error: ({ cause }) => `The criterion could not be evaluated: ${cause}. Try it in other words.`,
  nothing_asked: () =>
    'The criterion has no word that could be looked for in a resume. Write what the person should have.',
  not_understood: () => 'Not understood',
  words_open: ({ words }) => `Not understood: ${words}. Say it in other words for a sure answer.`,
  read_as: ({ written, read }) => `“${written}” was read as “${read}”.`,
  by_hand: () => 'Entered by hand, not in the resume.',
  partly_by_hand: () => 'Part of it was entered by hand.',
  'tree.not': (_, joined) => `Not: ${joined.join('')}`,
  'tree.and': (_, joined) => joined.join('; and '),
  'tree.or': (_, joined) => joined.join('; or '),
  shown: ({ quotes }) => `The resume says ${quotes}.`,
  removed: ({ name }) => `${name} was taken out of the profile by hand.`,
  not_mentioned: ({ name }) => `The resume does not mention ${name}.`,
  nothing: ({ name }) =>
    SENTENCE.test(String(name))
      ? `The resume does not say that the person ${String(name).replace(SENTENCE, (verb) => verb.toLowerCase())}.`
      : `The resume does not say anything about ${name}.`,
  'slot.words': ({ words, quotes }) => `The resume says ${quotes}, but nothing of: ${words}.`,
  'status.denied': ({ quotes }) => `The resume denies it: ${quotes}.`,
  'status.basic': ({ quotes }) => `The resume mentions it only as basic knowledge: ${quotes}.`,
  'status.learning': ({ quotes }) => `The resume says that it is still being learnt: ${quotes}.`,
  'status.planned': ({ quotes }) => `The resume mentions it only as a plan: ${quotes}.`,
  'status.lapsed': ({ quotes }) => `The resume speaks of another time: ${quotes}.`,
  'status.abandoned': ({ quotes }) => `The resume says that it was broken off: ${quotes}.`,
  'status.seen': ({ quotes }) => `The resume mentions it only as seen or tried: ${quotes}.`,
  'status.others': ({ quotes }) => `The resume says that others did it: ${quotes}.`,
  'status.private': ({ quotes }) => `The resume mentions it only as a private interest: ${quotes}.`,
  'model.met': ({ quotes, model }) => `The resume says ${quotes}. Read by ${model} on this computer.`,
  'model.not_met': ({ quotes, model }) =>
    `The resume says ${quotes}, which speaks against it. Read by ${model} on this computer.`,
  'model.not_stated': ({ model }) =>
    `The resume does not say so. Read by ${model} on this computer, which found no sentence that shows it.`,
  'skill.other_version': ({ name, quotes }) => `The resume names another version than ${name}: ${quotes}.`,
  'skill.undated': ({ quotes }) => `The resume does not say when that was: ${quotes}.`,
  'skill.no_version': ({ name, quotes }) => `The resume does not say whether it is ${name}: ${quotes}.`,
  'skill.shown': ({ quotes }) => `The resume says ${quotes}.`,
  'years.undated': () => 'The resume does not say: it gives no dates that can be counted.',
  'years.counted': ({ span, name, jobs, window }) =>
    parts(
      `The dates add up to ${span}`,
      name === '' ? '' : `for ${name}`,
      within(window),
      jobs === '' ? '' : `(${jobs})`,
    ) + '.',
  'years.open': ({ name }) => `The resume names ${name}, but does not say for how long.`,
  'years.none': ({ name }) => `None of the jobs in the resume shows ${name}.`,
  'degree.none': () => 'The resume does not say which degree the person has.',
  'degree.other_field': ({ quotes }) => `The degree is another one: ${quotes}.`,
  'degree.under_way': ({ quotes }) => `Not completed yet: ${quotes}.`,
  'degree.abandoned': ({ quotes }) => `Not completed: ${quotes}.`,
  'degree.completed': ({ quotes }) => `Completed already: ${quotes}.`,
  'degree.highest': ({ quotes }) => `The highest degree in the resume is ${quotes}.`,
  'degree.counted': ({ count, quotes }) =>
    parts(`The resume lists ${count === 0 ? 'none' : count}`, quotes === '' ? '' : `(${quotes})`) + '.',
  'degree.unplaced': ({ quotes }) => `The resume does not say where the school is: ${quotes}.`,
  similar: ({ words }) => `Whether ${words} counts is for a person to judge.`,
  'degree.undated': ({ quotes }) => `The resume does not say when the degree was completed: ${quotes}.`,
  'certificate.validity': ({ quotes }) => `The resume does not say whether it is still valid: ${quotes}.`,
  'certificate.undated': ({ quotes }) => `The resume does not say when it was earned: ${quotes}.`,
  'certificate.expired': ({ quotes }) => `Not valid any more: ${quotes}.`,
  'certificate.under_way': ({ quotes }) => `Not held yet: ${quotes}.`,
  'certificate.held': ({ quotes }) => `Already held: ${quotes}.`,
  'certificate.counted': ({ count, quotes }) =>
    count === 0
      ? 'The resume lists no certificate or licence that the person holds.'
      : `The resume lists ${count} that the person holds: ${quotes}.`,
  'certificate.denied': ({ quotes }) => `Not held: ${quotes}.`,
  'language.none': () => 'The resume does not say which languages the person speaks.',
  'language.not_listed': ({ name, names }) => `The resume lists its languages, without ${name}: ${names}.`,
  'language.no_level': ({ quotes }) => `The resume does not state the level: ${quotes}.`,
  'language.no_test': ({ quotes }) => `The resume names no test of it: ${quotes}.`,
  'language.read': ({ quotes }) => `The resume says that it is read or understood, not spoken: ${quotes}.`,
  'language.level': ({ level, quotes }) =>
    level === '' ? `The resume says ${quotes}.` : `${level} is asked for; the resume says ${quotes}.`,
  'language.counted': ({ count, names }) => `The resume lists ${count}: ${names}.`,
  'place.none': () => 'The resume does not say where the person lives.',
  'place.home': ({ quotes }) => `The resume gives ${quotes} as the place of residence.`,
  'place.distance': ({ name, quotes }) =>
    `The resume gives ${quotes} as the place of residence; how near that is to ${name} is not known here.`,
  'place.partly': ({ quotes }) => `The resume gives only ${quotes}.`,
  'place.no_job': ({ name }) => `The resume does not say that one of the jobs was in ${name}.`,
  'title.past': ({ quotes }) => `The title was held at another time: ${quotes}.`,
  'title.lower': ({ quotes }) => `The title is held only in part: ${quotes}.`,
  'title.none': ({ name }) => `None of the jobs in the resume has the title ${name}.`,
  'team.denied': ({ quotes }) => `The resume denies it: ${quotes}.`,
  'team.largest': ({ count, quotes }) => `The largest team the resume names has ${count} people: ${quotes}.`,
  'team.uncounted': ({ quotes }) => `The resume does not say how many people: ${quotes}.`,
  'team.title': ({ quotes }) => `The job title suggests it: ${quotes}.`,
  'team.informal': ({ quotes }) => `The resume says only that others were mentored or trained: ${quotes}.`,
  'team.none': () => 'The resume does not say that the person has led people.',
  'employer.past': ({ name, quotes }) => `The work for ${name} was at another time: ${quotes}.`,
  'employer.none': ({ name }) => `None of the jobs in the resume is at ${name}.`,
  'industry.past': ({ quotes }) => `That was at another time: ${quotes}.`,
  'industry.served': ({ name }) => `The resume names ${name} only as those the employer worked for or with.`,
  'industry.none': ({ name }) => `None of the jobs in the resume shows ${name}.`,
  'history.no_internship': () => 'None of the jobs in the resume is an internship.',
  'history.goes_on': ({ span }) => `The only job still goes on: ${span} so far.`,
  'history.none': () => 'The resume does not say: it lists no jobs.',
  'history.last': ({ quotes }) => `The newest job in the resume is ${quotes}.`,
  'history.employers': ({ count }) =>
    `The resume names ${count} ${count === 1 ? 'employer' : 'employers'} in that time.`,
  'history.stay': ({ span, quotes }) => `The longest stay with one employer is ${span}: ${quotes}.`,
  'history.shortest': ({ span, quotes }) => `The shortest stay with one employer is ${span}: ${quotes}.`,
  'history.average': ({ span }) => `On average ${span} with an employer.`,
  'history.gap': ({ span }) => `The longest gap between dated jobs is ${span}.`,
  'history.no_gap': () => 'The dated jobs follow each other without a gap.',
  'open.right_to_work': () => 'The resume does not say whether the person may work there.',
  'open.sponsor': () => 'The resume does not say whether the person needs visa sponsorship.',
  'open.citizen': () => 'The resume does not say which citizenship the person has.',
  'open.salary': () => 'The resume does not say which pay the person expects.',
  'open.notice': () => 'The resume does not say how long the notice period is.',
  'open.start': () => 'The resume does not say when the person could start.',
  'open.full_time': () => 'The resume does not say which hours the person would work.',
  'open.part_time': () => 'The resume does not say which hours the person would work.',
  'open.shift': () => 'The resume does not say which shifts the person would work.',
  'open.travel': () => 'The resume does not say whether the person would travel.',
  'open.remote': () => 'The resume does not say where the person would work.',
  'open.relocate': () => 'The resume does not say whether the person would relocate.',
  'open.clearance': () => 'The resume does not say whether the person has a background check or clearance.',
  'open.driving': () => 'The resume does not say whether the person holds a driving licence.',
  'open.would': () => 'The resume does not say whether the person would do it.',
  'open.unclear': ({ quotes }) => `The resume speaks of it, but not clearly: ${quotes}.`,
  'link.none': ({ name }) =>
    name === '' ? 'The resume gives no link to a page.' : `The resume does not give: ${name}.`,
  'asks.skill': ({ name, level, words, window }) =>
    parts(
      level === 'deep' ? 'Good knowledge of' : 'Skill:',
      name,
      words === '' ? '' : `with the words “${words}”`,
      window,
    ),
  'asks.skills': ({ name, wanted, window }) => parts(`At least ${wanted} of:`, name, window),
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
      window,
    ),
  'asks.employer': ({ name, now }) => `${now === 1 ? 'Works now' : 'Has worked'} for ${name}`,
  'asks.industry': ({ name, now }) => `${now === 1 ? 'Works now' : 'Has worked'} in: ${name}`,
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
  'honours.none': () => 'The resume does not say whether the person graduated with honours.',
  'honours.other': ({ quotes }) => `The resume gives other honours: ${quotes}.`,
  'asks.grade': ({ comparison, value }) =>
    parts('A grade point average of', bound(comparison).toLowerCase(), value),
  'grade.none': () => 'The resume does not say the grade point average.',
  'asks.budget': ({ comparison, amount }) =>
    amount === 0 ? 'A budget' : parts('A budget of', bound(comparison).toLowerCase(), amount),
  'asks.availability': ({ weeks }) => parts('Could start', weeks === 0 ? 'at once' : `within ${weeks} weeks`),
  'asks.permit': ({ wants, name }) =>
    parts(
      wants === 'sponsor' ? 'Needs visa sponsorship' : 'Is permitted to work',
      name === '' ? '' : `in ${name}`,
    ),
  'budget.none': () => 'The resume does not say that the person has held a budget.',
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
