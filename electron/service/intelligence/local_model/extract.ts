/** Longest answer that is looked at; more is a model that does not stop. */
const MAX_ANSWER = 60_000;
/** Places where an object may begin that are tried. */
const MAX_TRIED = 40;

/**
 * The JSON objects in what a model wrote, the last one first: a model that thinks aloud answers at the end.
 * What stands in `<think>` is left out, fences and words around do not matter. Empty when there is none.
 */
export function objectsIn(written: string): unknown[] {
  const text = withoutReasoning(written.slice(0, MAX_ANSWER));
  const found: unknown[] = [];
  let tried = 0;
  for (let at = text.indexOf('{'); at !== -1 && tried < MAX_TRIED; tried += 1) {
    const end = closing(text, at);
    const value = end === null ? undefined : parsed(text.slice(at, end));
    if (value !== undefined) found.unshift(value);
    at = text.indexOf('{', value === undefined || end === null ? at + 1 : end);
  }
  return found;
}

/** Some servers cut the opening tag off, and a model that was stopped never closes it. */
function withoutReasoning(text: string): string {
  const last = text.lastIndexOf('</think>');
  const after = last === -1 ? text : text.slice(last + '</think>'.length);
  const open = after.indexOf('<think>');
  return open === -1 ? after : after.slice(0, open);
}

/** The offset after the brace that closes the one at `at`; null when it stays open. Braces in strings do not count. */
function closing(text: string, at: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let i = at; i < text.length; i += 1) {
    const character = text[i];
    if (quoted) {
      if (character === '\\') i += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return null;
}

/** A comma before a closing bracket is what models get wrong most. */
function parsed(json: string): unknown {
  for (const attempt of [json, json.replaceAll(/,(\s*[}\]])/g, '$1')]) {
    try {
      return JSON.parse(attempt) as unknown;
    } catch {
      // the next attempt, or none
    }
  }
  return undefined;
}
