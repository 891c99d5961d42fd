// What stands beside the thing that is asked for: "…, please", "- internships count", "(either one will do)".

/** Talk without a meaning of its own for the answer, as a part between commas, dashes or brackets. */
const IDLE = new RegExp(
  `^(?:${[
    "please|bitte|por favor|s'il vous plaît|svp|thanks?|thank you|of course|obviously|naturally|really|seriously",
    'ideally|preferably|if (?:at all )?possible|strictly|mandatory|required|preferred|essential|desirable|important|non-negotiable|a must|must[- ]have|nice[- ]to[- ]have|a plus|a bonus|no exceptions?',
    '(?:as an? |at (?:the )?(?:very |absolute |bare )?)?(?:minimum|least)|min\\.?|mindestens|mínimo|give or take(?: .{1,24})?|or so|roughly|approximately|more or less|or thereabouts',
    'all told|all in all|in all|in total|in sum|overall|altogether|put together|combined|taken together|insgesamt|en total|au total',
    '(?:and )?not (?:one|a|a single) (?:day|week|month|year|bit) (?:less|shorter|fewer|under)|nothing less|no less|not less|if not more|and counting',
    'which(?:ever)?(?: (?:one|tool|vendor|product|version|brand|of them))?(?: .{1,30})?|no matter (?:which|what|where|how|when)(?: .{1,30})?|regardless of .{2,40}|whatever(?: .{1,40})?|wherever(?: .{1,20})?|egal .{2,30}',
    'any(?: (?:one|kind|sort|type|vendor|tool|brand|subject|field|provider|version|flavou?r|make|school|university|edition|variant|supplier|product|employer|country|discipline|of (?:them|these|those|the \\p{L}+)))?(?: (?:will do|is fine|is ok|counts|at all))?',
    '(?:either|one|each|any)(?: (?:one|of them|of these|of the (?:two|three)|tool))? (?:will do|would do|is fine|is ok(?:ay)?|is enough|suffices|is sufficient|counts|works)|either|one is enough|or both',
    'completed|finished|awarded|conferred|(?:already )?(?:in hand|obtained|passed|earned|granted|done)|not (?:pending|planned|in progress|expected|just (?:started|begun|enrolled|planned))|abgeschlossen',
    'not just .{2,40}|not merely .{2,40}|nothing counted twice|letters after (?:the|her|his|their) name|even (?:a little|a bit|if .{2,30})|be it .{2,40}|however (?:little|short|small)',
    'so far|to date|until now|up to now|at (?:any|some|one) (?:point|time|stage)(?: .{1,20})?|at one time or another|anywhere|ever|whenever|in any job|on record|on paper',
    '(?:yes|true|right|correct)(?: or (?:no|false))?|(?:or )?(?:does|do|did|has|have|is|are|was|can|would) (?:she|he|they|it|the (?:candidate|applicant|person|cv|resume))(?: (?:have|got|had|done|do|know|been|meet|fulfil|satisfy|say|show))*(?: (?:it|that|this|them|those|one|any|there|so))?|or not|is (?:it|that) (?:there|so|given|the case)',
    '(?:has (?:she|he|they) (?:had )?)?any (?:contact|experience|exposure|knowledge|trace|sign|history|background|practice)(?: (?:with|of|in) (?:it|them|that|this|those))?(?: (?:so far|at all|there|yet))?',
    'the like|or the like|and (?:the like|so on|so forth|similar)|or similar|or something (?:similar|like (?:that|it))|etc\\.?|u\\.?ä\\.?|o\\.?ä\\.?',
  ].join('|')})$`,
  'iu',
);

/** What is counted in or out: "internships count too", "part-time is fine", "student jobs in", "associate level not included". */
const COUNTED =
  /^(?:an? |the |all |any |her |his |their |time as an? |time in |nur )?(?<what>[\p{L}'’/ -]{2,44}?),? (?:(?:is|are|may be|can be|to be|be|does|do|did|would|will|also) )*(?<not>not (?:be )?|n't |never |nicht |non |no )?(?<verb>counts?|counted|counting|included|inclusive|compris(?:es?)?|incluid[oa]s?|zähl(?:t|en)|mitgezählt|excluded|left out|left aside|leaving out|welcome|fine|ok|okay|allowed|acceptable|accepted|in|out|required|needed|necessary)(?<also> (?:too|as well|also|once|once only|twice|in full|nicht|mit))?$/iu;
/** The same with the verb in front: "including internships", "not counting summer jobs". */
const COUNTED_BEFORE =
  /^(?<verb>including|incl\.?|inclusive of|counting|inklusive|inkl\.?|einschließlich|y compris|en comptant|contando|incluyendo|incluid[oa]s?|excluding|excl\.?|exclusive of|not counting|not including|without counting|leaving (?:out|aside)|apart from|aside from|except(?: for)?|minus|do(?:es)? not count|don't count|ignoring|disregarding|hors|sans compter|sin contar|ohne die zeit als)\b\s?(?<what>.{2,60})$/iu;
const OUT =
  /^(?:not|n't|never|nicht|non|no|excl|exclu|exclud|left|leav|out|apart|aside|except|minus|do|don|ignor|disregard|without|hors|sans|sin|ohne)/iu;
const NUMBER_FIRST =
  /^(?:at least |a minimum of |minimum )?(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten) \p{L}/iu;
const OPTIONAL = /^(?:required|needed|necessary)$/iu;
const WELCOME = /^(?:in|out)$/iu;
const TIME =
  /\b(?:jobs?|work|internships?|time|years?|posts?|placements?|studies|breaks?|freelanc\p{L}*)\b/iu;

/** What counting in means to the leaf that counts; it stands behind its clause in brackets. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:intern(?:ships?|s)?|placements?|traineeships?|student jobs?|working[- ]student\p{L}*|werkstudent\p{L}*|praktik\p{L}*|stages|prácticas|becas)\b/iu,
    '(internships count)',
  ],
  [/\b(?:apprentic\p{L}*|ausbildung|lehre|lehrzeit|apprentissage)\b/iu, '(apprenticeships count)'],
  [
    /\b(?:junior\p{L}*|associate|senior|lead|assistant|any|all|trainee) ?(?:levels?|titles?|roles?|posts?|time|years|stage|étape|etapa)?\b|\betapa\b/iu,
    '(any level)',
  ],
];

/** What a part says beside the question: null when it is a part of the question itself, else the hint it leaves, often none. */
function asideOf(part: string, dated: boolean): string | null {
  const text = part.replace(/^[\s.,;:!?]+|[\s.,;:!?]+$/gu, '');
  if (text === '' || IDLE.test(text)) return '';
  const before = COUNTED_BEFORE.exec(text)?.groups;
  const counted = before ?? COUNTED.exec(text)?.groups;
  if (counted === undefined) return null;
  const { verb = '', what = '' } = counted;
  // "including 2+ years in a leadership role" asks for them
  const hint = HINTS.find(([pattern]) => pattern.test(what))?.[1];
  if (before !== undefined && hint === undefined && NUMBER_FIRST.test(what) && !OUT.test(verb)) return null;
  const out = counted['not'] !== undefined || OUT.test(verb) || counted['also']?.trim() === 'nicht';
  if (OPTIONAL.test(verb)) return out ? '' : null;
  if (WELCOME.test(verb) && !TIME.test(what)) return null;
  if (out) return dated ? `(not counting ${what.replace(/^(?:time )?as /iu, '')})` : '';
  return hint ?? '';
}

// Between parts: a comma, a colon, a dash with spaces, a full stop, or a bracket around one.
const PART = /(?<open>\s?\()|(?<close>\))|(?<sign>\s*[,;:]\s+|\s+[-–—]+\s+|[.?!]\s+(?=\p{Lu}))/gu;
const YEARS = /\b(?:years?|yrs?|months?|jahren?|monate|años|ans|meses)\b/iu;
/** "(ohne die Leitungsfunktion)" leaves out what a title does not name anyway. */
const BARE_EXCEPTION = /^(?:no|without|ohne|sans|sin) /iu;

/** The text without its asides; what they say of counting stands behind it: "2 years of IT (internships count)". */
export function withoutAsides(text: string): string {
  const parts: { text: string; before: string; bracket: boolean; after: string }[] = [];
  let from = 0;
  let before = '';
  let bracket = false;
  for (const match of text.matchAll(PART)) {
    const { open, close, sign = '' } = match.groups ?? {};
    // a comma within brackets belongs to them
    if (bracket ? close === undefined : close !== undefined) continue;
    parts.push({ text: text.slice(from, match.index), before, bracket, after: close ?? '' });
    from = match.index + match[0].length;
    bracket = open !== undefined;
    before = open ?? sign;
  }
  parts.push({ text: text.slice(from), before, bracket, after: '' });
  const dated = YEARS.test(text);
  const asides = parts.map((part) => {
    if (part.text.trim() === '') return null;
    return part.bracket && dated && BARE_EXCEPTION.test(part.text) ? '' : asideOf(part.text, dated);
  });
  const kept = parts.filter((_, at) => asides[at] === null);
  if (kept.length === parts.length) return text;
  if (!kept.some(({ text: own }) => /\p{L}{2}/u.test(own))) return text;
  const hints = [...new Set(asides.filter((aside) => aside !== null && aside !== ''))];
  const rest = kept
    .map(
      ({ text: own, before: sign, after }, at) =>
        `${at === 0 && sign.trim() !== '(' ? '' : sign}${own}${after}`,
    )
    .join('')
    .trim();
  return [rest, ...hints].join(' ');
}

// The same without a sign before it.
const TRAILING: readonly RegExp[] = [
  /\s(?:on|in|from) (?:the|her|his|their|a) (?:cv|resume|résumé|curriculum|file|profile|application|record|lebenslauf)$/iu,
  /\s(?:im lebenslauf|dans le cv|en el (?:cv|currículum)|on record|on paper|to (?:her|his|their) name|under (?:her|his|their) belt|behind (?:her|him|them))$/iu,
  /\s(?:all told|all in all|in total|in all|altogether|overall|whatsoever|at all|insgesamt|please|bitte|at (?:any|some) (?:point|time|stage)(?: (?:in|during) (?:the|her|his|their) career)?|(?:so far|to date|until now|up to now)|of (?:any|some) (?:kind|sort|description))$/iu,
  /\s(?:or (?:thereabouts|so)|give or take|(?:as an? |at (?:the )?(?:very )?)(?:minimum|least)|if not more|and counting)$/iu,
  /\s(?:when|if|once|with) all (?:\p{L}+ ){1,3}(?:are |is |being )?(?:added|taken|counted|put|summed)(?: up| together)?$/iu,
  /\s(?:or|and|oder|und|ou|et|o|y) thereabouts$/iu,
  /\s(?:there|given|provided|angegeben|vorhanden|(?:déjà )?(?:validée?|obtenue?)|bestanden|aprobad[oa])$/iu,
  /\s(?:taken together|put together|added up|combined|between them)$/iu,
  /\s(?:counts as|is|are|would be|being) (?:our|the|an?) (?:[\p{L}-]+ ){0,3}(?:requirements?|must|minimum|condition|prerequisite|plus|bonus|need|advantage)$/iu,
  /\s(?:is |are |be )?(?:strictly |absolutely |highly )?(?:required|a must|mandatory|preferred|desirable|desired|expected|essential|needed|wanted|welcome|appreciated|a plus|an advantage|sufficient|enough(?: for us)?|if possible|erforderlich|zwingend|erwünscht|gewünscht|von vorteil|notwendig|reicht|reichen(?: uns)?|requis[e]?|exigé[e]?|souhaité[e]?|obligatoire|requerid[oa]|imprescindible|deseable|obligatori[oa])$/iu,
  /,?\s(?:so that\b|so (?:we|they|i|she|he)\b|because\b|in order to\b|(?:since|as) (?:we|our|they|this is)\b|damit (?:wir|sie)\b|weil (?:wir|sie)\b|para que\b|pour que\b).{2,160}$/iu,
  /\s?\((?:required|preferred|must[- ]have|nice[- ]to[- ]have|mandatory|both|essential|desirable)\)$/iu,
];

/** Cuts off what only says how much it is wanted, why, or where it should stand. */
export function withoutTrailing(text: string): string {
  let rest = text;
  for (const pattern of TRAILING) {
    const shorter = rest.replace(pattern, '').trim();
    if (/\p{L}{2}|\p{Lu}/u.test(shorter)) rest = shorter;
  }
  return rest;
}
