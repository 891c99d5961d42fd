/** What stands before a group or behind it, and how the two are joined. */
type Side = { readonly text: string; readonly operator: 'and' | 'or'; readonly is_before: boolean };

/** A choice or a list in brackets, with what is asked beside it. */
export type Grouped = {
  readonly group: string;
  readonly sides: readonly Side[];
  /** What the brackets hold, where they say more of a name before them: "Python (Django or Flask) and SQL". */
  readonly said_of_name: string | null;
};

const GROUP =
  /^(?<head>(?:[^()]*(?:\s|[,;]))?)\((?<group>[^()]{1,200}(?:\s(?:and|or|und|oder|y|o|et|ou)\s|,\s|\s?\/\s?)[^()]{1,200})\)(?<tail>(?:[\s,;][^()]*|[\s,;].*\([^()]*\).*)?)$/iu;
const VERB =
  /^(?:knows|know|knowledge of|experience (?:with|in)|has (?:experience (?:with|in)|used|worked with)|proficient (?:in|with)|familiar with|uses?|used|skilled in|speaks?|fluent in|kenntnisse in|erfahrung (?:mit|in))\s+$/iu;
const AND = String.raw`and|plus|with|as well as|und|y|et|sowie|&|\+`;
const OR = String.raw`or|oder|o|ou`;
const BEFORE = new RegExp(
  String.raw`^(?<text>.*?\S)(?:\s*[,;])?\s+(?:${AND}|(?<or>${OR}))\s+$|^(?<list>.*\S)\s*[,;]\s+$`,
  'iu',
);
const BEHIND = new RegExp(
  String.raw`^(?:\s*[,;])?\s+(?:${AND}|(?<or>${OR}))\s+(?<text>\S.*)$|^\s*[,;]\s+(?<list>\S.*)$`,
  'iu',
);

/** Reads "Python and (AWS or GCP)", "knows (Python or Java) and SQL"; null where brackets only say more of a name. */
export function groupIn(text: string): Grouped | null {
  const { head = '', group = '', tail = '' } = GROUP.exec(text)?.groups ?? {};
  if (group === '') return null;
  const [before, behind] = [sideOf(head, BEFORE), sideOf(tail, BEHIND)];
  const verb = VERB.test(head) ? head : '';
  if (tail.trim() !== '' && behind === null) return null;
  if (before === null && verb === '' && head.trim() !== '') {
    return behind === null ? null : { group: `${head}(${group})`, sides: [behind], said_of_name: group };
  }
  const sides = [before, behind].filter((side) => side !== null);
  return sides.length === 0 ? null : { group: `${verb}${group}`, sides, said_of_name: null };
}

function sideOf(text: string, pattern: RegExp): Side | null {
  const found = pattern.exec(text)?.groups;
  if (found === undefined) return null;
  return {
    text: found['text'] ?? found['list'] ?? '',
    operator: found['or'] === undefined ? 'and' : 'or',
    is_before: pattern === BEFORE,
  };
}
