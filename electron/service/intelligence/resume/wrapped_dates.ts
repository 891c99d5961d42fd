import type { Line } from './lines.ts';

const POINT = String.raw`(?:\p{L}{3,9}\.? )?\d{4}|\d{2}[./]\d{4}`;
const OPEN_LEFT = new RegExp(String.raw`^(?:${POINT})\s*[–—-]\s*(?=\t)`, 'iu');
const CLOSE_LEFT = new RegExp(String.raw`^(?<end>${POINT}|present|now|current|heute|today)\t`, 'iu');
const OPEN_RIGHT = new RegExp(String.raw`\t(?:${POINT})\s*[–—-](?:\s*\p{L}{3,9}\.?)?\s*$`, 'iu');
const CLOSE_RIGHT = new RegExp(
  String.raw`(?:^|\t)(?<end>${POINT}|present|now|current|heute|today)\s*$`,
  'iu',
);

/**
 * Joins date ranges that a narrow date column broke over two lines ("June 2022 –⇥Engineer" / "Present⇥Built …",
 * "Guide⇥Mar 2019 - July" / "Gardens⇥2020"). Offsets stay those of the document; only the texts to read change.
 */
export function joinWrappedDates(lines: readonly Line[]): Line[] {
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const line = joined[at] as Line;
    const next = joined[at + 1] as Line;
    const left = OPEN_LEFT.exec(line.text);
    const leftEnd = left === null ? null : CLOSE_LEFT.exec(next.text);
    if (left !== null && leftEnd !== null) {
      joined[at] = {
        ...line,
        text: `${left[0].trimEnd()} ${leftEnd.groups?.['end'] ?? ''}${line.text.slice(left[0].length)}`,
      };
      joined[at + 1] = {
        ...next,
        text: next.text.slice(leftEnd[0].length),
        start: next.start + leftEnd[0].length,
      };
      at += 1;
      continue;
    }
    const right = OPEN_RIGHT.exec(line.text);
    const rightEnd = right === null || next.bullet ? null : CLOSE_RIGHT.exec(next.text);
    if (rightEnd !== null) {
      // What stands left of the second half is the header gone on ("Guide, Botanical" / "Gardens").
      const more = next.text.slice(0, rightEnd.index).trim();
      const head = line.text.slice(0, right?.index);
      const dates = line.text.slice(right?.index).trimEnd();
      joined[at] = {
        ...line,
        text: `${head}${more === '' ? '' : ` ${more}`}${dates} ${rightEnd.groups?.['end'] ?? ''}`,
        end: next.end,
      };
      joined[at + 1] = { ...next, text: '' };
      at += 1;
    }
  }
  return joined.filter(({ text }) => text.trim() !== '');
}
