import { readWords } from '../../language/cues.ts';
import { quantitiesIn } from '../../language/quantities.ts';
import type { JudgeFacts } from '../facts.ts';
import { peopleLed } from './people_led.ts';
import { isOf } from '../../language/word_classes.ts';
import { follows } from '../../language/phrases.ts';

/** Numbers of people: "led 12", "team of 12", "12 direct reports", "two receptionists and one clerk". */
export function sizesIn(text: string, facts: JudgeFacts): number[] {
  const { words, keys, ...cues } = readWords(text, facts.locales);
  const people = [...cues.cues.filter(({ value }) => value === 'people'), ...peopleLed(words, cues)];
  const teams = cues.cues.filter(({ value }) => value === 'team');
  const leads = cues.cues.filter(({ value }) => value === 'lead');
  const unit = cues.cues.filter(
    ({ value }) => value === 'year' || value === 'month' || value === 'percent' || value === 'week',
  );
  const found: number[] = [];
  for (const quantity of quantitiesIn(words, cues)) {
    const { start, end } = quantity;
    const size = quantity.to ?? quantity.value;
    if (size < 1 || size > 50000 || (size >= 1950 && size <= 2060)) continue;
    if (
      unit.some((one) => one.start === end) ||
      /[$€£%]/u.test(text.slice((words[start]?.start ?? 1) - 1, (words[end - 1]?.end ?? 0) + 1))
    ) {
      continue;
    }
    // "38 care and kitchen staff report to me": further where who leads them follows
    const of_people = people.some(
      (one) =>
        follows(one, quantity, leads.some((lead) => follows(lead, one, 1)) ? 4 : 2) &&
        !words.slice(end, one.start).some(({ sign }) => sign),
    );
    const of_team = teams.some((one) => follows(quantity, one, 2));
    // "boss of twelve"
    const next = words[end];
    const of_lead =
      (next === undefined || next.sign) &&
      leads.some(
        (one) =>
          follows(quantity, one, 1) && keys.slice(one.end, start).every((key) => isOf('sized_of', key)),
      );
    // "a staff of 12", no "employees of 12 firms"
    const ends =
      next === undefined || next.sign || cues.cues.some((one) => one.value === 'and' && one.start === end);
    const of_staff = ends && people.some((one) => start - one.end === 1 && isOf('staff_of', keys[one.end]));
    const grown = teams.length > 0 && /^(?:from|to|von|auf|de|à)$/u.test(keys[start - 1] ?? '');
    const peak =
      /^\($/u.test(keys[start - 1] ?? '') &&
      found.length > 0 &&
      /peak|up to|season|max|summer|winter/iu.test(text);
    if (of_people || of_team || of_staff || of_lead || grown || peak) found.push(size);
  }
  const joined = found.length > 1 && /\b(?:and|plus|und|et|y|e|i|en)\b/iu.test(text);
  return joined ? [...found, found.reduce((sum, size) => sum + size, 0)] : found;
}
