import { multiline, regex } from '../language/pattern.ts';
import { EMAIL, hasContact, isPersonalDetail } from './contact_patterns.ts';
import type { Span } from '../profile.ts';
import { split, type Line, type Piece } from '../language/lines.ts';
import { countryCodes } from '../language/countries.ts';
import { SEPARATORS } from './name.ts';
import { isRemote, isStreetPart, PLACE_LABEL, readPlace, type Place } from '../language/places.ts';
import { titleScore } from '../language/job_titles.ts';
import { alternatives } from '../language/locales/resume_locales.ts';

type Located = { readonly place: Place; readonly span: Span; readonly confidence: number };

/** Where the person lives, from the header: what is labelled so, what is a place, what is left. */
export function readLocation(lines: readonly Line[], taken: readonly Span[]): Located | null {
  const pieces = lines.flatMap((line, at) =>
    piecesOf(line, lines[at + 1]).map((piece) => Object.assign(piece, { line })),
  );
  const labelled = pieces.find(({ text }) => PLACE_LABEL.test(text) && placeIn(text) !== null);
  for (const { text, start, line } of labelled === undefined ? pieces : [labelled, ...pieces]) {
    if (taken.some((span) => start < span.end && start + text.length > span.start)) continue;
    if (text.search(EMAIL) >= 0 || /https?:|www\.|linkedin|github/i.test(text) || isPersonalDetail(text)) {
      continue;
    }
    const found = placeIn(text);
    if (found === null) continue;
    const label = PLACE_LABEL.exec(text)?.[0].length ?? 0;
    // "Address, Street, 00000 County" beside "Sunnyvale, CA": what no list knows gives way to what one does.
    const better =
      found.country === null &&
      label === 0 &&
      pieces.some((other) => other.line === line && (placeIn(other.text)?.country ?? null) !== null);
    if (better) continue;
    const raw = text.slice(label).replace(/[.;]$/, '');
    const { stray, place } = withoutStray(raw, found);
    const sure = (found.country === null ? 0.65 : 0.9) + (label > 0 ? 0.07 : 0);
    const district = districtOf(line, start, place);
    if (district !== null) return { ...district, confidence: sure };
    const from = stray + townAt(raw.slice(stray), place.city);
    return {
      place: { ...place, raw: raw.slice(from).replaceAll('\n', ' ') },
      span: { start: start + label + from, end: start + label + raw.length },
      confidence: stray === 0 ? sure : MISREAD,
    };
  }
  return inside(lines) ?? leftOver(pieces, taken) ?? labelledName(pieces);
}

/** "Bandırma / Balıkesir": in Turkey the province stands behind the town. */
function districtOf(line: Line, start: number, province: Place): Omit<Located, 'confidence'> | null {
  const before = line.text.slice(0, start - line.start);
  const written = /(?<town>\p{Lu}[\p{L}' -]{2,30}?)\s*\/\s*$/u.exec(before);
  const town = written?.groups?.['town'];
  if (province.country !== 'TR' || town === undefined || written === null) return null;
  const raw = written[0] + province.raw;
  return {
    place: { raw, city: town, region: province.city, country: 'TR' },
    span: spanOf(line.start + written.index, raw),
  };
}

/** A person should look at what was read with signs that are none of it. */
const MISREAD = 0.5;

const STRAY = /^(?:\d{1,2}\s+|[^\p{L}\p{N}(]{1,3}\s*|[\p{L}\d][)>]\s*)(?=\p{Lu}\p{L})/u;

/** "8 Chicago, IL", "® Boston, MA": what text recognition makes of a drawn pin stands before the place. */
function withoutStray(raw: string, found: Place): { readonly stray: number; readonly place: Place } {
  const stray = STRAY.exec(raw)?.[0].length ?? 0;
  const rest = stray === 0 ? null : readPlace(raw.slice(stray).replaceAll('\n', ' '));
  // "12 Mill Road, Cambridge" is an address: only a town may follow at once
  const is_stray = rest !== null && rest.city !== null && raw.slice(stray).startsWith(rest.city);
  return is_stray ? { stray, place: rest } : { stray: 0, place: found };
}

/** Where the part with the town begins in an address: the street before it is more than a location tells. */
function townAt(raw: string, city: string | null): number {
  const at = city === null ? -1 : raw.lastIndexOf(city);
  const before = /^.*,\s*/s.exec(raw.slice(0, Math.max(0, at)))?.[0] ?? '';
  return split({ text: before, start: 0 }, /,/g).some(({ text }) => isStreetPart(text)) ? before.length : 0;
}

/** The end of an address from its first part that names no street; null where every part does. */
function withoutStreet(text: string): Piece | null {
  const part = split({ text, start: 0 }, /\s*,\s*/g).find((each) => !isStreetPart(each.text));
  return part === undefined ? null : { text: text.slice(part.start), start: part.start };
}

function placeIn(text: string): Place | null {
  const flat = text.replaceAll('\n', ' ');
  return (
    readPlace(flat) ??
    readPlace(flat.replace(/^.*?\d+[^,]*,\s*/, '')) ??
    readPlace(flat.split(/\s+[,-]\s+/)[0] ?? '')
  );
}

const CITY_AND_REGION = regex('u')`
  (?<![\p{L}])(\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}, (?:[A-Z]{2}|
  \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}))(?![\p{L}])`;

/** Pieces without a sign between them: "jane@example.com (503) 555-0147 Salem, OR linkedin.com/…". */
function inside(lines: readonly Line[]): Located | null {
  for (const line of lines) {
    const match =
      CITY_AND_REGION.exec(line.text.search(EMAIL) >= 0 || hasContact(line.text) ? line.text : '') ??
      /(?<![\p{L}])(\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}, [A-Z]{2})(?![\p{L}])/u.exec(line.text);
    if (match === null) continue;
    // "… 0123 Mary Ann Lane, Leeds" holds more before the place than the place.
    const words = (match[1] ?? '').split(' ');
    for (let from = 0; from < words.length; from += 1) {
      const text = words.slice(from).join(' ');
      const found = text.includes(',') ? readPlace(text) : null;
      if (found === null) continue;
      const start = line.start + match.index + (match[1] ?? '').length - text.length;
      return { place: found, span: spanOf(start, text), confidence: 0.85 };
    }
  }
  return null;
}

/** On a line of contact data, what is left over beside e-mail and telephone is where the person lives. */
function leftOver(pieces: readonly (Piece & { line: Line })[], taken: readonly Span[]): Located | null {
  for (const { text, start, line } of pieces) {
    const beside = line.text !== text && line.text.search(EMAIL) >= 0 && line.index > 0;
    if (!beside || taken.some((span) => start < span.end && start + text.length > span.start)) continue;
    // "Getafe (Madrid)", "Lorient (56)", "Nilüfer/Bursa": the larger place beside the town
    const [, bracketed, in_brackets] = /^([^()]+?)\s*\((\p{Lu}[\p{L}' -]+|\d{2,3})\)$/u.exec(text) ?? [];
    const [, district, province = ''] = /^(\p{Lu}\p{L}+)\/(\p{Lu}\p{L}+)$/u.exec(text) ?? [];
    const alone = bracketed ?? (readPlace(province) === null ? text : (district ?? text));
    const around = in_brackets ?? (alone === district ? province : null);
    if (hasContact(text) || /\d|https?:|\.\w{2,3}\b|\//.test(alone) || isRemote(text)) continue;
    const town = around === null ? withoutStreet(text) : { text, start: 0 };
    const name = around === null ? town?.text : alone;
    if (
      town !== null &&
      name !== undefined &&
      /^\p{Lu}[\p{L}' .,-]{2,40}$/u.test(name) &&
      titleScore(text) === 0 &&
      !/linkedin|github|gitlab|twitter|portfolio|website|e-?mail|xing|blog|phone|contact/i.test(text)
    ) {
      return {
        place: {
          raw: town.text,
          city: name.split(/,\s*/)[0] ?? name,
          region: around,
          country: null,
        },
        span: spanOf(start + town.start, town.text),
        confidence: 0.6,
      };
    }
  }
  return null;
}

/** "Wohnort: Kleinheubach": a label is enough for a name that no list knows. */
function labelledName(pieces: readonly (Piece & { line: Line })[]): Located | null {
  for (const { text, start } of pieces) {
    const label = PLACE_LABEL.exec(text)?.[0].length ?? 0;
    const town = withoutStreet(text.slice(label).replace(/[.;]$/, ''));
    if (town === null) continue;
    const name = town.text;
    if (label === 0 || name.length < 2 || name.length > 80 || !/\p{Lu}/u.test(name) || hasContact(name)) {
      continue;
    }
    const city = /^[^\d,]*$/.test(name) ? name : null;
    return {
      place: { raw: name, city, region: null, country: null },
      span: spanOf(start + label + town.start, name),
      confidence: 0.75,
    };
  }
  return null;
}

function spanOf(start: number, text: string): Span {
  return { start, end: start + text.length };
}

/** "Wohnort: Münster, Tel.: 0251 …": a comma or a gap before the label of another field; a gap begins only once. */
const LABEL_NEXT = new RegExp(
  multiline`
    (?:,\s*|(?<!\s)\s+)(?=(?:e-?mail|e-?posta|mail|correo|courriel|fax|web|
    ${alternatives(({ labels }) => labels.phone)})\s*\.?\s*(?::|[+(]?\d))|(?:[,·|•]\s*|(?<!\s)(?:\t+|\s{2,}))(?=(?:${alternatives(({ labels }) => labels.place)}|
    ${alternatives(({ personal }) => personal)})\s*:)`,
  'giu',
);

/** The pieces of a line; the last one with the next line where a place runs on ("Bristol, United" / "Kingdom"). */
function piecesOf(line: Line, next: Line | undefined): Piece[] {
  const apart = split(line, LABEL_NEXT);
  const whole = apart.filter(({ text }) => PLACE_LABEL.test(text));
  const pieces = apart
    .flatMap((piece) => split(piece, SEPARATORS))
    .flatMap((piece) => {
      if (readPlace(piece.text) !== null || piece.text.search(EMAIL) < 0) return [piece];
      return split(piece, /\s*,\s+(?=\S+@|[+(]?\d[\d ()./-]{5,}(?:,|$))|(?<=@\S+)\s*[,;]\s+|\s{2,}/g);
    });
  const last = pieces.at(-1);
  if (last === undefined || next === undefined || next.start !== line.end + 1) return [...whole, ...pieces];
  const [first] = split(next, SEPARATORS);
  const ends = last.start + last.text.length === line.start + line.text.trimEnd().length;
  if (first !== undefined && first.start === next.start && ends && /,/.test(last.text)) {
    const both = readPlace(`${last.text} ${first.text}`);
    const cut = `${last.text} ${first.text}`.split(/,\s*/).at(-1) ?? '';
    if (both !== null && countryCodes().has(cut.toLowerCase())) {
      return [...pieces.slice(0, -1), { text: `${last.text}\n${first.text}`, start: last.start }];
    }
  }
  // "Hamburg," / "Deutschland": the comma was taken for the end of the piece.
  if (first !== undefined && first.start === next.start && /,\s*$/.test(line.text)) {
    const both = readPlace(`${last.text}, ${first.text}`);
    if (both !== null) {
      const gap = next.start - (last.start + last.text.length);
      return [
        ...pieces.slice(0, -1),
        { text: last.text + ','.padEnd(gap, '\n') + first.text, start: last.start },
      ];
    }
  }
  return [...whole, ...pieces];
}
