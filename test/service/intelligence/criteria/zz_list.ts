import { readFileSync } from 'node:fs';
import { judge } from './judge.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';
for (const c of readFileSync(process.argv[2]!, 'utf8').trim().split('\n')) { const a = judge.understandCriterion(c, shippedLexicon()); console.log(`${c.padEnd(62)} => ${a.understood_as}${a.not_understood.length ? '  ?? ' + a.not_understood.join(',') : ''}`); }
