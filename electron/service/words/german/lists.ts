const GERMAN: Readonly<Record<string, string>> = { ' or ': ' oder ', ' and ': ' und ' };

/** Schlägt in einer Tabelle nach: auch wer „constructor“ schreibt, bekommt nur, was darin steht. */
export function lookUp(table: Readonly<Record<string, string>>): (english: string) => string | undefined {
  const rows = new Map(Object.entries(table));
  return (english) => rows.get(english);
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
