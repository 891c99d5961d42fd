import { titleScore } from '../../resume/titles.ts';
import type { Verdict } from '../answer.ts';
import { isCategory } from '../categories.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMentioned, notMet, notStated, type Leaf } from '../leaf.ts';
import { lookedAt, mentionsOf } from '../search.ts';
import type { Lexicon } from '../../skills/lexicon.ts';
import { matchSkills } from '../../skills/match.ts';
import { looksLikeTitle, titleMatches } from '../titles.ts';
import { readLevel } from './levels.ts';
import { windowOf, withoutNow, type Window } from '../window.ts';
import { headOf, titleText, jobsOf, lastMonth } from '../work.ts';

const INTERN =
  /\b(?:intern(?:ship)?|trainee(?:ship)?|praktik\p{L}*|werkstudent\p{L}*|working student|becari[oa]|stagiaire|apprentice)\b/iu;
const STAND_IN =
  /\b(?:acting|interim|stand-?in|deputi[sz]ing|cover(?:ing)?|vertretung|remplacement|stellvertretend\p{L}*)\b/iu;
const ASKED_INTERNSHIP =
  /^(?:(?:has|had|done|completed|an?|one|ever|any)\s)*(?:internships?|traineeships?|placements?|praktik(?:um|a)|stages?|prácticas)(?:\s(?:experience|running|ongoing|done|completed))?$/iu;

// What says that a title follows or stands before.
const CUE_BEFORE =
  /^.{0,40}?\b(?:(?:works?|worked|working|employed|served|serves|acted|acts|hired|been|was|is|experienced?|experience|experiencia|expérience|erfahrung|berufserfahrung|role|job|position|post|career|active|tätig|gearbeitet|arbeitet|trabaja|trabajado|travaillé|travaille) (?:currently )?(?:as|als|como|comme|en tant que)|as (?=an? )|(?:held|holds?|has|had|carried|carries|bears|with|in) (?:an?|the) (?:job )?(?:title|role|position|post) (?:of|as)|(?:job )?titles? (?:of|as)|titled|titre de|poste de|fonction de|position als|titel|former(?:ly)?|ex-)\s*(?:(?:an?|the|eine?|une?|un)\s)?(?<name>\p{L}.*)$/iu;
const CUE_AFTER =
  /^(?:(?:(?:has |have |had )?(?:ever |already )?(?:held|holds?|carried|carries|bears|has|have|had|in|with)|is|was|been) )*(?:(?:an?|the|eine?|une?) )?(?<name>\p{L}.*?) (?:by (?:job )?title|in (?:the|his|her|their) title|im titel|dans le titre|en el título|titles?|roles?|positions?|posts?|jobs?|déjà occupé)$/iu;
const IN_TITLE =
  /^(?:an? |the )?(?:job|title|role|position|post|titel|titre)?\s?(?:with|containing|including|mit|avec|con)\s(?:the word )?(?<name>\p{L}[\p{L} -]{1,30}?) (?:in (?:the|his|her|their) (?:job )?title|im titel|dans le titre|en el título)$/iu;
const POST = /^(?<name>\p{L}.*?) (?:by (?:job )?title|titles?|posts?|positions?|roles?)$/iu;
const PLAIN =
  /^(?:(?:has|have|had|is|was|be|been|ever|already|previously|once|a|an|the|held|holds?|carried|carries|either|agency-side|in-house|qualified|licensed|certified|experienced|professional|permanent|working|employed)\s+)+/iu;
const AFTER =
  /\s(?:experience|background|jobs?|roles?|positions?|posts?|or similar|or equivalent|at some (?:point|time))$/iu;
/** No title holds these: the clause says more than a title, or something else. */
const NO_TITLE =
  /^knows |^\p{L}+(?:ed|ing) (?!(?:manager|engineer|director|lead|nurse|specialist|assistant|coordinator|technician|officer|supervisor|consultant|analyst|executive|clerk|agent|instructor|teacher|chef|secretary)\b)|^works? |\b(?:with|his|her|their|who|that|time|counts?|counted|included|background|whatsoever|under|for|not|no|never|any|every|all|who|months?|years?|this|these|than|has|have|is|was|were|been|only|from|since|until|first|per)\b/iu;

/** Reads a rank or an internship, which "or" must not cut: "senior or lead title", "director or higher". */
export function readRank(text: string): Leaf | null {
  const { now, window, rest } = timeOf(text);
  const level = ASKED_INTERNSHIP.test(rest)
    ? { name: 'internship', fits: (given: string) => INTERN.test(given) }
    : readLevel(rest);
  if (level !== null) return titleLeaf({ names: [level.name], now, window, fits: level.fits });
  // "head of department post": called a post, it asks for no leading
  const post = /\s(?:or|and|oder|und)\s|,/iu.test(rest) ? null : POST.exec(rest)?.groups?.['name'];
  const name = post?.replace(PLAIN, '').trim() ?? '';
  if (!looksLikeTitle(name) || NO_TITLE.test(name)) return null;
  const permanent = /\bpermanent\b/iu.test(rest);
  const fits = (given: string): boolean => titleMatches(given, name) && !(permanent && STAND_IN.test(given));
  return titleLeaf({ names: [name], now, window, fits });
}

const CALLED =
  /^(?:(?:has |have |had |is |was |been )*(?:ever |already |previously |currently )?(?:work(?:s|ed|ing)?|employed|served|serves|experience|work experience|professional experience) (?<as>as) )?(?:an? )?(?<name>\p{L}[\p{L} '-]{2,50})$/iu;
/** A rank that is asked for as leading people, and what a state or a body grants. */
const GRANTED =
  /(?<!\p{L})(?:registered|licen[sc]ed|certified|chartered|qualified|accredited|(?:team|shift|group|squad|people|tech|technical)[ -]?lead(?:er)?s?|leads?|leaders?|leadership|mentors?|manager of people|(?:people|line) managers?|or|and|with|oder|und)(?!\p{L})/iu;
/** One person's occupation; a contributor, a major or a holder is told by something else. */
const OCCUPATION =
  /^(?!(?:currently|now|still|presently) ).*(?<!contribut|maj|min|don|support|winn|speak|learn|us|memb|hold|auth|volunte|own|play|lov)(?:er|or|ist|yst|ian|man|woman|agent|master|guard|attendant|assistant|accountant|consultant|architect|representative|executive|clerk|chef|cook|pilot)$/iu;
/** "RN", "CNA": letters that are granted, too. */
const LETTERS = /(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/u;

/**
 * Reads "truck driver", "has worked as an auditor": what somebody was called, before any licence, skill or deed is seen
 * in the words.
 */
export function readCalled(text: string, lexicon: Lexicon): Leaf | null {
  const { as, name = '' } = CALLED.exec(text)?.groups ?? {};
  if (!OCCUPATION.test(name) || !looksLikeTitle(name)) return null;
  if (GRANTED.test(name) || LETTERS.test(name)) return null;
  // "Welder" alone may ask for the skill
  return as === undefined ? readTitle(text, lexicon) : titleIn(text, lexicon);
}

/** Reads "has worked as a site manager", "Office Manager by title", "marketing manager as of today", "registered nurse". */
export function readTitle(text: string, lexicon: Lexicon): Leaf | null {
  return isCategory(text) ? null : titleIn(text, lexicon);
}

function titleIn(text: string, lexicon: Lexicon): Leaf | null {
  const { now, window, rest } = timeOf(text);
  const cued = IN_TITLE.exec(rest) ?? CUE_BEFORE.exec(rest) ?? CUE_AFTER.exec(rest);
  const written = (cued?.groups?.['name'] ?? rest)
    .replace(PLAIN, '')
    .replace(AFTER, '')
    .replace(/,?\s(?:ever|already|before|previously|formerly)$/iu, '')
    .trim();
  const words = written.split(' ').length;
  if (written === '' || written.length > 60 || words > 7 || NO_TITLE.test(written)) return null;
  const inTitle = IN_TITLE.test(rest);
  if (!inTitle && !looksLikeTitle(written) && !(cued !== null && titleScore(written) >= 1)) return null;
  const permanent = /\bpermanent\b/iu.test(rest);
  const skill = matchSkills(written, lexicon, { lists: true, names: true }).find(
    ({ canonical }) => lexicon.skills.get(canonical)?.kind === 'technology',
  );
  return titleLeaf({
    names: [written],
    now,
    window,
    fits: (given) => titleMatches(given, written) && !(permanent && STAND_IN.test(given)),
    ...(skill === undefined || !MAKER.test(written) ? {} : { skill: skill.canonical }),
  });
}

/** When a title is asked for, and the clause without it. */
function timeOf(text: string): { readonly now: boolean; readonly window: Window; readonly rest: string } {
  const ongoing = withoutNow(text.replace(/\b(?:still )?(?:running|ongoing)\b/iu, 'now'));
  const bare = ongoing ?? text;
  const present = bare.replace(
    /^(?:the |her |his |their )?(?:current|present) (?:job |title |position |role |post )?(?:title )?(?:is |as |: ?)?/iu,
    '',
  );
  const now = ongoing !== null || present !== bare;
  const window = windowOf(present);
  return { now, window, rest: window.rest.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,:-]+|[\s,:-]+$/gu, '') };
}

const MAKER =
  /\b(?:developer|engineer|programmer|entwickler\p{L}*|desarrollador\p{L}*|développeur\p{L}*)\b/iu;

type Asked = {
  readonly names: readonly string[];
  /** Held now. */
  readonly now: boolean;
  /** Held in this time. */
  readonly window: Window;
  readonly fits: (title: string) => boolean;
  /** "Java developer": any developer whose job shows Java is one, whatever the title says. */
  readonly skill?: string;
};

const SENIORITY = /^(?:senior|junior|staff|lead|principal|head|deputy|assistant|chief|director|vp)$/iu;

function titleLeaf(asked: Asked): Leaf {
  return {
    kind: 'title',
    understood: `${asked.now ? 'Current job title' : 'Job title held'}${asked.window.label}: ${asked.names.join(' or ')}`,
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

function decide({ names, now, window, fits, skill }: Asked, facts: CriterionFacts): Verdict {
  const jobs = jobsOf(facts);
  const name = names.join(' or ');
  if (jobs.length === 0) return notStated(0.5, 'The resume does not say: it lists no jobs.');
  const fitting = jobs.filter((entry) => fits(titleText(entry, facts)));
  const since = window.read(facts);
  const found = fitting.find(
    (entry) => (!now || entry.current) && (since === null || lastMonth(entry, facts) >= since),
  );
  if (found !== undefined) {
    return met(0.9, `Held: ${quoted(facts, headOf(found, facts))}.`, [headOf(found, facts)]);
  }
  const [past] = fitting;
  if (past !== undefined) {
    return notMet(
      0.8,
      `Held before, but ${now ? 'not now' : 'longer ago'}: ${quoted(facts, headOf(past, facts))}.`,
      [headOf(past, facts)],
    );
  }
  const maker =
    skill === undefined
      ? undefined
      : jobs.find(
          (entry) =>
            MAKER.test(entry.title ?? '') &&
            (!now || entry.current) &&
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
  return notMentioned(0.85, `None of the ${jobs.length} jobs in the resume has the title ${name}.`, span);
}
