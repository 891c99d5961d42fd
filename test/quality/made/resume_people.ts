import type { Job, Person, Study } from './person.ts';
import { capital, type Dice, filled, listOf, plain, type WordList } from './words.ts';

/** Truth beyond what every layout prints: hobbies and unpaid work, which are no skills and no jobs. */
export type Invented = Person & { readonly hobbies: readonly string[]; readonly unpaid: string };

/** A person of one language with three jobs, two schools, skills, languages and certificates, drawn from its word list. */
export function invented(key: string, lang: string, words: WordList, dice: Dice): Invented {
  const { lists, sections } = words;
  const all = (name: string): readonly string[] => listOf(lists, name);
  const name = `${dice.pick(all('given'))} ${dice.pick(all('family'))}`;
  const towns = dice.shuffled(all('towns'));
  const families = dice.shuffled(all('family').filter((family) => !name.endsWith(family)));
  const trade = sections.get(dice.pick([...sections.keys()]))!;
  const employers = dice.shuffled(listOf(trade, 'employers'));
  let year = 2026 - dice.between(1, 4);
  let end = 'present';
  const work = listOf(trade, 'titles').map((title, at): Job => {
    const start = `${year}-${String(dice.between(1, 6)).padStart(2, '0')}`;
    const place = towns[at === 0 ? 0 : 1]!;
    const company = named(employers[at % employers.length]!, { town: place, family: families[at]! });
    const points = dice.shuffled(listOf(trade, 'points')).slice(0, dice.between(2, 3));
    const job = { title, company, location: place, start, end, points };
    end = `${year}-${String(dice.between(7, 12)).padStart(2, '0')}`;
    year -= dice.between(2, 4);
    // a job ends before the next begins, now and then with a gap
    end = `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`;
    return job;
  });
  const [degree = '', area = ''] = dice.pick(listOf(trade, 'degree')).split(' ; ');
  const school = { town: towns[1]!, family: families[3]! };
  const education: Study[] = [
    {
      degree,
      area,
      institution: named(dice.pick(all('schools')), school),
      location: towns[1]!,
      start: String(year - 4),
      end: String(year - 1),
    },
    {
      degree: '',
      area: '',
      institution: named(dice.pick(all('plain_schools')), school),
      location: towns[1]!,
      start: String(year - 12),
      end: String(year - 4),
    },
  ];
  const [first = '', ...rest] = dice.shuffled(all('tongues').slice(1)).slice(0, 2);
  const levels = all('levels');
  const country = dice.chance(0.6) ? `, ${all('country')[0]}` : '';
  return {
    key,
    lang,
    name,
    email: `${plain(name.split(' ')[0]!)}.${plain(name.split(' ').at(-1)!)}@example.com`,
    phone: all('phone')[0]!.replaceAll('#', () => String(dice.between(0, 9))),
    location: `${towns[0]}${country}`,
    headline: work[0]!.title,
    summary: all('summary_text')[0]!,
    work,
    education,
    skills: listOf(trade, 'skills'),
    languages: [
      `${all('tongues')[0]} (${levels[0]})`,
      `${first}: ${levels[1]}`,
      ...rest.map((one) => `${one}, ${levels[2]}`),
    ].map((text) => capital(text, lang)),
    certificates: dice.shuffled(all('certificates')).slice(0, 2),
    links: [],
    hobbies: all('hobbies'),
    unpaid: filled(dice.pick(all('other')), { town: towns[0]! }),
  };
}

/** A name by its pattern, without the town some patterns add after a comma: layouts say the place themselves. */
function named(pattern: string, values: Readonly<Record<string, string>>): string {
  return filled(pattern.replace(', {town}', ''), values);
}
