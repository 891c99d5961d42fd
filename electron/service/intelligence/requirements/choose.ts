import { fold } from '../language/lines.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { keyOf } from '../language/tokens.ts';
import type { Requirement } from './requirement.ts';

/** A requirement with how much it is asked for (0 most) and its place among the others. */
export type Draft = Omit<Requirement, 'criterion'> & {
  readonly rank: number;
  readonly order: number;
  readonly prompt_text?: string;
  readonly words?: string;
};

/**
 * Each requirement once, the most asked for first; none that only repeats the job's title, and none that says less than
 * another: "UX" beside "2 years of UX", "Certificate" beside "AWS certification".
 */
export function choose(drafts: readonly Draft[], title: string, lexicon: Lexicon): Draft[] {
  const titleWords = new Set(fold(title).split(' '));
  const best = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = keyOfDraft(draft);
    const known = best.get(key);
    if (known === undefined || draft.rank < known.rank) {
      best.set(key, known === undefined ? draft : { ...draft, order: Math.min(draft.order, known.order) });
    }
  }
  const ordered = [...best.values()].toSorted(
    (a, b) => a.rank - b.rank || Number(isSoft(a, lexicon)) - Number(isSoft(b, lexicon)) || a.order - b.order,
  );
  const labels = new Set<string>();
  return ordered.filter((draft) => {
    const label = wordsOf(draft.label).join(' ');
    const repeatsTitle =
      draft.kind === 'phrase' &&
      fold(draft.label)
        .split(' ')
        .every((word) => titleWords.has(word));
    if (labels.has(label) || repeatsTitle || ordered.some((other) => saysMore(other, draft))) return false;
    labels.add(label);
    return true;
  });
}

function keyOfDraft({ kind, canonical, label, minimum, prompt_text }: Draft): string {
  switch (kind) {
    case 'skill':
    case 'certification':
    case 'language':
      return `skill ${canonical ?? ''}`;
    case 'years':
      return `years ${canonical ?? fold(label)}`;
    case 'degree':
      return `degree ${minimum ?? 0}`;
    case 'open':
      return `open ${prompt_text ?? label}`;
    case 'phrase':
      return `phrase ${fold(label)}`;
  }
}

function isSoft({ canonical }: Draft, lexicon: Lexicon): boolean {
  return lexicon.skills.get(canonical ?? '')?.kind === 'soft';
}

/** Whether the one leaves nothing to ask that the other does not ask already. */
function saysMore(other: Draft, draft: Draft): boolean {
  if (other === draft || other.rank > draft.rank + 2) return false;
  if (draft.kind === 'degree' || draft.kind === 'years' || draft.kind === 'open') return false;
  if (other.kind === 'years') {
    return (
      (draft.canonical !== null && other.canonical === draft.canonical) || holdsAll(other.label, draft.label)
    );
  }
  if (draft.kind === 'phrase') return other.kind !== 'phrase' && holdsAll(other.label, draft.label);
  // one name in another of the same kind: "Certification" in "AWS certification", not "Java" in "Java EE"
  return (
    draft.kind === 'certification' &&
    other.kind === 'certification' &&
    other.label.length > draft.label.length &&
    holdsAll(other.label, draft.label)
  );
}

function holdsAll(label: string, part: string): boolean {
  const own = new Set(wordsOf(label));
  const words = wordsOf(part);
  return words.length > 0 && words.every((word) => own.has(word));
}

function wordsOf(label: string): string[] {
  return fold(label)
    .split(' ')
    .filter((word) => word !== '' && word !== 'and' && word !== 'und')
    .map(keyOf);
}
