const GERMAN: Readonly<Record<string, string>> = { ' or ': ' oder ', ' and ': ' und ' };

export type Rows = Readonly<Record<string, string>>;

/**
 * Schlägt in einer Tabelle nach: auch wer „constructor“ schreibt, bekommt nur, was darin steht. `add` ergänzt Zeilen, die
 * später geladen werden (trades.ts); was schon dasteht, bleibt.
 * @param keyOf wie Namen verglichen werden
 */
export function lookUp(table: Rows, keyOf: (english: string) => string = (english) => english) {
  const rows = new Map<string, string>();
  const add = (more: Rows): void => {
    for (const [english, german] of Object.entries(more)) {
      if (!rows.has(keyOf(english))) rows.set(keyOf(english), german);
    }
  };
  add(table);
  return Object.assign((english: string): string | undefined => rows.get(keyOf(english)), { add });
}

/** Zwischen den Namen von Kenntnissen: in „Health and safety“ geht es nach dem „and“ klein weiter. */
export const NAMES = /( or | and (?=\p{Lu})|, | \/ )/u;
/** Zwischen Namen, die selbst kein „and“ enthalten. */
export const ANY = /( or | and |, )/u;

/**
 * Eine Aufzählung auf Deutsch. Auch Namen wie „retail or grocery“ enthalten ein „or“: der längste bekannte zählt;
 * unbekannte bleiben, wie sie sind.
 */
export function listInGerman(
  list: string,
  join: RegExp,
  name: (english: string) => string | undefined,
): string {
  // an geraden Stellen Namen, an ungeraden, was sie verbindet
  const parts = list.split(join);
  const among = (from: number, until: number): string => parts.slice(from, until).join('');
  let told = '';
  let at = 0;
  while (at < parts.length) {
    let until = parts.length;
    while (until > at + 1 && name(among(at, until)) === undefined) until -= 2;
    const [english, between = ''] = [among(at, until), parts[until]];
    told += `${name(english) ?? english}${GERMAN[between] ?? between}`;
    at = until + 1;
  }
  return told;
}
