import { regex } from '../language/pattern.ts';
import { EMAIL, URL, type Found } from './contact_patterns.ts';
import type { Line } from '../language/lines.ts';

const PROFILES = regex('i')`
    ^(?:linkedin|github|gitlab|xing|behance|dribbble|stackoverflow|medium|twitter|x|kaggle|bitbucket|
    orcid|researchgate|instagram|facebook|youtube|vimeo|codepen|leetcode|hackerrank)\.`;
const OWN =
  /\.\w+\/|^https?:|^www\.|\.(?:com|org|net|io|dev|me|de|page|site|app|tech|design|eu|fr|es|it|nl|pl|pt|ch|at|uk)$/i;

/** Links to profiles and pages in text order, behind words and over two lines too, without end signs. */
export function readLinks(lines: readonly Line[], emails: readonly string[]): Found[] {
  const domains = new Set(emails.map((email) => email.split('@')[1]));
  const found: Found[] = [];
  const add = (link: string, start: number, end: number, sure: number): void => {
    const bare = link.replace(/[.,;:)\]]+$/, '').replace(/\/$/, '');
    const key = keyOf(bare);
    if (key === '' || found.some(({ value }) => keyOf(value) === key)) return;
    found.push({ value: bare, span: { start, end }, confidence: sure });
  };
  for (const [at, line] of lines.entries()) {
    const linked = (line.links ?? []).filter((link) => /^https?:/i.test(link));
    const text = line.text.replaceAll(EMAIL, (match) => ' '.repeat(match.length));
    const written = [...text.matchAll(URL)].filter(
      ([match]) => OWN.test(match) && !domains.has(match.toLowerCase()),
    );
    for (const match of written) {
      const start = line.start + match.index;
      const end = start + match[0].length;
      const rest =
        end === line.start + line.text.trimEnd().length ? goesOn(match[0], lines[at + 1], line) : null;
      if (rest !== null) add(match[0] + rest.text, start, rest.end, 0.85);
      else {
        // The link behind a shortened text is the whole of it.
        const whole = linked.find((link) => keyOf(link).startsWith(keyOf(match[0].replace(/[.…]+$/, ''))));
        add(whole !== undefined && keyOf(whole) !== keyOf(match[0]) ? whole : match[0], start, end, 0.95);
      }
    }
    for (const link of linked) {
      if (
        found.some(
          ({ value }) => keyOf(value).startsWith(keyOf(link)) || keyOf(link).startsWith(keyOf(value)),
        )
      ) {
        continue;
      }
      add(link, line.start, line.end, PROFILES.test(keyOf(link)) ? 0.95 : 0.85);
    }
  }
  return found;
}

/** The rest of an address of a profile that a narrow column broke ("linkedin.com/in/ada-" / "muster"). */
function goesOn(link: string, next: Line | undefined, line: Line): { text: string; end: number } | null {
  if (next === undefined || next.page !== line.page || next.column !== line.column) return null;
  if (!/[/_-]$/.test(link) && !PROFILES.test(keyOf(link))) return null;
  const rest = /^[a-z0-9][a-z0-9_/-]*$/.exec(next.text.trim())?.[0];
  return rest === undefined || !/[/_-]$|\/in\/?$/.test(link)
    ? null
    : { text: rest, end: next.start + next.text.trimEnd().length };
}

function keyOf(link: string): string {
  return link
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
    .toLowerCase();
}
