import { readResume, lexicon, REFERENCE } from './criteria_sets.ts';
import { createJudge } from '#service/intelligence/judge/engine.ts';
import { parseTables } from '#service/intelligence/judge/lexicon.ts';
import { lexiconTableTexts } from '../helpers/lexicon.ts';
import { makeCriteria } from './made/criteria.ts';
const judge = createJudge(parseTables(lexiconTableTexts()));
const [, , which, ...asked] = process.argv;
const split = which!.split('-')[0] as never;
const text = /^(opened|tuned)-/.test(which!)
  ? makeCriteria(split).files.get(which!)!
  : which!.replaceAll('\\n', '\n');
const resume = await readResume({ bytesOf: () => new TextEncoder().encode(text) }, 'x.txt');
for (const a of judge.evaluateCriteria(asked, { ...resume, lexicon, reference_date: REFERENCE } as never))
  console.log(
    a.state === 'EVALUATED'
      ? `${a.finding} ${a.confidence_score} = ${a.understood_as} | ${a.explanation} | open: ${a.not_understood}`
      : a,
  );
