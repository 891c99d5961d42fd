import type { EducationEntry, Span } from '../../profile.ts';
import { findDegree } from '../../resume/degrees.ts';
import { monthOf } from '../../resume/dates.ts';
import { fold } from '../../resume/lines.ts';
import type { Lexicon } from '../../skills/lexicon.ts';
import type { Verdict } from '../answer.ts';
import { contentKeys } from '../clause.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { lookedAt } from '../search.ts';
import { inFields } from './degree_fields.ts';

const LEVEL_NAMES = [
  'any',
  'a school certificate',
  'a vocational qualification',
  'a diploma',
  'an associate degree',
  "a bachelor's degree",
  'a postgraduate diploma',
  "a master's degree",
  'a doctorate',
];
const GENERAL =
  /\b(?:degrees?|college education|university education|university graduate|college graduate|graduates?|studium|hochschulabschluss|abschluss|titulación|grado|diplôme|alumn\p{L}+|majors?|majored|students?|education in|(?:hr|higher|formal|academic|business|legal|medical|engineering|technical) education|üniversite|lisans)\b/iu;
const STUDENT = /\b(?:student|pursuing|studying|enrolled|candidate|in progress|currently completing)\b/iu;
const OR_HIGHER = /\b(?:or|oder) (?:higher|above|better|more|höher)\b/iu;
const SPECIFIC =
  /(?<![\p{L}])(?:MBA|M\.B\.A\.|JD|J\.D\.|LLM|LLB|Master of \p{Lu}\p{L}+|Bachelor of \p{Lu}\p{L}+|MFA|MPH|MSW|BSN|MSN|PGCE|BEng|B\.Ed)(?![\p{L}])/u;
const NOISE =
  /\b(?:degrees?|diploma|holds?|completed|finished|has|have|a|an|the|or|and|in|of|with|from|at|for|minimum|least|university|college|graduates?|graduated|equivalent|higher|above|better|similar|related|relevant|comparable|any|field|fields|subject|discipline|required|background|(?<!\bin )education|major|majored|studied|studies|undergraduate|postgraduate|student|pursuing|studying|currently|enrolled|candidate|undergrad|is|to|im|der|als|en|both|technical field|qualification|qualified|level|honours|hons|us|uk)\b/giu;

/** Reads "master's or higher", "Bachelor's in nursing or equivalent", "engineering degree", "CS graduate", "PhD student". */
export function readDegreeCriterion(text: string, _lexicon: Lexicon): Leaf | null {
  const attended = ATTENDED.exec(text)?.groups;
  if (attended !== undefined) {
    const finished = /^graduat|^alum/iu.test(text);
    return degreeLeaf({
      ...ANY,
      student: !finished,
      graduate: !finished,
      school: attended['school'] ?? null,
    });
  }
  const several =
    /^(?<n>two|three|more than one|at least two|2|3|multiple|several)\+? (?:university |college |academic )?degrees$|^more than one degree$/iu.exec(
      text,
    );
  if (several !== null) return degreeLeaf({ ...ANY, count: /three|3/iu.test(text) ? 3 : 2 });
  if (
    /\b(?:certificat\p{L}*|certified|licen[cs]e|kubernetes|scrum|recent graduate|gpa|working student|(?:19|20)\d\d)\b/iu.test(
      text,
    )
  ) {
    return null;
  }
  const named = findDegree(text.replaceAll(/\b(?:or higher|promotion (?:to|within|from))\b/giu, ' '));
  const graduate = /\bgraduate degree\b/iu.test(text) && !/undergraduate/iu.test(text);
  const plural = /\b(?:masters?|mast|msc|ms)(?:['’]s)?\b(?=$| degree| in\b| or\b| level|,)/iu.test(text);
  const specific = SPECIFIC.exec(text)?.[0] ?? null;
  const level = graduate
    ? 7
    : (named?.level ?? (plural ? 7 : specific === null ? null : /^B|LLB/u.test(specific) ? 5 : 7));
  if (level === null && !GENERAL.test(text)) return null;
  if (level !== null && level < 2 && !/diploma|school|abitur|ged/iu.test(text)) return null;
  if (
    named !== null &&
    named.level === 7 &&
    /^master$/iu.test(text.slice(named.from, named.to)) &&
    /\bscrum|master of ceremon/iu.test(text)
  ) {
    return null;
  }
  const rest = (named === null ? text : `${text.slice(0, named.from)} ${text.slice(named.to)}`).replace(
    specific ?? '',
    ' ',
  );
  const fields = rest
    .replace(/\b(?:from|at) (?:an? |the )?[\p{L}. ]{2,40}$/iu, ' ')
    .replaceAll(/\([^()]{0,60}\)/gu, ' ')
    .split(/\bor\b|\band\b|,|\/|\boder\b/iu)
    .map((part) =>
      part
        .replaceAll(/['’]s\b/gu, ' ')
        .replaceAll(NOISE, ' ')
        .replaceAll(/[^\p{L}\p{N}&+#. -]/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(
      (part) =>
        part !== '' &&
        !/^\d+$/.test(part) &&
        !/^(?:master|bachelor|phd|ms|msc|bs|ba|doctorate)s?$/iu.test(part) &&
        contentKeys(part).length > 0,
    );
  const trailing =
    !/\bin\b/iu.test(text) &&
    /\b(?:degree|graduate|major|education|background|student|studium)s?$/iu.test(text);
  const vague =
    level === null &&
    fields.length === 0 &&
    !/\bdegree|student|studium|abschluss|college|university|lisans/iu.test(text);
  if (vague || fields.some((field) => field.split(' ').length > 4)) return null;
  const school = /\bfrom (?:an? |the )?(?<school>[\p{L}. ]{2,40})$/iu.exec(text)?.groups?.['school'] ?? null;
  return degreeLeaf({
    level: level ?? 4,
    general: level === null,
    fields,
    specific,
    student: STUDENT.test(text),
    graduate: /\bor graduate\b|\bgraduate or\b/iu.test(text),
    or_higher: OR_HIGHER.test(text),
    school,
    trailing,
  });
}

const ATTENDED =
  /^(?:graduated? from|studied at|attended|alumn\p{L}+ of|went to|student at) (?:the )?(?<school>\p{Lu}[\p{L} .'’&-]{2,60})$/iu;

type Asked = {
  readonly level: number;
  /** "degree", without a level */ readonly general: boolean;
  readonly fields: readonly string[];
  readonly specific: string | null;
  readonly student: boolean;
  readonly graduate: boolean;
  readonly or_higher: boolean;
  readonly school: string | null;
  /** The field stands before the word: "engineering degree". */ readonly trailing: boolean;
  /** So many degrees at least; 1 when left out. */
  readonly count?: number;
};

const ANY: Asked = {
  level: 4,
  general: true,
  fields: [],
  specific: null,
  student: false,
  graduate: false,
  or_higher: false,
  school: null,
  trailing: false,
};

function degreeLeaf(asked: Asked): Leaf {
  const name = asked.specific ?? (asked.general ? 'a degree' : (LEVEL_NAMES[asked.level] ?? 'a degree'));
  const field = asked.fields.length === 0 ? '' : ` in ${asked.fields.join(' or ')}`;
  const school = asked.school === null ? '' : ` from ${asked.school}`;
  return {
    kind: 'degree',
    understood: `${asked.student ? 'Studying for' : 'Completed'} ${name}${asked.specific === null && !asked.general ? ' or higher' : ''}${field}${school}`,
    frame: {
      side: asked.trailing ? 'before' : 'after',
      read: (bare) => degreeLeaf({ ...asked, fields: [bare], specific: null }),
    },
    decide: (facts) => decide(asked, facts),
  };
}

/** Where the degree of an entry is written, else its first line. */
function spanOf(entry: EducationEntry, facts: CriterionFacts): Span {
  const at = entry.degree === null ? -1 : facts.document.text.indexOf(entry.degree, entry.span.start);
  if (at >= 0 && at < entry.span.end) {
    const line = facts.lines.find(({ start, end }) => at >= start && at < end);
    return line === undefined
      ? { start: at, end: at + (entry.degree ?? '').length }
      : { start: line.start, end: line.end };
  }
  const line = facts.lines.find(({ start }) => start >= entry.span.start);
  return { start: entry.span.start, end: Math.min(entry.span.end, line?.end ?? entry.span.end) };
}

function decide(asked: Asked, facts: CriterionFacts): Verdict {
  const entries = facts.profile.education.filter(({ degree, level }) => degree !== null || level !== null);
  if (entries.length === 0) {
    return notStated(
      0.6,
      'The resume does not say which degree the person has.',
      lookedAt(facts, ['education']),
    );
  }
  const done = (entry: EducationEntry): boolean =>
    entry.completed && !future(entry, facts) && !expected(entry, facts);
  const atLevel = entries.filter(
    ({ level, degree }) =>
      (level ?? 0) >= asked.level &&
      (asked.specific === null || asked.or_higher || sameDegree(degree, asked.specific)),
  );
  const held = asked.student
    ? asked.graduate
      ? atLevel
      : atLevel.filter((entry) => !done(entry))
    : atLevel.filter(done);
  if (asked.count !== undefined) return decideCount(asked.count, held, facts);
  const fitting = held.find(
    (entry) => inFields(entry, asked.fields, facts) && atSchool(entry, asked.school, facts),
  );
  if (fitting !== undefined) {
    const span = spanOf(fitting, facts);
    return met(
      fitting.field === null && asked.fields.length > 0 ? 0.7 : 0.92,
      `The resume lists ${quoted(facts, span)}.`,
      [span],
    );
  }
  const [other] = held;
  if (other !== undefined) {
    return notMet(0.8, `The degree is another one: ${quoted(facts, spanOf(other, facts))}.`, [
      spanOf(other, facts),
    ]);
  }
  const [open] = atLevel;
  if (open !== undefined) {
    return notMet(
      0.85,
      `${asked.student ? 'Completed already' : 'Not completed yet'}: ${quoted(facts, spanOf(open, facts))}.`,
      [spanOf(open, facts)],
    );
  }
  const highest = entries.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))[0];
  const span = highest === undefined ? [] : [spanOf(highest, facts)];
  return notMet(
    0.88,
    `The highest degree in the resume is ${span[0] === undefined ? 'another' : quoted(facts, span[0])}.`,
    span,
  );
}

function decideCount(count: number, held: readonly EducationEntry[], facts: CriterionFacts): Verdict {
  const spans = held.map((entry) => spanOf(entry, facts));
  const say = `The resume lists ${held.length} completed ${held.length === 1 ? 'degree' : 'degrees'}.`;
  return held.length >= count ? met(0.88, say, spans) : notMet(0.85, say, spans);
}

function future({ end }: EducationEntry, facts: CriterionFacts): boolean {
  return end !== null && end.year * 12 + (end.month ?? 1) - 1 > monthOf(facts.reference_date);
}

// Written beside the entry: "Expected graduation: May 2030".
function expected({ span }: EducationEntry, facts: CriterionFacts): boolean {
  const near = facts.document.text.slice(span.start, Math.min(span.end + 60, facts.document.text.length));
  return /\b(?:expected|anticipated) (?:graduation|completion|in|to graduate)|\bgraduating in|voraussichtlich/iu.test(
    near,
  );
}

const plain = (text: string): string => fold(text.replaceAll('.', ''));
// Short names of degrees beside their long ones.
const LONG: Readonly<Record<string, RegExp>> = {
  bsn: /bachelor.*nurs/,
  msn: /master.*nurs/,
  llb: /bachelor of laws?/,
  llm: /master of laws?/,
  mph: /master of public health/,
  msw: /master of social work/,
  mfa: /master of fine arts/,
  jd: /juris doctor|doctor of law/,
};

function sameDegree(degree: string | null, wanted: string): boolean {
  if (degree === null) return false;
  const [own, asked] = [plain(degree), plain(wanted)];
  const long = LONG[asked];
  if (long?.test(own) === true) return true;
  if (asked === 'mba') return /\bmba\b|business administration/.test(own);
  return ` ${own} `.includes(` ${asked} `);
}

function atSchool(entry: EducationEntry, school: string | null, facts: CriterionFacts): boolean {
  if (
    school === null ||
    /^(?:us|american|uk|british|top|accredited|recogni[sz]ed)?\s?(?:university|college|school|institution)$/iu.test(
      school.trim(),
    )
  ) {
    return true;
  }
  const own = new Set(
    fold(`${entry.school ?? ''} ${facts.document.text.slice(entry.span.start, entry.span.end)}`).split(' '),
  );
  return fold(school)
    .split(' ')
    .filter((word) => !['the', 'of', 'at', 'a'].includes(word))
    .every((word) => own.has(word));
}
