// Choices said in a way of their own: every function here writes them as the readers know them.

const LEVEL = String.raw`(?:associate(?:'?s)?|(?:bachelor|master)(?:'?s| of (?:science|arts|engineering|laws))?|ph\.?d\.?|doctorate|b\.?sc\.?|m\.?sc\.?|b\.?a\.?|m\.?a\.?|b\.?eng\.?|m\.?eng\.?)`;
const LEVELS = new RegExp(
  String.raw`(?<![\p{L}\d])${LEVEL}(?: degree)?(?:(?:\s?/\s?|,\s(?:or\s)?|\s(?:or|oder|ou|and/or)\s|\s\((?:or|oder|ou)\s)(?:an? )?${LEVEL}(?: degree)?\)?)+(?: degree)?(?![\p{L}\d])`,
  'iu',
);

/** "Bachelor's or Master's degree in X" asks for the lower of them, in X. */
export function lowestLevel(text: string): string {
  return text.replace(LEVELS, (levels) => {
    if (/associate/iu.test(levels)) return 'associate degree';
    if (/(?<!\p{L})b(?:achelor|\.?sc|\.?a|\.?eng)/iu.test(levels)) return "bachelor's degree";
    return "master's degree";
  });
}

// What may stand in its place is told by other readers: "(or equivalent)", "(or better)".
const OR_INSTEAD =
  /\s\((?:or|oder|ou) (?!(?:similar|equivalent|comparable)(?! (?:\p{L}+ )?(?:experience|qualification|degree|training))|better|higher|more|above|the like|related|other|another|any)(?<other>[^()]{2,60})\)/iu;
const START = /^.*(?:(?:^|\s)(?:and|or|with|in|of|plus|knows|using|as|und|oder|mit)\s|[,;:]\s)/iu;

const NOUN = /^\s(?:skills?|experience|knowledge|certificat\p{L}*|licen[cs]es?|degree)$/iu;
const JOINT = /^(?:[,;]|\s(?:and|or|with|plus|und|oder|mit)\s)/iu;

/** "dbt and Snowflake (or BigQuery)" has its choice in brackets. */
export function choiceInBrackets(text: string): string {
  const match = OR_INSTEAD.exec(text);
  if (match === null) return text;
  const before = text.slice(0, match.index);
  const behind = text.slice(match.index + match[0].length);
  const is_noun = NOUN.test(behind);
  // "3 years (or 5 years part-time) of nursing": the bracket stands within one thing
  if (behind !== '' && !is_noun && !JOINT.test(behind)) return text;
  const at = START.exec(before)?.[0].length ?? 0;
  const choice = `${before.slice(at)} or ${match.groups?.['other'] ?? ''}`;
  return is_noun || (at === 0 && behind === '')
    ? `${before.slice(0, at)}${choice}${behind}`
    : `${before.slice(0, at)}(${choice})${behind}`;
}

/** "Word" is a program beside others of its kind. */
export function officeWord(text: string): string {
  return /\b(?:Excel|PowerPoint|Outlook|Access)\b/u.test(text)
    ? text.replaceAll(/(?<!(?:MS|Microsoft) )\bWord\b(?! processing)/gu, 'Microsoft Word')
    : text;
}
