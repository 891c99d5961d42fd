import { setImmediate } from 'node:timers/promises';
import type { ResumeDocument } from '#service/intelligence/document.ts';
import type { Criteria } from '#service/intelligence/criteria/answers.ts';
import { emptyProfile } from '#service/intelligence/profile.ts';
import type { Lexicon } from '#service/intelligence/skills/lexicon.ts';

/** Criteria of the commonest kinds: each makes tables the first time, together more than a second of work. */
const PROMPTS = [
  'At least 2 years of experience',
  'Knows SQL',
  'Holds a degree in engineering',
  'Speaks German',
];
const LINES = [
  'Experience',
  'Clerk, Northpier, 2015 to 2023',
  'Kept lists of freight in SQL',
  'Skills',
  'SQL',
];

/**
 * Makes what the first answers to criteria would have to make, in small steps.
 * @param wanted whether somebody waits by now: then it ends after the step it is at.
 */
export async function warmUp(criteria: Criteria, lexicon: Lexicon, wanted: () => boolean): Promise<void> {
  const source = {
    document: documentOf(LINES),
    profile: emptyProfile(),
    lexicon,
    reference_date: '2026-01',
  };
  for (const prompt of PROMPTS) {
    await setImmediate();
    if (wanted()) return;
    criteria.evaluate([prompt], source);
  }
}

function documentOf(texts: readonly string[]): ResumeDocument {
  let start = 0;
  const lines = texts.map((text) => {
    const line = { text, start, end: start + text.length, box: null, font_size: 0, bold: false };
    start = line.end + 1;
    return { ...line, column: 0, bullet: false };
  });
  return { text: texts.join('\n'), pages: [{ number: 1, width: 0, height: 0, lines }], notices: [] };
}
