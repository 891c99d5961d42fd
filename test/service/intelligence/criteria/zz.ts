import { judge } from './judge.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';
for (const c of process.argv.slice(2)) { const a = judge.understandCriterion(c, shippedLexicon()); console.log(c, '\n   =>', a.understood_as, '??', a.not_understood.join(',')); }
