import { monthOf } from '../resume/dates.ts';
import { readDurations } from './durations.ts';
import type { CriterionFacts } from './facts.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { spell } from '../spell.ts';

/** The time a criterion speaks of. */
export type Window = {
  /** Its first month index; null for the whole career. */
  readonly read: (facts: CriterionFacts) => number | null;
  /** In months, where a length is named; 0 for "recently", which names none; null otherwise. */
  readonly length: number | null;
  /** " in the last 5 years", or empty. */
  readonly label: string;
  /** The criterion without it. */
  readonly rest: string;
};

const UNITS = String.raw`years?|yrs?|months?|decades?|jahren?|monaten?|años|meses|ans|années|mois|yıl(?:da|ın)?`;
const SOME_TIME = String.raw`(?:(?:at )?(?:any|some|one) (?:time|point|stage)|sometime|any ?time|at least once|once|ever|still|zu irgendeinem zeitpunkt|irgendwann|en algún momento|à un moment)?\s*`;
const LAST = new RegExp(
  String.raw`${SOME_TIME}\b(?:(?:in|within|over|during|for|from|throughout|inside|innerhalb|während|au cours|dans|en|durante)\s)?(?:of\s|de[ns]?\s|der\s)?(?:(?:the|these|those|den|der|los|las|les|ces|des)\s)?(?:last|past|previous|most recent|recent|preceding|letzten|vergangenen|últimos|últimas|dernières|derniers|son)\s(?:(?<n>${NUMBER})[\s-]?)?(?<unit>${UNITS})(?![\p{L}])`,
  'iu',
);
const LAST_BEHIND = new RegExp(
  String.raw`${SOME_TIME}\b(?:(?:au cours|dans|en|durant|pendant)\s)?(?:des\s|les\s|ces\s|los\s)?(?<n>${NUMBER})\s(?:(?:dernières|derniers)\s(?<unit>années|ans|mois)|(?<unit2>años|meses)\s(?:últimos|pasados))`,
  'iu',
);
const WITHIN = new RegExp(
  String.raw`\b(?:in|within) (?<n>${NUMBER}) (?<unit>years?|months?)(?![\p{L}])`,
  'iu',
);
const AGO = new RegExp(
  String.raw`\b(?:not|no) (?:more|longer|earlier) than (?<n>${NUMBER}) (?<unit>years?|months?) (?:ago|back)|\b(?<n2>${NUMBER}) (?<unit2>years?|months?) ago or (?:less|later|more recently)|\b(?:less|fewer) than (?<n3>${NUMBER}) (?<unit3>years?|months?) ago`,
  'iu',
);
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const STEMS: readonly RegExp[] = [
  /^(?:jan|ene)/i,
  /^f[eé]/i,
  /^(?:mar|mär)/i,
  /^(?:a[pv]r|abr)/i,
  /^(?:ma[iy])/i,
  /^(?:jun|juin)/i,
  /^(?:jul|juil)/i,
  /^(?:aug|ago|ao)/i,
  /^s/i,
  /^o/i,
  /^n/i,
  /^[de]/i,
];
// a time that ended is none that goes on until today: it is not read as one
const END = String.raw`\s?(?:[-–]|to|till?|until|through|bis|hasta|à|jusqu'(?:à|en))\s?(?:(?:${MONTHS})\.?\s)?(?:19|20)\d\d`;
const SINCE = new RegExp(
  String.raw`${SOME_TIME}\b(?:since|from|seit|desde|depuis|ab)\s(?:the\s)?(?:(?:start|beginning|early|anfang|debut|début|principios)\s(?:of\s|de\s)?)?(?:(?:\d{1,2}[./]\s?)?(?<month>${MONTHS})\.?\s(?:de\s)?)?(?<year>(?:19|20)\d\d)(?!${END})(?:\s(?:on(?:wards?)?|onward|and later|or later|to date|until now|till now))?|\b(?:in|after)\s(?<plain>(?:19|20)\d\d)\s(?:or|and|oder)\s(?:later|after|since|newer|später)|\b(?:(?<after>after)\s(?<year2>(?:19|20)\d\d))(?!\d)`,
  'iu',
);
const RECENTLY =
  /\b(?:recently|lately|in recent (?:years|times)|of late|in the recent past|kürzlich|in letzter zeit|recientemente|récemment)\b/iu;
const THIS_DECADE = /\b(?:in |during )?(?:this|the current|the present) decade\b/iu;

/** Reads "in the last 5 years", "at any time in the past decade", "in 5 years", "since March 2018", "recently". */
export function windowOf(text: string): Window {
  // the number stands before "dernières années", which would be a time of its own
  const last = LAST_BEHIND.exec(text) ?? LAST.exec(text) ?? AGO.exec(text) ?? WITHIN.exec(text);
  if (last !== null) {
    const { n, n2, n3, unit, unit2, unit3 } = last.groups ?? {};
    const count = n ?? n2 ?? n3;
    const measure = unit ?? unit2 ?? unit3 ?? 'years';
    const value = count === undefined ? (/s$/iu.test(measure) ? 5 : 1) : (numberOf(count) ?? 2);
    const months = value * (readDurations(`1 ${measure.replace(/(?:da|ın)$/u, '')}`)[0]?.value ?? 12);
    return {
      read: (facts) => monthOf(facts.reference_date) - months,
      length: months,
      label: ` in the last ${spell(months)}`,
      rest: text.replace(last[0], ' '),
    };
  }
  const since = SINCE.exec(text);
  if (since !== null) {
    const { month, year, plain, year2 } = since.groups ?? {};
    const at = Number(year ?? plain ?? year2) + (year2 === undefined ? 0 : 1);
    const of =
      month === undefined
        ? 0
        : Math.max(
            0,
            STEMS.findIndex((stem) => stem.test(month)),
          );
    return {
      read: () => at * 12 + of,
      length: null,
      label: ` since ${month === undefined ? '' : `${month} `}${at}`,
      rest: text.replace(since[0], ' '),
    };
  }
  if (THIS_DECADE.test(text)) {
    return {
      read: (facts) => Math.floor(monthOf(facts.reference_date) / 120) * 120,
      length: null,
      label: ' in this decade',
      rest: text.replace(THIS_DECADE, ' '),
    };
  }
  if (RECENTLY.test(text)) {
    return {
      read: (facts) => monthOf(facts.reference_date) - 36,
      length: 0,
      label: ' in the last 3 years',
      rest: text.replace(RECENTLY, ' '),
    };
  }
  return { read: () => null, length: null, label: '', rest: text };
}

const NOW =
  /\b(?:currently|presently|(?:right |just )?now(?:adays)?|at (?:the moment|present|this (?:moment|time|point))|as of (?:today|now)|as we speak|today|these days|to this day|still|(?:for the |at the )?time being|momentan|derzeit|aktuell|zurzeit|zur zeit|gegenwärtig|heute|immer noch|actualmente|ahora|hoy(?: en día)?|todavía|actuellement|en ce moment|aujourd'hui|toujours|à présent|şu an(?:da)?|halen|hâlâ)\b/giu;

/** The criterion without "now", "at present", "still"; null when it has none of them. */
export function withoutNow(text: string): string | null {
  const rest = text.replaceAll(NOW, ' ').replaceAll(/\s+/g, ' ').trim();
  return rest === text.trim() ? null : rest;
}
