import { multiline, regex } from '../language/pattern.ts';
import { columnOf, leadingLabel } from './columns.ts';
import { columnAt, type NamedCell } from './labelled_rows.ts';
import { split, trim, wordsOf, type Piece } from '../language/lines.ts';
import { isPlace } from '../language/places.ts';
import { isLegalForm } from '../language/legal_forms.ts';
import { employerScore, titleScore } from '../language/job_titles.ts';
import { alternatives } from '../language/locales/resume_locales.ts';
import { takePlace, townOfAddress } from './header_places.ts';
import type { Column } from '../language/resume_locale.ts';

/** A line that heads a job, its dates blanked out, so that offsets stay those of the document. */
export type HeadLine = Piece & { readonly bold: boolean; readonly columns?: readonly NamedCell[] };
/** A part of a header: what a separator or a line end cuts. */
export type Chunk = Piece & {
  readonly line: number;
  readonly bold: boolean;
  readonly label: 'title' | 'employer' | null;
  /** A place stands right behind it, as behind names of employers. */
  readonly placed?: boolean;
};
export type HeadChunks = {
  readonly chunks: readonly Chunk[];
  readonly location: Piece | null;
  /** The place stood after a comma at the end of a name. */
  readonly tail: boolean;
  /** The place was a part of its own behind others in their line ("Cook · Harbor Grill · Leith"). */
  readonly own: boolean;
};

const STRONG = /\t+|\s+[|•·∣◦]\s*|\s*[|•∣]\s+|\s+[–—]\s+|\s+-\s+|\s{3,}/g;
/** An agency, or how somebody was employed, before its name: no field of its own. */
const VIA = regex('iu')`
    ^(?:contract (?:via|through)|via|through agency|agency|employed (?:by|through|via))\s*(?::|(?<=via|
    through|by)\s)\s*\S`;

// What an employer's name has after it that is not its name: "(formerly Datakin, acquired 2021)", ", via an agency".
const ASIDE = regex('iu')`
    \s*(?:\((?:formerly|previously|now|acquired|part of|via|through|an? |subsidiary|member of|
    series [a-f]\b|client:)[^()]*\)|\([^()]*\b(?:start-?up|employees|staff|acquired|subsidiary|empleados|empregados|dipendenti|
    mitarbeite\p{L}+|beschäftigte|employés|salariés|collaborat\p{L}+|medewerkers|pracowników|çalışan)[^()]*\)|
    \((?:(?:fully |partly |mostly )?(?:remote|hybrid|on[- ]?site)|part[- ]time|full[- ]time|home[- ]?office|teilzeit|vollzeit|
    befristet|à distance|télétravail|temps (?:partiel|plein)|media jornada|jornada completa|remoto|part time|deeltijd|voltijd)
    (?![\p{L}-])[^()]*\)|
    ,\s*(?:via|through|placed by|on behalf of|c\/o)\s.+)$`;

// What says how somebody was employed, and nothing else: "CDI à temps partiel (80 %)", "30 Std./Woche".
const TERM = String.raw`(?:${alternatives(({ employment = '' }) => employment)})`;
const TERMS = new RegExp(String.raw`^\(?${TERM}(?:[\s,/+()]+${TERM})*\)?$`, 'iu');
const TERMS_BEHIND = new RegExp(String.raw`(?:,\s*|\s*(?=\())\(?${TERM}(?:[\s,/+()]+${TERM})*\)?$`, 'iu');

// No header has as many parts; a line made to hurt has thousands.
const MAX_CHUNKS = 12;

/** Cuts the header lines of a job into parts, places taken off. */
export function headChunks(lines: readonly HeadLine[]): HeadChunks {
  const chunks: Chunk[] = [];
  let location: Piece | null = null;
  let tail = false;
  let own = false;
  for (const [at, line] of joinedTitles(lines).entries()) {
    let above: Column | null = null;
    for (const piece of split(line, isWholeTitle(line) ? /\t+/g : STRONG)
      .slice(0, 2 * MAX_CHUNKS)
      .flatMap(slashParts)
      .flatMap(colonParts)
      .flatMap(dotParts)) {
      if (VIA.test(piece.text) || TERMS.test(piece.text.trim())) continue;
      // A label in a cell of its own, before the cell it names.
      const head = line.columns === undefined && line.text.includes('\t') ? columnOf(piece.text) : null;
      if (head !== null && chunks.every((chunk) => chunk.line !== at)) {
        above = head;
        continue;
      }
      const label = leadingLabel(piece.text);
      const what = label?.column ?? above ?? columnAt(line.columns, piece.start);
      if (what !== null && what !== 'title' && what !== 'employer' && what !== 'place') continue;
      const named = what === 'place' ? null : what;
      const rest = piece.text.slice(label?.from ?? 0);
      const start = piece.start + piece.text.length - rest.length;
      for (const part of atParts(strip({ text: rest, start }))) {
        if (chunks.length >= MAX_CHUNKS) break;
        if (part.text === '' || /^https?:|^www\./iu.test(part.text)) continue;
        if (what === 'place') {
          location ??= part;
          continue;
        }
        const address = named === null ? townOfAddress(part) : null;
        location ??= address;
        if (address !== null) continue;
        const taken = takePlace(withoutAside(part));
        location ??= taken.place;
        own ||= taken.place !== null && taken.rest.text === '' && chunks.at(-1)?.line === at;
        tail ||= taken.place !== null && taken.rest.text !== '';
        const last = chunks.at(-1);
        const placed = taken.place !== null;
        if (taken.rest.text === '' && placed && last?.line === at) {
          chunks[chunks.length - 1] = { ...last, placed };
        }
        if (taken.rest.text === '' || isDescription(taken.rest.text)) continue;
        if (last !== undefined && isLegalForm(taken.rest.text)) {
          const text = `${last.text}, ${taken.rest.text}`;
          chunks[chunks.length - 1] = { ...last, text };
        } else chunks.push({ ...taken.rest, line: at, bold: line.bold, label: named, placed });
      }
    }
  }
  return { chunks, location, tail, own };
}

/** "Designation: Lead Consultant – SAP MM": the label says that all of it is the title, unless a firm stands behind the sign. */
function isWholeTitle({ text, start, columns }: HeadLine): boolean {
  const label = leadingLabel(text);
  const column = label?.column ?? (columns?.length === 1 ? columnAt(columns, start) : null);
  if (column !== 'title') return false;
  const parts = split({ text: text.slice(label?.from ?? 0), start: 0 }, STRONG);
  return parts.every(
    (part) => employerScore(part.text) < 0.8 && !isPlace(part.text) && leadingLabel(part.text) === null,
  );
}

// A title too long for its line: "Globex – Secondary School" / "Teacher".
function joinedTitles(lines: readonly HeadLine[]): HeadLine[] {
  const joined: HeadLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const parts = last === undefined ? [] : split(last, STRONG);
    const tail = parts.at(-1);
    const words = wordsOf(line.text);
    if (
      last !== undefined &&
      tail !== undefined &&
      parts.length >= 2 &&
      words.length <= 2 &&
      wordsOf(tail.text).length >= 2 &&
      !isPlace(tail.text) &&
      !line.text.trim().includes('\t') &&
      titleScore(line.text) >= 1.6 &&
      parts.every(({ text }) => titleScore(text) < 1.6) &&
      titleScore(`${tail.text} ${line.text.trim()}`) >= 1.6
    ) {
      const end = tail.start + tail.text.length - last.start;
      joined[joined.length - 1] = { ...last, text: `${last.text.slice(0, end)} ${line.text.trim()}` };
    } else joined.push(line);
  }
  return joined;
}

/** Without loose punctuation and brackets that nothing closes. */
function strip(piece: Piece): Piece {
  let { text, start } = trim(piece);
  for (;;) {
    const before = text;
    const head =
      /^[/\\\s,;]+|^[)\]]|^[([](?![^()[\]]*[)\]])|^\((?=[^()]*\)$)|^\[(?=[^[\]]*\]$)/.exec(text)?.[0] ?? '';
    if (head !== '') {
      if (/[([]/.test(head) && /[)\]]$/.test(text)) text = text.slice(0, -1);
      text = text.slice(head.length);
      start += head.length;
    }
    text = text.replace(/[/\\\s,;]+$|[([]$|(?<=\s\p{Ll}{4,})\.$/u, '');
    if (/[)\]]$/.test(text) && !/[([]/.test(text)) text = text.slice(0, -1);
    const inner = trim({ text, start });
    text = inner.text;
    start = inner.start;
    if (text === before) return { text, start };
  }
}

// "Globex / Austin, TX / 2019": slashes divide where they come in numbers or beside a place; "Welder /
// Fitter" is one title.
function slashParts(piece: Piece): Piece[] {
  if (/\([^)]*\/[^)]*\)/.test(piece.text)) return [piece];
  const parts = split(piece, /\s+\/\s*|\s*\/\s+/g);
  if (parts.length < 2) return [piece];
  const divides = parts.length > 2 || parts.some(({ text }) => isPlace(text)) || /\/\s*$/.test(piece.text);
  const titles = parts.filter(({ text }) => titleScore(text) >= 1).length;
  return divides || titles === 1 ? parts : [piece];
}

// "Globex: Delivery Driver": one side is a title.
function colonParts(piece: Piece): Piece[] {
  const match = /^([^:]{2,60}):\s+(\S.*)$/u.exec(piece.text);
  if (match === null || leadingLabel(piece.text) !== null) return [piece];
  return split(piece, /:\s+/g);
}

// "Jefe de obra. Construcciones Urdaibai S.L.": a clear title, a full stop, a name.
function dotParts(piece: Piece): Piece[] {
  const stop = /^(?<title>.{1,60}?\p{Ll}{3})\.\s+(?=\p{Lu})/u.exec(piece.text);
  const title = stop?.groups?.['title'] ?? '';
  if (stop === null || titleScore(title) < 1.6 || leadingLabel(piece.text) !== null) return [piece];
  const from = stop[0].length;
  return [
    { text: title, start: piece.start },
    { text: piece.text.slice(from), start: piece.start + from },
  ];
}

function withoutAside(piece: Piece): Piece {
  const aside = ASIDE.exec(piece.text) ?? TERMS_BEHIND.exec(piece.text);
  return aside === null || aside.index < 2 ? piece : { ...piece, text: piece.text.slice(0, aside.index) };
}

const AT = new RegExp(
  multiline`
    ^(?<title>.{3,60}?)\s+(?<sign>@|hos|${alternatives(({ at }) => at)})\s+(?<name>(?:the )?[\p{Lu}\d].{1,60})$`,
  'u',
);
/** Signs that stand in no title; "en", "in" or "na" may ("Técnica en Enfermería"). */
const SURE_AT = /^(?:at|@|bei|chez|presso|bij|hos|în cadrul)/u;

// "Nurse at St. Mary's", "Engineer @ Acme", "Jefe de cocina en Hotel Mar": the sign says which is which, so
// both sides stay apart.
function atParts(piece: Piece): Piece[] {
  const { title = '', sign = '', name = '' } = AT.exec(piece.text)?.groups ?? {};
  if (name === '') return [piece];
  const plain =
    titleScore(title) >= 1 && titleScore(name) < 1.6 && (wordsOf(name).length > 1 || employerScore(name) > 0);
  if (!SURE_AT.test(sign) && !plain) return [piece];
  return [
    trim({ text: title, start: piece.start }),
    { text: name, start: piece.start + piece.text.length - name.length },
  ];
}

// "A family business with 60 employees", "Award-winning independent group": words about an employer, in small letters.
function isDescription(whole: string): boolean {
  // "Hospital Comarcal (red pública, dos turnos)": what a bracket explains is no part of the name
  const text = whole.replaceAll(/(?<=\S\s)\([^()]*\)/gu, '');
  const words = wordsOf(text);
  const content = words
    .slice(1)
    .filter((word) => /^\p{Ll}{3}/u.test(word) && !/^(?:and|the|for|von|der|und|del|des)$/.test(word));
  if (/^(?:an?|one of|part of|formerly|previously|now|acquired|subsidiary|member of)\s/iu.test(text)) {
    return words.length >= 3;
  }
  return (
    words.length >= 3 && content.length >= 2 && content.length >= words.length * 0.4 && titleScore(text) < 1
  );
}
