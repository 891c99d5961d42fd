import { regex } from './pattern.ts';
import { holdsLegalForm } from './legal_forms.ts';
import { fold } from './lines.ts';
import { memoized } from './memoize.ts';
import { GERMAN } from './locales/de/resume.ts';
import { ENGLISH } from './locales/en/resume.ts';
import { DUTCH } from './locales/nl/resume.ts';
import { DANISH_NORWEGIAN } from './locales/da/resume.ts';
import { SWEDISH } from './locales/sv/resume.ts';
import { alternatives, RESUME_LOCALES } from './locales/resume_locales.ts';

// Head nouns of job titles, folded. They tell "Software Engineer" from "Globex Systems".
const HEADS = new Set(RESUME_LOCALES.flatMap(({ titles }) => titles.split(/\s+/).map(fold)));
// In these languages the noun leads: "Técnica de contabilidade", "Contabilista certificada", "Kierownik sprzedaży".
const HEADS_FIRST = RESUME_LOCALES.filter(({ noun_last }) => !noun_last).flatMap(({ titles }) =>
  titles.split(/\s+/),
);
const LEADING = new Set(HEADS_FIRST.map(fold).filter((word) => !ENGLISH.titles.includes(word)));
// "Hoofdverpleegkundige", "Restaurantleiterin": these languages write compounds in one word, whose end is the
// head noun.
const TAILS = new Set(
  [GERMAN, DUTCH, SWEDISH, DANISH_NORWEGIAN]
    .flatMap(({ titles }) => titles.split(/\s+/).map(fold))
    .filter((word) => word.length >= 6)
    .concat(
      'leiter',
      'fahrer',
      'lehrer',
      'arzt',
      'koch',
      'bauer',
      'prufer',
      'arbeiter',
      'fuhrer',
      'fuhrerin',
    ),
);

function hasTail(word: string): boolean {
  for (let at = 3; at <= word.length - 4; at += 1) if (TAILS.has(word.slice(at))) return true;
  return TAILS.has(word);
}

// What a title is of, or for: it follows the noun.
const CORE_END = regex('iu')`
    \s*(?:[,(/|–—-]|(?<!\p{L})(?:of|for|de|der|des|du|d['’]|für|im|in|van|voor|di|del|dell['’]|della|
    dei|degli|delle|do|da|dos|das|en|ds\.|para|pour|per|w)(?!\p{L})).*$`;
const TITLE_WORDS = regex('iu')`
    \b(?:senior|junior|sr|jr|chief|deputy|acting|interim|assistant|associate|principal|staff|lead|head|
    vice|freelance|co-founder|team|trainee|intern|graduate|apprentice|working|self-employed|werkstudent|
    stellv)\b|(?<!\p{L})(?:leitende[rn]?|stellvertretende[rn]?|angehende[rn]?|adjoint\p{L}*|débutante?|
    confirmée?|principale?|sénior|júnior|sênior|suplente|interin[oa]|starsz[ya]|młodsz[ya]|główn[ya]|
    samodzieln[ya]|wiodąc[ya]|zastępca|assistent|leerling|aankomend)(?!\p{L})`;

const ORGANISATION = regex('iu')`
    \b(?:university|universit\p{L}+|college|school|institut\p{L}*|academy|hospital|clinic|klinik|
    klinikum|krankenhaus|bank|banco|foundation|stiftung|ministry|ministerium|department of|agency|
    agentur|labs?|laborator\p{L}+|studios?|systems?|solutions?|technolog\p{L}+|software|consulting|
    services|industries|international|global|partners|associates|enterprises?|ventures|media|logistics|
    airlines|hotel|restaurant|retail|store|supermarket|museum|center|centre|church|council|office of|
    association|society|verein|verband|networks?|communications?|insurance|versicherung|werke|
    maschinenbau|construcciones|innovations?|publishing|games?|health|pharma\p{L}*|energy|motors?|
    foods?|freight|army|navy|air force|bundeswehr|coast guard|national guard|marine corps|government|
    opera|orchestra|conservatory|company|self-employed|freelance|startup|firm)\b`;

const EMPLOYERS = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(({ employers }) => employers)})(?!\p{L})`,
  'iu',
);

/** How much a text looks like a job title: 0 (not at all) to 2. */
export const titleScore = memoized((text: string): number => {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > 14) return 0;
  const bare = words.map((word) => word.replace(/s$/, ''));
  let score = 0;
  if (bare.some((word, at) => HEADS.has(word) || HEADS.has(words[at] as string) || hasTail(word))) {
    score += 1;
  }
  // The head noun stands last, or before "of", a comma, a bracket or a level.
  const core = fold(text.replace(CORE_END, '')).replace(/ (?:[ivx]+|\d+)$/, '');
  const head = core.split(' ').at(-1) ?? '';
  if (HEADS.has(head) || HEADS.has(head.replace(/s$/, '')) || hasTail(head)) score += 0.6;
  else if (LEADING.has(words[0] as string)) score += 0.6;
  if (TITLE_WORDS.test(text)) score += 0.4;
  return score;
});

// "Greyson & Partners", "Dr. Lena Ortiz, DDS", "City of Marlow", "The Salted Fig": names of firms and offices
// that hold no other word for one.
const FIRM = regex('iu')`
    (?:&|\+|\band\b|\bund\b|\bet\b) (?:sons?|daughters?|partners?|associates?|bros\.?|brothers|cie|co|
    söhne|fils|figli|zonen)\b|^(?:dr\.?|judge|hon\.|praxis|kanzlei|gebrüder|familie|frères) \p{Lu}|
    ^(?:city|county|town|state|village|borough|port|diocese|archdiocese|stadt|gemeinde|landkreis|ville|
    ayuntamiento|comune|department|ministry) (?:of|de|di|\p{Lu})|\b(?:nhs|trust|plc|hospice|pharmacy|
    bakery|tavern|grill|café|bistro|kitchen|farms?|homes?|builders|steel|mills|foundry|shipyard|dental|
    apothecary|railways?|airport|police|cooperative|credit union|authority|commission|jv|county council|
    & spa|resort|inn|lodge|nursery|kindergarten|kita|primary|elementary|isd|public schools|autohaus|
    apotheke|bäckerei|spedition|hochbau|elektrotechnik)$|\b(?:a\.s\.|as|s\.p\.a\.|sp\. ?k\.)$`;

/**
 * How much a text looks like a title where it may be a name: "Visiting Angels", "Hobart Winslow Architects" and "Pryce &
 * Partners" have the head noun of one and are none, whatever stands in brackets behind them.
 */
export function titleLooks(text: string): number {
  const title = titleScore(text);
  const outside = text.replace(/\s*\([^()]*\)\s*$/u, '');
  return isPlural(outside) || /^(?:dr\.?|judge|office of|city of|department of) /iu.test(text)
    ? Math.min(title, 0.3)
    : title;
}

/** Whether the head noun is a plural, as in names of firms and teams ("Sparrow Hill Builders"). */
export function isPlural(text: string): boolean {
  const head = fold(text).split(' ').at(-1) ?? '';
  return head.endsWith('s') && !HEADS.has(head) && HEADS.has(head.slice(0, -1));
}

/** Whether what leads a title is a plural: "técnicas de venta" are no technician. */
export function leadsPlural(text: string): boolean {
  const [first = ''] = fold(text).split(' ');
  return first.endsWith('s') && !HEADS.has(first) && LEADING.has(first.slice(0, -1));
}

/** How much a text looks like the name of an employer: 0 to 2. */
export const employerScore = memoized((text: string): number => {
  let score = 0;
  if (holdsLegalForm(text)) score += 1.2;
  if (ORGANISATION.test(text) || EMPLOYERS.test(text)) score += 0.8;
  if (FIRM.test(text.trim())) score += 0.8;
  if (/^the \p{L}/iu.test(text)) score += 0.4;
  return Math.min(2, score);
});

// "Staff Engineer, Platform": what follows is the team, and the employer is not named here.
const TEAM = regex('iu')`
    ^(?:platform|backend|front-?end|mobile|web|infrastructure|data|payments|growth|security|research|
    cloud|operations|product|marketing|sales|finance|hr|it|r&d|analytics|core|search|ads|devops|
    networking|icu|er|emea|apac|dach|americas|north america|nights?|days|pediatrics|oncology|emergency|
    surgery|k-?\d+|grades? .*)$`;

/** Whether words after a title name the team or the ward, not an employer. */
export function isTeam(text: string): boolean {
  return TEAM.test(text.trim());
}
