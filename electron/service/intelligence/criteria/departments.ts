import { holdsAt, type WordRange } from '../language/phrases.ts';
import { isOf } from '../language/word_classes.ts';
import type { Tag } from './tag.ts';
import type { Tables } from './lexicon.ts';
import type { Read } from './tag_rules.ts';

/** Function words between a department and its field: "departamento *de* compras". */
const MOST_BETWEEN = 2;

/**
 * Places of words for a department right beside the field of work that is done there: "ufficio acquisti", "departamento
 * de compras", "muhasebe departmanı". Who has worked there has worked in the field, whatever the firm calls the place.
 * Where people are led or counted, the department is a team.
 */
export function departmentsIn(
  { words, keys, cues, locales }: Read,
  names: readonly Tag[],
  tables: Tables,
): number[] {
  const is_team = cues.cues.some(
    ({ value }) => value === 'lead' || value === 'leadership' || value === 'people',
  );
  if (is_team) return [];
  const fields: readonly WordRange[] = [
    ...tables.fields_of_work.in(keys),
    ...names.filter(
      (tag) =>
        (tag.type === 'skill' && FIELDS.has(tag.skill.kind)) ||
        (tag.type === 'entry' && tag.entry.kind === 'field'),
    ),
  ];
  const isSilent = (at: number): boolean => cues.function_words.some((one) => holdsAt(one, at));
  const follows = locales[0]?.verb_last !== true;
  return words.flatMap((_, at): number[] => {
    // "muhasebe bölümü mezunu": a department of a university
    const is_studied = cues.cues.some((cue) => cue.value === 'degree' && holdsAt(cue, at + 1));
    if (!isOf('department', keys[at]) || is_studied) return [];
    const near = fields.some(({ start, end }) => {
      const [from, to] = follows && start > at ? [at + 1, start] : [end, at];
      if (to < from || to - from > MOST_BETWEEN) return false;
      for (let place = from; place < to; place += 1) if (!isSilent(place)) return false;
      return true;
    });
    return near ? [at] : [];
  });
}

/** Kinds of skills that are fields of work. */
const FIELDS = new Set<string>(['domain', 'task', 'method']);
