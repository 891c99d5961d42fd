import type { LeafReader } from '../leaf.ts';
import { readWholeDeed } from './activity.ts';
import { readWholeCertification } from './certification.ts';
import { readWholeDegree } from './degree.ts';
import { readIndustry } from './industry.ts';
import { readWholeLanguage } from './language.ts';
import { readWholeOpen } from './open.ts';
import { readExperienceWith, readSkillKind } from './skill.ts';
import { readCalled, readRank } from './title.ts';
import { readYears } from './years.ts';

/** What reads a criterion before it is cut at "or", "and" and commas: each of them has to account for all of its words. */
export const READ_WHOLE: readonly LeafReader[] = [
  readYears,
  readRank,
  readCalled,
  readExperienceWith,
  readWholeDeed,
  readWholeOpen,
  readWholeLanguage,
  readWholeCertification,
  readWholeDegree,
  readSkillKind,
  readIndustry,
];
