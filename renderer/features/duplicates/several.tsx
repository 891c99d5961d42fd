import type { Criterion } from '../../api/criteria.ts';
import { toldFinding, type Marks } from '../../api/marks.ts';
import { formatNumber } from '../../lib/format.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import { headOf } from '../criteria/names.ts';

/** How many resumes are probably of one person, and whether they disagree: "×16 ≠". */
export function Several({ amount, disputed: about }: { amount: number; disputed: string }) {
  return (
    <>
      ×{formatNumber(amount)}
      {about !== '' && <b className="text-ask"> ≠</b>}
    </>
  );
}

/** The same in words. */
export function severalInWords(amount: number, about: string): string {
  return joined([texts.same.stack.all(amount), about === '' ? null : texts.same.stack.disagree(about)]);
}

/** Names of the criteria that one resume of a person meets by its words and another does not; '' for none. */
export function disputed(
  criteria: readonly Criterion[],
  resumes: readonly string[],
  marks: ReadonlyMap<string, Marks> | undefined,
): string {
  if (resumes.length < 2 || marks === undefined) return '';
  const names = criteria.flatMap((criterion) => {
    const found = new Set(
      resumes.flatMap((id) => {
        const mark = marks.get(id)?.get(criterion.id);
        return mark === undefined ? [] : [toldFinding(mark)];
      }),
    );
    return found.has('met') && found.has('not_met') ? [headOf(criterion)] : [];
  });
  return names.join(', ');
}
