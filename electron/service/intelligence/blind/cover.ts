/** What stands in the place of each letter and digit that is hidden: one UTF-16 unit, as each of theirs. */
export const HIDDEN = '█';

/** Hides a range of a text. `all`: not its letters and digits alone, but every sign that is no white space. */
export type Hide = (start: number, end: number, all?: boolean) => void;

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** A text of which ranges are hidden one after the other, and which is then written; its length stays. */
export function cover(text: string): { readonly hide: Hide; readonly written: () => string } {
  const covered = new Uint8Array(text.length);
  return {
    hide: (start, end, all = false) => {
      for (let at = start; at < end; at += 1) covered[at] = all ? 2 : Math.max(covered[at] ?? 0, 1);
    },
    written: () => {
      let out = '';
      for (let at = 0; at < text.length;) {
        const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
        const how = covered[at] ?? 0;
        const hides = how === 2 ? !/\s/u.test(sign) : how === 1 && LETTER.test(sign);
        out += hides ? HIDDEN.repeat(sign.length) : sign;
        at += sign.length;
      }
      return out;
    },
  };
}
