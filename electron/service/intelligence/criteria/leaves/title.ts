import { monthOf } from '../../resume/dates.ts';
import { titleScore } from '../../resume/titles.ts';
import type { Verdict } from '../answer.ts';
import { readAmounts } from '../amounts.ts';
import { isCategory } from '../categories.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { lookedAt, mentionsOf } from '../search.ts';
import type { Lexicon } from '../../skills/lexicon.ts';
import { matchSkills } from '../../skills/match.ts';
import { looksLikeTitle, titleMatches } from '../titles.ts';
import { headOf, titleText, jobsOf, lastMonth, spell } from '../work.ts';

const TITLE_CUE =
  /\b(?:by title|(?:job )?titles?(?: of| as)?|titled|held (?:an?|the)|(?:worked|working|works|work|employed|been|experience|experienced|job|is|currently|was|role|served|acted) (?:currently )?(?:as )?(?:an?|the)|(?:worked|employed|served|acted|working|works) as|as an?|former|ex-|in an? \p{L}+ (?:role|position)|roles?|positions?|als|como)\b/iu;
const LEVELS: readonly (readonly [name: string, asked: RegExp, title: RegExp])[] = [
  ['C-level', /\bc-?(?:level|suite)\b/iu, /\b(?:chief|ceo|cto|cfo|coo|cmo|cio|ciso|cpo|chro)\b/iu],
  ['director level', /\bdirector[- ]level\b/iu, /\b(?:director|vp|vice president|chief|head)\b/iu],
  [
    'lead level',
    /\b(?:lead|leadership)[- ]level\b/iu,
    /\b(?:lead|head|principal|chief|director|manager)\b/iu,
  ],
  [
    'senior level',
    /\bsenior[- ]?level\b|^(?:currently )?(?:in )?(?:a )?senior(?: role| position| title)?$/iu,
    /\b(?:senior|sr|lead|principal|staff|head|director|chief|vp)\b/iu,
  ],
  [
    'entry level',
    /\b(?:entry|junior)[- ]level\b/iu,
    /\b(?:junior|jr|trainee|intern|graduate|apprentice|assistant)\b/iu,
  ],
];

const INTERN =
  /\b(?:intern(?:ship)?|trainee(?:ship)?|praktik\p{L}*|werkstudent\p{L}*|working student|becari[oa]|stagiaire|apprentice)\b/iu;

/** Reads "has worked as a site manager", "Office Manager by title", "senior-level role", "registered nurse". */
export function readTitle(text: string, lexicon: Lexicon): Leaf | null {
  const current = /\b(?:current(?:ly)?|now|at present|present|aktuell|actualmente)\b/iu.test(text);
  for (const [name, asked, title] of LEVELS) {
    if (asked.test(text) && text.length < 70) {
      return titleLeaf({ names: [name], current, months: null, fits: (given) => title.test(given) });
    }
  }
  const recent =
    /\b(?:within|in|during|over) the (?:last|past) (?<n>\d{1,2}|two|three|four|five|six|seven|eight|ten) years?/iu;
  if (isCategory(text)) return null;
  if (
    /^(?:(?:has|had|done|completed) )?(?:an? )?(?:internships?|traineeship)(?: experience)?$/iu.test(text)
  ) {
    return titleLeaf({ names: ['internship'], current, months: null, fits: (given) => INTERN.test(given) });
  }
  const bare = text
    .replace(recent, ' ')
    .replaceAll(/\b(?:currently|now|at present|formerly|previously)\b/giu, ' ')
    .replace(TITLE_CUE, ' ')
    .replaceAll(/\b(?:experience|role|position|title|job|or above|by title|title or above)s?\b/giu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:has|have|had|is|was|been|be) (?:been )?/iu, '')
    .replace(/^(?:an?|the) /iu, '');
  if (/^\p{L}+(?:ed|ing) |^works? |\b(?:with|his|her|their|who|that)\b/iu.test(bare)) return null;
  const cue = TITLE_CUE.test(text);
  if (bare === '' || bare.length > 60 || !(looksLikeTitle(bare) || (cue && titleScore(bare) >= 1))) {
    return null;
  }
  const [amount] = readAmounts(recent.exec(text)?.groups?.['n'] ?? '');
  const months = amount === undefined ? null : amount.value * 12;
  const skill = matchSkills(bare, lexicon, { lists: true, names: true }).find(
    ({ canonical }) => lexicon.skills.get(canonical)?.kind === 'technology',
  );
  return titleLeaf({
    names: [bare],
    current,
    months,
    fits: (given) => titleMatches(given, bare),
    ...(skill === undefined || !MAKER.test(bare) ? {} : { skill: skill.canonical }),
  });
}

const MAKER =
  /\b(?:developer|engineer|programmer|entwickler\p{L}*|desarrollador\p{L}*|développeur\p{L}*)\b/iu;

type Asked = {
  readonly names: readonly string[];
  readonly current: boolean;
  /** Held within this many months; null for ever. */
  readonly months: number | null;
  readonly fits: (title: string) => boolean;
  /** "Java developer": any developer whose job shows Java is one, whatever the title says. */
  readonly skill?: string;
};

const SENIORITY = /^(?:senior|junior|staff|lead|principal|head|deputy|assistant|chief|director|vp)$/iu;

function titleLeaf(asked: Asked): Leaf {
  return {
    kind: 'title',
    understood: `${asked.current ? 'Current job title' : 'Job title held'}${asked.months === null ? '' : ` in the last ${spell(asked.months)}`}: ${asked.names.join(' or ')}`,
    frame: {
      side: 'before',
      read: (bare) =>
        titleScore(bare) >= 1 || SENIORITY.test(bare)
          ? titleLeaf({ ...asked, names: [bare], fits: (given) => titleMatches(given, bare) })
          : null,
    },
    decide: (facts) => decide(asked, facts),
  };
}

function decide({ names, current, months, fits, skill }: Asked, facts: CriterionFacts): Verdict {
  const jobs = jobsOf(facts);
  const name = names.join(' or ');
  if (jobs.length === 0) return notStated(0.5, 'The resume does not say: it lists no jobs.');
  const fitting = jobs.filter((entry) => fits(titleText(entry, facts)));
  const since = months === null ? null : monthOf(facts.reference_date) - months;
  const found = fitting.find(
    (entry) => (!current || entry.current) && (since === null || lastMonth(entry, facts) >= since),
  );
  if (found !== undefined) {
    return met(0.9, `Held: ${quoted(facts, headOf(found, facts))}.`, [headOf(found, facts)]);
  }
  const [past] = fitting;
  if (past !== undefined) {
    return notMet(
      0.8,
      `Held before, but ${current ? 'not now' : 'longer ago'}: ${quoted(facts, headOf(past, facts))}.`,
      [headOf(past, facts)],
    );
  }
  const maker =
    skill === undefined
      ? undefined
      : jobs.find(
          (entry) =>
            MAKER.test(entry.title ?? '') &&
            (!current || entry.current) &&
            mentionsOf(facts, skill).some(
              ({ span }) => span.start >= entry.span.start && span.end <= entry.span.end,
            ),
        );
  if (maker !== undefined) {
    return met(
      0.78,
      `The title is another one, but the job shows ${skill ?? ''}: ${quoted(facts, headOf(maker, facts))}.`,
      [headOf(maker, facts)],
    );
  }
  const [last] = jobs;
  const span = last === undefined ? lookedAt(facts, ['experience']) : [headOf(last, facts)];
  return notMet(0.85, `None of the ${jobs.length} jobs in the resume has the title ${name}.`, span);
}
