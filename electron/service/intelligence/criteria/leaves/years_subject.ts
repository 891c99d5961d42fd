import { findSkill, type Lexicon } from '../../skills/lexicon.ts';
import { matchSkills } from '../../skills/match.ts';
import { contentKeys } from '../clause.ts';
import { looksLikeTitle } from '../titles.ts';
import { MARK, plain, trimmed } from './years_frame.ts';

/** One name whose years are counted. */
export type YearsName = { readonly kind: 'title' | 'skill' | 'field'; readonly name: string };

/** Whose years a criterion counts. */
export type YearsSubject = {
  /** Any of them counts; none: all work. */
  readonly names: readonly YearsName[];
  /** Only jobs at this employer. */
  readonly employer: string | null;
  /** Whether internships count. */
  readonly interns: boolean;
  /** Work that does not count: a title or a field. */
  readonly without: string | null;
  /** The very title, without "senior" or "junior" before it. */
  readonly exact: boolean;
};

// The end of a criterion that says what is counted with the rest and what is not.
const TAIL =
  /[\s(,;–-]+(?<word>excluding|excl\.?|not counting|not including|without counting|leaving out|leaving aside|apart from|other than|outside(?: of)?|except(?: for)?|counting|including|incl\.?|inclusive of|ohne|außer|inklusive|einschließlich|sans compter|sin contar|hors|y compris|incluyendo|contando|without(?= (?:the |any )?(?:intern|junior|senior|trainee|stud|apprentic)))\s+(?<what>[^();,]{2,60})\)?$/iu;
// The same as a clause of its own: "(customer support not counted)", "do not count junior titles".
const CLAUSE =
  /[(,;–-]\s*(?:(?:do|does) not count |don'?t count |leave out |ignore )(?<what>[^();,]{2,60})\)?$|[(,;–-]\s*(?<before>[^();,]{2,60}?) (?:is |are |do |does |be |to be )?(?:not counted|not count|not included|excluded|left out|set aside|ignored|nicht mitgezählt|zählt nicht|zählen nicht|non compris\p{L}*|no cuentan?)\)?$/iu;
const INCLUDES = /^(?:counting|incl|inklusive|einschließlich|y compris|contando)/iu;

const INTERN =
  /\b(?:intern(?:ship)?s?|interned|praktik\p{L}*|stages?|stagiaires?|prácticas|becas|traineeships?|trainees?|placements?|student jobs?|werkstudent\p{L}*|internships count)\b/iu;
const EXACT =
  /\b(?:plain|mere|ordinary|regular|simple|non-?senior|middle|mid-?level|exact|precise|literal)\s+|\bnot senior\b/giu;
const WITHOUT_LEVEL =
  /[(,]?\s?\b(?:without|not|minus) (?:the |any )?(?:word )?(?:senior|junior|lead)\b\)?/giu;
// When it was, which the dates of the jobs themselves say.
const WHEN =
  /\b(?:before (?:moving|being|becoming|getting|rising|stepping|the)|prior to|until (?:promoted|becoming)|since (?:qualifying|graduating|graduation|university|college|school|(?:the|her|his|their)(?: \w+)? (?:degree|bachelor'?s|master'?s|studies|graduation))|after (?:graduating|graduation|university|college|school|(?:the|her|his|their)(?: \w+)? (?:degree|bachelor'?s|master'?s|studies))|proven by dates|on the clock|counted from|from the month)\b.*$/iu;
const EITHER_SIDE = String.raw`(?:(?:an?|the|eine?[nr]?|une?|un)\s+)?`;
const CUE_BEFORE = new RegExp(
  String.raw`^.{0,80}?\b(?:as|als|como|comme|en tant que|in the (?:capacity|role|position|post|job) of|titled|under (?:the |an? )?(?:job )?titles?(?: of)?|(?:with |held |holding |has |had |by )?the (?:exact )?(?:job )?titles? ?(?:of)?|unter dem Titel|mit dem Titel|avec le titre (?:de)?|con el título de)\s*,?\s+${EITHER_SIDE}(?<name>\p{L}.*)$`,
  'iu',
);
const CUE_AFTER = new RegExp(
  String.raw`^(?:.{0,80}\bunder an? |(?:with |in |on |of |at )?${EITHER_SIDE}(?:exact )?)(?<name>\p{L}.*?)(?:\s|-)(?:by (?:job )?title|titled|title)(?: held)?$`,
  'iu',
);
const ROLE =
  /^(?:(?:with|in|on|of|at) )?(?:an? |the )?(?<name>\p{L}.*?)[ -](?:roles?|positions?|posts?|jobs?|capacity|level)$/iu;
const ADJECTIVES =
  /^(?:(?:working|qualified|licen[sc]ed|certified|paid|employed|professional|practi[sc]ing|trained|fully[- ]fledged|experienced|dedicated|actual|permanent|full-time|part-time|salaried|hands-on|active|title|titled|any)\s+)+/iu;
const LEVEL_WORD = /[- ](?:titled|level|grade)$/iu;
const LEVEL_ALONE =
  /^(?:senior|junior|lead|principal|staff|associate|director|c-level|executive)(?:[- ](?:titled|level|grade|role|position|title))?$/iu;
const AT =
  /\b(?:at|with|for|bei|chez|en) (?:the )?(?<name>\p{Lu}[\p{L}\d&.'-]*(?: (?:\p{Lu}|&|of )[\p{L}\d&.'-]*){0,4})$/u;

// Talk that explains or sums up.
const TALK = /\b(?:i\.e\.|e\.g\.|that is|if (?:you|we|one) .*$)/iu;
/** More than names of work: another criterion that stands beside this one. */
const OTHER =
  /\b(?:degree|bachelor|(?<!\b(?:scrum|web|head|station|harbou?r|stage|ballet|choir|dock|kanban) )master(?!\s(?:data|scheduler|electrician|plumber|carpenter|technician|mechanic|brewer|baker|tailor|stylist|builder|planner|craftsman|chef))|mba|phd|certif\p{L}*|licen[sc]e|diploma|fluent|speaks?|english|german|french|spanish|lives?|based|located|gap|direct reports|managed|led|visa|permit|relocat\p{L}*|linkedin|github|knows?|graduat\p{L}*)\b/iu;

/**
 * Whose years are meant, from a clause in which `§` stands for the length of time; null when the clause says more than
 * one thing.
 */
export function readSubject(clause: string, lexicon: Lexicon): YearsSubject | null {
  if (standsBeside(clause, lexicon)) return null;
  const { rest: own, without, interns } = readCounting(clause);
  const text = own
    .replace(/\((?:internships|apprenticeships) count\)|\(any level\)|\([^()]{0,80}\)/gu, ' ')
    .replaceAll(/["“”„«»]|(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replace(TALK, ' ')
    .replace(/\bon (?:an? |the |their |its )?(?<of>[\p{L}'-]+ )?payrolls?\b/iu, ' $<of>')
    .replace(WITHOUT_LEVEL, ' ')
    .replaceAll(EXACT, ' ')
    .replace(WHEN, ' ');
  const exact = own.search(EXACT) >= 0 || own.search(WITHOUT_LEVEL) >= 0;
  const said = soleSegment(text, lexicon);
  // "from 2015 to 2020" is a time of its own, and no name of work
  if (said === null || /\b(?:19|20)\d\d\b\D{1,20}\b(?:19|20)\d\d\b/u.test(said)) return null;
  const at = AT.exec(said);
  const place = at?.groups?.['name'] ?? '';
  const employer =
    place !== '' && findSkill(lexicon, place) === null && !looksLikeTitle(place) && !isAcronym(place)
      ? place
      : null;
  const core = employer === null ? said : said.slice(0, at?.index);
  const names = namesIn(core, lexicon);
  return names === null ? null : { names, employer, interns, without, exact };
}

const WITH_YEARS = new RegExp(
  String.raw`^(?<what>.*[\p{L}\d)])(?: (?<joint>with|or|and|plus)|,) ${MARK}(?<rest>.*)$`,
  'iu',
);

/**
 * "PMP with § of project management", "CPA with § of experience": years beside something else. "Nurse with § of
 * experience" is none: the years are hers as a nurse.
 */
function standsBeside(clause: string, lexicon: Lexicon): boolean {
  const {
    what = '',
    joint = '',
    rest = '',
  } = WITH_YEARS.exec(clause.replaceAll(/\s+/g, ' ').trim())?.groups ?? {};
  if (plain(what, lexicon) === '') return false;
  const bare = what.replaceAll(/\s?\([^()]*\)/gu, '').trim();
  const kind = findSkill(lexicon, trimmed(bare, lexicon))?.kind;
  const is_certificate =
    CERTIFIED.test(what) || ((kind === 'certification' || kind === 'licence') && !looksLikeTitle(what));
  return is_certificate || (joint === 'with' && plain(rest, lexicon) !== '');
}

const CERTIFIED = /^(?:an? )?(?:certified|licen[sc]ed|chartered|accredited) \p{L}/iu;

/** A capital name that is a line of work, no employer. */
const isAcronym = (name: string): boolean =>
  /^(?:AI|IT|HR|QA|R&D|B2B|B2C|SaaS|UX|UI|PR|ICT|ICU|ER|PM|ML|BI|CAD|SEO|DACH|EU|US|UK|USA)$/u.test(name);

function readCounting(clause: string): Pick<YearsSubject, 'without' | 'interns'> & { readonly rest: string } {
  const tail = TAIL.exec(clause);
  const apart = tail ?? CLAUSE.exec(clause);
  const what = apart?.groups?.['what'] ?? apart?.groups?.['before'] ?? '';
  const counted = tail !== null && INCLUDES.test(tail.groups?.['word'] ?? '');
  const rest = apart === null ? clause : clause.slice(0, apart.index);
  const kept = apart !== null && !rest.includes(MARK) ? clause : rest;
  return {
    rest: kept,
    without: apart === null || counted || kept === clause ? null : bareOf(what),
    interns: INTERN.test(kept) || (counted && INTERN.test(what)),
  };
}

/** "the time as an associate" leaves out "associate". */
const bareOf = (what: string): string =>
  what
    .replace(/^(?:the |any )?(?:time |years )?(?:as |in |at )?(?:an? |the |any )?/iu, '')
    .replace(/(?:'s?)?\s(?:level|titles?|time|years|posts?|roles?|jobs?)$/iu, '')
    .replace(/'s?$/u, '');

/** The one part between commas, colons and dashes that names something; null when two do. */
function soleSegment(text: string, lexicon: Lexicon): string | null {
  const segments = text
    .split(/\s*[;:]\s+|\s*,\s+|\s+[-–—]\s+|[.?!]\s+/u)
    .map((segment) => segment.replaceAll(/\s+/g, ' ').trim());
  const naming = segments.filter((segment) => plain(segment, lexicon) !== '');
  if (naming.length > 1) {
    // "Held the middle title, Software Engineer, for three years"
    const [first = '', second = ''] = naming;
    return naming.length === 2 && /\btitle$/iu.test(first) ? `titled ${second}` : null;
  }
  return (naming[0] ?? '').replace(MARK, ' ').replaceAll(/\s+/g, ' ').trim();
}

const DEGREE = String.raw`(?:an? )?(?:(?:bachelor|master)(?:'?s)?(?: degree)?|ph\.?d\.?|mba|[bm]\.?sc\.?)`;
const DEGREE_ALONE = new RegExp(`^${DEGREE}$`, 'iu');
const DEGREE_IN = /(?<!\p{L})(?:(?:bachelor|master)['’]?s|ph\.?d\.?|mba|[bm]\.?sc\.?)(?: degree)? in \p{L}/iu;

/** Who leads people is seldom called so in a title. */
const LEADER = /^(?:people|line) (?:manager|leader|lead)s?$/iu;
const LEADING: YearsName = { kind: 'field', name: 'people management' };

function namesIn(core: string, lexicon: Lexicon): YearsName[] | null {
  const name = plain(core, lexicon);
  if (name === '') return [];
  if (/^(?:last|latest|previous|next|same)$/iu.test(name)) return null;
  // years are never those of a degree: "and a PhD", "a Master's in computer science"
  if (DEGREE_ALONE.test(name) || DEGREE_IN.test(core)) return null;
  const cued = (CUE_AFTER.exec(core) ?? CUE_BEFORE.exec(core))?.groups?.['name'];
  if (cued !== undefined && plain(cued, lexicon) !== '') {
    const parts = withHead(
      cued.split(/\s+(?:or|oder|o|ou)\s+|\s?\/\s?/iu).map((part) => trimmed(titleOf(part), lexicon)),
      lexicon,
    );
    const several = parts.some((part) => / (?:and|und|with) /iu.test(part) && !looksLikeTitle(part));
    if (OTHER.test(cued) || several) return null;
    return parts
      .filter((part) => part !== '')
      .map((title) => (LEADER.test(title) ? LEADING : { kind: 'title', name: title }));
  }
  const parts = splitNames(core, lexicon);
  return parts === null ? null : parts.flatMap((part) => nameOf(part, lexicon));
}

/** A title without what only praises it, what follows it and where it was held. */
function titleOf(written: string): string {
  return withoutPraise(written)
    .replace(/(?<=\p{L}{3}.*)\s(?:in|at|with|for|on|within|während) (?:an?|the|our|your)\b.*$/iu, '')
    .trim();
}

const withoutPraise = (written: string): string =>
  written
    .replace(ADJECTIVES, '')
    .replace(/^(?:an?|the) /iu, '')
    .replace(/\s(?:titles?|roles?|positions?|posts?|jobs?|or (?:similar|equivalent|above|higher))$/iu, '')
    .trim();

/** "data or BI analyst" names two kinds of analysts; a tool before "or" stays what it is. */
function withHead(parts: readonly string[], lexicon: Lexicon): string[] {
  const last = parts.at(-1) ?? '';
  const head = last.split(' ').at(-1) ?? '';
  if (!looksLikeTitle(last) || head === last) return [...parts];
  return parts.map((part) =>
    looksLikeTitle(part) ||
    /(?<!\p{L})master$/iu.test(part) ||
    LEVEL_ALONE.test(part) ||
    part.split(' ').length > 2 ||
    isTool(part, lexicon)
      ? part
      : `${part} ${head}`,
  );
}

/** Members of a list; null when they are not names of one kind of work, or each asked for by itself. */
function splitNames(core: string, lexicon: Lexicon): string[] | null {
  const known = matchSkills(core, lexicon, { lists: true, names: true });
  const inName = (start: number, end: number): boolean =>
    known.some((match) => match.start <= start && match.end >= end);
  const parts: string[] = [];
  let both = false;
  let from = 0;
  for (const match of core.matchAll(
    /\s+(?:or|oder|ou|o(?=\s\p{Ll}))\s+|\s+(?<and>and|und|et|y|&|plus)\s+|\s?[/]\s?|,\s+/giu,
  )) {
    if (inName(match.index, match.index + match[0].length)) continue;
    // "designing and building REST APIs" is one work
    const last = core.slice(0, match.index).split(' ').at(-1) ?? '';
    if (MAKING.test(last) && MAKING.test(core.slice(match.index + match[0].length))) continue;
    both ||= match.groups?.['and'] !== undefined;
    parts.push(core.slice(from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(core.slice(from));
  const named = parts.filter((part) => plain(part, lexicon) !== '');
  if (named.length < 2) return [core];
  const names = named.map((part) => plain(part, lexicon));
  if (named.some((part) => OTHER.test(part)) || names.some((name) => name.split(' ').length > 3)) return null;
  // years of Java and Python are asked for one by one; marketing and sales are one career
  return both && names.some((name) => isTool(name, lexicon) || looksLikeTitle(name)) ? null : named;
}

function isTool(name: string, lexicon: Lexicon): boolean {
  const kind = findSkill(lexicon, name)?.kind;
  return kind === 'technology' || kind === 'tool' || kind === 'certification';
}

/** "research internships" are held under the title "research intern". */
const internOf = (title: string): string =>
  title.replace(/\b(?:intern(?:ship)?s?|interned|placements?|traineeships?)\b/iu, 'intern');

function nameOf(part: string, lexicon: Lexicon): YearsName[] {
  const role = ROLE.exec(part.trim())?.groups?.['name'];
  const whole = (role ?? part).trim();
  const titled = titleOf(whole);
  // "experience in a fine dining kitchen", "marketing in a software company": only a title stands for itself
  const written = looksLikeTitle(plain(titled, lexicon)) ? titled : withoutPraise(whole);
  const name = plain(written, lexicon);
  if (name === '' || (contentKeys(name).length === 0 && findSkill(lexicon, name) === null)) return [];
  const title = trimmed(written, lexicon);
  if (INTERN.test(name)) return [{ kind: 'title', name: internOf(title) }];
  if (LEADER.test(name)) return [LEADING];
  if (name === 'supervisory') return [{ kind: 'field', name: 'supervision' }];
  if (LEVEL_ALONE.test(name)) return [{ kind: 'title', name: name.replace(LEVEL_WORD, '') }];
  const held = titleOf(title.replaceAll('-of-', ' of '));
  if (looksLikeTitle(title)) return [{ kind: 'title', name: held }];
  if (looksLikeTitle(name)) return [{ kind: 'title', name }];
  const tools = MAKING.test(name) ? toolsIn(written, lexicon) : [];
  const [tool, ...others] = tools;
  if (tool !== undefined && findSkill(lexicon, name) === null) {
    return [{ kind: others.length === 0 ? 'skill' : 'field', name: tools.join(' ') }];
  }
  const made = name.replace(MADE, '');
  return [{ kind: isTool(made, lexicon) ? 'skill' : 'field', name: made }];
}

/** "Designing distributed systems": a resume that has "designed" shows it as well; "building maintenance" is one name. */
const MADE =
  /^(?:building(?! (?:maintenance|services?|management|inspect|control|material|survey|trade|automation|information|site|code|regulation))|(?:develop|design|creat|implement|deploy|deliver|writ|maintain|administer|configur|launch|automat|integrat|migrat|scal|optimi[sz])ing(?! countr)) (?=\p{L})/iu;

/** "Building data pipelines with Python": nobody's resume says it in these words, the tools it may. */
const MAKING =
  /^(?:(?:in|of|with) )?(?:build|develop|design|creat|implement|deploy|deliver|runn|writ|maintain|administer|configur|support|shipp|launch|cod|programm|architect|engineer|automat|integrat|migrat|scal|operat|optimi[sz]|test)ing(?!\p{L})/iu;

function toolsIn(written: string, lexicon: Lexicon): string[] {
  const found = matchSkills(written, lexicon, { lists: true, names: true })
    .map(({ start, end }) => written.slice(start, end))
    .filter((own) => isTool(own, lexicon));
  return [...new Set(found)];
}
