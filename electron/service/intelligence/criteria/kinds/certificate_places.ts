import { regex } from '../../language/pattern.ts';
import { sectionAt } from '../search.ts';
import { cuesOfText } from '../../language/cues.ts';
import { spelledOut } from '../../language/initials.ts';
import { Phrases, type WordRange } from '../../language/phrases.ts';
import { keysOf } from '../../language/tokens.ts';
import type { Span } from '../../profile.ts';
import { fold } from '../../language/lines.ts';
import type { Clause } from '../clause.ts';
import { placesNaming, rowOf, type JudgeFacts, type Row } from '../facts.ts';
import type { Entry } from '../lexicon.ts';
import type { Years } from './calendar.ts';
import type { Until } from './certificate_until.ts';
import { credentialStatusOf, type CredentialStatus } from './credential_status.ts';
import { type Window } from './shared.ts';
import { holdsWords, stemmed } from '../held_words.ts';
import { oncePer } from '../../language/memoize.ts';
import { isPaper } from '../../skills/lexicon.ts';

/** A certificate or licence, its step and its state. */
export type CertificateSlots = {
  readonly name: string;
  /** Names of the skills list. */
  readonly terms: readonly string[];
  /** Entries of the lexicon. */
  readonly entries: readonly string[];
  /** Entries that mean the same as a name of the skills list, by the name. */
  readonly alike?: Readonly<Record<string, string>>;
  readonly join: 'and' | 'or';
  readonly state: 'held' | 'valid' | 'under_way' | 'either';
  /** Words required beside it: a step, an issuer, a class, or its name if no table has it. */
  readonly words: readonly string[];
  /** Nothing but `words` names it. */
  readonly by_words: boolean;
  readonly window: Window | null;
  readonly years: Years | null;
  /** The month it has to be good until; null for today. */
  readonly until: Until | null;
  /** How many, whichever; 0 if they are named. */
  readonly count: number;
  /** Steps of the certificate: "at Professional level". */
  readonly steps: readonly string[];
  /** "Or equivalent": what else counts, which no rule can judge; empty for nothing. */
  readonly similar: string;
};

const CUE = regex('iu')`
    certif|licen[cs]|zertifi|chartered|accredit|registered|credential|belt|diploma|ausweis|schein|brief|
    exam|passed|qualif|award|card|endorsement|attestat|brevet|habilit|patent|uprawnien|carn[eé]|permis|
    cédula|atestat|belge|sertifika|prüfung|curso|corso|lehrgang|attestat|patentin|tarjeta|carte |kurs|
    eğitim`;

/** Where a certificate is named, and its status there. */
export type Place = {
  readonly span: Span;
  readonly status: CredentialStatus;
};

/** Every place that names it, by the name asked for. */
export function placesOf(slots: CertificateSlots, facts: JudgeFacts): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  const add = (name: string, spans: readonly Span[], is_register = false): void => {
    found.set(
      name,
      spans.map((span) => ({ span, status: credentialStatusOf(span, facts, is_register) })),
    );
  };
  for (const term of slots.terms) {
    const sure = isPaper(facts.lexicon.skills.get(term)?.kind);
    const listed = placesNaming(term, facts, false)
      .filter(({ status }) => status !== 'denied')
      .map(({ span }) => span)
      .filter((span) => (sure || certifies(span, facts)) && isOfStep(span, slots.steps, facts));
    const entry = facts.tables.entries.get(slots.alike?.[term] ?? '');
    const told = entry === undefined || listed.length > 0 ? [] : [...evidenceIn(entry, facts)];
    const known = [...listed, ...told.filter((span) => entry !== undefined && shows(entry, span, facts))];
    // "patentino saldatura": the name of a skill beside the noun, which longer names may cover in the resume
    add(term, known.length === 0 && !sure ? inWords(slots.name.split(/\s+/u), facts) : known);
  }
  for (const id of slots.entries) {
    const entry = facts.tables.entries.get(id);
    if (entry === undefined) continue;
    const spans = [...evidenceIn(entry, facts)].filter(
      (span) => shows(entry, span, facts) && isOfStep(span, slots.steps, facts),
    );
    add(id, spans, entry.broader.includes('register'));
  }
  if (slots.by_words) add(slots.name, inWords(slots.words, facts));
  return found;
}

/** Lines that speak of a certificate and hold all the words. */
const inWords = (words: readonly string[], facts: JudgeFacts): Span[] =>
  [...headerRows(facts), ...facts.rows]
    .filter(
      ({ line, keys }) =>
        (isOfCertificates(line, facts) || isLearnt(line, words, facts)) &&
        words.every((word) =>
          IN_CAPITALS.test(word)
            ? line.text.includes(word) || spelledOut(keys, word) !== null
            : holdsWords(line.text, [word]),
        ),
    )
    .map((row) => wordSpan(row, words));

/** A name in capitals under education needs no word of certificates: "IWE, 2021". */
const isLearnt = ({ start }: Row['line'], words: readonly string[], facts: JudgeFacts): boolean =>
  words.length > 0 &&
  words.every((word) => IN_CAPITALS.test(word)) &&
  sectionAt(facts, start) === 'education';

/** "Epic events" are no EPIC. */
const IN_CAPITALS = /^\p{Lu}{2,6}$/u;

/** Whether an unknown name may be a certificate here; in a job "current" does not speak of one. */
function isOfCertificates({ start, text }: Row['line'], facts: JudgeFacts): boolean {
  const section = sectionAt(facts, start);
  return section === 'certifications' || speaksOfOne(text, facts, section !== 'experience');
}

/** A noun of certificates, or that something is good until then. */
const speaksOfOne = (text: string, facts: JudgeFacts, by_validity = true): boolean =>
  CUE.test(text) ||
  cuesOfText(text, facts.locales).some(
    ({ value }) => value === 'certificate' || value === 'licence' || (by_validity && value === 'valid'),
  );

/** "PRINCE2 Foundation" is no Practitioner, though lists of skills treat both names alike. */
function isOfStep({ start, end }: Span, wanted: readonly string[], facts: JudgeFacts): boolean {
  if (wanted.length === 0) return true;
  const behind = /^[^,;|(\n]*/u.exec(facts.document.text.slice(end, end + 60))?.[0] ?? '';
  const own = stepsOf(facts.document.text.slice(start, end));
  const given = own.length > 0 ? own : stepsOf(behind);
  return given.length === 0 || wanted.some((step) => given.includes(step));
}

const STEP = regex('gu')`
    \b(?:foundation|foundational|fundamentals|essentials|practitioner|associate|professional|expert|
    advanced|intermediate|specialist|master|managing|strategic|agile)\b`;

/** Steps a name holds. */
const stepsOf = (name: string): readonly string[] => fold(name).match(STEP) ?? [];

/** A topic ("forklift") needs a word of certificates beside it; a name only certificates have does not. */
function shows(entry: Entry, span: Span, facts: JudgeFacts): boolean {
  if (entry.kind === 'credential' || certifies(span, facts)) return true;
  const written = keysOf(facts.document.text.slice(span.start, span.end));
  return isOwnName(written, entry);
}

/** In a job "forklift" is a thing that was used, unless its line speaks of a certificate. */
function certifies(span: Span, facts: JudgeFacts): boolean {
  const section = sectionAt(facts, span.start);
  return section === 'certifications' || speaksOfOne(facts.quote(span).text, facts);
}

/** Where the first of these words stands in a line. */
function wordSpan(row: Row, words: readonly string[]): Span {
  const stems = new Set(words.map(stemmed));
  const own = row.words.map(({ start, end }) =>
    stemmed(row.line.text.slice(start - row.line.start, end - row.line.start)),
  );
  // "DC-3 alturas, vence 2027 / DC-3 montacargas": the one all the words stand at
  const beside = row.words.find((_, at) => {
    const near = new Set(own.slice(at, at + stems.size + 1));
    return stems.has(own[at] ?? '') && [...stems].every((stem) => near.has(stem));
  });
  const word = beside ?? row.words.find((_, at) => stems.has(own[at] ?? ''));
  if (word !== undefined) return word;
  const [name] = words.flatMap((short) =>
    IN_CAPITALS.test(short) ? (spelledOut(row.keys, short) ?? []) : [],
  );
  return name === undefined ? row.line : spanOf(row, name.start, name.end);
}

/** "ProAdvisor" for QuickBooks: one word of evidence that is not how it is asked for. */
function isOwnName(written: readonly string[], entry: Entry): boolean {
  const key = written.join(' ');
  return (
    written.length === 1 && key.length > 7 && !entry.forms.some((form) => keysOf(form).join(' ') === key)
  );
}

const evidenceOf = oncePer((entry: Entry) => Phrases.of(entry.evidence));

function* evidenceIn(entry: Entry, facts: JudgeFacts): Generator<Span> {
  const rows = [...headerRows(facts), ...facts.rows];
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    // "Ordine degli / Ingegneri": a narrow column breaks a name
    const goes_on = next !== undefined && goesOn(row, next);
    const both = goes_on ? [...row.keys, ...next.keys] : row.keys;
    for (const { start, end } of evidenceOf(entry).in(both)) {
      if (start >= row.keys.length) continue;
      const span =
        next !== undefined && end > row.keys.length
          ? { start: spanOf(row, start, start + 1).start, end: spanOf(next, 0, end - row.keys.length).end }
          : spanOf(row, start, end);
      const written = facts.document.text.slice(span.start, span.end);
      // short forms of two to four letters count in capitals only
      if (/^\p{L}{2,4}$/u.test(written) && written !== written.toUpperCase()) continue;
      yield span;
    }
  }
}

/** Whether a line may run on: it ends without a sign, and the next is no bullet. */
const goesOn = ({ line }: Row, { line: next }: Row): boolean =>
  next.index === line.index + 1 &&
  next.page === line.page &&
  !next.bullet &&
  /[\p{L}’']\s*$/u.test(line.text);

/** Licences stand under the name as well: "CDL class A, good through 2029", "Jo Doe, RN". */
const headerRows = oncePer((facts: JudgeFacts): Row[] =>
  facts.lines
    .filter(
      ({ start }) =>
        sectionAt(facts, start) === 'header' && !facts.rows.some(({ line }) => line.start === start),
    )
    .map(rowOf),
);

const spanOf = (row: Row, start: number, end: number): Span => ({
  start: row.words[start]?.start ?? row.line.start,
  end: row.words[end - 1]?.end ?? row.line.end,
});

const LEVEL_WORD = /^(?:level|niveau|stufe|nivel|livello|seviyesi|seviyesinde)$/u;

/** "Level 3": a number behind it is a step. */
export const isLevel = (key: string): boolean => LEVEL_WORD.test(key);

/** Steps in the name, and those given as a level: "at Professional level". */
export function stepsAsked(clause: Clause, tags: readonly WordRange[]): readonly string[] {
  const levels = clause.all.slice(0, -1).filter((at) => LEVEL_WORD.test(clause.key(at + 1)));
  return [...tags.map((tag) => clause.textAt(tag)), ...levels.map((at) => clause.written(at))].flatMap(
    stepsOf,
  );
}
