import type { CriterionEvaluation } from '../../api/evaluations.ts';
import {
  isOnlyListed,
  readFinding,
  shownFinding,
  toldFinding,
  type CriterionMark,
  type MarkFinding,
  type ToldFinding,
} from '../../api/marks.ts';
import { texts } from '../../texts.ts';

type Named = { readonly prompt_text: string; readonly display_name?: string | null };

/** With a capital, unless the first word has letters of its own manner: iOS. */
function withCapital(name: string): string {
  const [first = ''] = name.split(/\s/u, 1);
  const is_plain = first === first.toLocaleLowerCase();
  return is_plain ? name.charAt(0).toLocaleUpperCase() + name.slice(1) : name;
}

/** What a criterion is called everywhere: its short name where it has one. */
export function nameOf(criterion: Named): string {
  return withCapital((criterion.display_name ?? criterion.prompt_text).trim());
}

/** What criteria begin with alike: over a column of marks only the rest tells them apart. */
const BEGINNING =
  /^(?:(?:must )?(?:know|have|has|hold|speak|use)s?\b(?: experience\b)?(?: (?:with|in|of|an?))?|spricht|(?:good |solid |strong )?(?:experience|knowledge)(?: (?:with|in|of))|familiar(?:ity)? with) /iu;
const YEARS =
  /^(?:has )?(?:at least |minimum (?:of )?|mindestens )?(\d+)\+? (?:or more )?(years?|jahren?)(?: of)?(?: (?:experience|(?:berufs)?erfahrung))?(?: (?:with|in|of|as|mit|im|in der|als))? /iu;

/** What says how much rather than what; over a column of marks it is the first to go. */
const HOW =
  /^(?:strong|solid|good|proven|deep|excellent|professional|commercial|hands-on|relevant|(?:sehr )?gute|fundierte|solide|nachgewiesene|berufliche) (?=\S)/iu;
const EXPERIENCE =
  /^(?:[\p{L}-]+ )?(?:experience|knowledge|background|skills|erfahrung(?:en)?|kenntnisse) (?:with|in|of|mit|im|in der|in|von) /iu;
const ENDING = /(?<=\S) (?:background|experience|knowledge|skills|erfahrung|kenntnisse)$/iu;

/** A name for where there is little room: its first words that say what is asked for. */
export function headOf(criterion: Named): string {
  // in the language it was written in
  let years = '';
  const rest = nameOf(criterion)
    .replace(YEARS, (_, least: string, unit: string) => {
      years = `${least}+ ${unit[0]}. `;
      return '';
    })
    .replace(BEGINNING, '')
    .replace(HOW, '')
    .replace(EXPERIENCE, '')
    .replace(ENDING, '');
  return years === '' ? withCapital(rest) : years + rest;
}

const LENGTH =
  /^(?:at least|minimum(?: of)?|mindestens) (\d+) (years?|months?|jahre?|monate?)(?: of (?:professional |work )?experience)?(?= \S)/iu;

/** A short name for a criterion that is offered: "Python" for "Knows Python", "5+ years in sales". */
export function shortName(criterion: Named): string {
  const rest = nameOf(criterion).replace(LENGTH, '$1+ $2').replace(BEGINNING, '');
  return typeof criterion.display_name === 'string' ? nameOf(criterion) : withCapital(rest);
}

/** A mark in words, for those who hear it and those who wonder. */
export function markLabel(criterion: Named, mark: CriterionMark): string {
  const by_person = mark.override === null ? null : shownFinding(mark);
  if (isOnlyListed(mark)) return texts.criteria.marks.listed(nameOf(criterion));
  return texts.criteria.marks.of(nameOf(criterion), readFinding(mark), by_person, mark.said_at);
}

/** Who gave an answer that is not the resume's: a person, or the candidate in a call; nothing for the resume's. */
export function byWhom({ override, said_at }: CriterionMark): string | null {
  if (override === null) return null;
  return said_at === null ? texts.criteria.you : texts.calls.saidOn(said_at);
}

/** An evaluation as a mark of the ranking shows it. */
export function markOf(one: CriterionEvaluation): CriterionMark {
  const { criterion, evaluation, finding, override, rests_on_silence = false, only_listed = false } = one;
  const found: MarkFinding =
    evaluation.state === 'FAILED'
      ? 'failed'
      : evaluation.state === 'IN_PROGRESS'
        ? 'in_progress'
        : (finding ?? (evaluation.result?.is_criterion_met === true ? 'met' : 'not_met'));
  return {
    criterion_id: criterion.id,
    finding: found,
    rests_on_silence,
    only_listed,
    override: override?.is_criterion_met ?? null,
    said_at: override?.said?.said_at ?? null,
  };
}

/** Below these an answer is called less sure; the scores are calibrated, so the words hold for every engine. */
const HIGH = 0.85;
const FAIR = 0.65;

/** Confidence in a word. Where the resume says nothing there is nothing to be sure of. */
export function confidenceWord(finding: ToldFinding, score: number): string {
  if (finding === 'not_stated') return texts.criteria.notSaid;
  if (finding === 'not_mentioned') return texts.criteria.notMentioned;
  const { confidence } = texts.criteria;
  return score >= HIGH ? confidence.high : score >= FAIR ? confidence.fair : confidence.low;
}

/** What was found of a criterion, as it is told. */
export function toldOf(one: CriterionEvaluation): ToldFinding {
  return toldFinding(markOf(one));
}

/** What to know of an answer beside what it is: that it is only listed, else how sure it is where it is not very. */
export function caveat(one: CriterionEvaluation): string {
  return isOnlyListed(markOf(one)) ? texts.criteria.onlyListed : doubt(one);
}

/**
 * A word where an answer is less than sure; nothing where it is sure, where a person gave it, and where the resume says
 * nothing: a word behind every answer is read by nobody.
 */
export function doubt(one: CriterionEvaluation): string {
  const mark = markOf(one);
  const { result } = one.evaluation;
  if (result === null || mark.override !== null) return '';
  const read = readFinding(mark);
  if (read !== 'met' && read !== 'not_met') return '';
  return result.confidence_score >= HIGH ? '' : confidenceWord(read, result.confidence_score);
}

/** The words an answer rests on. Where it rests on silence the service says where it looked, which shows nothing. */
export function evidenceOf({
  finding,
  rests_on_silence,
  evidence = [],
}: CriterionEvaluation): NonNullable<CriterionEvaluation['evidence']> {
  return finding === 'not_met' && rests_on_silence === true ? [] : evidence;
}
