import type { EducationEntry } from '../../profile.ts';
import { fold } from '../../resume/lines.ts';
import { findSkill } from '../../skills/lexicon.ts';
import { contentKeys } from '../clause.ts';
import type { CriterionFacts } from '../facts.ts';

// One subject under many names.
const FAMILIES: readonly RegExp[] = [
  /\b(?:cs|computer|computing|informati\p{L}+|informática|software|information (?:systems|technology)|it)\b/iu,
  /\b(?:business|management|administration|bba|mba|commerce|betriebswirt\p{L}*|bwl)\b/iu,
  /\b(?:electrical|electronics?|elektrotechnik)\b/iu,
  /\b(?:mechanical|maschinenbau|mechanical engineering)\b/iu,
  /\b(?:civil|bauingenieur\p{L}*|ingenier[oa] civil|ingeniería civil|structural|caminos)\b/iu,
  /\b(?:music|voice|vocal|opera)\b/iu,
  /\b(?:hr|human resources?|personal\p{L}*)\b/iu,
  /\b(?:math\p{L}*)\b/iu,
  /\b(?:hci|human[- ]computer)\b/iu,
  /\b(?:law|legal|llb|llm|jd|jura|derecho)\b/iu,
  /\b(?:nurs\p{L}+|bsn|msn|pflege\p{L}*)\b/iu,
];
const ENGINEERING =
  /\b(?:engineer\p{L}*|ingenier\p{L}*|ingénieur|ing|beng|btech|meng|mtech|maschinenbau|elektrotechnik)\b/iu;
const TECHNICAL =
  /\b(?:engineer\p{L}*|computer|software|informati\p{L}+|math\p{L}*|physics|chemistry|science|electr\p{L}+|technolog\p{L}+|ing|statistics|data)\b/iu;

/** Whether a degree is in one of the fields asked for: the same subject under another name counts; none asked for, any does. */
export function inFields(entry: EducationEntry, fields: readonly string[], facts: CriterionFacts): boolean {
  if (fields.length === 0) return true;
  const stated = [entry.degree, entry.field]
    .filter((part) => part !== null)
    .join(' ')
    .replaceAll('.', '');
  const text = stated === '' ? facts.document.text.slice(entry.span.start, entry.span.end) : stated;
  return fields.some((field) => {
    if (/^(?:technical|stem|scientific|science)$/iu.test(field)) return TECHNICAL.test(text);
    if (/^engineering$/iu.test(field)) return ENGINEERING.test(text);
    const family = FAMILIES.filter((pattern) => pattern.test(field));
    if (family.length > 0) return family.some((pattern) => pattern.test(text));
    const own = new Set(contentKeys(text));
    const skill = findSkill(facts.lexicon, field)?.canonical;
    const wanted = contentKeys(field).filter((key) => !/^(?:scienc|engine)/.test(key));
    return (
      (wanted.length > 0 && wanted.every((key) => own.has(key))) ||
      (skill !== undefined && fold(text).includes(fold(skill)))
    );
  });
}
