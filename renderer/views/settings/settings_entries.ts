import { FIT, fit } from '../../lib/fit.ts';

/** Something the settings say, and where. */
export type Entry = {
  /** Its place among all of them. */
  readonly value: string;
  /** A sentence or a name, as it stands on the page. */
  readonly label: string;
  /** The part it stands in. */
  readonly part: string;
  readonly element: HTMLElement;
  /** The name of a part. */
  readonly is_title: boolean;
};

/** What holds the words of the page itself; what people entered stands in other elements. */
const WORDS = 'h2, h3, h4, p, label, legend, dt, th, button, summary, li';
const SENTENCES = /(?<=[.!?:])\s+/u;

/** Everything the settings say by now, in the order of the page, each part by its name first. */
export function entriesOf(page: HTMLElement): Entry[] {
  const entries: Entry[] = [];
  for (const section of page.querySelectorAll<HTMLElement>('section[id][aria-labelledby]')) {
    const part = section.querySelector('h2')?.textContent.trim() ?? '';
    const said = new Set<string>();
    for (const element of section.querySelectorAll<HTMLElement>(WORDS)) {
      if (element.querySelector(WORDS) !== null || !element.checkVisibility()) continue;
      for (const sentence of element.innerText.split(SENTENCES)) {
        const label = sentence.replaceAll(/\s+/gu, ' ').trim();
        if (!/\p{L}{2}/u.test(label) || said.has(label)) continue;
        said.add(label);
        const is_title = element.tagName === 'H2';
        entries.push({ value: String(entries.length), label, part, element, is_title });
      }
    }
  }
  return entries;
}

/** What has the typed words, names of parts first, then what fits best; without any, the names of the parts. */
export function matching(entries: readonly Entry[], typed: string, most: number): Entry[] {
  if (typed.trim() === '') return entries.filter(({ is_title }) => is_title);
  return entries
    .map((entry) => ({ entry, fits: fit(typed, entry.label) }))
    .filter(({ entry, fits }) => fits >= (entry.is_title ? FIT.initials : FIT.inside))
    .toSorted(
      (a, b) =>
        Number(b.entry.is_title) - Number(a.entry.is_title) ||
        b.fits - a.fits ||
        // a name says in fewer words what a sentence is about
        a.entry.label.length - b.entry.label.length,
    )
    .slice(0, most)
    .map(({ entry }) => entry);
}
