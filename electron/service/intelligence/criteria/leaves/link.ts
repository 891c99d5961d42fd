import type { Verdict } from '../answer.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, type Leaf } from '../leaf.ts';

const SITES: readonly (readonly [name: string, asked: RegExp, written: RegExp])[] = [
  ['GitHub', /\bgit ?hub\b/iu, /github\.(?:com|io)|\bgithub\s*[:/|]/iu],
  ['GitLab', /\bgit ?lab\b/iu, /gitlab\.com/iu],
  ['LinkedIn', /\blinked ?in\b/iu, /linkedin\.com|\blinkedin\s*[:/|]|\blinkedin\b.{0,3}$/iu],
  ['Stack Overflow', /\bstack ?overflow\b/iu, /stackoverflow\.com/iu],
  ['Xing', /\bxing\b/iu, /xing\.com/iu],
  ['an email address', /\be-?mail(?: address)?\b/iu, /\S@\S+\.\S/u],
  ['a phone number', /\b(?:phone|telephone|mobile)(?: number)?\b/iu, /\+?\d[\d ()./-]{7,}\d/u],
  [
    'a website or portfolio',
    /\b(?:personal (?:web)?site|portfolio(?: (?:link|site|website))?|website|homepage|webseite|blog)\b/iu,
    /(?:https?:\/\/|www\.)(?!\S*(?:linkedin|github|gitlab|stackoverflow|xing|twitter|facebook|instagram|scholar\.google|orcid))\S+|\bportfolio:|\bwebsite:|behance\.net|dribbble\.com/iu,
  ],
];
const CUE =
  /\b(?:link|url|profile|account|page|address|number|website|site|portfolio|homepage|personal|provided|given|on the resume|blog)\b/iu;
const DOMAIN =
  /(?<![\p{L}\d@.-])(?!(?:\S*(?:linkedin|github|gitlab|twitter|facebook|google|orcid))\S*)[a-z\d-]{2,40}\.(?:com|dev|io|net|org|me|de|co|app|design|es|fr)(?:\/\S{0,60})?(?![\p{L}\d@])/iu;

/** Reads "has a GitHub profile", "LinkedIn URL on the resume", "LinkedIn", "personal website". */
export function readLink(text: string): Leaf | null {
  const site = SITES.find(([, asked]) => asked.test(text));
  if (site === undefined || text.length > 60) return null;
  const [name, asked, written] = site;
  const alone = text.replace(asked, '').trim() === '';
  const own = name.startsWith('an ') || name.startsWith('a phone');
  if (!alone && !own && !CUE.test(text.replace(name === 'a website or portfolio' ? '' : asked, ''))) {
    return null;
  }
  if (alone && name === 'GitHub' && text.length > 8) return null;
  if (
    /\b(?:actions|worked|works|case studies|covers|users|administ|manag|recruit\p{L}+|built|design)\b/iu.test(
      text,
    )
  ) {
    return null;
  }
  return {
    kind: 'link',
    understood: `The resume gives ${name}`,
    decide: (facts) => decide(name, written, facts),
  };
}

function decide(name: string, written: RegExp, facts: CriterionFacts): Verdict {
  const generic = name === 'a website or portfolio';
  const header = facts.profile.sections[0];
  const line =
    facts.lines.find(
      (candidate) =>
        written.test(candidate.text) || candidate.links?.some((link) => written.test(link)) === true,
    ) ??
    (generic
      ? facts.lines.find(
          ({ text, start }) => start < (header?.end ?? 400) && DOMAIN.test(text.replaceAll(/\S+@\S+/g, ' ')),
        )
      : undefined);
  if (line !== undefined) {
    const span = { start: line.start, end: line.end };
    return met(0.92, `The resume gives it: ${quoted(facts, span)}.`, [span]);
  }
  const [first] = facts.lines;
  return notMet(0.85, `The resume gives no link to ${name}.`, first === undefined ? [] : [first]);
}
