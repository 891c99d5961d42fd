import type { Span } from '../../profile.ts';
import type { Verdict } from '../answer.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, type Leaf } from '../leaf.ts';
import { lookedAt, spokenLines } from '../search.ts';
import { headOf, jobsOf } from '../work.ts';

type Industry = { readonly name: string; readonly asked: RegExp; readonly shown: RegExp };

const INDUSTRIES: readonly Industry[] = [
  { name: 'banking', asked: /\bbank(?:ing|s)?\b/iu, shown: /\b(?:bank\p{L}*|banco|sparkasse)\b/iu },
  {
    name: 'fintech or payments',
    asked: /\b(?:fintech|payments?)\b/iu,
    shown: /\b(?:fintech|payments?|stripe|paypal|adyen|square|klarna|neobank|billing platform)\b/iu,
  },
  {
    name: 'finance',
    asked: /\b(?:financ(?:e|ial)|trading|investment|insurance)\b/iu,
    shown:
      /\b(?:financ(?:e|ial)|bank\p{L}*|trading|invest\p{L}+|fintech|hedge|capital markets|insur\p{L}+|goldman|morgan|payments?)\b/iu,
  },
  { name: 'B2B SaaS', asked: /\b(?:b2b|saas)\b/iu, shown: /\b(?:b2b|saas)\b/iu },
  {
    name: 'healthcare or medical devices',
    asked: /\b(?:health ?care|medical|clinical|hospital|pharma\p{L}*|life sciences|gesundheit\p{L}*)\b/iu,
    shown:
      /\b(?:health\p{L}*|medical|clinic\p{L}*|hospital\p{L}*|pharma\p{L}*|patients?|nhs|biotech|klinik\p{L}*)\b/iu,
  },
  {
    name: 'a startup',
    asked: /\bstart-?ups?\b/iu,
    shown:
      /\b(?:start-?ups?|seed|series [a-d]|founder|co-?founder|founded|early[- ]stage|y combinator|venture)\b/iu,
  },
  {
    name: 'manufacturing',
    asked: /\b(?:manufacturing|factory|production plants?|fertigung|industriel\p{L}+)\b/iu,
    shown:
      /\b(?:manufactur\p{L}+|factory|plants?|production line|assembly|fertigung|werk|werke|maschinenbau)\b/iu,
  },
  {
    name: 'automotive',
    asked: /\b(?:automotive|car maker|oem)\b/iu,
    shown:
      /\b(?:automotive|automobil\p{L}*|oem|bmw|mercedes|daimler|volkswagen|vw|audi|ford|toyota|tesla|general motors|iatf)\b/iu,
  },
  {
    name: 'oil and gas',
    asked: /\b(?:oil (?:and|&) gas|oil|petroleum)\b/iu,
    shown: /\b(?:oil|petroleum|petrochemical|offshore|drilling|shell|exxon\p{L}*|chevron)\b/iu,
  },
  {
    name: 'games',
    asked: /\b(?:gaming|video games?|games? industry)\b/iu,
    shown: /\b(?:gaming|games?|unity|unreal)\b/iu,
  },
  {
    name: 'mobility',
    asked: /\b(?:ride-?hailing|mobility)\b/iu,
    shown: /\b(?:ride-?(?:hailing|sharing)|mobility|uber|lyft|grab|taxi|bolt)\b/iu,
  },
  {
    name: 'e-commerce',
    asked: /\be-?commerce|online retail\b/iu,
    shown:
      /\b(?:e-?commerce|online (?:shop|store|retail)|magento|shopify|woocommerce|marketplace|amazon)\b/iu,
  },
  {
    name: 'museums or culture',
    asked: /\b(?:museum|cultur\p{L}+|arts sector)\b/iu,
    shown: /\b(?:museum\p{L}*|cultur\p{L}+|galler\p{L}+|theat\p{L}+|orchestra|opera|archive)\b/iu,
  },
  {
    name: 'logistics',
    asked: /\b(?:freight|logistics|shipping|supply chain|warehous\p{L}*|spedition)\b/iu,
    shown:
      /\b(?:freight|logistic\p{L}*|shipping|supply chain|warehous\p{L}*|courier|spedition|carriers?)\b/iu,
  },
  {
    name: 'customer service',
    asked: /\b(?:customer (?:service|support)|call cent(?:er|re))\b/iu,
    shown: /\b(?:customer (?:service|support|care|success)|call cent(?:er|re)|help ?desk|guest service)\b/iu,
  },
  {
    name: 'telecommunications',
    asked: /\b(?:telecom\p{L}*|telco)\b/iu,
    shown:
      /\b(?:telecom\p{L}*|telco|mobile operator|verizon|at&t|t-mobile|vodafone|telef[oó]nica|deutsche telekom|orange|sprint|5g|carrier)\b/iu,
  },
  { name: 'robotics', asked: /\brobot(?:ics|s)?\b/iu, shown: /\brobot\p{L}*\b/iu },
  {
    name: 'publishing',
    asked: /^publishing$|\bpublishing (?:house|company|industry|sector)\b/iu,
    shown: /\b(?:publishing|publisher|press|magazine|verlag|editorial)\b/iu,
  },
  {
    name: 'construction',
    asked: /\b(?:construction|building (?:industry|sector|trade)|bauwesen|construcción)\b/iu,
    shown: /\b(?:construct\p{L}+|building site|civil|bau\p{L}*|obra|constru\p{L}+)\b/iu,
  },
  {
    name: 'education',
    asked: /\b(?:education (?:sector|industry)|schools?|edtech)\b/iu,
    shown: /\b(?:schools?|universit\p{L}+|college|edtech|teach\p{L}+|academy)\b/iu,
  },
  {
    name: 'hospitality',
    asked: /\b(?:hospitality|hotels?|restaurants?|catering|gastronomie)\b/iu,
    shown: /\b(?:hospitality|hotel\p{L}*|restaurant\p{L}*|catering|café|cafe|bar|kitchen|gastro\p{L}*)\b/iu,
  },
  { name: 'retail', asked: /\bretail\b/iu, shown: /\b(?:retail\p{L}*|store|shop|supermarket)\b/iu },
  {
    name: 'AI',
    asked: /\b(?:ai|artificial intelligence) (?:products?|company|companies|industry)\b/iu,
    shown: /\b(?:ai|artificial intelligence|machine learning|llms?|gpt\S*|deep learning|openai)\b/iu,
  },
  {
    name: 'the public sector',
    asked: /\b(?:public sector|government|civil service)\b/iu,
    shown:
      /\b(?:public sector|government|ministry|council|municipal\p{L}*|civil service|federal|ministerium)\b/iu,
  },
];
const CUE =
  /\b(?:worked|works|working|work|industry|sector|companies|company|background|employer|employed|supported|exposure|field|organi[sz]ation|start-?up|branche|erfahrung)\b/iu;
const EXPERIENCE = /\bexperience\b/iu;
const NOISE =
  /\b(?:has|have|had|jobs?|worked|works|working|work|in|at|for|an?|the|industry|sector|companies|company|background|experience|exposure|to|or|and|employer|employed|supported|currently|of|with|past|previous|products?|services?|project|projects|firm|workforce|environment|field|organi[sz]ation|on|experienced|institution|maker|style|based|size|branche|mobility|cultural|financial|international|prior|some|any|trading|freight|device|medical-device|medical|oem)\b/giu;

/** Reads "has worked in fintech", "at a bank", "oil & gas sector", "startup experience", "publishing". */
export function readIndustry(text: string): Leaf | null {
  const found = INDUSTRIES.filter(({ asked }) => asked.test(text));
  if (found.length === 0) return null;
  let rest = text;
  for (const { asked } of found) rest = rest.replace(asked, ' ');
  const left = rest
    .replaceAll(NOISE, ' ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
  const alone = left === '' && text.split(' ').length <= 2;
  if (left.split(' ').filter((word) => word !== '').length > 1) return null;
  if (!alone && !CUE.test(text) && !(EXPERIENCE.test(text) && left === '')) return null;
  const current = /\b(?:currently|now|at present)\b/iu.test(text);
  return {
    kind: 'industry',
    understood: `${current ? 'Works now' : 'Has worked'} in ${found.map(({ name }) => name).join(' or ')}`,
    decide: (facts) => decide(found, current, facts),
  };
}

function decide(asked: readonly Industry[], current: boolean, facts: CriterionFacts): Verdict {
  const jobs = jobsOf(facts).filter((entry) => !current || entry.current);
  const name = asked.map((industry) => industry.name).join(' or ');
  const shows = ({ start, end }: Span): boolean =>
    asked.some(({ shown }) => shown.test(facts.document.text.slice(start, end)));
  const head = jobs.map((entry) => headOf(entry, facts)).find(shows);
  if (head !== undefined) return met(0.85, `The resume lists ${quoted(facts, head)}.`, [head]);
  const line = spokenLines(facts).find(
    (candidate) =>
      jobs.some(({ span }) => candidate.start >= span.start && candidate.end <= span.end) && shows(candidate),
  );
  if (line !== undefined) return met(0.72, `The resume says ${quoted(facts, line)}.`, [line]);
  const other = current ? undefined : spokenLines(facts).find(shows);
  if (other !== undefined) return met(0.62, `The resume says ${quoted(facts, other)}.`, [other]);
  return notMet(
    0.75,
    `None of the jobs in the resume shows work in ${name}.`,
    lookedAt(facts, ['experience']),
  );
}
