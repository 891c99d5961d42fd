import { holdsAt, Phrases } from '../../language/phrases.ts';
import type { MentionStatus } from '../../language/locale.ts';
import { statusOf } from '../../language/status.ts';
import { isOf } from '../../language/word_classes.ts';
import { oncePer } from '../../language/memoize.ts';
import { Clause } from '../clause.ts';
import { rowOf, type JudgeFacts, type Row } from '../facts.ts';
import type { Entry } from '../lexicon.ts';
import {
  met,
  notMentioned,
  notMet,
  notStated,
  quotedSentence,
  say,
  type Kind,
  type Parse,
  type Verdict,
} from '../predicate.ts';
import { lookedAt, sectionAt, spokenLines } from '../search.ts';
import { parts } from '../sentences/sentence.ts';
import { joined } from '../three_values.ts';
import { leastOf } from './shared.ts';

/** Marks in exams at school, or how many were passed: "GCSE English at grade C or above", "5 GCSEs A*–C". */
type SchoolMarkSlots = {
  /** The exam, by its key in the lexicon. */
  readonly exam: string;
  readonly label: string;
  /** Each with all it goes by. */
  readonly subjects: readonly { readonly label: string; readonly forms: readonly string[] }[];
  readonly any_subject: boolean;
  /** The lowest mark that is enough, as it is asked for; empty for any. */
  readonly least: string;
  readonly count: number;
};

/** Letters and the figures that took their place, by what they are worth. */
const WORTH: Readonly<Record<string, number>> = { 'A*': 8.5, A: 7, B: 5.5, C: 4, D: 3, E: 2, F: 1.5, G: 1 };

const worthOf = (mark: string): number => WORTH[mark] ?? Number(mark);

const LETTER = /^[A-G]$/u;
const FIGURE = /^[1-9]$/u;

/** The mark at a place, with its star: "A*". */
function markAt(clause: Clause, at: number): string | null {
  const written = clause.written(at);
  if (FIGURE.test(written)) return written;
  if (!LETTER.test(written)) return null;
  return written === 'A' && clause.written(at + 1) === '*' ? 'A*' : written;
}

function parse(clause: Clause): Parse<SchoolMarkSlots>[] {
  const [exam] = clause.entries('school_exam');
  if (exam === undefined) return [];
  const counted = clause.tags('quantity').find(({ end }) => end === exam.start);
  const outside = clause.all.filter(
    (at) => !holdsAt(exam, at) && !(counted !== undefined && holdsAt(counted, at)),
  );
  const marks = outside.flatMap((at) => {
    const mark = markAt(clause, at);
    return mark === null ? [] : [{ at, mark }];
  });
  const fields = clause.entries('field').filter(({ start }) => outside.includes(start));
  const own = Clause.places(
    exam,
    counted,
    fields,
    marks.map(({ at }) => at),
    clause.tags('quantity').filter(({ quantity }) => marks.some(({ at }) => at === quantity.number.start)),
    clause.cues('or_higher or_more at_least over completed degree secondary included valid grade exactly'),
    clause.cues('and', 'or'),
    outside.filter((at) => isOf('mark_word', clause.key(at)) || clause.key(at) === '*'),
  );
  // "English" and "History" are languages and words before they are subjects
  const named = clause.tags('language').filter(({ start }) => !own.has(start) && outside.includes(start));
  const subjects = [
    ...fields.map((tag) => ({ label: clause.textAt(tag), forms: tag.entry.forms })),
    ...[...named.map((tag) => clause.textAt(tag)), ...unknownIn(clause, own, named)].map((label) => ({
      label,
      forms: [label],
    })),
  ];
  if ((marks.length === 0 && counted === undefined) || (subjects.length === 0 && counted === undefined)) {
    return [];
  }
  const literal = Clause.places(named);
  for (const at of clause.rest(Clause.places(own, named))) literal.add(at);
  const least = marks.toSorted((a, b) => worthOf(a.mark) - worthOf(b.mark))[0]?.mark ?? '';
  return [
    {
      own: Clause.places(own, literal),
      bonus: 0.3,
      slots: {
        exam: `${exam.entry.kind}:${exam.entry.id}`,
        label: clause.textAt(exam),
        subjects,
        any_subject: subjects.length > 1 && clause.joinOf([...fields, ...named]) === 'or',
        least,
        count: counted === undefined ? 0 : leastOf(counted.quantity),
      },
    },
  ];
}

/** Subjects no list of fields has: each word that is left. */
const unknownIn = (
  clause: Clause,
  own: ReadonlySet<number>,
  named: readonly { readonly start: number; readonly end: number }[],
): string[] => clause.rest(Clause.places(own, named)).map((at) => clause.written(at));

const formsOf = oncePer((entry: Entry) => Phrases.of(entry.forms));

const names = ({ keys }: Row, entry: Entry): boolean => formsOf(entry).in(keys).length > 0;

/** The lines about an exam: those that name it and those behind them up to another exam or part of the resume. */
function linesOf(exam: Entry, facts: JudgeFacts): Row[] {
  const others = [...facts.tables.entries.values()].filter(
    ({ kind, id }) => kind === exam.kind && id !== exam.id,
  );
  const found: Row[] = [];
  let part: ReturnType<typeof sectionAt> | undefined;
  for (const row of spokenLines(facts).map(rowOf)) {
    const section = sectionAt(facts, row.line.start);
    if (names(row, exam)) part = section;
    else if (part !== undefined && (section !== part || others.some((other) => names(row, other)))) {
      part = undefined;
    }
    if (part !== undefined) found.push(row);
  }
  return found;
}

/** "Maths (B)", "Maths: grade B", "Maths – B"; "B in Maths" stands before it. */
const BEHIND = /^\s?[(:,–-]?\s?(?:(?<noun>\p{L}{2,})\s)?(?<mark>A\*|[A-G]|[1-9])(?![\p{L}\d.%])/u;
const BEFORE = /(?<![\p{L}\d])(?<mark>A\*|[A-G]|[1-9])\s(?:in|for)\s$/u;
/** "Grades A–C": what all of them reach. */
const ALL =
  /(?<noun>\p{L}{2,})\s(?:A\*?|[1-9]|[A-G])\s?(?:[–-]|\p{L}{1,3}\s)\s?(?<mark>A\*|[A-G]|[1-9])(?![\p{L}\d])/u;

/** The mark a pattern finds, where the word before it is one for marks. */
function markBy(pattern: RegExp, text: string): string | undefined {
  const { noun, mark } = pattern.exec(text)?.groups ?? {};
  // "English Language 3": the name goes on
  const is_of_mark = noun === undefined || /^\p{Lu}/u.test(noun) || isOf('mark_word', noun);
  return is_of_mark ? mark : undefined;
}

/** What the lines say of one subject: its mark, null for a subject without one; undefined where none names it. */
function markOf(
  forms: readonly string[],
  rows: readonly Row[],
  { locales }: JudgeFacts,
): { readonly mark: string | null; readonly row: Row; readonly failed: boolean } | undefined {
  const phrases = Phrases.of(forms);
  let unmarked: { readonly row: Row; readonly failed: boolean } | undefined;
  for (const row of rows) {
    const { text, start: from } = row.line;
    for (const { start, end } of phrases.in(row.keys)) {
      const [first, last] = [
        (row.words[start]?.start ?? from) - from,
        (row.words[end - 1]?.end ?? from) - from,
      ];
      const [before, behind] = [text.slice(0, first), text.slice(last)];
      const mark = markBy(BEHIND, behind) ?? markBy(BEFORE, before) ?? markBy(ALL, text);
      if (mark !== undefined) return { mark, row, failed: false };
      unmarked ??= { row, failed: LACKING.has(statusOf(text, first, last, locales)) };
    }
  }
  return unmarked && { mark: null, ...unmarked };
}

/** "Maths not passed", "maths resit in June". */
const LACKING = new Set<MentionStatus>(['denied', 'abandoned', 'planned', 'learning']);

function decideSubject(
  { label, forms }: SchoolMarkSlots['subjects'][number],
  { least, ...slots }: SchoolMarkSlots,
  rows: readonly Row[],
  facts: JudgeFacts,
): Verdict {
  const found = markOf(forms, rows, facts);
  const name = `${slots.label} ${label}`;
  if (found === undefined) {
    return notStated(
      0.5,
      say('mark.none', { name }),
      [rows[0]?.line].filter((one) => one !== undefined),
    );
  }
  const { mark, row, failed } = found;
  if (failed) return notMet(0.85, ...quotedSentence(facts, row.line, 'mark.other'));
  if (least === '') return met(0.85, ...quotedSentence(facts, row.line));
  if (mark === null) return notStated(0.5, ...quotedSentence(facts, row.line, 'mark.unmarked', { name }));
  return worthOf(mark) >= worthOf(least)
    ? met(0.9, ...quotedSentence(facts, row.line))
    : notMet(0.85, ...quotedSentence(facts, row.line, 'mark.other'));
}

/** "9 GCSEs": as many as a line counts. */
function decideCount(
  { count, label, exam, least }: SchoolMarkSlots,
  rows: readonly Row[],
  facts: JudgeFacts,
) {
  const entry = facts.tables.entries.get(exam);
  const counted = rows.flatMap(({ line, keys }) =>
    (entry === undefined ? [] : formsOf(entry).in(keys)).flatMap(({ start }) => {
      const number = Number(keys[start - 1]);
      return Number.isInteger(number) && number > 0 ? [{ number, line }] : [];
    }),
  );
  const [best] = counted.toSorted((a, b) => b.number - a.number);
  const shown = best?.line ?? rows[0]?.line;
  if (best === undefined || shown === undefined) {
    return notStated(0.5, say('mark.uncounted', { name: label }), shown === undefined ? [] : [shown]);
  }
  const lowest = markBy(ALL, shown.text);
  if (best.number < count) return notMet(0.85, ...quotedSentence(facts, shown, 'mark.other'));
  return least === '' || (lowest !== undefined && worthOf(lowest) >= worthOf(least))
    ? met(0.88, ...quotedSentence(facts, shown))
    : notStated(0.5, ...quotedSentence(facts, shown, 'mark.unmarked', { name: label }));
}

function decide(slots: SchoolMarkSlots, facts: JudgeFacts): Verdict {
  const exam = facts.tables.entries.get(slots.exam);
  const rows = exam === undefined ? [] : linesOf(exam, facts);
  if (rows.length === 0) {
    const looked = lookedAt(facts, ['education']);
    return facts.profile.education.length === 0
      ? notStated(0.5, say('mark.none', { name: slots.label }), looked)
      : notMentioned(0.66, say('mark.none', { name: slots.label }), looked);
  }
  const verdicts = slots.subjects.map((subject) => decideSubject(subject, slots, rows, facts));
  const counted = slots.count > 0 ? [decideCount(slots, rows, facts)] : [];
  return counted.length > 0 && slots.any_subject
    ? joined([...counted, joined(verdicts, true)], false)
    : joined([...counted, ...verdicts], slots.any_subject);
}

export const school_mark: Kind<SchoolMarkSlots> = {
  parse,
  asked_by: ['degree'],
  understood: ({ label, subjects, any_subject, least, count }) =>
    say('asks.school_mark', {
      name: label,
      subjects: subjects.map((subject) => subject.label).join(any_subject ? ' / ' : ', '),
      least,
      count,
    }),
  decide,
  sentences: {
    'asks.school_mark': ({ name, subjects, least, count }) =>
      parts(
        'Passed',
        Number(count) > 0 ? `at least ${count}` : '',
        name,
        (subjects ?? '') === '' ? '' : `in ${subjects}`,
        (least ?? '') === '' ? '' : `(${least} or better)`,
      ),
    'mark.none': ({ name }) => `The resume does not name ${name}.`,
    'mark.unmarked': ({ name, quotes }) => `The resume does not give the mark for ${name}: ${quotes}.`,
    'mark.uncounted': ({ name }) => `The resume does not say how many ${name} were passed.`,
    'mark.other': ({ quotes }) => `The resume gives another mark or number: ${quotes}.`,
  },
};
