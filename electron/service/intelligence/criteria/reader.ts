import type { Lexicon } from '../skills/lexicon.ts';
import type { Judge } from './engine.ts';

/** The engine with the skills it is to know: what requirements, summaries and questions to a model are made with. */
export type CriterionReader = { readonly judge: Judge; readonly lexicon: Lexicon };
