import { CEFR_LEVELS, cefrOf, type Cefr } from '../../language/language_levels.ts';
import { Clause } from '../clause.ts';
import { type Cue, cuesNamed } from '../../language/locale.ts';
import { isOf } from '../../language/word_classes.ts';
import { say, type Kind, type Parse } from '../predicate.ts';
import { decideLanguage, rank, STEPS, type AskedTest, type LanguageSlots } from './language_answer.ts';
import { follows, type WordRange } from '../../language/phrases.ts';
import { parts } from '../sentences/sentence.ts';
import { leastOf } from './shared.ts';
import { joinsBothWays } from './skill_names.ts';

const CEFR = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u;
/** Steps of the test of Japanese, said without its name: "Japanese at N2". */
const JLPT_STEP = /^N[1-5]$/u;

/** Cues of level, and others that sentences about languages are built from. */
const FRAME: readonly Cue[] = cuesNamed(
  'speak language native fluent working_level intermediate basic deep expert know',
  'experience at_least or_higher or_more over now certificate work or_similar as thing',
  'total two_languages three_languages foreign_language read attested',
);

const LEVEL_WORD = /^(?:niveau|nivel|level|livello|poziom\p{L}*|nivelul|seviye\p{L}*|modo|au|auf)$/u;

function parse(clause: Clause): Parse<LanguageSlots>[] {
  const every = clause.tags('language');
  const except = exceptIn(clause);
  const languages = except.length > 0 ? [] : every;
  const tests = testsIn(clause);
  const steps = clause.content.filter((at) => CEFR.test(clause.written(at).toUpperCase()));
  const cues = clause.cues(...FRAME);
  const counted = countIn(clause, languages.length);
  // "a language other than English": one of them
  const count = except.length > 0 ? Math.max(1, counted.count) : counted.count;
  if (languages.length === 0 && tests.tests.length === 0 && count === 0) return [];
  if (joinsBothWays(clause, languages) || hasLevelEach(clause, languages, steps)) return [];
  // "Business English": the word before it says how well
  const business = clause.cues('employer').filter(({ end }) => languages.some(({ start }) => start === end));
  const own = Clause.places(
    [cues, every, except, business, counted.own, tests.own, clause.cues('or', 'any_of', 'and')].flat(),
    steps,
    clause.content.filter((at) => LEVEL_WORD.test(clause.key(at))),
  );
  // the step of a test is not a level of the language: "C1, Cambridge certificate" asks for both
  const of_tests = Clause.places(tests.own);
  const apart = steps.filter((at) => !of_tests.has(at));
  const level =
    tests.tests.length > 0 && apart.length === 0 ? null : levelOf(clause, apart, business.length > 0);
  return [
    {
      own,
      slots: {
        names: languages.map(({ name, start }) =>
          /^(?:mandarin|cantonese)$/u.test(clause.key(start)) ? clause.written(start) : name,
        ),
        join: clause.joinOf(tests.places.length > 1 ? tests.places : languages),
        level,
        count,
        except: except.length === 0 ? [] : every.map(({ name }) => name),
        foreign: clause.has('foreign_language'),
        reading: clause.has('read') && !clause.has('speak'),
        attested: clause.has('attested'),
        tests: tests.tests,
      },
    },
  ];
}

/**
 * What says that any other language will do, right beside those it leaves out: "a foreign language *besides* English",
 * "*außer* Englisch", "İngilizce *dışında*". Where others are named as well, it is no such question.
 */
function exceptIn(clause: Clause): WordRange[] {
  if (!clause.has('foreign_language', 'language') || clause.tags('length').length > 0) return [];
  const besides = clause.all.filter((at) => isOf('besides', clause.key(at)));
  const said = [...clause.cues('but_not'), ...besides.map((at) => ({ start: at, end: at + 1 }))];
  const behind = clause.tagged.locales[0]?.verb_last === true;
  const isLeftOut = ({ start, end }: WordRange): boolean =>
    said.some((one) => (behind ? follows(one, { end }, 1) : follows({ start }, one, BESIDE)));
  const [first, ...others] = clause.tags('language');
  return first !== undefined && isLeftOut(first) && others.length <= 1 ? said : [];
}

/** Words between "besides" and the language: "en dehors *de l'* anglais". */
const BESIDE = 3;

/** How many languages are asked for; 0 where they are only named. */
function countIn(
  clause: Clause,
  named: number,
): { readonly count: number; readonly own: readonly WordRange[] } {
  const native = clause.cues('native');
  const two = clause
    .cues('two_languages')
    // "bilingual in French and English" says how well, not how many
    .filter(({ start }) => named === 0 || !native.some((one) => one.start === start));
  if (clause.has('three_languages')) return { count: 3, own: [] };
  if (named > 0) return { count: two.length > 0 ? named + 1 : 0, own: [] };
  const [quantity] = clause.tags('quantity');
  if (
    quantity !== undefined &&
    clause.has('language', 'foreign_language') &&
    clause.tags('length').length === 0
  ) {
    return { count: leastOf(quantity.quantity), own: [quantity] };
  }
  if (two.length > 0) return { count: 2, own: [] };
  // "yabancı dil biliyor": any of them, where no article counts it
  return { count: clause.has('foreign_language') ? 1 : 0, own: [] };
}

/** Tests of a language with the score or step asked for: "IELTS 7.0 or higher", "JLPT N2", "DELF B2". */
function testsIn(clause: Clause): {
  readonly tests: readonly AskedTest[];
  readonly places: readonly WordRange[];
  readonly own: readonly WordRange[];
} {
  const named = clause.entries('language_test');
  const step_of = (at: number): string | null => {
    const written = clause.written(at).toUpperCase();
    return STEPS.test(written) ? written : null;
  };
  const own: WordRange[] = [...named];
  const tests = named.map(({ entry, end }, index): AskedTest => {
    const next = named[index + 1]?.start ?? clause.to;
    const quantity = clause.tags('quantity').find(({ start }) => start >= end && start < next);
    const step = clause.content.find((at) => at >= end && at < next && step_of(at) !== null);
    if (quantity !== undefined) own.push(quantity);
    if (step !== undefined) own.push({ start: step, end: step + 1 });
    return {
      entry,
      step: step === undefined ? null : step_of(step),
      score: step === undefined ? (quantity?.quantity.value ?? null) : null,
    };
  });
  const japanese = clause.tags('language').find(({ name }) => name === 'Japanese');
  const bare = clause.content.find((at) => JLPT_STEP.test(clause.written(at)));
  const jlpt = clause.tagged.tables.entries.get('language_test:jlpt');
  if (named.length === 0 && japanese !== undefined && bare !== undefined && jlpt !== undefined) {
    const place = { start: bare, end: bare + 1 };
    return {
      tests: [{ entry: jlpt, step: clause.written(bare), score: null }],
      places: [place],
      own: [place],
    };
  }
  return { tests, places: named, own };
}

function levelOf(clause: Clause, steps: readonly number[], business: boolean): Cefr | null {
  const [written] = steps.map((at) => clause.written(at).toUpperCase() as Cefr).toSorted();
  if (written !== undefined) {
    // "better than B1" begins with the next one
    const over = clause.cues('over').some((cue) => steps.some((at) => follows({ start: at }, cue, 1)));
    return over ? (CEFR_LEVELS[Math.min(CEFR_LEVELS.length - 1, rank(written) + 1)] ?? written) : written;
  }
  if (clause.has('or') && clause.has('native') && clause.has('fluent')) return 'C1';
  // "bilingual in French and English": nobody needs two first languages for it
  const native = clause.cues('native');
  const several = clause.tags('language').length > 1;
  if (native.length > 0) {
    return several && native.every(({ start }) => BILINGUAL.test(clause.key(start))) ? 'C1' : 'C2';
  }
  if (clause.has('fluent', 'expert')) return 'C1';
  if (clause.has('working_level', 'deep') || business) return 'B2';
  if (clause.has('intermediate')) return 'B1';
  if (clause.has('basic')) return 'A2';
  return cefrOf(clause.text);
}

/** "Fluent Japanese and good French", "German B2 and English C1": a level for each is not a level of both. */
function hasLevelEach(clause: Clause, languages: readonly WordRange[], steps: readonly number[]): boolean {
  const commas = clause.all.filter((at) => clause.key(at) === ',').map((at) => ({ start: at, end: at + 1 }));
  const joints = [...clause.cues('and', 'or'), ...commas].filter(
    ({ start, end }) =>
      languages.some((one) => one.end <= start) && languages.some((one) => one.start >= end),
  );
  const said = joints.map(({ start, end }) =>
    [new Clause(clause.tagged, clause.from, start), new Clause(clause.tagged, end, clause.to)].map((side) =>
      levelOf(
        side,
        steps.filter((at) => at >= side.from && at < side.to),
        false,
      ),
    ),
  );
  return said.some(([left, right]) => left !== null && right !== null && left !== right);
}

const BILINGUAL = /^(?:parfaitement|biling|zweisprachig)/u;

export const language: Kind<LanguageSlots> = {
  parse,
  asked_by: ['language'],
  understood: ({ names, level, count, except, join, tests, reading, attested, foreign }) => {
    const joined = names.join(join === 'or' ? ' or ' : ' and ');
    if (tests.length > 0) {
      const test = tests
        .map(({ entry, step, score }) => [entry.label, step ?? score ?? ''].join(' ').trim())
        .join(join === 'or' ? ' or ' : ' and ');
      return say('asks.language_test', { name: joined, test, better: /\d/u.test(test), level });
    }
    return count > 0
      ? say('asks.languages', { count, name: joined, foreign, except: except.join(' and ') })
      : say('asks.language', { name: joined, level, reading, attested });
  },
  decide: decideLanguage,
  sentences: {
    'asks.language': ({ name, level, reading, attested }) =>
      parts(
        reading === 1 ? 'Reads' : 'Speaks',
        name,
        level === '' ? '' : `(${level} or better)`,
        attested === 1 ? 'with a test that shows it' : '',
      ),
    'asks.languages': ({ count, name, foreign, except }) =>
      parts(
        `Speaks at least ${count}`,
        `${foreign === 1 ? 'foreign ' : ''}${count === 1 ? 'language' : 'languages'}`,
        (name ?? '') === '' ? '' : `with ${name} among them`,
        (except ?? '') === '' ? '' : `other than ${except}`,
      ),
    'asks.language_test': ({ name, test, better, level }) =>
      parts(
        'Has passed',
        test,
        name === '' ? '' : `in ${name}`,
        better === 1 ? 'or better' : '',
        level === '' ? '' : `(${level} or better)`,
      ),
    'language.none': () => 'The resume does not say which languages the person speaks.',
    'language.not_listed': ({ name, names }) => `The resume lists its languages, without ${name}: ${names}.`,
    'language.no_level': ({ quotes }) => `The resume does not state the level: ${quotes}.`,
    'language.no_test': ({ quotes }) => `The resume names no test of it: ${quotes}.`,
    'language.read': ({ quotes }) => `The resume says that it is read or understood, not spoken: ${quotes}.`,
    'language.level': ({ level, quotes }) =>
      level === '' ? `The resume says ${quotes}.` : `${level} is asked for; the resume says ${quotes}.`,
    'language.counted': ({ count, names }) => `The resume lists ${count}: ${names}.`,
  },
};
