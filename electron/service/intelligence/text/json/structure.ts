import { regex } from '../../language/pattern.ts';
import type { Structured } from '../../document.ts';
import {
  emptyProfile,
  type EducationEntry,
  type PartialDate,
  type Profile,
  type SkillEntry,
  type Span,
  type WorkEntry,
} from '../../profile.ts';
import { findDates, interval, lastUsed, monthOf, unionMonths } from '../../language/dates.ts';
import { degreeLevel } from '../../language/degrees.ts';
import { cefrOf } from '../../language/language_levels.ts';
import { toE164 } from '../../language/phone.ts';
import { readPlace } from '../../language/places.ts';
import { findSkill } from '../../skills/lexicon.ts';
import type { Laid, LaidEntry } from './layout.ts';
import { objectOf, textOf, type Loose } from './loose.ts';
import type { Marked } from './page.ts';

const INTERNSHIP = regex('iu')`
    (?<!\p{L})(?:interns?|internship|praktikant\p{L}*|praktikum|stagiaire|becari[oa]|tirocinante|
    stagista|stażyst\p{L}*|apprentice|werkstudent\p{L}*)(?!\p{L})`;

/** The profile a laid-out JSON Resume gives: its own fields, and from them what the reader of text makes of words. */
export function structureOf(laid: Laid): Structured {
  return (options) => {
    const { reference_date, lexicon } = options;
    const location = placeOf(laid);
    const country = location?.country ?? null;
    const work = laid.work.map((entry, i) => workEntry(entry, laid.extra.work?.[i], reference_date));
    const dated = work.map((entry) => interval(entry, reference_date)).filter((months) => months !== null);
    const phones = laid.phones.map(({ text }) => {
      const number = toE164(text, country);
      return number?.startsWith('+') === true ? number : text;
    });
    const education = laid.education.map((entry, i) =>
      educationEntry(entry, laid.extra.education?.[i], reference_date),
    );
    const summary = laid.summary;
    const { authorisation, relocation, extra } = laid;
    const profile: Profile = {
      ...emptyProfile(),
      name: laid.name?.text ?? null,
      headline: laid.headline?.text ?? null,
      summary: summary === null ? null : { text: wordsIn(laid, summary), span: summary },
      emails: laid.emails.map(({ text }) => text.toLowerCase()),
      phones,
      links: laid.links.map(({ text }) => text),
      location,
      work,
      education,
      skills: skillsOf(laid, work, options),
      languages: laid.languages.map(({ name, fluency, span }) => {
        const known = findSkill(lexicon, name.text);
        const canonical = known?.kind === 'language' ? known.canonical : name.text;
        return { name: canonical, cefr: fluency === null ? null : cefrOf(fluency.text), span };
      }),
      certifications: laid.certificates.map(({ raw, name, issuer, span }, i) => ({
        name: name.text,
        issuer: issuer?.text ?? null,
        issued: dateOf(raw['date'], reference_date),
        expires: dateOf(extra.certificates?.[i]?.expires, reference_date),
        span,
      })),
      work_authorisation: authorisation,
      relocation: relocation === null ? null : { ...relocation, willing: extra.relocation?.willing ?? false },
      sections: laid.sections,
      totals: {
        months_experience: dated.length === 0 ? null : unionMonths(dated),
        months_management: null,
      },
    };
    const sources = sourcesOf(laid, profile);
    return { ...profile, sources, confidence: confidenceOf(profile, sources) };
  };
}

function wordsIn({ document }: Laid, { start, end }: Span): string {
  return document.text.slice(start, end).replaceAll('\n', ' ');
}

function placeOf(laid: Laid): Profile['location'] {
  if (laid.location === null) return null;
  const given = objectOf(objectOf(laid.raw['basics'])['location']);
  const read = readPlace(laid.location.text);
  const code = textOf(given['countryCode']).toUpperCase();
  const own = (name: string): string | null => textOf(given[name]) || null;
  return {
    raw: laid.location.text,
    city: own('city') ?? read?.city ?? null,
    region: own('region') ?? read?.region ?? null,
    country: /^[A-Z]{2}$/.test(code) ? code : (read?.country ?? null),
  };
}

/** "2020-05-01", "2020-05", "2020"; an impossible month leaves the year; words are read as in text. */
function dateOf(value: unknown, reference: string): PartialDate | null {
  const text = textOf(value);
  const iso = /^(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.]\d{1,2})?(?:T.*)?$/.exec(text);
  if (iso === null) return text === '' ? null : (findDates(text.slice(0, 60), reference)[0]?.end ?? null);
  const year = Number(iso[1]);
  const month = Number(iso[2] ?? 0);
  if (year < 1940 || year > 2049) return null;
  return { year, month: month >= 1 && month <= 12 ? month : null };
}

type Range = { start: PartialDate | null; end: PartialDate | null; current: boolean };

/** A missing end means "until now" where there is a start, as JSON Resume has it. */
function rangeOf(raw: Loose, reference: string, current: boolean | undefined): Range {
  const start = dateOf(raw['startDate'], reference);
  const end = dateOf(raw['endDate'], reference);
  const written = textOf(raw['endDate']);
  const open = end === null && (written === '' || /^(?:present|current|now|today|ongoing)$/i.test(written));
  const turned =
    start !== null &&
    end !== null &&
    start.year * 12 + (start.month ?? 1) > end.year * 12 + (end.month ?? 12);
  const range = turned ? { start: end, end: start } : { start, end };
  return { ...range, current: end === null && (current ?? (open && start !== null)) };
}

function workEntry(
  { raw, title, place, location, bullets, span }: LaidEntry,
  extra: { readonly kind: WorkEntry['kind']; readonly current: boolean } | undefined,
  reference: string,
): WorkEntry {
  const range = rangeOf(raw, reference, extra?.current);
  const months = interval(range, reference);
  return {
    title: title?.text ?? null,
    employer: place?.text ?? null,
    location: location?.text ?? null,
    kind: extra?.kind ?? (INTERNSHIP.test(title?.text ?? '') ? 'internship' : 'employment'),
    ...range,
    months: months === null ? null : months[1] - months[0] + 1,
    bullets,
    span,
  };
}

function educationEntry(
  { raw, title, field, place, span }: LaidEntry,
  extra: { readonly level: number | null; readonly completed: boolean } | undefined,
  reference: string,
): EducationEntry {
  const { start, end, current } = rangeOf(raw, reference, undefined);
  const ahead = end !== null && end.year * 12 + (end.month ?? 1) - 1 > monthOf(reference);
  return {
    school: place?.text ?? null,
    degree: title?.text ?? null,
    level: extra === undefined ? (title === null ? null : degreeLevel(title.text)) : extra.level,
    field: field?.text ?? null,
    start,
    end,
    completed: extra?.completed ?? !(current || ahead),
    span,
  };
}

function skillsOf(
  laid: Laid,
  work: readonly WorkEntry[],
  { lexicon, reference_date: reference, mentionedSkills }: Parameters<Structured>[0],
): SkillEntry[] {
  // Lines are laid out here: one that goes on in the next is not of the person's making.
  const mentions = mentionedSkills(laid.document, laid.sections, lexicon).filter(
    ({ canonical, start, end }) =>
      lexicon.skills.get(canonical)?.kind !== 'language' &&
      !laid.document.text.slice(start, end).includes('\n'),
  );
  const evidence = Map.groupBy(mentions, ({ canonical }) => canonical);
  const entries: SkillEntry[] = [];
  const known = new Set<string>();
  const add = (name: string, canonical: string | null, own: Span[]): void => {
    const key = canonical ?? name.toLowerCase();
    if (known.has(key)) return;
    known.add(key);
    const found = (canonical === null ? [] : (evidence.get(canonical) ?? [])).map(({ start, end }) => ({
      start,
      end,
    }));
    const all = [...own.filter(({ start }) => !found.some((span) => span.start === start)), ...found];
    entries.push({ name, canonical, ...usedIn(all, work, reference), evidence: all });
  };
  for (const { text, span } of laid.skills) {
    const skill = findSkill(lexicon, text);
    if (skill?.kind !== 'language') add(text, skill?.canonical ?? null, [span]);
  }
  for (const [canonical, [first]] of evidence) {
    if (first !== undefined) add(laid.document.text.slice(first.start, first.end), canonical, []);
  }
  return entries;
}

/** The union of the dated jobs that name a skill, and the last month of the newest of them. */
function usedIn(
  evidence: readonly Span[],
  work: readonly WorkEntry[],
  reference: string,
): Pick<SkillEntry, 'months' | 'last_used'> {
  const jobs = work
    .filter(({ span }) => evidence.some(({ start }) => start >= span.start && start < span.end))
    .flatMap((entry) => {
      const months = interval(entry, reference);
      return months === null ? [] : [{ months, last: lastUsed(entry, months, reference) }];
    });
  if (jobs.length === 0) return { months: null, last_used: null };
  const last = Math.max(...jobs.map((job) => job.last));
  return {
    months: unionMonths(jobs.map(({ months }) => months)),
    last_used: { year: Math.floor(last / 12), month: (last % 12) + 1 },
  };
}

function sourcesOf(laid: Laid, profile: Profile): Record<string, Span> {
  const found: Record<string, Span> = {};
  const put = (path: string, marked: Marked | null): void => {
    if (marked !== null) found[path] = marked.span;
  };
  put('name', laid.name);
  put('headline', laid.headline);
  put('location', laid.location);
  put('work_authorisation', laid.authorisation);
  put('relocation', laid.relocation);
  if (laid.summary !== null) found['summary'] = laid.summary;
  for (const kind of ['emails', 'phones', 'links'] as const) {
    for (const [i, marked] of laid[kind].entries()) put(`${kind}.${i}`, marked);
  }
  for (const [i, entry] of laid.work.entries()) {
    put(`work.${i}.title`, entry.title);
    put(`work.${i}.employer`, entry.place);
    put(`work.${i}.location`, entry.location);
    put(`work.${i}.dates`, entry.dates);
  }
  for (const [i, entry] of laid.education.entries()) {
    put(`education.${i}.school`, entry.place);
    put(`education.${i}.degree`, entry.title);
    put(`education.${i}.field`, entry.field);
    put(`education.${i}.dates`, entry.dates);
  }
  for (const [i, { evidence }] of profile.skills.entries()) {
    if (evidence[0] !== undefined) found[`skills.${i}`] = evidence[0];
  }
  for (const [i, { span }] of laid.languages.entries()) found[`languages.${i}`] = span;
  for (const [i, { span }] of laid.certificates.entries()) found[`certifications.${i}`] = span;
  return found;
}

/** The file itself says what is what, so every field that is there is sure. */
function confidenceOf(profile: Profile, sources: Readonly<Record<string, Span>>): Record<string, number> {
  return {
    ...Object.fromEntries(Object.keys(sources).map((path) => [path, 1])),
    name: sure(profile.name !== null),
    email: sure(profile.emails.length > 0),
    phone: sure(profile.phones.length > 0),
    location: sure(profile.location !== null),
    work: sure(profile.work.length > 0),
    education: sure(profile.education.length > 0),
    skills: sure(profile.skills.length > 0),
  };
}

function sure(is_there: boolean): number {
  return is_there ? 1 : 0;
}
