import { monthIndex, monthOf, findDates } from '../../resume/dates.ts';
import type { Span } from '../../profile.ts';
import { lineAt } from '../../resume/lines.ts';
import type { CriterionFacts } from '../facts.ts';

/**
 * How far something that is earned has to have come: `held`; `current`, it must not have run out; `under_way`, it is
 * still worked for; `either`, begun is enough.
 */
export type Holding = 'held' | 'current' | 'under_way' | 'either';

const EITHER =
  /,?\s*\(?\bor (?:at least |currently |nearly |almost |still |be )*(?:in progress|under ?way|working towards?(?: it| one)?|studying(?: for it)?|pursuing(?: it| one)?|enrolled|about to (?:finish|complete)(?: it)?|close to (?:it|completion)|pending|booked|nearly (?:done|finished)|en cours|in arbeit)\)?/iu;
const NOT_PENDING =
  /,?\s*\(?(?:and |but |- )?(?<!\p{L})(?:not|no longer|never|rather than|instead of|nicht|kein\p{L}*) (?:just |only |merely |still |yet |nur )*(?:pending|in progress|under ?way|planned|booked|a candidate|candidate|a student|studying|enrolled|started|begun|ongoing|expected|laufend)(?!\p{L})\)?/giu;
const STILL_VALID =
  /,?\s*\(?(?:(?<!\p{L})(?:that|which|and) )?(?<!\p{L})(?:(?:has|have|is|are) ?)?(?:not|n't|never|nicht) (?:yet |bereits )?(?:expired|run out|lapsed|out of date|abgelaufen|caducad[oa])(?!\p{L})\)?|,?\s*\(?(?<!\p{L})(?:is |are |be |and )?(?:still|currently|presently|noch|toujours|aún|actualmente) (?:valid|in date|in force|current|active|held|good|gültig\p{L}{0,2}|valable|vigente)(?!\p{L})\)?|,?\s*\(?(?<!\p{L})(?:is |are |be )?(?:in date|in force|unexpired|up to date|renewed|not lapsed|in good standing|en vigor|en cours de validité|à jour|vigente|(?:is|are) (?:current|valid|active))(?!\p{L})(?: today| now)?\)?|[,(] ?(?:current|valid|active|gültig)\)?$/giu;
const VALID =
  /(?<!\p{L})(?:valid|current|active|live|gültige[rsn]?|aktuelle[rsn]?|valable|vigente)\s+(?=\p{L})/giu;
const UNDER_WAY =
  /,?\s*\(?(?<!\p{L})(?:currently |still )?(?:in progress|under ?way|working (?:towards?|on)|studying (?:for|towards)|pursuing|enrolled (?:in|on|for|at)|preparing for|candidate|exam booked|part[- ]qualified|en cours|laufend\p{L}{0,2}|en curso)(?!\p{L})\)?/giu;
const DONE =
  /,?\s*\(?(?<!\p{L})(?:is |was |been |that is |which is |has been |must be )?(?:already |fully |successfully |formally |officially |actually |duly |now |déjà |bereits |erfolgreich )*(?:completed?|finished|done|earned|obtained|awarded|conferred|granted|achieved|attained|passed|defended|in (?:the )?(?:hand|bag|pocket)|under (?:her|his|their) belt|held|on (?:file|record|paper)|to (?:her|his|their) name|(?:with )?(?:the )?letters after (?:the|her|his|their) name|after (?:the|her|his|their) name|abgeschlossene?[rsmn]?|bestandene?[rsmn]?|erworbene?[rsmn]?|vorhanden|liegt vor|nachgewiesen|obtenue?|validée?|acquise?|en poche|terminad[oa]|finalizad[oa]|obtenid[oa]|aprobad[oa])(?!\p{L})\)?/giu;
const LEADING =
  /^(?:(?:already|currently|formally|officially|now) )*(?:is an?|is|be an?|be|holds?|holding|has|have|having|possess(?:es)?|carries|owns|got|gained|is the holder of|in possession of|holder of|verfügt über|besitzt|hat|titulaire (?:d'une?|du|de la|de l'|de)|posee|tiene|en posesión de|possède|détient)\s+(?:an? |the |une? |el |la |le |eine?n? )?/iu;

/** What a criterion says of how far something has come, and the rest of its words. */
export function holdingAsked(text: string): { readonly rest: string; readonly holding: Holding } {
  const strict = text.replace(LEADING, '');
  let rest = strict.replace(EITHER, ' ');
  const either = rest !== strict;
  const before = rest;
  rest = rest.replaceAll(NOT_PENDING, ' ');
  const plain = rest;
  rest = rest.replaceAll(STILL_VALID, ' ');
  const current = rest !== plain;
  const pending = !either && rest === before && UNDER_WAY.test(rest);
  UNDER_WAY.lastIndex = 0;
  if (pending) rest = rest.replaceAll(UNDER_WAY, ' ');
  rest = rest.replaceAll(DONE, ' ').replaceAll(VALID, ' ');
  return {
    rest: tidy(rest),
    holding: either ? 'either' : pending ? 'under_way' : current ? 'current' : 'held',
  };
}

function tidy(text: string): string {
  return text
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,;:)])/g, '$1')
    .replaceAll(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '')
    .trim();
}

/** A bound on the year something was earned in. */
export type YearBound = {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly rest: string;
};

const YEAR =
  /,?\s*\(?(?<!\p{L})(?:(?:earned|obtained|awarded|issued|dated|completed|conferred|finished|graduated|passed|gained|taken|renewed) )?(?<word>newer than|more recent than|younger than|after|later than|since|from|no earlier than|not before|not older than|older than|before|by|until|no later than|earlier than|prior to|in|nach|seit|ab|vor|après|depuis|avant|después de|desde|antes de)\s+(?:the year |the end of )?(?<year>(?:19|20)\d\d)(?:,?\s+(?<tail>or (?:later|after|afterwards|thereafter|since|more recently|newer|beyond)|onwards?|and (?:later|after)|or (?:before|earlier)|oder später|ou après|o después))?\)?/iu;

/** Reads "newer than 2020", "in 2013 or afterwards", "before 2019"; null without a year. */
export function yearBound(text: string): YearBound | null {
  const match = YEAR.exec(text);
  if (match === null) return null;
  const year = Number(match.groups?.['year'] ?? 0);
  const word = (match.groups?.['word'] ?? '').toLowerCase();
  const tail = (match.groups?.['tail'] ?? '').toLowerCase();
  const rest = tidy(text.replace(match[0], ' '));
  if (/before|earlier/.test(tail) || /^(?:by|until|no later than)$/.test(word)) {
    return { from: 0, to: year, label: `by ${year}`, rest };
  }
  if (
    tail !== '' ||
    /^(?:since|from|no earlier than|not before|not older than|seit|ab|depuis|desde)$/.test(word)
  ) {
    return { from: year, to: 9999, label: `in ${year} or later`, rest };
  }
  if (/^(?:before|earlier|prior|older|vor|avant|antes)/.test(word)) {
    return { from: 0, to: year - 1, label: `before ${year}`, rest };
  }
  return word === 'in'
    ? { from: year, to: year, label: `in ${year}`, rest }
    : { from: year + 1, to: 9999, label: `after ${year}`, rest };
}

/** How far something has come, as the resume says beside it. */
export type Standing = 'held' | 'current' | 'expired' | 'under_way' | 'denied';

const EXPIRES =
  /(?:valid (?:until|through|to|till|thru)|expir(?:es|y|ation)(?: date)?|exp\.?|renewal(?: due)?|due for renewal|gültig bis|valable jusqu\p{L}*[' ]?(?:en|au|à)?|vigente hasta|válid[oa] hasta|vence)\s*:?\s*(?:the end of |end of |ende )?/giu;
const EXPIRED =
  /(?<!\p{L})(?:expired|lapsed|not renewed|ran out|run out|no longer (?:valid|held|active|current)|out of date|abgelaufen|expirée?|périmée?|caducad[oa]|vencid[oa]|formerly|surrendered|revoked)(?!\p{L})/iu;
const OPEN =
  /(?<!\p{L})(?:in progress|ongoing|under ?way|pursuing|preparing (?:for|to)|exam prep\p{L}*|studying|enrolled|candidate|scheduled|booked|planned|expected|pending|awaiting|anticipated|working towards?|not (?:yet )?(?:taken|sat|passed|completed|finished|awarded)|applied (?:for|again)|to be (?:taken|completed)|part[- ]qualified|en cours(?! de validité)|prévue?|laufend|in vorbereitung|geplant|angemeldet|en curso|previst[oa]|withdrew|dropped|abgebrochen|abandonn\p{L}+|stopped|left without|never finished|sits? (?:the )?exam|due to (?:finish|complete|graduate)|(?:not|never|nicht) (?:completed|finished|abgeschlossen)|did not (?:finish|complete|graduate)|no degree|without (?:a )?degree|(?:credits?|coursework) (?:toward|towards|completed)|\d+ credits|(?:first|second|third|final|last)[- ]year student|exam (?:in|on|due))(?!\p{L})/iu;
const PARTS =
  /\b(?<done>\d{1,2}|one|two|three|four|five|six|seven|eight|nine) (?:of|out of|\/) (?:the )?(?<all>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:courses?|units?|modules?|exams?|papers?|parts?|credits?|years?|steps?|levels?|sections?|tests?)(?!\p{L})/iu;
const DENIED =
  /(?<!\p{L})(?:not (?:yet )?(?:a |an )?(?:certified|licen[cs]ed|qualified|held)|no certificate|course only|training only|certificate of attendance|attended only|self[- ]study|without (?:exam|certificate))/iu;
// Right before the name.
const DENIED_BEFORE =
  /(?<!\p{L})(?:not (?:yet )?(?:an? )?|no |never |without (?:an? )?|kein\p{L}* |noch (?:nicht|kein\p{L}*) |pas (?:de |encore (?:de )?)|sin |aún no )(?:[\p{L}-]+ ){0,2}$/iu;
const CURRENT =
  /(?<!\p{L})(?:current|currently valid|valid|in date|active|renewed|in force|gültig|vigente|en cours de validité|up to date|in good standing)(?!\p{L})/iu;

const REMARKS: readonly RegExp[] = [EXPIRES, EXPIRED, OPEN, DENIED, CURRENT];

/** Whether a text says of what it names that it is not finished: "exam booked", "two of four units", "due to finish". */
export function isUnfinished(text: string): boolean {
  const parts = PARTS.exec(text)?.groups;
  return OPEN.test(text) || (parts !== undefined && parts['done'] !== parts['all']);
}

/** How far the thing named at a place has come: by the words of its own part of the line and the line it goes on in. */
export function standingAt(span: Span, facts: CriterionFacts): Standing {
  const own = partAround(span, facts);
  if (DENIED.test(own.text) || DENIED_BEFORE.test(own.before)) return 'denied';
  for (const match of own.text.matchAll(EXPIRES)) {
    const [date] = findDates(own.text.slice(match.index + match[0].length), '2100-01');
    const until = date?.end ?? date?.start ?? null;
    if (until !== null) {
      return monthIndex(until, 'last') >= monthOf(facts.reference_date) ? 'current' : 'expired';
    }
  }
  if (EXPIRED.test(own.text)) return 'expired';
  if (isUnfinished(own.text)) return 'under_way';
  const future = findDates(own.text, '2100-01').some(({ end, start }) => {
    const first = start ?? end;
    return first !== null && monthIndex(first, 'first') > monthOf(facts.reference_date);
  });
  if (future) return 'under_way';
  return CURRENT.test(own.text) ? 'current' : 'held';
}

/** The years written beside a thing, without those it is valid until. */
export function yearsAt(span: Span, facts: CriterionFacts): number[] {
  const entry = facts.profile.certifications.find(
    (own) => own.span.start <= span.start && span.start < own.span.end,
  );
  const around = partAround(span, facts).text;
  const text =
    `${around} ${entry === undefined ? '' : facts.document.text.slice(entry.span.start, entry.span.end)}`.replaceAll(
      /(?:valid (?:until|through|to|till)|expir\p{L}+|exp\.|gültig bis)[^;,)]{0,24}/giu,
      ' ',
    );
  return [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year));
}

/** The part of a line that speaks of what is named at a place: between stops, without brackets of its neighbours. */
function partAround(
  { start, end }: Span,
  facts: CriterionFacts,
): { readonly text: string; readonly before: string } {
  const line = lineAt(facts.lines, start);
  if (line === null) return { text: facts.document.text.slice(start, end), before: '' };
  const next = facts.lines[line.index + 1];
  const goesOn =
    next !== undefined &&
    !next.bullet &&
    next.page === line.page &&
    !/[.;]$/.test(line.text.trimEnd()) &&
    (/^[\p{Ll}(]/u.test(next.text.trim()) ||
      /(?:,|(?<!\p{L})(?:for|and|in|to|of|until|due|the|bis|für))$/iu.test(line.text.trimEnd()));
  const until = goesOn ? next.end : line.end;
  const all = facts.document.text.slice(line.start, until);
  const at = start - line.start;
  const unbracketed = all.replaceAll(/\([^()]*\)/gu, (bracket) => '·'.repeat(bracket.length));
  const stops = [...unbracketed.matchAll(/[;|•]|\.(?=\s+\p{Lu}|\s*$)/gu)].map(({ index }) => index);
  const from = (stops.findLast((stop) => stop < at) ?? -1) + 1;
  const to = stops.find((stop) => stop >= end - line.start) ?? all.length;
  const before = all.slice(from, at);
  const after = all.slice(at, to);
  // a bracket or a remark right behind its own name speaks of it alone
  const own = /^[^,(]{0,80}\([^()]*\)/u.exec(after)?.[0];
  const said =
    own === undefined ? undefined : /^\s*,\s*(?<said>[^,]*)/u.exec(after.slice(own.length))?.groups?.['said'];
  // "Forklift (counterbalance), expired 2023, PMP": what only says how far it has come belongs to it
  const remark = REMARKS.some((pattern) => said?.search(pattern) === 0) ? `, ${said ?? ''}` : '';
  const text =
    own !== undefined && said !== undefined
      ? `${before.replaceAll(/\([^()]*\)/gu, ' ')}${own}${remark}`
      : `${before.replaceAll(/\([^()]*\)/gu, ' ')}${after}`;
  return { text, before };
}
