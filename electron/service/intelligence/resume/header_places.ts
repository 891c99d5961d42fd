import { employerScore, isTeam, titleScore } from '../language/job_titles.ts';
import { isLegalForm } from '../language/legal_forms.ts';
import { trim, type Piece } from '../language/lines.ts';
import { isPlace, isRemote, isStreetPart, readPlace } from '../language/places.ts';

/** A town that nobody lists, by its form. */
export const TOWN =
  /^\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]+|am|an|der|de|la|las|los|les|del|di|sous|aan|den|upon|sur|on|le)){0,3}$/u;

/** The commas of a text that stand in no bracket. */
export function commasOf(text: string): RegExpExecArray[] {
  const inBracket = (at: number): boolean => {
    const open = text.lastIndexOf('(', at);
    return open >= 0 && text.indexOf(')', open) > at;
  };
  return [...text.matchAll(/\s*,\s*/g)].filter(({ index }) => !inBracket(index));
}

/** "Scandiano (RE)", "Dole (39)": a town nobody lists with the short form of its region. */
const TOWN_AND_REGION = /^\p{Lu}[\p{L}'’.-]+(?:[ -]\p{L}[\p{L}'’.-]*){0,3} \((?:\p{Lu}{2,3}|\d{2,3})\)$/u;

/** "3990 E. Broad Street, Columbus, OH 43213": an address names no employer, but its town; null for other words. */
export function townOfAddress(piece: Piece): Piece | null {
  const cuts = commasOf(piece.text).map(({ index, 0: { length } }) => index + length);
  const [from] = cuts;
  const first = piece.text.slice(0, from).replace(/,\s*$/, '');
  if (from === undefined || !/\d/.test(first) || !isStreetPart(first)) return null;
  const text = /^.*?(?=(?:\s\d{5}(?:-\d{4})?)?(?:\sUSA?)?$)/.exec(piece.text.slice(from))?.[0] ?? '';
  return readPlace(text) === null ? null : { text, start: piece.start + from };
}

/** Takes a place off the end of a header piece: "Globex, Austin, TX" → Globex and Austin, TX. */
export function takePlace(piece: Piece): { rest: Piece; place: Piece | null } {
  // "Groupe Valmorin (Lyon)", "Moss & Byte Ltd, Salford": a place in brackets, a town after a legal form.
  const bracket = /^(?<name>.{2,}?)\s*\((?<town>[^()]{3,40})\)$/u.exec(piece.text)?.groups;
  const town = bracket?.['town'] ?? '';
  if (bracket !== undefined && isPlace(town) && !isRemote(town)) {
    const start = piece.start + piece.text.length - 1 - town.length;
    return { rest: { ...piece, text: bracket['name'] ?? '' }, place: { text: town, start } };
  }
  const legal = /^(?<name>.*\s(?<form>\S+)),\s+(?<town>[^,]+)$/u.exec(piece.text)?.groups;
  if (legal !== undefined && isLegalForm(legal['form'] ?? '') && TOWN.test(legal['town'] ?? '')) {
    const text = legal['town'] ?? '';
    if (titleScore(text) === 0 && employerScore(text) === 0 && !isTeam(text) && !isLegalForm(text)) {
      const start = piece.start + piece.text.length - text.length;
      return { rest: { ...piece, text: legal['name'] ?? '' }, place: { text, start } };
    }
  }
  // "Hansebau Projekt AG Hamburg": only their print told the name and the town apart
  const glued = /^(?<name>.*\s(?<form>\S+))\s(?<town>\p{Lu}[\p{L}-]+(?: \p{L}+)?)$/u.exec(piece.text)?.groups;
  if (glued !== undefined && isLegalForm(glued['form'] ?? '') && isPlace(glued['town'] ?? '')) {
    const text = glued['town'] ?? '';
    const start = piece.start + piece.text.length - text.length;
    return { rest: { ...piece, text: glued['name'] ?? '' }, place: { text, start } };
  }
  const cuts = [0, ...commasOf(piece.text).map((match) => match.index + match[0].length)];
  const tail = (count: number): string => piece.text.slice(cuts.at(-count) ?? 0);
  const parts = cuts.length;
  // "Toronto, ON, Canada" ends a header only with its region in short; else two parts, then one.
  const second = /^([^,]*?)\s*,/.exec(tail(2))?.[1] ?? '';
  const regional = parts >= 3 && /^[A-Z]{2}$/.test(second) && isPlace(tail(3));
  // "Studio Arioli, Carpi (MO)": no region of another country
  const is_told = parts > 1 && TOWN_AND_REGION.test(tail(1));
  for (const count of regional ? [3] : is_told ? [1] : [2, 1]) {
    const text = tail(count);
    if (parts < count || !(isPlace(text) || isRemote(text) || is_told)) continue;
    const from = cuts.at(-count) ?? 0;
    const head = trim({ text: piece.text.slice(0, from), start: piece.start });
    if (head.text === '' || head.text.length >= 2) {
      return { rest: head, place: { text, start: piece.start + from } };
    }
  }
  return { rest: piece, place: null };
}
