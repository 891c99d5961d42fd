import { kinds } from '../kinds/index.ts';
import { FAILURES } from './failures.ts';
import type { Sentences } from './sentence.ts';

const SENTENCE = /^(?:Has|Is|Holds|Explains|Wrote)\b/u;

/** What the engine says, in English; `quotes` come in quotation marks. Kinds bring their own sentences. */
export const en: Sentences = {
  ...Object.assign({}, ...[...kinds.values()].map(({ sentences }) => sentences)),
  ...FAILURES,
  not_understood: () => 'Not understood',
  'tree.not': (_, joined) => `Not: ${joined.join('')}`,
  'tree.and': (_, joined) => joined.join('; and '),
  'tree.or': (_, joined) => joined.join('; or '),
  nothing_asked: () =>
    'The criterion has no word that could be looked for in a resume. Write what the candidate should have.',
  story: () => 'Much of this is not understood. Ask for one thing in a few words for a sure answer.',
  words_open: ({ words }) => `Not understood: ${words}. Say it in other words for a sure answer.`,
  read_as: ({ written, read }) => `“${written}” was read as “${read}”.`,
  by_hand: () => 'Entered by hand, not in the resume.',
  partly_by_hand: () => 'Part of it was entered by hand.',
  shown: ({ quotes }) => `The resume says ${quotes}.`,
  removed: ({ name }) => `${name} was removed from the profile by hand.`,
  not_mentioned: ({ name }) => `The resume does not mention ${name}.`,
  nothing: ({ name }) =>
    SENTENCE.test(String(name))
      ? `The resume does not say that the person ${String(name).replace(SENTENCE, (verb) => verb.toLowerCase())}.`
      : `The resume does not say anything about ${name}.`,
  'slot.words': ({ words, quotes }) => `The resume says ${quotes}, but nothing about: ${words}.`,
  'status.denied': ({ quotes }) => `The resume denies it: ${quotes}.`,
  'status.basic': ({ quotes }) => `The resume mentions it only as basic knowledge: ${quotes}.`,
  'status.learning': ({ quotes }) => `The resume says that it is still being learned: ${quotes}.`,
  'status.planned': ({ quotes }) => `The resume mentions it only as a plan: ${quotes}.`,
  'status.lapsed': ({ quotes }) => `The resume says this about another time: ${quotes}.`,
  'status.abandoned': ({ quotes }) => `The resume says that it was abandoned: ${quotes}.`,
  'status.seen': ({ quotes }) => `The resume mentions it only as seen or tried: ${quotes}.`,
  'status.others': ({ quotes }) => `The resume says that others did it: ${quotes}.`,
  'status.private': ({ quotes }) => `The resume mentions it only as a private interest: ${quotes}.`,
  'model.met': ({ quotes, model }) => `The resume says ${quotes}. Read by ${model} on this computer.`,
  'model.not_met': ({ quotes, model }) =>
    `The resume says ${quotes}, which speaks against it. Read by ${model} on this computer.`,
  'model.not_stated': ({ model }) =>
    `The resume does not say so. Read by ${model} on this computer, which found no sentence that shows it.`,
  'model.unproved': ({ model }, shown) =>
    `No sentence shows: ${shown.join('; ')}. Read by ${model} on this computer, which found the rest of it.`,
  similar: ({ words }) => `Whether ${words} counts is for a person to judge.`,
  'open.unclear': ({ quotes }) => `The resume mentions it, but not clearly: ${quotes}.`,
};
