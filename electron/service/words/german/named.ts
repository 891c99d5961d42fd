// Was in Sätzen zu Kriterien steht und englische Namen aus den Listen des Dienstes sein kann, auf Deutsch.

import { categoryInGerman } from './categories.ts';
import { certificateInGerman } from './certificates.ts';
import { industryInGerman } from './industries.ts';
import { listInGerman, lookUp, NAMES } from './lists.ts';
import { skillInGerman } from './skills.ts';

type Arg = string | number | undefined;

const own = (name: Arg): string => String(name ?? '');
const DETAILS = lookUp({
  'email address': 'E-Mail-Adresse',
  'phone number': 'Telefonnummer',
  'website or portfolio': 'Website oder Portfolio',
});
/** Arbeit, die keine Liste führt und die in Anzeigen und Kriterien so heißt. */
const WORK = lookUp(
  {
    'backend development': 'Backend-Entwicklung',
    'front-end development': 'Frontend-Entwicklung',
    'frontend development': 'Frontend-Entwicklung',
    'full-stack development': 'Full-Stack-Entwicklung',
    'on-call rotation': 'Rufbereitschaft',
    'software development': 'Softwareentwicklung',
    'software engineering': 'Softwareentwicklung',
    'user interviews': 'Nutzerinterviews',
  },
  (english) => english.toLowerCase(),
);

/** „relationale Datenbank“, „Docker oder Podman“, „Staplerschein“; was keine Liste kennt, bleibt, wie es ist. */
export const nameInGerman = (name: Arg): string =>
  listInGerman(
    own(name),
    NAMES,
    (one) =>
      categoryInGerman(one) ?? certificateInGerman(one) ?? skillInGerman(one) ?? WORK(one) ?? DETAILS(one),
  );

/** Namen aus dem Kriterium oder von Orten: „Leeds oder York“. */
export const either = (name: Arg): string => own(name).replaceAll(' / ', ' oder ');

/** „im Bankwesen“; vor allem anderen steht das Wort, das in den Satz gehört. */
export const fieldInGerman = (name: Arg, before = 'im Bereich ', join = ' oder '): string =>
  own(name)
    .split(' / ')
    .map((one) => industryInGerman(one) ?? `${before}${nameInGerman(one)}`)
    // zwei Namen können dieselbe Branche sein
    .filter((one, at, all) => all.indexOf(one) === at)
    .join(join);

/** Womit, worin oder als was jemand gearbeitet hat (kinds/years.ts): „als Buchhalterin“, „im Bankwesen“, „mit Python“. */
export function workInGerman(name: Arg, kind: Arg, join = ' oder '): string {
  const [subjects = '', ...beside] = own(name).split(' + ');
  const tools = beside.map((tool) => ` und ${nameInGerman(tool)}`).join('');
  if (subjects === '') return '';
  if (subjects === 'leading people') return `in der Führung von Personen${tools}`;
  if (kind === 'title') return `als ${either(subjects)}${tools.replace(' und', ' mit')}`;
  const before = kind === 'field' ? 'im Bereich ' : kind === 'skill' ? 'mit ' : 'für ';
  return `${fieldInGerman(subjects, before, join)}${tools}`;
}
