import { regex } from '../language/pattern.ts';
import { contentKeys } from '../language/stems.ts';
import type { CriterionReader } from '../criteria/reader.ts';
import { readWhole } from './covered.ts';
import { NO_NARROWER } from './cues.ts';
import type { Requirement } from './requirement.ts';

const STOP = regex('iu')`
    [;:()]|,(?!\d)|[.!?](?=\s|$)|\s[–—-]\s|\s(?:preferabl[ey]|ideally|idealerweise|vorzugsweise|is|are|
    ist|sind|required|preferred|would|wünschenswert|von vorteil|erforderlich|erwünscht|such as|e\.g\.|
    including|and|und|sowie)(?!\p{L})`;
// "in a state school", "with no more than 3 points", "to ISO 9606"; what else may follow a name says no more of it
const NARROWS =
  /^(?:in|on|at|with|without|for|under|to|after|from|within|held|im|auf|nach|ohne|beim?|aus|der|des)\s\S/iu;
const PLACE = /^in \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;
const INSTEAD = /^(?:or|oder)\s\S/iu;
const MAX_WORDS = 12;

/**
 * What a job says behind a skill, certificate or anything else it asks for, as a part of the criterion of its own:
 * "Experience with teaching; in a state school". The prompt as it is where nothing is said, or not all of it
 * is understood.
 */
export function withQualifier(
  prompt_text: string,
  last: Requirement,
  all: readonly Requirement[],
  text: string,
  reader: CriterionReader,
): string {
  if (last.kind === 'years' || last.kind === 'degree' || last.kind === 'language') return prompt_text;
  const next = all
    .filter(({ start, unit }) => unit.start === last.unit.start && start >= last.end)
    .map(({ start }) => start);
  const behind = text.slice(last.end, Math.min(last.unit.end, ...next));
  const cut = behind.slice(0, STOP.exec(behind)?.index ?? behind.length).trim();
  const rest = next.some((start) => start <= last.end + behind.indexOf(cut) + cut.length + 2) ? '' : cut;
  if (rest.replace(NO_NARROWER, '') === '') return prompt_text;
  const instead = INSTEAD.test(rest);
  // "an RN license in Ohio" is no home in Ohio
  if (last.kind === 'certification' && PLACE.test(rest)) {
    const own = readWhole(`${prompt_text} ${rest}`, reader);
    const tree = own?.reading.tree;
    if (tree?.op === 'is' && tree.predicate.kind === 'certificate') return `${prompt_text} ${rest}`;
  }
  if (!(instead || NARROWS.test(rest)) || rest.split(/\s+/u).length > MAX_WORDS) return prompt_text;
  const words = rest.replaceAll(/\s+/gu, ' ');
  if (contentKeys(words).length === 0) return prompt_text;
  // "Courtroom or corporate legal experience": said once is enough
  const short = /\sexperience$/iu.test(words)
    ? prompt_text.replace(/^Experience with (?=\p{L})/u, '')
    : prompt_text;
  const longer = instead ? `${short} ${words}` : `${prompt_text}; ${words}`;
  const op = readWhole(longer, reader)?.reading.tree?.op;
  return op !== undefined && (op === 'or') === instead ? longer : prompt_text;
}
