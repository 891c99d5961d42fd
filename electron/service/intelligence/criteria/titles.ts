import { regex } from '../language/pattern.ts';
import { fold } from '../language/lines.ts';
import { isOf } from '../language/word_classes.ts';
import { titleScore } from '../language/job_titles.ts';
import { memoized } from '../language/memoize.ts';
import type { WordRange } from '../language/phrases.ts';
import type { Span } from '../profile.ts';

// Short forms, other spellings and other languages of titles, folded; both sides of a comparison are brought to the
// right-hand form.
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bmaths?\b/g, 'mathematics'],
  [/\bml\b/g, 'machine learning'],
  [/\bai\b/g, 'artificial intelligence'],
  [/\bhrbp\b/g, 'human resources business partner'],
  [
    /\b(?:hr|people|personnel|ik|insan kaynaklari|rrhh|recursos humanos|rh|ressources humaines|risorse umane)\b/g,
    'human resources',
  ],
  [/\bqa\b/g, 'quality assurance'],
  [/\bpm\b/g, 'product manager'],
  [/\b(?:sr|kidemli|kid|senyor)\b/g, 'senior'],
  [/\bjr\b/g, 'junior'],
  [/\bcto\b/g, 'chief technology officer'],
  [/\bceo\b/g, 'chief executive officer'],
  [/\b(?:cfo|daf|directeur administratif (?:et )?financier)\b/g, 'chief financial officer'],
  [/\bcoo\b/g, 'chief operating officer'],
  [/\bcmo\b/g, 'chief marketing officer'],
  [/\b(?:avp|evp|svp|vp)\b/g, 'vice president'],
  [/\b(?:rn|registered nurse)\b/g, 'registered nurse'],
  [/\bsre\b/g, 'site reliability engineer'],
  [/\b(?:swe|sde)\b/g, 'software engineer'],
  [/\b(?:fullstack|full stack)\b/g, 'full stack'],
  [/\b(?:frontend|front end)\b/g, 'front end'],
  [/\b(?:backend|back end)\b/g, 'back end'],
  [/\bhgv\b/g, 'heavy goods vehicle'],
  [/\bqualitats(?=\w)/g, 'quality '],
  [/\bsoftware(?=entwickler|ingenieur)/g, 'software '],
  [/\bprojekt(?=leit|manag)/g, 'project '],
  [/\bvertriebs(?=leit|manag)/g, 'sales '],
  [/\bjefe de obra|jefa de obra|bauleiter(?:in)?\b/g, 'site manager'],
  // "Logistikleiterin": the head of the field before it; "chef de service", "Abteilungsleiter": of a department
  [/(?<=\p{L}{4})leit(?:er|erin|ung)\b/gu, ' head'],
  [/\b(?:leiter|leiterin|leitung|leitende?r?)\b/g, 'head'],
  [/\bcheff?e? (?=(?:du|de|d) (?:service|departement|pole)\b)/g, 'head '],
  [/\b(?:jefa|jefe|responsable|gerente|direktor(?:in)?|directeur|directrice|direction|direccion)\b/g, 'head'],
  [/\b(?:responsabile|direttore|direttrice|direzione|capo|mudur(?:u|esi)?|yoneticisi?|direktoru)\b/g, 'head'],
  [/\bdirettor\b/g, 'head'],
  [/\bdirectora\b|\bdirector(?= del?\b)/g, 'head'],
  [/(?<=\bhead (?:du|de|d) )(?:service|departement|pole) (?=\p{L})/gu, ''],
  [/(?<=\p{L}{4})s?abteilung\b/gu, ''],
  [/\b(?:ingeniera|ingeniero|ingenieur(?:in|e)?|muhendis(?:i)?|ingegnere)\b/g, 'engineer'],
  [
    /\b(?:entwickler(?:in)?|desarrollador(?:a)?|developpeu(?:r|se)|programador(?:a)?|sviluppatore)\b/g,
    'developer',
  ],
  [/\b(?:programmer|coder|programmierer(?:in)?)\b/g, 'developer'],
  [/\b(?:analista|analyst(?:in|e)|analistin)\b/g, 'analyst'],
  [
    regex('g')`
      \b(?:krankenschwester|krankenpfleger(?:in)?|pflegefach(?:kraft|frau|mann)|enfermer[oa]|
      infirmi(?:er|ere)|hemsire)\b`,
    'nurse',
  ],
  [/\b(?:buchhalter(?:in)?|contable|comptable|muhasebeci)\b/g, 'accountant'],
  [/\b(?:lehrer(?:in)?|profesor(?:a)?|maestr[oa]|enseignante?|ogretmen(?:i)?)\b/g, 'teacher'],
  [/\b(?:verkaufer(?:in)?|vendedor(?:a)?|vendeu(?:r|se))\b/g, 'salesperson'],
  [/\b(?:kellner(?:in)?|camarer[oa]|serveu(?:r|se))\b/g, 'waiter'],
  [/\b(?:koch|kochin|cociner[oa]|cuisini(?:er|ere))\b/g, 'cook'],
  [/\b(?:rezeptionist(?:in)?|recepcionista|receptionniste)\b/g, 'receptionist'],
  [/\b(?:assistent(?:in)?|asistente|assistante?)\b/g, 'assistant'],
  [/\b(?:fahrer(?:in)?|conductor(?:a)?|chauffeur)\b/g, 'driver'],
  [/\b(?:elektriker(?:in)?|electricista|electricienn?e?)\b/g, 'electrician'],
  [/\b(?:berater(?:in)?|consultora?|consultante?)\b/g, 'consultant'],
  [/\b(?:chef de projet|jefe de proyecto|head de proyecto)s?\b/g, 'project manager'],
  [/\b(?:co founder|cofounder|grunder(?:in)?|fundador(?:a)?|fondat(?:eur|rice))\b/g, 'founder'],
];
/** Endings of women's titles, and Turkish ones of posts ("mühendisliği") and fields ("bakım uzmanı"), folded. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // "uzmanıyım", "müdürüdür": I am, she is one
  [/(?<=\p{L}{3}[aeiou])y[iu]m\b|(?<=\p{L}{3}[iu])d[iu]r\b|(?<=\p{L}{4}[ae])si\b/gu, ''],
  [/(?<=\p{L}{4})l[iu](?:k|g[iu](?:n[aeiu]|nd[ae])?)\b/gu, ''],
  [/(?<=\p{L}(?:ci|li|lu|cu))s[iu]\b/gu, ''],
  [/(?<=\p{L}{2}(?:man|men|yen|tor|dur|ist|dis|tan))[iu]\b/gu, ''],
  [/(?<=\p{L}{2})(?:trice|teuse|tora|tore|teur)(?=s?\b)/gu, 'tor'],
  [/(?<=\p{L}{3})euse(?=s?\b)/gu, 'eur'],
  [/(?<=\p{L}{3})i(?:ere|era)(?=s?\b)/gu, 'ier'],
  [/(?<=\p{L}{3})i(?:ero|ere)(?=s?\b)/gu, 'ier'],
  [/(?<=\p{L}{3})ienne(?=s?\b)/gu, 'ien'],
  [/(?<=\p{L}{2}(?:er|ist|eur|or|ant|ent|ar|om|og|at))in(?:nen)?\b/gu, ''],
  [/\bcheffe(?=s?\b)/gu, 'chef'],
  [/(?<=\p{L}{3}(?:ant|gent|ient))e(?=s?\b)/gu, ''],
  // "Friseurmeisterin": a master of the trade is of the trade
  [/(?<=\p{L}{5})meister(?:in)?\b/gu, ' meister'],
  [/(?<=\p{L}{3}(?:d|r|t|er|nic|ari|rgad))a(?=s?\b)/gu, 'o'],
];
const LIGHT = new Set(
  (
    'a an the of in as and for or to with at job role position post title titled level any held ' +
    'has been is worked work working currently now current de der die das von und du des la le ' +
    'del el en i della dello dell d da dal department abteilung abteilungs bereich bereichs ' +
    'departement departamento dipartimento reparto ufficio bolum bolumu departman departmani ' +
    'level niveau nivel livello ebene duzeyde duzey seviyede seviye'
  ).split(' '),
);

// "técnica" is a "técnico", "formatrice" a "formateur", "ouvrière" an "ouvrier": endings that mark only the gender.
const GENDERS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\w{3})(?:trice|teuse|teur|tore)$/u, 't'],
  [/(?<=\w{3})(?:euse|eur)$/u, 'eu'],
  [/(?<=\w{3})iere$/u, 'ier'],
  [/(?<=\w{3})ienne$/u, 'ien'],
  [/(?<=\w{3})[ao]$/u, ''],
];

function ofBothGenders(word: string): string {
  const ending = GENDERS.find(([pattern]) => pattern.test(word));
  return ending === undefined ? word : word.replace(ending[0], ending[1]);
}

/** The words of a title in a comparable form. */
const titleKeys = memoized((text: string): readonly string[] => {
  let folded = fold(text);
  for (const [pattern, form] of [...FORMS, ...ENDINGS, ...FORMS]) folded = folded.replace(pattern, form);
  return folded
    .split(' ')
    .filter((word) => word !== '' && !LIGHT.has(word))
    .map((word) => ofBothGenders(word.replace(/(?<=\w{3}[^s])s$/u, '')));
});

// Other titles of a "developer" or "software engineer".
const MAKES_SOFTWARE = regex('')`
    \b(?:software|back end|front end|full stack|web|mobile|ios|android|platform|machine learning|devops|
    data|site reliability|application|cloud|embedded|java|python|ruby|php|javascript|net|node|
    react) (?:\w+ )?(?:engineer|developer)\b`;
const ANY_DEVELOPER = /^(?:software )?developer$/;

/** Whether a title holds every word asked for: a "Senior Software Engineer" is a "software engineer". */
export function titleMatches(title: string, asked: string): boolean {
  const own = titleKeys(title);
  const wanted = titleKeys(asked);
  if (wanted.length === 0) return false;
  if (wanted.every((word) => own.includes(word) || own.some((one) => isKindOf(one, word)))) return true;
  return ANY_DEVELOPER.test(wanted.join(' ')) && MAKES_SOFTWARE.test(own.join(' '));
}

/** "Rechtsanwalt" is an "Anwalt", "Altenpfleger" a "Pfleger": the end of a compound says what it is. */
const isKindOf = (own: string, asked: string): boolean =>
  asked.length >= 5 && own.length - asked.length >= 3 && own.endsWith(asked);

/** Whether two texts are the same title, in any gender, language and order of words. */
export const sameTitle = (title: string, asked: string): boolean => {
  const [own, wanted] = [titleKeys(title), titleKeys(asked)];
  return own.length === wanted.length && wanted.length > 1 && wanted.every((word) => own.includes(word));
};

const LEVEL =
  /^(?:senior|junior|lead|principal|staff|associate|assistant|head|chief|deputy|trainee|intern|vice|director|acting)$/;

/** The same without a level before or behind it that was not asked for: "Senior Buyer" is no plain "Buyer". */
export function titleIs(title: string, asked: string): boolean {
  const wanted = new Set(titleKeys(asked));
  return (
    titleMatches(title, asked) && !titleKeys(title).some((word) => LEVEL.test(word) && !wanted.has(word))
  );
}

// Assistants and trainees do not hold the occupation.
const LOWER = /^(?:associate|assistant|deputy|trainee)$/;

/** Whether a title is one of somebody below another: an assistant's, a deputy's, a trainee's. */
const isLower = (title: string): boolean =>
  titleKeys(title).some((word) => LOWER.test(word)) ||
  fold(title)
    .split(' ')
    .some((word) => isOf('lower_rank', word));

/** The same without lower ranks: an "Associate Product Manager" is no "Product Manager". */
export const titleReaches = (title: string, asked: string): boolean =>
  titleMatches(ownTitle(title), asked) && (!isLower(title) || isLower(asked));

// Whose work it is beside: "Engineer reporting to the lead engineer", "Assistenz der Leitung".
const BESIDE_ANOTHER = regex('iu')`
    \s(?:reporting to|reports? to|under the|supporting the|to the|berichtet an|unterstellt|rattachée? (?:au|à)|
    auprès d[ue]|a las órdenes|alle dipendenze)(?!\p{L}).*$`;

/** A title without whom its holder works for. */
export const ownTitle = (title: string): string => title.replace(BESIDE_ANOTHER, '');

/**
 * Where words side by side are the title asked for, in any order, gender or language: "compradora sénior" for "Senior
 * Buyer". Each match is a range of `words`, none of which may be more than the title has.
 */
export function titleRuns(text: string, words: readonly Span[], asked: string): WordRange[] {
  const wanted = titleKeys(asked);
  const own = titleKeys(text);
  // "Leitung" by itself is said of anything
  const is_bare = wanted.length === 0 || wanted.join() === 'head';
  if (is_bare || !wanted.every((word) => own.includes(word))) return [];
  const is_plural = fold(asked).endsWith('s');
  const found: WordRange[] = [];
  for (let start = 0; start < words.length; start += 1) {
    const first = words[start];
    if (titleKeys(text.slice(first?.start, first?.end)).length === 0) continue;
    const most = Math.min(words.length, start + wanted.length + MOST_LIGHT);
    for (let end = start + 1; end <= most; end += 1) {
      const run = text.slice(first?.start, words[end - 1]?.end);
      if (/[.,;:•|/]/u.test(run.replace(/,(?= s[eé]nior)/iu, ''))) break;
      const keys = titleKeys(run);
      if (keys.length > wanted.length) break;
      if (keys.length < wanted.length || !wanted.every((word) => keys.includes(word))) continue;
      // "senior buyers" are others
      if (!is_plural && fold(run).endsWith('s') && keys.at(-1)?.endsWith('s') === false) break;
      found.push({ start, end });
      break;
    }
  }
  return found;
}

/** Words of a title that say nothing by themselves: "Leiterin der Abteilung Logistik". */
const MOST_LIGHT = 3;

const SHORT_TITLE = regex('iu')`
  ^(?:cto|ceo|cfo|daf|coo|cmo|rn|hrbp|lpn|cna|sre|swe|vp|founder|co-founder|cofounder|
  (?:certified )?scrum master)s?$`;

/** Whether a text names an occupation. */
export function looksLikeTitle(text: string): boolean {
  const trimmed = text.replace(/\s(?:role|position|post|title|job)s?$/iu, '').replaceAll('-of-', ' of ');
  // "buyer senior": in other languages the rank stands behind
  const core = trimmed.replace(/(?<=\p{L}{3})\s(?:s[eé]nior|j[uú]nior)$|(?<=\p{L}{3}[ıiuü])d[ıiuü]r$/iu, '');
  return trimmed.length <= 60 && (titleScore(core) >= 1.6 || SHORT_TITLE.test(trimmed));
}
