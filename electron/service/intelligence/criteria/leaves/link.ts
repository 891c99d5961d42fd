import type { Verdict } from '../answer.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMentioned, type Leaf } from '../leaf.ts';
import { sectionAt } from '../search.ts';

const SITES: readonly (readonly [name: string, asked: RegExp, written: RegExp])[] = [
  ['GitHub', /\bgit ?hub\b/iu, /github\.(?:com|io)|\bgithub\s*[:/|]/iu],
  ['GitLab', /\bgit ?lab\b/iu, /gitlab\.com/iu],
  ['LinkedIn', /\blinked ?in\b/iu, /linkedin\.com|\blinkedin\s*[:/|]|\blinkedin\b.{0,3}$/iu],
  ['Stack Overflow', /\bstack ?overflow\b/iu, /stackoverflow\.com/iu],
  ['Xing', /\bxing\b/iu, /xing\.com/iu],
  ['SoundCloud', /\bsound ?cloud\b/iu, /soundcloud\.com/iu],
  ['Bandcamp', /\bbandcamp\b/iu, /bandcamp\.com/iu],
  ['YouTube', /\byou ?tube\b/iu, /youtube\.com|youtu\.be/iu],
  ['Behance', /\bbehance\b/iu, /behance\.net/iu],
  ['Dribbble', /\bdribb?ble\b/iu, /dribbble\.com/iu],
  ['Kaggle', /\bkaggle\b/iu, /kaggle\.com/iu],
  ['Medium', /\bmedium\.com|\bmedium (?:blog|profile|page)\b/iu, /medium\.com/iu],
  ['ORCID', /\borcid\b/iu, /orcid\.org|\borcid\s*[:|]/iu],
  ['Google Scholar', /\bgoogle scholar\b/iu, /scholar\.google/iu],
  ['Instagram', /\binstagram\b/iu, /instagram\.com/iu],
  ['an email address', /\be-?mail(?: address)?\b/iu, /\S@\S+\.\S/u],
  [
    'a phone number',
    /\b(?:phone|telephone|mobile(?! (?:sur|dans|en|à|partout)(?!\p{L})))(?: number)?\b/iu,
    /\+?\d[\d ()./-]{7,}\d/u,
  ],
  [
    'a website or portfolio',
    /\b(?:personal (?:web)?site|portfolio(?: (?:link|site|website))?|website|homepage|webseite|web ?page|(?:own|personal) (?:web )?(?:site|page)|site of (?:her|his|their) own|site web|página web|blog)\b/iu,
    /(?:https?:\/\/|www\.)(?!\S*(?:linkedin|github|gitlab|stackoverflow|xing|twitter|facebook|instagram|scholar\.google|orcid))\S+|\bportfolio:|\bwebsite:|behance\.net|dribbble\.com/iu,
  ],
];
const CUE =
  /\b(?:link|url|profile|account|page|address|number|website|site|portfolio|homepage|personal|provided|given|on the resume|blog)\b/iu;
const DOMAIN =
  /(?<![\p{L}\d@.-])(?!(?:\S*(?:linkedin|github|gitlab|twitter|facebook|google|orcid))\S*)[a-z\d-]{2,40}\.(?:com|dev|io|net|org|me|de|co|app|design|es|fr)(?:\/\S{0,60})?(?![\p{L}\d@])/iu;

const LINK_WORDS = new Set(
  'a an the her his their own has have gives give given gave provides provided shows listed lists supplied included includes names named address url urls link links profile profiles account page pages presence there on in at of to or and oder und ou et o y resume cv header contact block line points present visible stated angegeben profil profile lien enlace perfil online look see some any with public is are work works portfolio website site personal web'.split(
    ' ',
  ),
);

/** The same of a whole criterion with a choice of sites: "SoundCloud, Bandcamp or own site". */
export function readWholeLink(given: string): Leaf | null {
  const text = given.replace(/,?\s*so (?:that )?(?:we|one|i) can [\p{L} ]{3,30}$/iu, '');
  const named = SITES.filter(([, asked]) => asked.test(text));
  if (named.length === 0 || text.length > 90) return null;
  const left = named.reduce((rest, [, asked]) => rest.replace(asked, ' '), text);
  const others = left.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  if (others.some((word) => !LINK_WORDS.has(word))) return null;
  const alone = others.length === 0 && named.length === 1;
  if (
    alone &&
    !/^(?:linkedin|xing|behance|dribbble|soundcloud|bandcamp|kaggle|orcid|github|gitlab)$/iu.test(text)
  ) {
    return null;
  }
  if (named.length > 1 && !/(?<!\p{L})(?:or|oder|ou|o)(?!\p{L})|\//iu.test(text)) return null;
  return {
    kind: 'link',
    understood: `The resume gives ${named.map(([name]) => name).join(' or ')}`,
    decide: (facts) => {
      const verdicts = named.map(([name, , written]) => decide(name, written, facts));
      return (verdicts.find(({ truth }) => truth === true) ?? verdicts[0]) as Verdict;
    },
  };
}

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

// "Posted openings on LinkedIn" is work with a site, no link to it.
const ADDRESS = /[\p{L}\d]\.[\p{L}]{2}|\+?\d[\d ()./-]{7}/u;
const atWork = (start: number, facts: CriterionFacts): boolean => sectionAt(facts, start) === 'experience';

function decide(name: string, written: RegExp, facts: CriterionFacts): Verdict {
  const generic = name === 'a website or portfolio';
  const header = facts.profile.sections[0];
  const line =
    facts.lines.find(
      (candidate) =>
        (written.test(candidate.text) && (ADDRESS.test(candidate.text) || !atWork(candidate.start, facts))) ||
        candidate.links?.some((link) => written.test(link)) === true,
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
  return notMentioned(0.85, `The resume gives no link to ${name}.`, first === undefined ? [] : [first]);
}
