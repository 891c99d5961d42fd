import type { Lexicon } from '../skills/lexicon.ts';
import type { Leaf, LeafReader } from './leaf.ts';
import { readDeed } from './leaves/activity.ts';
import { readCertification } from './leaves/certification.ts';
import { readDegreeCriterion } from './leaves/degree.ts';
import { readEmployer } from './leaves/employer.ts';
import { readHistory } from './leaves/history.ts';
import { readIndustry } from './leaves/industry.ts';
import { readLanguage, readWholeLanguage } from './leaves/language.ts';
import { readLink, readWholeLink } from './leaves/link.ts';
import { readLocation, readWorkplace } from './leaves/location.ts';
import { readManagement } from './leaves/management.ts';
import { readOpen } from './leaves/open.ts';
import { readWorkAt } from './leaves/recency.ts';
import { readSeveral, readSkill, readSkillName } from './leaves/skill.ts';
import { readTitle } from './leaves/title.ts';
import { readYears } from './leaves/years.ts';

/** What reads a whole clause before it is cut: "no gap longer than 12 months" is not the negation of a gap. */
export const WHOLE: readonly LeafReader[] = [
  readWholeLink,
  readWholeLanguage,
  readHistory,
  readLocation,
  readSeveral,
];
/** What reads a part of one. The order decides: what is most definite comes first. */
export const READERS: readonly LeafReader[] = [
  readHistory,
  readOpen,
  readLink,
  readYears,
  readCertification,
  readLanguage,
  readDegreeCriterion,
  readManagement,
  readLocation,
  readWorkplace,
  readEmployer,
  readSkillName,
  readTitle,
  readIndustry,
  readSkill,
  readWorkAt,
  readDeed,
];

/** What the first of the readers makes of a text that reads it. */
export function firstLeaf(readers: readonly LeafReader[], text: string, lexicon: Lexicon): Leaf | null {
  for (const read of readers) {
    const leaf = read(text, lexicon);
    if (leaf !== null) return leaf;
  }
  return null;
}
