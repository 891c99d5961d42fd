import { isOf } from '../language/word_classes.ts';
import { Clause } from './clause.ts';
import { stretchesIn } from './stretches.ts';
import type { Rejection } from './rejections.ts';
import type { Tag } from './tag.ts';
import type { Read } from './tag_rules.ts';
import { holds, holdsAt, type WordRange } from '../language/phrases.ts';

/** "*Another* ERP *than* SAP", "ein *anderes* ERP *als* SAP", "un *autre* ERP *que* SAP". */
const OTHER = /^(?:another|other|andere[nmrs]?|autre|otr[oa]|altr[oaie])$/u;
const THAN = /^(?:than|als|que|qu|che)$/u;
/** Words between the two. */
const APART = 4;

/**
 * Parts that say behind them what is left out: ", fast food excluded"; in languages that put the verb last, before what is
 * asked for: "fast food hariç mutfak deneyimi". Lengths of time and lists of languages leave out by themselves.
 */
export function exclusionsIn(read: Read, tags: readonly Tag[], content: ReadonlySet<number>): Rejection[] {
  const { cues } = read.cues;
  if (tags.some(({ type }) => type === 'length') || cues.some(({ value }) => value === 'foreign_language')) {
    return [];
  }
  const asks = (range: WordRange, own: WordRange): boolean =>
    Clause.at(range).some((at) => content.has(at) && !holdsAt(own, at));
  const precedes = read.locales[0]?.verb_last === true;
  // "Türkiye dışında" is abroad
  const besides = read.keys.flatMap((key, at) =>
    isOf('besides', key) && !tags.some((tag) => tag.type === 'place' && tag.end === at)
      ? [{ start: at, end: at + 1 }]
      : [],
  );
  const excluding = [
    ...cues.filter(({ value }) => value === 'excluded' || (precedes && value === 'but_not')),
    ...(precedes ? besides.filter((one) => !cues.some((cue) => holds(cue, one))) : []),
  ];
  return stretchesIn(read).flatMap((part): Rejection[] => {
    const other = Clause.at(part).find((at) => OTHER.test(read.keys[at] ?? ''));
    const than = Clause.at(part).find(
      (at) => other !== undefined && at > other && at - other <= APART && THAN.test(read.keys[at] ?? ''),
    );
    if (other !== undefined && than !== undefined) {
      const behind = { start: than, end: part.end };
      const own = { start: than, end: than + 1 };
      if (asks(behind, own)) return [{ ...behind, own: new Set([other, than]) }];
    }
    const said = excluding.find((one) => holds(part, one) && (precedes || one.end === part.end));
    if (said === undefined) return [];
    const left_out = { start: part.start, end: said.end };
    return asks(left_out, said) ? [{ ...left_out, own: Clause.places(said) }] : [];
  });
}
