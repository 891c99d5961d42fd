import type { LeafReader } from '../leaf.ts';
import { readWholeLanguage } from './language.ts';
import { readYears } from './years.ts';

/** What reads a criterion before it is cut at "or", "and" and commas: each of them has to account for all of its words. */
export const READ_WHOLE: readonly LeafReader[] = [readYears, readWholeLanguage];
