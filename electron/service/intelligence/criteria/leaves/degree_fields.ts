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
  /\b(?:nurs\p{L}+|bsn|msn|pflege\p{L}*|(?:alten|kranken|kinder)pfleg\p{L}*)\b/iu,
  /(?<!\p{L})(?:psycholog\p{L}*|psicolog\p{L}*)/iu,
  /(?<!\p{L})(?:account\p{L}*|rechnungswesen|comptabilité|contabilidad)/iu,
  /(?<!\p{L})(?:statisti\p{L}*|estadística)/iu,
  /(?<!\p{L})(?:physi(?:cs|k)|physique|física)(?!\p{L})/iu,
  /(?<!\p{L})(?:chemi(?:stry|e)|chimie|química)(?!\p{L})/iu,
  /(?<!\p{L})(?:biolog\p{L}*)/iu,
  /(?<!\p{L})(?:touris\p{L}*|turismo)/iu,
  /(?<!\p{L})(?:hospitality|hotel\p{L}*|hôtel\p{L}*|hostelería)/iu,
  /(?<!\p{L})(?:economi\p{L}*|volkswirt\p{L}*|vwl|économie|economía)/iu,
  /(?<!\p{L})(?:architect\p{L}*|architektur|arquitect\p{L}*)/iu,
  /(?<!\p{L})(?:communicat\p{L}*|kommunikation\p{L}*|comunicación)/iu,
  /(?<!\p{L})(?:industrial engineering|wirtschaftsingenieur\p{L}*|génie industriel)/iu,
  /(?<!\p{L})(?:education|pädagogik|pedagog\p{L}+|erziehungswissenschaft\p{L}*|pgce)(?!\p{L})/iu,
];
// Words that tell two branches of one subject apart: "music education" is not "vocal performance".
const BRANCH = /(?<!\p{L})(?:education|pedagogy|performance|composition|therapy|history)(?!\p{L})/giu;
const ENGINEERING =
  /\b(?:engineer\p{L}*|ingenier\p{L}*|ingénieur|ing|beng|btech|meng|mtech|maschinenbau|elektrotechnik)\b/iu;
const TECHNICAL =
  /\b(?:engineer\p{L}*|computer|software|informati\p{L}+|math\p{L}*|physics|chemistry|science|electr\p{L}+|technolog\p{L}+|ing|statistics|data)\b/iu;

const STUDIED =
  /(?<!\p{L})(?:studium|studiengang|études|estudios|studies) (?:der |des |in |de |en |of )?(?<subject>\p{L}{4,40})/iu;

/** Whether a degree is in one of the fields asked for: the same subject under another name counts; none asked for, any does. */
export function inFields(entry: EducationEntry, fields: readonly string[], facts: CriterionFacts): boolean {
  if (fields.length === 0) return true;
  const stated = [entry.degree, entry.field]
    .filter((part) => part !== null)
    .join(' ')
    .replaceAll('.', '');
  const own = facts.document.text.slice(entry.span.start, entry.span.end);
  // "Studium Maschinenbau, Abschluss Dipl.-Ing.": the subject stands before the degree
  const studied = STUDIED.exec(own)?.groups?.['subject'] ?? '';
  const text = stated === '' ? own : `${stated} ${studied}`;
  return fields.some((field) => {
    if (/^(?:technical|stem|scientific|science)$/iu.test(field)) return TECHNICAL.test(text);
    if (/^engineering$/iu.test(field)) return ENGINEERING.test(text);
    const family = FAMILIES.filter((pattern) => pattern.test(field));
    if (family.length > 0) {
      const branches = field.toLowerCase().match(BRANCH) ?? [];
      return (
        family.some((pattern) => pattern.test(text)) &&
        branches.every((branch) => text.toLowerCase().includes(branch))
      );
    }
    const keys = new Set(contentKeys(text));
    const skill = findSkill(facts.lexicon, field)?.canonical;
    const wanted = contentKeys(field).filter((key) => !/^(?:scienc|engine)/.test(key));
    return (
      (wanted.length > 0 && wanted.every((key) => keys.has(key))) ||
      (skill !== undefined && fold(text).includes(fold(skill)))
    );
  });
}
