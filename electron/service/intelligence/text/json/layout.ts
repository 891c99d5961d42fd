import type { ResumeDocument } from '../../document.ts';
import type { Section, SectionKind, Span } from '../../profile.ts';
import { LonglistExtra } from '../../json_resume/schema.ts';
import { networkOf } from '../../json_resume/to_json_resume.ts';
import { countryName } from '../../language/countries.ts';
import { linkTarget } from '../flow.ts';
import { AWARD, JOB, PROJECT, PUBLICATION, STUDY, VOLUNTEER, type Fields } from './fields.ts';
import { linesOf, objectOf, objectsOf, textOf, textsOf, type Loose } from './loose.ts';
import { createPage, type Marked, type Page } from './page.ts';

/** An entry as it was laid out; what it says of dates is read later. */
export type LaidEntry = {
  readonly raw: Loose;
  readonly title: Marked | null;
  /** Employer or school. */
  readonly place: Marked | null;
  readonly location: Marked | null;
  /** The field of study. */
  readonly field: Marked | null;
  readonly dates: Marked | null;
  readonly bullets: Span[];
  readonly span: Span;
};
/** A JSON Resume laid out as a person would, with the place of each of its facts. */
export type Laid = {
  readonly document: ResumeDocument;
  readonly sections: Section[];
  readonly raw: Loose;
  readonly extra: LonglistExtra;
  readonly name: Marked | null;
  readonly headline: Marked | null;
  readonly emails: Marked[];
  readonly phones: Marked[];
  readonly links: Marked[];
  readonly location: Marked | null;
  readonly summary: Span | null;
  readonly work: LaidEntry[];
  readonly education: LaidEntry[];
  readonly certificates: {
    readonly raw: Loose;
    readonly name: Marked;
    readonly issuer: Marked | null;
    readonly span: Span;
  }[];
  readonly skills: Marked[];
  readonly languages: { readonly name: Marked; readonly fluency: Marked | null; readonly span: Span }[];
  readonly authorisation: Marked | null;
  readonly relocation: Marked | null;
};

/** Lays a resume out under plain headings, in the order people read: who, what they did, what they learned and know. */
export function layOut(resume: Loose): Laid {
  const page = createPage();
  const basics = objectOf(resume['basics']);
  const extra = LonglistExtra.safeParse(objectOf(resume['meta'])['longlist']).data ?? {};
  const header = layHeader(page, basics, extra);
  const summary = layText(page, 'summary', 'Summary', linesOf(basics['summary']));
  const work = layEntries(page, resume['work'], 'experience', 'Experience', JOB);
  layEntries(page, resume['volunteer'], 'volunteering', 'Volunteering', VOLUNTEER);
  const education = layEntries(page, resume['education'], 'education', 'Education', STUDY);
  layEntries(page, resume['projects'], 'projects', 'Projects', PROJECT);
  const skills = laySkills(page, resume['skills']);
  const languages = layLanguages(page, resume['languages']);
  const certificates = layCertificates(page, resume['certificates']);
  layEntries(page, resume['awards'], 'awards', 'Awards', AWARD);
  layEntries(page, resume['publications'], 'publications', 'Publications', PUBLICATION);
  layInterests(page, resume['interests']);
  layReferences(page, resume['references']);
  const further = layFurther(page, extra);
  return {
    ...page.finish(),
    raw: resume,
    extra,
    ...header,
    summary,
    work,
    education,
    skills,
    languages,
    certificates,
    ...further,
  };
}

type Header = Pick<Laid, 'name' | 'headline' | 'emails' | 'phones' | 'links' | 'location'>;
const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

function layHeader(page: Page, basics: Loose, extra: LonglistExtra): Header {
  const [name = null] = page.line([textOf(basics['name'])], '', { bold: true });
  const [headline = null] = page.line([textOf(basics['label'])]);
  const emails = [textOf(basics['email']), ...(extra.emails ?? []).map(textOf)];
  const phones = [textOf(basics['phone']), ...(extra.phones ?? []).map(textOf)];
  const contact = page.line([...emails, ...phones], ' | ');
  const place = objectOf(basics['location']);
  const country = textOf(place['countryCode']).toUpperCase();
  const parts = [
    textOf(place['city']),
    textOf(place['region']),
    /^[A-Z]{2}$/.test(country) ? countryName(country) : country,
  ].filter((part) => part !== '');
  const written = textOf(extra.location) || parts.join(', ') || textOf(place['address']);
  const [location = null] = page.line([written]);
  const links: (Marked | null)[] = [];
  const addLink = (label: string, url: string): void => {
    const target = linkTarget(url);
    const placed = page.line([label, url], ': ', { links: target === null ? [] : [target] });
    links.push(placed[1] ?? null);
  };
  addLink('', textOf(basics['url'] ?? basics['website']));
  for (const each of objectsOf(basics['profiles'])) {
    const url = textOf(each['url']);
    const network = textOf(each['network']);
    if (url !== '') addLink(network || (networkOf(url).network ?? ''), url);
    // A name without an address leads nowhere: it is shown, and no link.
    else page.line([network, textOf(each['username'])], ': ');
  }
  return {
    name,
    headline,
    emails: contact.slice(0, emails.length).filter(present),
    phones: contact.slice(emails.length).filter(present),
    links: links.filter(present),
    location,
  };
}

function layText(page: Page, kind: SectionKind, heading: string, lines: readonly string[]): Span | null {
  if (lines.length === 0) return null;
  page.heading(kind, heading);
  const start = page.at;
  for (const line of lines) page.line([line]);
  return { start, end: page.at - 1 };
}

function layEntries(
  page: Page,
  value: unknown,
  kind: SectionKind,
  heading: string,
  fields: Fields,
): LaidEntry[] {
  const entries = objectsOf(value);
  if (entries.length === 0) return [];
  page.heading(kind, heading);
  return entries.map((raw) => {
    const first = (names: readonly string[]): string =>
      names.map((name) => textOf(raw[name])).find((text) => text !== '') ?? '';
    const start = page.at;
    const from = first(fields.start);
    const to = first(fields.end) || (from === '' ? '' : 'present');
    const dates = [from, to].filter((date) => date !== '').join(' – ');
    const head = [first(fields.title), first(fields.field)];
    // Title and field are one phrase ("Bachelor, Economics"), the dates stand apart.
    const joined = page.line([head.filter((part) => part !== '').join(', '), dates], '\t', { bold: true });
    const [title, field] = piecesOf(joined[0] ?? null, head);
    const [place = null, location = null] = page.line([first(fields.place), textOf(raw['location'])], ', ');
    const bullets: Span[] = [];
    for (const name of fields.text) {
      const lines = Array.isArray(raw[name]) ? [textsOf(raw[name]).join(', ')] : linesOf(raw[name]);
      for (const line of lines) {
        const [placed] = page.line([name === 'score' || name === 'gpa' ? `Grade: ${line}` : line]);
        if (present(placed) && name === 'summary') bullets.push(placed.span);
      }
    }
    for (const name of fields.bullets) {
      for (const bullet of textsOf(raw[name])) {
        const [placed] = page.line([bullet], '', { bullet: true });
        if (present(placed)) bullets.push(placed.span);
      }
    }
    const span = { start, end: Math.max(start, page.at - 1) };
    return { raw, title, field, place, location, dates: joined[1] ?? null, bullets, span };
  });
}

/** The places of two pieces that were joined by a comma. */
function piecesOf(
  joined: Marked | null,
  [first = '', second = '']: readonly string[],
): [Marked | null, Marked | null] {
  if (joined === null) return [null, null];
  const { start, end } = joined.span;
  return [
    first === '' ? null : { text: first, span: { start, end: start + first.length } },
    second === '' ? null : { text: second, span: { start: end - second.length, end } },
  ];
}

function laySkills(page: Page, value: unknown): Marked[] {
  const skills = objectsOf(value);
  if (skills.length === 0) return [];
  page.heading('skills', 'Skills');
  return skills.flatMap((skill) => {
    const name = textOf(skill['name']);
    const keywords = textsOf(skill['keywords']);
    const level = textOf(skill['level']);
    if (keywords.length === 0) return page.line([name, level], ' – ').slice(0, 1).filter(present);
    // With keywords the name is the group they are of.
    const label = name === '' ? '' : `${name}: `;
    const placed = page.line([label + (keywords[0] ?? ''), ...keywords.slice(1)], ', ');
    return placed.filter(present).map((each, i) => {
      if (i > 0) return each;
      const start = each.span.start + label.length;
      return { text: each.text.slice(label.length), span: { start, end: each.span.end } };
    });
  });
}

function layLanguages(page: Page, value: unknown): Laid['languages'] {
  const languages = objectsOf(value);
  if (languages.length === 0) return [];
  page.heading('languages', 'Languages');
  return languages.flatMap((each) => {
    const start = page.at;
    const [name = null, fluency = null] = page.line(
      [textOf(each['language'] ?? each['name']), textOf(each['fluency'] ?? each['level'])],
      ' – ',
    );
    return name === null ? [] : [{ name, fluency, span: { start, end: page.at - 1 } }];
  });
}

function layCertificates(page: Page, value: unknown): Laid['certificates'] {
  const certificates = objectsOf(value);
  if (certificates.length === 0) return [];
  page.heading('certifications', 'Certificates');
  return certificates.flatMap((raw) => {
    const start = page.at;
    const [name = null, issuer = null] = page.line(
      [textOf(raw['name'] ?? raw['title']), textOf(raw['issuer']), textOf(raw['date'])],
      ', ',
      { bullet: true },
    );
    return name === null ? [] : [{ raw, name, issuer, span: { start, end: page.at - 1 } }];
  });
}

function layInterests(page: Page, value: unknown): void {
  const interests = objectsOf(value);
  if (interests.length > 0) page.heading('interests', 'Interests');
  for (const each of interests) page.line([textOf(each['name']), textsOf(each['keywords']).join(', ')], ': ');
}

function layReferences(page: Page, value: unknown): void {
  const references = objectsOf(value);
  if (references.length > 0) page.heading('references', 'References');
  for (const each of references) {
    for (const line of linesOf(each['reference'])) page.line([line]);
    page.line([textOf(each['name'])]);
  }
}

function layFurther(page: Page, extra: LonglistExtra): Pick<Laid, 'authorisation' | 'relocation'> {
  const { work_authorisation, relocation } = extra;
  if (work_authorisation === undefined && relocation === undefined) {
    return { authorisation: null, relocation: null };
  }
  page.heading('other', 'Further information');
  const [authorisation = null] = page.line([textOf(work_authorisation)]);
  const [moving = null] = page.line([textOf(relocation?.text)]);
  return { authorisation, relocation: moving };
}
