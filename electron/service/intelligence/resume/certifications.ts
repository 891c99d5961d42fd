import type { ResumeDocument } from '../document.ts';
import type { CertificationEntry, PartialDate, Section } from '../profile.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';
import { hasContact, isPersonalDetail } from './contact_patterns.ts';
import { findDates } from './dates.ts';
import { findDegree } from './degrees.ts';
import { allLines, fold, split, wordsOf, type Line, type Piece } from './lines.ts';
import { readPlace } from './places.ts';
import { listReading, type Reading } from './reading.ts';
import { sectionLines } from './sections.ts';
import { segmentsOf } from './segments.ts';

// Under these headings stand the courses of a degree and clubs, no certificates.
const NO_CERTIFICATES = /coursework|courses taken|member|affiliation|mitglied|lidmaatschap|iscrizioni/i;
// Numbers of licences are nobody's business and no part of the name.
const NUMBER =
  /[,;(]?\s*(?:(?:licen[cs]e|lic|credential|certificate|certification|registration|reg|member(?:ship)?|card|pin|zertifikat|ausweis)\.?\s*(?:id|no|nr|number|#)?\.?|n[or°º]\.?|id|nr\.?)\s*[:#]?\s*(?=[A-Z0-9-]*\d)[A-Z0-9-]{4,}\)?|#\s?[A-Z0-9-]{3,}/giu;
const EXPIRY =
  /(?:exp(?:ires|iry|iration|\.)?(?: date)?|valid (?:until|through|to|till)|renewal(?: due)?|gültig bis|valable jusqu['’](?:en|au|à)|valide jusqu['’](?:en|au|à)|válid[oa] hasta|vence|valid[oa] fino (?:al?|a)|scadenza|geldig tot|válid[oa] até|ważn[yea] do)\s*:?\s*$/iu;
const WORDS_OF_DATE =
  /(?:\b(?:issued|obtained|earned|awarded|completed|achieved|renewed|exp(?:ires|iry|iration)?|valid (?:until|through|to|till|from)|since|seit|depuis|desde|dal|sinds|od|gültig bis|obtenu(?:e)?|obtenid[oa]|conseguit[oa]|behaald|erworben|uzyskan[ya])\b|\bexp\.|\bdate\b)\s*:?\s*$/iu;
const ATTACHED =
  /^(?:issued|expires|valid|credential|see credential|show credential|issuing|provider|certificate (?:id|no))/iu;
const DRIVING =
  /(?<!\p{L})(?:(?:full |clean |valid |uk |eu |international )*(?:driving|driver['’]?s?) licen[cs]e(?:,? ?\(?(?:class|category|cat\.?|code) ?[A-E][A-E1+, /]*\)?| [A-E]1?(?![\p{L}\d])|)|führerschein(?: (?:der )?klassen? ?[A-ET][A-ET1, /]*| ?:? ?[A-E]E?(?![\p{L}\d])|)|fahrerlaubnis(?: klassen? ?[A-E][A-E1, ]*)?|permis (?:de conduire|(?:[ABC]1?|BE|CE)(?![\p{L}\d]))(?: \(?(?:catégorie )?[A-E]\)?(?!\p{L}))?|(?:carn[eé]t?|permiso) (?:de conducir|[AB]1?(?!\p{L}))(?: \(?(?:clase |tipo )?[A-E]1?\)?(?!\p{L}))?|patente(?: di guida)?(?: (?:categoria |cat\. ?)?[A-E]1?)(?!\p{L})|rijbewijs(?: [A-E]E?(?!\p{L}))?|carta de condu[çc][ãa]o(?: (?:categoria )?[A-E](?!\p{L}))?|cnh(?: (?:categoria )?[A-E]{1,2}(?!\p{L}))|prawo jazdy(?: kat(?:egorii|\.)? ?[A-E](?: ?[,i+] ?[A-E])*)?|CDL(?: class [abc])?)(?!\p{L})/iu;

const LEVEL =
  /^(?:associate|professional|practitioner|foundation|expert|advanced|intermediate|basic|fundamentals|specialty|level\b.*|class\b.*|klasse\b.*|cat\b.*|grade\b.*|niveau\b.*|nivel\b.*|livello\b.*|part \d)$/iu;

/** Certificates and licences: the lines of their sections, and what the lexicon knows as one elsewhere outside the jobs. */
export function readCertifications(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
): Reading<CertificationEntry[]> {
  const lines = allLines(document);
  const listed = sections
    .filter(({ kind, heading }) => kind === 'certifications' && !NO_CERTIFICATES.test(heading ?? ''))
    .flatMap((section) => readSection(sectionLines(lines, section, document.text), section));
  const entries = [...listed];
  for (const entry of inline(document, sections, lexicon)) {
    const inside = entries.some(
      ({ span, name }) =>
        (span.start < entry.span.end && entry.span.start < span.end) ||
        ` ${fold(name)} `.includes(` ${fold(entry.name)} `) ||
        ` ${fold(entry.name)} `.includes(` ${fold(name)} `),
    );
    if (!inside) entries.push(entry);
  }
  return listReading('certifications', entries, (entry) =>
    listed.includes(entry) ? (entry.issued === null && entry.issuer === null ? 0.8 : 0.9) : 0.75,
  );
}

function readSection(lines: readonly Line[], section: Section): CertificationEntry[] {
  const entries: CertificationEntry[] = [];
  for (const [at, line] of lines.entries()) {
    const previous = entries.at(-1);
    const text = line.text.trim();
    if (hasContact(text) || isPersonalDetail(text) || text === section.heading || wordsOf(text).length > 24) {
      continue;
    }
    // "Issued Mar 2020 · Expires Mar 2023" and the rest of a broken line belong to the certificate above.
    const above = lines[at - 1];
    const wrapped =
      above !== undefined &&
      !line.bullet &&
      /^[\p{Ll}(]/u.test(text) &&
      above.page === line.page &&
      above.column === line.column;
    if (previous !== undefined && (ATTACHED.test(text) || wrapped || onlyDate(text))) {
      const more = datesOf(text);
      Object.assign(previous, {
        issued: previous.issued ?? more.issued,
        expires: previous.expires ?? more.expires,
        name:
          wrapped && !ATTACHED.test(text) ? tidy(`${previous.name} ${withoutDates(text)}`) : previous.name,
        span: { start: previous.span.start, end: line.end },
      });
      continue;
    }
    // "Certificates: First Aid at Work, Forklift": a label heads a list.
    const labelled = at === 0 && line.start > section.start;
    for (const piece of piecesOf({ text: line.text, start: line.start }, labelled)) {
      const entry = readEntry(piece);
      if (entry !== null) entries.push(entry);
    }
  }
  return entries;
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

function readEntry(piece: Piece): CertificationEntry | null {
  const dates = datesOf(piece.text);
  const text = tidy(withoutDates(piece.text).replaceAll(NUMBER, ' '));
  if (
    text === '' ||
    !/\p{L}{2}/u.test(text) ||
    (/[.]$/.test(piece.text.trim()) && wordsOf(text).length > 12)
  ) {
    return null;
  }
  const { name, issuer } = withIssuer(text);
  if (name.length < 2 || name.length > 160) return null;
  return { name, issuer, ...dates, span: { start: piece.start, end: piece.start + piece.text.length } };
}

function withIssuer(text: string): { name: string; issuer: string | null } {
  const by =
    /^(.{3,120}?)\s*[,(–—-]?\s*(?:issued by|by|from|awarded by|ausgestellt von|délivré par|emitido por|rilasciat[oa] da)\s+(.{2,80}?)\)?$/iu.exec(
      text,
    );
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

function datesOf(text: string): { issued: PartialDate | null; expires: PartialDate | null } {
  let issued: PartialDate | null = null;
  let expires: PartialDate | null = null;
  for (const range of findDates(text, '2100-01')) {
    if (EXPIRY.test(text.slice(0, range.from))) expires ??= range.end;
    else if (range.start !== null) [issued, expires] = [issued ?? range.start, expires ?? range.end];
    else issued ??= range.end;
  }
  return { issued, expires };
}

function withoutDates(text: string): string {
  let rest = text;
  for (const { from, to } of findDates(text, '2100-01').toReversed()) {
    rest = `${rest.slice(0, from).replace(EXPIRY, ' ').replace(WORDS_OF_DATE, ' ')}\t${rest.slice(to)}`;
  }
  return rest.replaceAll(/\(\s*\)|\[\s*\]/g, ' ');
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

/** Certificates and licences named outside the jobs and their own section, driving licences, and the letters after a name. */
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
      .filter(({ canonical }) =>
        ['certification', 'licence'].includes(lexicon.skills.get(canonical)?.kind ?? ''),
      )
      .map((match) => entry(text.slice(match.start, match.end), match.start))
      .filter(({ name }) => findDegree(name) === null);
  });
}
