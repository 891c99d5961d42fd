import type { Line } from '../../resume/lines.ts';
import type { Verdict } from '../answer.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';

/** Things a resume need not say: what asks for them, what would say them, and what would deny them. */
type Topic = {
  readonly name: string;
  readonly asked: RegExp;
  readonly said: RegExp;
  readonly denied?: RegExp;
};

const NO_PLACE = /^$/u;
const TOPICS: readonly Topic[] = [
  {
    name: 'whether the person may work there, or needs sponsorship',
    asked:
      /\b(?:authori[sz](?:ed|ation) to work|work(?:ing)? authori[sz]ation|(?:right|eligib\p{L}+|entitled|permitted|allowed|permission|legally able) to work|work(?:ing)? (?:permit|visa)|visa|sponsorship|sponsored|green card|permanent resident|citizen(?:ship)?|h-?1b|cpt|opt|residence permit|arbeitserlaubnis|aufenthaltstitel|permiso de trabajo|permis de travail|eligible for \p{L}+ in|çalışma izni|o-1|itar|us person|may work in \p{L}+|sponsor|passport|national of|nationality|nacionalidad \p{L}+|nationalité|ressortissante?|settled status)(?!\p{L})|eu-(?:staats)?bürger|staatsangehörigkeit|staatsbürger/iu,
    said: /\b(?:authori[sz](?:ed|ation) to work|work authori[sz]ation|right to work|eligible to work|work permit|visa|sponsorship|green card|permanent resident|citizen(?:ship)?|h-?1b|residence permit|arbeitserlaubnis|permiso de trabajo|settled status|permanent residence|(?:eu|british|irish|swiss) passport|nationality)\b|staatsangehörigkeit|staatsbürger|nationalité|nacionalidad|eu-bürger/iu,
  },
  {
    name: 'whether the person would relocate',
    asked:
      /\b(?:relocat\p{L}+|(?:would|willing to|open to|ready to|prepared to|happy to) mov(?:e|ing)|umzug\p{L}*|umzuziehen|reubicación|mobilité|déménag\p{L}*|mobile (?:sur|dans|en|à|partout|géographiquement)|mudarse|trasladarse)(?!\p{L})/iu,
    said: /\b(?:relocat\p{L}+|umzugsbereit\p{L}*|open to moving|reubicación)\b/iu,
    denied:
      /\b(?:(?:not|un)[ -]?(?:currently )?(?:willing|able|open|available|free|looking|prepared|ready) (?:to|for) (?:relocat\p{L}+|mov(?:e|ing))|(?:no|cannot|can't|can not|won't|will not) relocat\p{L}+|relocation:? (?:no|not \p{L}+))\b/iu,
  },
  {
    name: 'whether the person would travel',
    asked:
      /\b(?:(?:willing|able|happy|open|ready|prepared|available) to (?:travel|tour)|travel (?:up to|internationally|\d)|reise(?:bereit\p{L}*|tätigkeit)|viajar|willing to tour)\b/iu,
    said: /\b(?:willing to travel|open to travel|travel up to|reisebereit\p{L}*|disponibilidad para viajar|travel available|available to (?:travel|tour))\b/iu,
    denied: /\bnot (?:willing|able) to travel\b/iu,
  },
  {
    name: 'which pay the person expects',
    asked:
      /\b(?:salar(?:y|ies)|pay expectations?|compensation expectations?|gehalt\p{L}*|sueldo|salaire|day rate|hourly rate|maaş)\b/iu,
    said: /\b(?:salary (?:expectations?|requirements?)|expected salary|gehaltsvorstellung|gehaltswunsch|expectativa salarial|prétentions)\b/iu,
  },
  {
    name: 'when the person could start',
    asked:
      /\b(?:notice period|available (?:immediately|from|now|to start|full|part)|(?<!(?:weekend|evening|night|shift|holiday) )availability|(?:can|could|able to) (?:start|join|begin)|start(?:ing)? (?:date|immediately|before|within|by|asap)|immediate(?:ly)? availab\p{L}+|eintrittstermin|kündigungsfrist|sofort verfügbar|incorporación inmediata)\b/iu,
    said: /\b(?:notice period|available (?:immediately|from|now)|availability:|immediate(?:ly)? available|eintrittstermin|kündigungsfrist|verfügbar ab|incorporación inmediata)\b/iu,
  },
  {
    name: 'which hours or shifts the person would work',
    asked:
      /\b(?:(?:night|weekend|early|late|rotating|flexible|evening|split|holiday) (?:shifts?|work|hours|availability)|available (?:on |at |for )?(?:weekends?|evenings?|nights?|holidays)|shift work|works? (?:nights|weekends)|full-time \(|(?:looking for|wants|prefers|seeking|open to|available for) (?:a )?(?:full|part)[- ]time|schichtbereit\p{L}*|schichtarbeit|overtime|on[- ]call)\b/iu,
    said: /\b(?:night shifts?|weekend shifts?|shift work|rotating shifts?|part-time|full-time (?:role|position)|schichtbereit\p{L}*|on[- ]call|weekends)\b/iu,
  },
  {
    name: 'where the person would work (office, hybrid or remote)',
    asked:
      /\b(?:(?:prefer\p{L}*|open to|accepts?|willing|happy|ready|able|wants?|comfortable)[\p{L} ]{0,30}(?:remote\p{L}*|hybrid|on[- ]?site|(?:in |from )?the (?:[\p{L}]+ ){0,3}office|office days)|^(?:fully )?(?:remote|hybrid|on-?site)(?: work(?:ing)?)?$|remote work|work(?:ing)? remotely|hybrid (?:role|schedule|work)|remote (?:work|role)s? (?:only|preferred)|home ?office)\b/iu,
    said: /\b(?:open to (?:remote|hybrid)|remote (?:preferred|only|or hybrid)|prefer\p{L}* (?:remote|hybrid)|hybrid (?:or|preferred))\b/iu,
  },
  {
    name: 'whether the person holds a driving licence',
    asked:
      /\b(?:driv(?:ing|er'?s?) licen[cs]e|own (?:car|vehicle|transport)|access to a (?:car|vehicle)|führerschein|carn[eé]t? de conducir|permis de conduire|ehliyet)\b/iu,
    said: /\b(?:driv(?:ing|er'?s?) licen[cs]e|own (?:car|vehicle|transport)|führerschein|carn[eé] de conducir|permis (?:b\b|de conduire)|full licen[cs]e)\b/iu,
  },
  {
    name: 'whether the person has a security clearance',
    asked:
      /\b(?:security clearance|cleared to (?:secret|sc|dv)|background check|dbs (?:check|certificate)|führungszeugnis)\b/iu,
    said: /\b(?:security clearance|(?:active )?(?:ts\/sci|secret clearance)|sc cleared|dv cleared|dbs|background check(?:ed)?)\b/iu,
    denied: NO_PLACE,
  },
  {
    name: 'the grade point average',
    asked: /\bgpa\b/iu,
    said: NO_PLACE,
  },
];

/** Reads what a resume need not say: permission to work, relocation, pay, start, shifts, travel, driving licence. */
export function readOpen(text: string): Leaf | null {
  if (
    /\bvisa\b/iu.test(text) &&
    /\b(?:card|payments?|inc|mastercard|worked (?:at|for))\b/iu.test(text) &&
    !/green card|sponsor/iu.test(text)
  ) {
    return null;
  }
  const topic = TOPICS.find(({ asked }) => asked.test(text));
  if (topic === undefined) return null;
  if (/\bgpa\b/iu.test(text)) return gpaLeaf(text);
  const refuses = /\b(?:no|not|without|un(?:willing|able)|doesn't|does not)\b/iu.test(text);
  return {
    kind: 'open',
    understood: `What the resume says of ${topic.name}`,
    decide: (facts) => decide(topic, text, refuses, facts),
  };
}

/** The same of a whole criterion with a choice: "green card or O-1 in hand", "Swiss passport, or EU citizen". */
export function readWholeOpen(text: string): Leaf | null {
  const [authorisation] = TOPICS;
  const parts = text.split(/,\s*(?:or\s+)?|\s+(?:or|oder|ou|o)\s+/iu);
  if (
    authorisation === undefined ||
    parts.length < 2 ||
    /\d{2}|(?<!\p{L})(?:and|years?|und|et)(?!\p{L})/iu.test(text)
  ) {
    return null;
  }
  return parts.every((part) => authorisation.asked.test(part)) ? readOpen(text) : null;
}

const EU_NATIONAL =
  /(?<!\p{L})(?:eu|european|german|deutsch\p{L}*|french|française?|italian|spanish|español\p{L}*|dutch|belgian|austrian|österreich\p{L}*|irish|portuguese|polish|polnisch|czech|slovak|slovenian|croatian|greek|hungarian|romanian|bulgarian|danish|swedish|finnish|estonian|latvian|lithuanian|luxembourgish|maltese|cypriot)(?!\p{L})/iu;

/** A nationality or a permanent residence that is written there answers more than its own words; null when it does not. */
function entitled(asked: string, line: string): boolean {
  const european = /(?<!\p{L})(?:eu|european union|unión europea|union européenne|eu-\p{L}+)(?!\p{L})/iu.test(
    asked,
  );
  if (
    european &&
    /citizen|passport|national|staatsangeh|staatsbürger|bürger/iu.test(line) &&
    EU_NATIONAL.test(line)
  ) {
    return true;
  }
  const place = /(?:in|for) (?:the )?(?<place>\p{Lu}[\p{L}]{2,}(?: \p{Lu}\p{L}+)?)/u.exec(asked)?.groups?.[
    'place'
  ];
  return (
    place !== undefined &&
    line.includes(place) &&
    /permanent resid|citizen|right to work|authori[sz]ed to work|indefinite leave|no sponsorship|without sponsorship/iu.test(
      line,
    ) &&
    !/requires?|needs? /iu.test(line)
  );
}

const LANDS: Readonly<Record<string, RegExp>> = {
  UK: /(?<!\p{L})(?:UK|U\.K\.|GB|United Kingdom|Great Britain|Britain|British|England)(?!\p{L})/u,
  US: /(?<!\p{L})(?:USA?|U\.S\.(?:A\.)?|United States|America|American)(?!\p{L})/u,
};

/** Whether a line speaks of another country than the one a question gives by its letters: "the UK" and "in Canada". */
function elsewhere(asked: string, line: string): boolean {
  const land = /(?<!\p{L})(?:UK|US)(?!\p{L})/u.exec(asked)?.[0] ?? '';
  return LANDS[land]?.test(line) === false && /(?<!\p{L})in (?:the )?\p{Lu}/u.test(line);
}

/** "Führerschein Klasse B": the classes of a driving licence; null where none is asked for. */
function drivingClass(text: string): string | null {
  return (
    /(?:class|klasse|category|cat\.?|permis|licen[cs]e|führerschein|conducir)\s+(?<letter>[A-E]E?)(?![\p{L}\d])/iu
      .exec(text)
      ?.groups?.['letter']?.toUpperCase() ?? null
  );
}

function decideDriving(asked: string, line: Line): Verdict {
  const span = { start: line.start, end: line.end };
  const shown = `“${line.text.trim().slice(0, 140)}”`;
  if (
    /(?<!\p{L})(?:no|not|without|kein\p{L}*|noch kein\p{L}*|pas de|sin)(?!\p{L})[^.;,]{0,20}(?:licen[cs]e|führerschein|permis|carn)/iu.test(
      line.text,
    )
  ) {
    return notMet(0.85, `The resume says ${shown}.`, [span]);
  }
  const wanted = drivingClass(asked);
  const stands =
    wanted === null || new RegExp(String.raw`(?<![\p{L}\d])${wanted}(?![\p{L}\d])`, 'u').test(line.text);
  return stands
    ? met(0.85, `The resume says ${shown}.`, [span])
    : notStated(0.5, `The resume does not say of which class: ${shown}.`, [span]);
}

function decide(
  { name, said, denied }: Topic,
  asked: string,
  refuses: boolean,
  facts: CriterionFacts,
): Verdict {
  const line = facts.lines.find(({ text }) => said.test(text));
  if (line === undefined) return notStated(0.25, `The resume does not say ${name}.`);
  const span = { start: line.start, end: line.end };
  if (name.includes('driving licence')) return decideDriving(asked, line);
  if (name.includes('sponsorship') && entitled(asked, line.text)) {
    return met(0.75, `The resume says ${quoted(facts, span)}.`, [span]);
  }
  if (denied?.test(line.text) === true && !refuses) {
    return notMet(0.8, `The resume says ${quoted(facts, span)}.`, [span]);
  }
  // Places, sums and dates of the question have to stand there as well.
  const named = asked.match(/\b\p{Lu}[\p{L}.]{1,}\b/gu)?.slice(1) ?? [];
  const other = named.filter(
    (word) =>
      !line.text.toLowerCase().includes(word.toLowerCase()) && !/^(?:The|EU|US|UK|CPT|OPT)$/u.test(word),
  );
  return other.length > 0 || elsewhere(asked, line.text) || refuses || /\d/.test(asked)
    ? notStated(0.4, `The resume speaks of it, but not clearly: ${quoted(facts, span)}.`, [span])
    : met(0.75, `The resume says ${quoted(facts, span)}.`, [span]);
}

function gpaLeaf(text: string): Leaf {
  const wanted = Number(/\d(?:[.,]\d{1,2})?/u.exec(text)?.[0].replace(',', '.') ?? 0);
  const strict = /\b(?:above|over|more than|better than|higher than)\b/iu.test(text);
  return {
    kind: 'open',
    understood: `A grade point average ${strict ? 'above' : 'of at least'} ${wanted}`,
    decide: (facts) => {
      const line = facts.lines.find(
        (candidate) => /\bGPA\b/iu.test(candidate.text) && /\d[.,]\d/u.test(candidate.text),
      );
      const own = Number(
        /(?:GPA[^\d\n]{0,12}(?<a>\d[.,]\d{1,2})|(?<b>\d[.,]\d{1,2})[^\d\n]{0,4}(?:\/\s?\d[.,]?\d?\s?)?GPA)/iu
          .exec(line?.text ?? '')?.[0]
          .match(/\d[.,]\d{1,2}/u)?.[0]
          .replace(',', '.') ?? Number.NaN,
      );
      if (line === undefined || Number.isNaN(own)) {
        return notStated(0.5, 'The resume does not say the grade point average.');
      }
      const span = { start: line.start, end: line.end };
      return (strict ? own > wanted : own >= wanted)
        ? met(0.92, `The resume says ${quoted(facts, span)}.`, [span])
        : notMet(0.92, `The resume says ${quoted(facts, span)}.`, [span]);
    },
  };
}
