import { multiline, regex } from '../language/pattern.ts';
import type { ResumeDocument } from '../document.ts';
import type { CertificationEntry, PartialDate, Section } from '../profile.ts';
import { type Lexicon, isPaper } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';
import { hasContact, isPersonalDetail } from './contact_patterns.ts';
import { findDates } from '../language/dates.ts';
import { findDegree, isSchool } from '../language/degrees.ts';
import { possessionIn } from './possession.ts';
import { allLines, fold, split, wordsOf, type Line, type Piece } from '../language/lines.ts';
import { readPlace } from '../language/places.ts';
import { extractList, type Extraction } from './extraction.ts';
import { sectionLines } from './sections.ts';
import { segmentsOf } from './segments.ts';
import { AVAILABLE, LEAD, NOTICE, SALARY } from './terms/words.ts';
import { alternatives } from '../language/locales/resume_locales.ts';
import { overlaps } from '../language/phrases.ts';

// Under these headings stand the courses of a degree and clubs, no certificates.
const NO_CERTIFICATES = /coursework|courses taken|member|affiliation|mitglied|lidmaatschap|iscrizioni/i;
// Numbers of licences are nobody's business and no part of the name.
const NUMBER = regex('giu')`
    [,;(]?\s*(?:(?:licen[cs]e|lic|credential|certificate|certification|registration|reg|member(?:ship)?|
    card|pin|zertifikat|ausweis)\.?\s*(?:id|no|nr|number|#)?\.?|n[or°º]\.?|id|
    nr\.?)\s*[:#]?\s*(?=[A-Z0-9-]*\d)[A-Z0-9-]{4,}\)?|#\s?[A-Z0-9-]{3,}`;
const EXPIRY = new RegExp(
  multiline`
    (?<![\p{L}\p{N}])(?:${alternatives(({ valid_until }) => valid_until)})\s*[:.]?\s*(?:(?:the|the end of|ende|fin|il|el|le|
    den)\s)?$`,
  'iu',
);
const EXPIRY_BEHIND = new RegExp(
  String.raw`^\s*(?:${alternatives(({ valid_behind }) => valid_behind)})(?!\p{L})`,
  'iu',
);
const WORDS_OF_DATE = regex('iu')`
    (?:\b(?:issued|obtained|earned|awarded|completed|achieved|renewed|exp(?:ires|iry|iration)?|
    valid (?:until|through|to|till|from)|since|seit|depuis|desde|dal|sinds|od|ab|gültig|gültig ab|valid|
    valide|valable|valid[oa]|válid[oa]|obtenu(?:e)?|obtenid[oa]|conseguit[oa]|behaald|erworben|
    uzyskan[ya])\b|\bexp\.|\bdate\b)\s*:?\s*$`;
const ATTACHED =
  /^(?:issued|expires|valid|credential|see credential|show credential|issuing|provider|certificate (?:id|no))/iu;
const DRIVING = regex('iu')`
    (?<!\p{L})(?:(?:full |clean |valid |uk |eu |international )*(?:driving|
    driver['’]?s?) licen[cs]e(?:,? ?\(?(?:class|category|cat\.?|
    code) ?[A-E][A-E1+, /]*\)?| [A-E]1?(?![\p{L}\d])|)|
    führerschein(?: (?:der )?klassen? ?[A-ET][A-ET1, /]*| ?:? ?[A-E]E?(?![\p{L}\d])|)|
    fahrerlaubnis(?: klassen? ?[A-E][A-E1, ]*)?|permis (?:de conduire|(?:[ABC]1?|BE|
    CE)(?![\p{L}\d]))(?: \(?(?:catégorie )?[A-E]\)?(?!\p{L}))?|(?:carn[eé]t?|permiso) (?:de conducir|
    [AB]1?(?!\p{L}))(?: \(?(?:clase |tipo )?[A-E]1?\)?(?!\p{L}))?|
    patente(?: di guida)?(?: (?:categoria |cat\. ?)?[A-E]1?)(?!\p{L})|rijbewijs(?: [A-E]E?(?!\p{L}))?|
    carta de condu[çc][ãa]o(?: (?:categoria )?[A-E](?!\p{L}))?|
    cnh(?: (?:categoria )?[A-E]{1,2}(?!\p{L}))|prawo jazdy(?: kat(?:egorii|
    \.)? ?[A-E](?: ?[,i+] ?[A-E])*)?|CDL(?: class [abc])?)(?!\p{L})`;

/** What is under the last heading of a resume and no paper: when somebody could start, and for how much. */
const TERMS = new RegExp(String.raw`^${LEAD}(?:${NOTICE}|${SALARY}|${AVAILABLE})(?!\p{L})`, 'iu');

const LEVEL = regex('iu')`
    ^(?:associate|professional|practitioner|foundation|expert|advanced|intermediate|basic|fundamentals|
    specialty|level\b.*|class\b.*|klasse\b.*|cat\b.*|grade\b.*|niveau\b.*|nivel\b.*|livello\b.*|
    part \d)$`;

/** Certificates and licences: the lines of their sections, and known names elsewhere outside the jobs. */
export function readCertifications(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
): Extraction<CertificationEntry[]> {
  const lines = allLines(document);
  const held = possessionIn(document);
  const listed = sections
    .filter(({ kind, heading }) => kind === 'certifications' && !NO_CERTIFICATES.test(heading ?? ''))
    .flatMap((section) => readSection(sectionLines(lines, section, document.text), section))
    .filter(({ span }) => held.entry(span));
  const entries = [...listed];
  for (const entry of inline(document, sections, lexicon)) {
    if (!held.mention(entry.span)) continue;
    const inside = entries.some(
      ({ span, name }) =>
        overlaps(span, entry.span) ||
        ` ${fold(name)} `.includes(` ${fold(entry.name)} `) ||
        ` ${fold(entry.name)} `.includes(` ${fold(name)} `),
    );
    if (!inside) entries.push(entry);
  }
  return extractList('certifications', entries, (entry) =>
    listed.includes(entry) ? (entry.issued === null && entry.issuer === null ? 0.8 : 0.9) : 0.75,
  );
}

/** The words of one certificate, those of a line that went on in the next together. */
type Draft = { text: string; readonly start: number; end: number };

function readSection(lines: readonly Line[], section: Section): CertificationEntry[] {
  return draftsOf(lines, section).flatMap(({ text, start, end }) => {
    const entry = readEntry(text);
    return entry === null ? [] : [{ ...entry, span: { start, end } }];
  });
}

function draftsOf(lines: readonly Line[], section: Section): Draft[] {
  const drafts: Draft[] = [];
  for (const [at, line] of lines.entries()) {
    const previous = drafts.at(-1);
    const text = line.text.trim();
    if (hasContact(text) || isPersonalDetail(text) || text === section.heading || wordsOf(text).length > 24) {
      continue;
    }
    if (TERMS.test(text)) continue;
    // "Issued Mar 2020 · Expires Mar 2023" and the rest of a broken line belong to the certificate above.
    const wrapped = isRest(line, lines[at - 1]);
    const dated = onlyDate(text);
    if (previous !== undefined && (ATTACHED.test(text) || wrapped || dated)) {
      if (wrapped || dated || datesOf(text).found) previous.text = `${previous.text} ${text}`;
      previous.end = line.end;
      continue;
    }
    // "Certificates: First Aid at Work, Forklift": a label heads a list.
    const labelled = at === 0 && line.start > section.start;
    for (const piece of piecesOf(line, labelled)) {
      drafts.push({ text: piece.text, start: piece.start, end: piece.start + piece.text.length });
    }
  }
  return drafts;
}

/** Whether a line is the end of the one above it: it begins small, or closes a bracket that is open there. */
function isRest(line: Line, above: Line | undefined): boolean {
  if (above === undefined || line.bullet || above.page !== line.page || above.column !== line.column) {
    return false;
  }
  const text = line.text.trim();
  return /^[\p{Ll}(]/u.test(text) || (/\([^()]*$/u.test(above.text) && /^[^()]*\)/u.test(text));
}

/** A line of several short certificates ("CPA, CMA, First Aid") is as many; one with an issuer and a date is one. */
function piecesOf(line: Piece, labelled: boolean): Piece[] {
  const apart = split(line, /\s*[;|•·]\s*/g);
  if (
    apart.length > 1 &&
    apart.every(({ text }) => wordsOf(text).length >= 1 && !onlyDate(text) && !ATTACHED.test(text))
  ) {
    return apart;
  }
  const parts = split(line, /\s*,\s+/g);
  const list =
    parts.length >= 2 &&
    findDates(line.text, '2100-01').length === 0 &&
    parts.every(({ text }) => wordsOf(text).length <= 3 && readPlace(text) === null) &&
    parts.filter(({ text }) =>
      /^[A-Z][A-Z\d-]{1,7}$|licen[cs]e|certifi|first aid|führerschein|permis/iu.test(text),
    ).length >= 1;
  const dated = findDates(line.text, '2100-01').length > 0;
  return list || parts.length >= 4 || (labelled && !dated && parts.every(({ text }) => !LEVEL.test(text)))
    ? parts
    : [line];
}

function readEntry(raw: string): Omit<CertificationEntry, 'span'> | null {
  const { issued, expires } = datesOf(raw);
  const text = tidy(withoutDates(raw).replaceAll(NUMBER, ' '));
  if (text === '' || !/\p{L}{2}/u.test(text) || (/[.]$/.test(raw.trim()) && wordsOf(text).length > 12)) {
    return null;
  }
  const { name, issuer } = withIssuer(text);
  if (name.length < 2 || name.length > 160) return null;
  return { name, issuer, issued, expires };
}

const ISSUED_BY = regex('iu')`
  ^(.{3,120}?)\s*[,(–—-]?\s*(?:issued by|by|from|awarded by|ausgestellt von|délivré par|emitido por|
  rilasciat[oa] da)\s+(.{2,80}?)\)?$`;

function withIssuer(text: string): { name: string; issuer: string | null } {
  const by = ISSUED_BY.exec(text);
  if (by !== null) return { name: tidy(by[1] ?? ''), issuer: tidy(by[2] ?? '') };
  const bracket = /^(.{3,120}?)\s*\(([^()]{3,60})\)$/u.exec(text);
  // "Certified Public Accountant (CPA)" is a name with its short form.
  if (
    bracket !== null &&
    /\s/.test(bracket[2] ?? '') &&
    !/^(?:level|class|klasse)\b/i.test(bracket[2] ?? '')
  ) {
    return { name: tidy(bracket[1] ?? ''), issuer: tidy(bracket[2] ?? '') };
  }
  const parts = text
    .split(/(\s+[–—|-]\s+|\t+|,\s+)/)
    .reduce<string[]>((found, part, at, all) => {
      // "Solutions Architect – Associate" is one name.
      if (at % 2 === 1) return found;
      if (at > 0 && LEVEL.test(part.trim())) {
        return [...found.slice(0, -1), `${found.at(-1) ?? ''}${all[at - 1] ?? ''}${part}`];
      }
      return [...found, part];
    }, [])
    .map(tidy)
    .filter((part) => part !== '');
  const [name = '', ...rest] = parts;
  const issuer = rest.find((part) => readPlace(part) === null && part.length <= 80);
  return { name, issuer: issuer ?? null };
}

type CertificateDates = Pick<CertificationEntry, 'issued' | 'expires'> & { readonly found: boolean };

/** "Vigente hasta mayo de 2027": a word of jobs that go on, which here says nothing more than the date; blanked out. */
function withoutClassWords(text: string): string {
  return text.replaceAll(/(?<!\p{L})vigentes?(?!\p{L})/giu, (word) => ' '.repeat(word.length));
}

function datesOf(raw: string): CertificateDates {
  const text = withoutClassWords(raw);
  let issued: PartialDate | null = null;
  let expires: PartialDate | null = null;
  const dates = findDates(text, '2100-01');
  for (const range of dates) {
    const ends = EXPIRY.test(text.slice(0, range.from)) || EXPIRY_BEHIND.test(text.slice(range.to));
    if (ends) expires ??= range.end;
    else if (range.start !== null) [issued, expires] = [issued ?? range.start, expires ?? range.end];
    else issued ??= range.end;
  }
  return { issued, expires, found: dates.length > 0 };
}

function withoutDates(text: string): string {
  let rest = withoutClassWords(text);
  for (const { from, to } of findDates(rest, '2100-01').toReversed()) {
    const before = rest.slice(0, from).replace(EXPIRY, ' ').replace(WORDS_OF_DATE, ' ');
    rest = `${before}\t${rest.slice(to).replace(EXPIRY_BEHIND, ' ')}`;
  }
  return rest.replaceAll(/\([\s,;–-]*\)|\[\s*\]/g, ' ');
}

function onlyDate(text: string): boolean {
  return findDates(text, '2100-01').length > 0 && wordsOf(tidy(withoutDates(text))).length === 0;
}

function tidy(text: string): string {
  return text
    .replaceAll(/[ \u00a0]+/g, ' ')
    .replace(/^[\s,;:|()•·–—-]+(?=\S)/u, '')
    .replace(/[\s,;:|(•·–—-]+$/u, '')
    .replace(/^([^(]*)\)$/u, '$1');
}

/** Certificates named outside jobs and their own section, driving licences, letters after a name. */
function inline(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
): CertificationEntry[] {
  return segmentsOf(document, sections).flatMap(({ text, start, section, line }): CertificationEntry[] => {
    if (
      section === null ||
      !['header', 'summary', 'skills', 'other', 'education', 'languages'].includes(section.kind)
    ) {
      return [];
    }
    const entry = (name: string, at: number): CertificationEntry => ({
      name,
      issuer: null,
      issued: null,
      expires: null,
      span: { start: start + at, end: start + at + name.length },
    });
    const driving = DRIVING.exec(text);
    if (driving !== null && text.length <= 120) return [entry(driving[0].trim(), driving.index)];
    if (section.kind === 'header' && line.index > 3) return [];
    return matchSkills(text, lexicon, { lists: true })
      .filter(({ canonical }) => isPaper(lexicon.skills.get(canonical)?.kind))
      .map((match) => entry(text.slice(match.start, match.end), match.start))
      .filter(({ name, span }) => findDegree(name) === null && !isOfSchool(text, span.start - start));
  });
}

/** "CFA de Quimper": the name of a certificate as a part of the name of a school. */
function isOfSchool(text: string, at: number): boolean {
  const before = text.slice(0, at).split(/,\s/u).at(-1) ?? '';
  const behind = text.slice(at).split(/,\s/u, 1)[0] ?? '';
  return isSchool(`${before}${behind}`);
}
