import { TRUTH, type Fact, type MadeJob, type Place } from './facts.ts';
import { capital, type Dice, filled, listOf, plain, type WordList } from './words.ts';

/** An invented person whose resume is written fact by fact. */
export type MadePerson = {
  readonly name: string;
  readonly town: string;
  readonly jobs: readonly MadeJob[];
  /** Puts the words of a fact where they belong; returns the words. */
  tell(fact: Fact, words: string): string;
  /** The resume as plain text. */
  text(): string;
};

type Lists = {
  readonly words: WordList;
  readonly phrases: WordList;
  readonly fillings: WordList['lists'];
};

/** October 2026, the last month that counts of a running job, in months since the year 0. */
const NOW = 2026 * 12 + 9;
/** Predicates about tools: each draws from a third of them, so that no two facts of a person are about the same. */
const TOOLS = ['tool', 'tool_years', 'window'];

/** A person with three jobs, one after the other without a gap, and the resume with nothing but them. */
export function personOf(key: string, lang: string, words: WordList, dice: Dice): MadePerson {
  const { lists, sections } = words;
  const word = (name: string): string => listOf(lists, name)[0]!;
  const name = `${dice.pick(listOf(lists, 'given'))} ${dice.pick(listOf(lists, 'family'))}`;
  const [town = '', elsewhere = ''] = dice.shuffled(listOf(lists, 'towns'));
  const trade = sections.get(dice.pick([...sections.keys()]))!;
  const families = dice.shuffled(listOf(lists, 'family').filter((family) => !name.endsWith(family)));
  let end = NOW;
  const jobs = listOf(trade, 'titles').map((title, at): MadeJob => {
    const months = dice.between(26, 92);
    const last = end;
    end -= months;
    const employers = listOf(trade, 'employers');
    const pattern = employers[at % employers.length]!;
    const employer = filled(pattern, { town: at === 0 ? town : elsewhere, family: families[at]! });
    const until = last === NOW ? word('present') : moment(last);
    return {
      title,
      employer,
      start: moment(end + 1),
      end: until,
      months,
      ago: NOW - last,
      lines: [listOf(trade, 'points')[at]!],
    };
  });
  const rest: Record<Exclude<Place, 'job' | 'home' | 'none'>, string[]> = {
    education: [`${filled(listOf(lists, 'plain_schools')[0]!, { town, family: families[3]! })}, 2002 - 2006`],
    certificates: [dice.pick(listOf(lists, 'certificates'))],
    languages: [`${capital(word('tongues'), lang)}: ${word('levels')}`],
    skills: [...listOf(trade, 'skills')],
    also: [],
  };
  const phone = word('phone').replaceAll('#', () => String(dice.between(0, 9)));
  const style = dice.between(0, 2);
  const heading = (part: string): string => dice.pick(listOf(lists, part)).toLocaleUpperCase(lang);
  return {
    name,
    town,
    jobs,
    tell(fact, text) {
      if (text === '') return text;
      if (fact.place === 'job') jobs[fact.job]!.lines.push(text);
      else if (fact.place !== 'home' && fact.place !== 'none') rest[fact.place].push(text);
      return text;
    },
    text() {
      return [
        name,
        `${town}, ${word('country')}`,
        `${plain(name.split(' ')[0]!)}.${plain(key)}@example.com | ${phone}`,
        ...under(
          heading('h.work'),
          jobs.flatMap((job) => [...header(job, style), ...job.lines.map((line) => `- ${line}`)]),
        ),
        ...under(heading('h.education'), rest.education),
        ...under(heading('h.certificates'), rest.certificates),
        ...under(heading('h.languages'), rest.languages),
        ...under(heading('h.skills'), [rest.skills.join(', ')]),
        ...under(heading('h.other'), rest.also),
        '',
      ].join('\n');
    },
  };
}

function under(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines];
}

function header(job: MadeJob, style: number): string[] {
  const span = `${job.start} - ${job.end}`;
  if (style === 0) return [`${job.title}, ${job.employer}`, span];
  return style === 1 ? [`${span}  ${job.title}, ${job.employer}`] : [job.title, job.employer, span];
}

function moment(month: number): string {
  return `${String((month % 12) + 1).padStart(2, '0')}/${Math.floor(month / 12)}`;
}

/** A fact of a person: how they stand to what a predicate asks (facts.ts), filled in. */
export function factOf(
  predicate: string,
  status: string,
  person: MadePerson,
  lists: Lists,
  dice: Dice,
): Fact {
  const statuses = TRUTH[predicate]!;
  const made = (place: Place, values: Record<string, string>, job = 0): Fact => ({
    predicate,
    status,
    truth: statuses[status]!,
    place,
    job,
    values,
  });
  const row = (): Record<string, string> => fillingOf(predicate, lists, dice);
  const amounts = (least: number, most: number): Record<string, string> => {
    const [low, high] = [dice.between(least, most), dice.between(least, most)].toSorted((a, b) => a - b);
    // at least n: held with as many or more, missed with fewer; a notice of at most n the other way round
    const [m, n] = (status === 'held') === (predicate === 'start') ? [low!, high! + 1] : [high! + 1, low!];
    return { m: String(m), n: String(n) };
  };
  const job = dice.between(0, 2);
  const of_job = person.jobs[job]!;
  const years = Math.floor(of_job.months / 12);
  const n = String(status === 'fewer' ? years + 1 : years);
  switch (predicate) {
    case 'tool':
      return made(status === 'held' || status === 'neighbour' ? 'job' : 'also', row());
    case 'certificate':
    case 'licence':
      return made('certificates', row());
    case 'degree': {
      const { lists: words } = lists.words;
      const { town, jobs } = person;
      const family = jobs[0]!.employer.split(' ')[0]!;
      return made('education', { ...row(), school: filled(listOf(words, 'schools')[0]!, { town, family }) });
    }
    case 'language':
      return made('languages', row());
    case 'team':
      return made(status === 'denied' ? 'also' : 'job', amounts(4, 14), job);
    case 'budget':
      return made('job', amounts(2, 12), job);
    case 'rank':
    case 'shift':
      return made('also', row());
    case 'tool_years':
      return made(status === 'listed' ? 'skills' : 'job', { ...row(), n }, job);
    case 'window': {
      const recent = status === 'held';
      const span = String(recent ? dice.between(2, 5) : Math.min(3, Math.floor(person.jobs[2]!.ago / 12)));
      return made('job', { ...row(), n: span }, recent ? 0 : 2);
    }
    case 'years_with': {
      const values = { x: of_job.title, t: row()['x']!, n };
      return made('job', values, status === 'elsewhere' ? (job + 1) % 3 : job);
    }
    case 'title_years':
      return made('none', { x: of_job.title, n }, job);
    case 'industry_years': {
      const values: Record<string, string> = { ...row(), n };
      const other = listOf(lists.phrases.sections.get(predicate)!, 'neighbour')[0]!;
      const told = filled(other, { ...values, Y: capital(values['y'] ?? '', 'en') });
      for (const [at, one] of person.jobs.entries()) if (at !== job) one.lines.push(told);
      return made('job', values, job);
    }
    case 'place': {
      const towns = listOf(lists.words.lists, 'towns').filter((town) => town !== person.town);
      return made('also', { x: status === 'held' ? person.town : dice.pick(towns) });
    }
    case 'start':
      return made('also', amounts(2, 10));
    case 'employer':
    case 'never_employer': {
      const known = [person.name, ...person.jobs.map(({ employer }) => employer)].join(' ');
      const family = listOf(lists.words.lists, 'family').find((one) => !known.includes(one))!;
      const patterns = [...lists.words.sections.values()].flatMap((trade) => listOf(trade, 'employers'));
      const employed = status === (predicate === 'employer' ? 'held' : 'worked');
      const pattern = dice.pick(patterns.filter((one) => one.includes('{family}')));
      const other = filled(pattern, { family, town: person.town });
      return made('also', { x: employed ? of_job.employer : other });
    }
    case 'few_employers':
      return made('none', { n: String(status === 'held' ? dice.between(3, 4) : 2) });
    default:
      // permit, relocation: nothing to fill in but the country
      return made('also', { country: listOf(lists.words.lists, 'country')[0]! });
  }
}

/** What is asked for (x), its neighbours or lower levels (y, z). */
function fillingOf(predicate: string, { phrases, fillings }: Lists, dice: Dice): Record<string, string> {
  const tool = TOOLS.indexOf(predicate);
  const list =
    tool < 0
      ? (phrases.sections.get(predicate)?.get('fillings') ?? listOf(fillings, predicate))
      : listOf(fillings, 'tool').filter((_, at) => at % TOOLS.length === tool);
  const [x = '', y = '', z = ''] = dice.pick(list).split(' ; ');
  return { x, y, z };
}
