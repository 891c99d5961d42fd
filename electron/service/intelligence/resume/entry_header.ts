import { split, trim } from './lines.ts';
import { isPlace, isRemote } from './places.ts';
import { employerScore, isLegalForm, titleScore } from './titles.ts';

export type EntryHeader = {
  readonly title: string | null;
  readonly employer: string | null;
  readonly location: string | null;
};

const STRONG = /\t+|\s+[|•·∣◦]\s*|\s*[|•∣]\s+|\s+[–—]\s+|\s+-\s+|\s{3,}/g;

/**
 * Tells title, employer and place apart in the header lines of a job, dates already taken out. Titles are known by
 * their head noun, employers by legal forms and words for organisations; what is neither fills the gap.
 */
export function readEntryHeader(lines: readonly string[]): EntryHeader {
  const chunks: string[] = [];
  let location: string | null = null;
  for (const line of lines) {
    for (const piece of split({ text: line, start: 0 }, STRONG)) {
      for (const text of atParts(trim(piece).text)) {
        if (text === '' || /^https?:|^www\./i.test(text)) continue;
        const { rest, place } = takePlace(text);
        location ??= place;
        if (rest !== '') chunks.push(rest);
      }
    }
  }
  const { title, employer } = assign(mergeLegalForms(chunks));
  return { title, employer, location };
}

// "Nurse at St. Mary's", "Engineer @ Acme": the sign says which is which, so both sides stay apart.
function atParts(text: string): string[] {
  const match = /^(.{3,60}?)\s+(?:at|@|bei|chez|presso|bij|w firmie|en la empresa)\s+(\p{Lu}.{1,60})$/u.exec(
    text,
  );
  return match === null ? [text] : [(match[1] ?? '').replace(/,$/, ''), match[2] ?? ''];
}

/** Takes a place off the end of a header piece: "Globex, Austin, TX" → Globex and Austin, TX. */
function takePlace(text: string): { rest: string; place: string | null } {
  const parts = text.split(/\s*,\s*/);
  const tail = (count: number): string => parts.slice(-count).join(', ');
  // "Toronto, ON, Canada" ends a header only with its region in short; else two parts, then one.
  const regional = parts.length >= 3 && /^[A-Z]{2}$/.test(parts.at(-2) ?? '') && isPlace(tail(3));
  for (const count of regional ? [3] : [2, 1]) {
    if (parts.length < count || !(isPlace(tail(count)) || isRemote(tail(count)))) continue;
    const head = parts.slice(0, -count).join(', ');
    if (head === '' || head.length >= 2) return { rest: head, place: tail(count) };
  }
  return { rest: text, place: null };
}

function mergeLegalForms(chunks: readonly string[]): string[] {
  const merged: string[] = [];
  for (const chunk of chunks) {
    if (merged.length > 0 && isLegalForm(chunk)) merged[merged.length - 1] += `, ${chunk}`;
    else merged.push(chunk);
  }
  return merged;
}

function assign(chunks: readonly string[]): { title: string | null; employer: string | null } {
  const scored = chunks.map((text) => {
    const title = titleScore(text);
    const employer = employerScore(text);
    // "Software Engineer", "Hotel Manager": a word for an organisation inside a clear title names none.
    return { text, title, employer: title >= 1.6 && employer < 1 ? 0 : employer };
  });
  if (scored.length === 0) return { title: null, employer: null };
  if (scored.length === 1) return splitComma(scored[0]?.text ?? '');
  const pure = scored.filter((chunk) => chunk.title < 1);
  const titled = scored.filter((chunk) => chunk.title >= 1);
  if (titled.length === 0) {
    // No head noun known: the one that looks like an organisation is the employer, else the order of most templates.
    const employer = scored.toSorted((a, b) => b.employer - a.employer)[0];
    if (employer !== undefined && employer.employer > 0) {
      return { title: scored.find((chunk) => chunk !== employer)?.text ?? null, employer: employer.text };
    }
    return { title: scored[0]?.text ?? null, employer: scored[1]?.text ?? null };
  }
  const best = titled.toSorted(
    (a, b) => b.title - b.employer - (a.title - a.employer),
  )[0] as (typeof scored)[number];
  const others = scored.filter((chunk) => chunk !== best);
  const company =
    pure.toSorted((a, b) => b.employer - a.employer)[0] ??
    others.toSorted((a, b) => b.employer - a.employer || a.title - b.title)[0];
  // "Software Engineer, Globex | Austin team": the title piece itself may hold the employer.
  const inner = best.text.includes(',') ? splitComma(best.text) : null;
  if (
    inner !== null &&
    inner.employer !== null &&
    inner.title !== null &&
    employerScore(inner.employer) > (company?.employer ?? 0)
  ) {
    return inner;
  }
  return { title: best.text, employer: company?.text ?? null };
}

// "Staff Engineer, Platform": what follows is the team, and the employer is not named here.
const TEAM =
  /^(?:platform|backend|front-?end|mobile|web|infrastructure|data|payments|growth|security|research|cloud|operations|product|marketing|sales|finance|hr|it|r&d|analytics|core|search|ads|devops|networking)$/i;

/** "Title, Employer" or "Employer, Title"; a text without a comma is whichever it looks like. */
function splitComma(text: string): { title: string | null; employer: string | null } {
  const parts = mergeLegalForms(
    text
      .split(/\s*,\s+/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
  if (parts.length < 2) {
    return titleScore(text) >= employerScore(text) && titleScore(text) > 0
      ? { title: text, employer: null }
      : titleScore(text) === 0 && employerScore(text) === 0
        ? { title: text, employer: null }
        : { title: null, employer: text };
  }
  if (parts.length === 2 && TEAM.test(parts[1] ?? '') && titleScore(parts[0] ?? '') >= 1) {
    return { title: text, employer: null };
  }
  let best: { title: string; employer: string; score: number } | null = null;
  for (let cut = 1; cut < parts.length; cut += 1) {
    const left = parts.slice(0, cut).join(', ');
    const right = parts.slice(cut).join(', ');
    for (const [title, employer] of [
      [left, right],
      [right, left],
    ] as const) {
      const score =
        titleScore(title) -
        employerScore(title) +
        employerScore(employer) -
        titleScore(employer) * 0.8 +
        (title === left ? 0.05 : 0) -
        Math.abs(cut - 1) * 0.02;
      if (best === null || score > best.score) best = { title, employer, score };
    }
  }
  return best === null ? { title: text, employer: null } : { title: best.title, employer: best.employer };
}
