import { regex } from '../language/pattern.ts';
import { MUST_CUE } from './cues.ts';

// What an advertisement says of others than the person it looks for.
const SUBJECT = regex('iu')`
    ^\W*(?:we|(?:our|the|this) (?:company|group|clients?|customers?|business|firm|organi[sz]ation|
    agency|client|customer|brand|products?|services?|hospital|school|practice)|wir|
    unsere?[nrms]? (?:unternehmen|kund\p{L}*|firma|gruppe|haus|träger|auftraggeber|mandant\p{L}*|
    klient\p{L}*|produkte|leistungen)|das unternehmen|als (?:führend|inhabergeführt|familien|
    mittelständisch)\p{L}*)(?!\p{L})`;
const ASKS = regex('iu')`
    (?<!\p{L})(?:look(?:s|ing)? for|look for|seek(?:s|ing)?|search(?:es|ing)?|need|needs|requires?|
    expect|hire|hiring|recruit(?:s|ing)?|ask|wants?(?! to\b)|prefers?|(?:would|['’]d) (?:like|
    love)(?! to (?:thank|offer|invite|build|become)\b)|values? (?:someone|somebody|people|candidates|
    applicants|experience|knowledge|skills|strong|good|solid|an?|your)|you|your|candidates?|applicants?|
    suchen|sucht|erwarten|wünschen|benötigen|brauchen|setzen|leg(?:en|t) (?:\p{L}+ )?wert|
    freuen uns (?:auf|über)|sie|ihre?[nrms]?|du|dein\p{L}*)(?!\p{L})`;
const WORKS_WITH = regex('iu')`
    (?<!\p{L})(?:use|uses|using|work with|works with|stack|relies on|rely on|runs? on|nutzen|
    arbeiten mit|einsetzen)(?!\p{L})`;
const PORTRAIT = regex('iu')`
    (?:(?<!\p{L})(?:an?|the|one of the)|['’]s) (?:[\p{L}-]+ )?(?:leading|largest|biggest|
    fastest[- ]growing|oldest) |\bmarket leader|\bfamily[- ](?:owned|run)\b|\b(?:founded|established|
    headquartered) in\b|\d[\d.,]*\+? (?:employees|colleagues|offices|branches|locations|
    mitarbeiter\p{L}*|beschäftigte\p{L}*|standorte\p{L}*|filialen)|(?<!\p{L})(?:führende[nrs]?|
    marktführer\p{L}*|familienunternehmen|inhabergeführt\p{L}*|gegründet)(?!\p{L})`;
// "Northgate is one of the largest …", "Quillhaven, founded in 1987, …": a name, and what it is
const NAMES_ITSELF = regex('u')`
    ^\W*(?:The )?\p{Lu}[\p{L}\d&.'’-]*(?: (?:\p{Lu}[\p{L}\d&.'’-]*|&|and|of|und)){0,5}(?: (?:is|are|was|
    has|have|ist|hat|gehört)\b|, (?:founded|established|headquartered|one of|gegründet)\b)`;
const GIVES = regex('iu')`
    ^\W*(?:(?:in return,? )?we offer|in return|benefits? (?:include|are|package)|
    you(?:['’]ll| will) (?:get(?! to\b)|enjoy(?! \p{L}+ing\b)|earn)\b|
    you(?:['’]ll| will| can| may)? (?:receive|be offered|benefit|be paid)\b|wir bieten|freuen (?:sie|
    du) (?:sich|dich)|(?:es|das) erwarte[nt] (?:sie|dich)|(?:sie|du) (?:erhalten|erhältst|bekommen|
    bekommst|profitier\p{L}+))`;
const PROCESS = regex('iu')`
    ^\W*(?:please|to apply(?: (?:for|to|please|send|submit|by|via|online|you)\b|[,:])|the (?:interview|
    application|hiring|selection|recruitment)s? (?:process|procedure|stages?|rounds?|forms?|days?|will|
    is|has|consists|includes|takes|comprises)|interviews? (?:are|is|will|take|consist|include|process|
    stages?)|applications? (?:are|is|close|must be|should be|will|by|process|forms?|deadline|
    documents?)|shortlisted|closing date|only shortlisted|if you (?:are interested|
    have (?:any )?questions)|bitte|senden sie|für (?:rück)?fragen|ansprechpartner\p{L}*|
    das (?:bewerbungs|auswahl)verfahren)`;
const SEEKS = regex('iu')`
    (?<!\p{L})(?:(?:is|are|am|now|currently) (?:now |currently |actively )?(?:looking for|seeking|
    hiring|recruiting)|sucht|suchen)(?!\p{L})`;

const STRONG = regex('iu')`
    (?<!\p{L})(?:must (?:have|hold|speak|know|be an?|bring)|(?:is|are) (?:essential|mandatory|required|
    a must)(?! (?:in|by|at)\b)|(?:ist|sind) (?:zwingend|erforderlich|voraussetzung))(?!\p{L})`;
const YEARS_ASKED = regex('iu')`
    (?:^\W*|at least |minimum (?:of )?|mindestens |have |need )(?:\d{1,2}|one|two|three|four|five|six|
    zwei|drei|vier|fünf)\s?\+?\s?(?:years?|jahre?)|\d\s?(?:\+|or more|-\s?\d+|to \d+|
    –\s?\d+)\s?(?:years?|jahre?)`;
const PAPER =
  /(?<!\p{L})(?:degree|diploma|bachelor\S*|master['’]s|studium|ausbildung|\p{L}*licen[cs]e|führerschein)(?!\p{L})/iu;
const SENDS = regex('iu')`
    (?<!\p{L})(?:send|submit|attach|e-?mail|upload|enclose|forward|provide|includes?|senden|schicken|
    fügen|richten|legen|laden)(?!\p{L})`;
const ON_CONDITION =
  /(?<!\p{L})if you (?:speak|know|hold|have (?!(?:any |further )?(?:questions|difficult|problems)))/iu;

/**
 * Whether a sentence is about the employer, what it gives or how it hires: no requirement stands there. Where it names
 * what a person must have all the same, it is not cut.
 */
export function isAboutOthers(text: string, bullet: boolean, asking: boolean): boolean {
  if (STRONG.test(text)) return false;
  if (GIVES.test(text)) return true;
  if (PROCESS.test(text)) return !(isDefinite(text) || ON_CONDITION.test(text));
  if (ASKS.test(text) || WORKS_WITH.test(text)) return false;
  return SUBJECT.test(text) || (!bullet && isPortrait(text, asking));
}

/** "Please note: a driving licence is essential", not "Please send a copy of your degree". */
function isDefinite(text: string): boolean {
  return !SENDS.test(text) && namesWhatIsAsked(text);
}

/** Whether a clause says that something is a must, or names years, a degree or a licence. */
export function namesWhatIsAsked(text: string): boolean {
  return MUST_CUE.test(text) || YEARS_ASKED.test(text) || PAPER.test(text);
}

function isPortrait(text: string, asking: boolean): boolean {
  return PORTRAIT.test(text) && !YEARS_ASKED.test(text) && (!asking || NAMES_ITSELF.test(text));
}

const YOU = /(?<!\p{L})(?:[Yy]our?|[Dd]u|[Dd]ein\p{L}*|Sie|Ihr\p{L}*)(?!\p{L})/u;
const NAMES = /^\W*(?:\p{Lu}[\p{L}\d&.'’-]*(?:[\s,]+|$)|(?:and|of|the|for|und|für)\s+){1,8}$/u;
const FOR_WHOM = regex('iu')`
    ^\W*(?:für|zur|zum|ab sofort|im auftrag|am standort|in unser\p{L}*|derzeit|aktuell|for our|
    on behalf of|due to|to (?:strengthen|expand|support|join)|in our|as an? |als )`;

/**
 * Where a sentence comes to whom it looks for: "Europe's leading logistics company is looking for drivers". 0
 * where it does not, or says of the person before: "You have 3 years in React and are looking for …",
 * "Erfahrung mit SAP suchen wir".
 */
export function whereItSeeks(text: string): number {
  const match = SEEKS.exec(text);
  if (match === null) return 0;
  const lead = text.slice(0, match.index);
  const turned = /^suchen wir\b/iu.test(text.slice(match.index));
  const others =
    SUBJECT.test(lead) ||
    PORTRAIT.test(lead) ||
    NAMES_ITSELF.test(lead) ||
    FOR_WHOM.test(lead) ||
    (!turned && NAMES.test(lead)) ||
    lead.trim() === '';
  return others && !YOU.test(lead) && !YEARS_ASKED.test(lead) ? match.index : 0;
}
