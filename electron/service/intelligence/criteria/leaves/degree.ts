import { findDegree } from '../../resume/degrees.ts';
import type { Lexicon } from '../../skills/lexicon.ts';
import { contentKeys } from '../clause.ts';
import type { Leaf } from '../leaf.ts';
import { openEndsOf, type OpenEnd } from '../../requirements/open_ends.ts';
import { decideDegree, type AskedDegree } from './degree_answer.ts';
import { holdingAsked, yearBound } from './holding.ts';
import { readHonours } from './honours.ts';

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
  /\b(?:degrees?|apprenticeship|abgeschlossene[nrs]?|zum|zur|as|diploma|holds?|completed|finished|has|have|a|an|the|or|and|in|of|with|from|at|for|minimum|least|university|college|graduates?|graduated|equivalent|higher|above|better|similar|related|relevant|comparable|any|field|fields|subject|discipline|required|background|(?<!\bin )education|major|majored|studied|studies|undergraduate|postgraduate|student|pursuing|studying|currently|enrolled|candidate|undergrad|is|to|must|be|should|taken|title|im|der|als|en|both|technical field|qualification|qualified|level|honours|hons|us|uk)\b/giu;

/** Reads "master's or higher", "Bachelor's in nursing or equivalent", "engineering degree", "CS graduate", "PhD student". */
export function readDegreeCriterion(given: string, _lexicon: Lexicon): Leaf | null {
  // a boot camp is no vocational training of years
  if (/(?<!\p{L})boot ?camps?(?!\p{L})/iu.test(given)) return null;
  const { rest, ends } = openEndsOf(given);
  return readAsked(rest, ends);
}

function readAsked(given: string, open: readonly OpenEnd[]): Leaf | null {
  const honours = readHonours(given);
  if (honours !== null) return honours;
  const studies = STUDIES.exec(given)?.groups?.['field'];
  if (studies !== undefined && !SCHOOLED.test(studies)) {
    return degreeLeaf({ ...ANY, open, student: true, graduate: true, fields: [studies] });
  }
  const { rest: held, holding } = holdingAsked(given.replace(NOT_COUNTED, '').replace(ENROLLED, 'student'));
  const year = yearBound(held);
  const text = plainer(year === null ? held : year.rest);
  const underWay = holding === 'under_way' || holding === 'either';
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
    .split(FIELD_JOINT)
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
    student: STUDENT.test(text) || underWay,
    graduate: /\bor graduate\b|\bgraduate or\b/iu.test(text) || holding === 'either',
    year,
    or_higher: OR_HIGHER.test(text),
    school,
    trailing,
    open,
  });
}

// "Gesundheits- und Krankenpfleger" is one trade
const FIELD_JOINT = /\bor\b|\band\b|,|\/|\boder\b/iu;

const NOT_COUNTED =
  /,?\s*\(?[\p{L} .'-]{2,40} (?:does|do|would|will) not (?:count|replace it|suffice|do)\)?/iu;
const ENROLLED =
  /^(?:currently )?(?:enrolled|registered|immatrikuliert|inscrite?|a student|studying) (?:at|in|an|à|en) (?:an? |the |einer )?(?:university|college|institute|hochschule|universität|université|universidad)\b(?: or [\p{L} ]{3,40})?(?: at the moment| now| currently| right now)?$/iu;
const STUDIES =
  /^(?:(?:is |currently )*(?:studies|studying|majors? in|majoring in|reading for a degree in)|studiert|étudie|estudia) (?:an? |the )?(?<field>\p{L}[\p{L} &-]{2,40})$/iu;
const SCHOOLED =
  /(?<!\p{L})(?:degree|bachelor|master|phd|university|college|for|at|towards?|mba|doctora\p{L}+)(?!\p{L})/iu;

/** Degrees as they are called elsewhere, said in the words that are read: "Informatikstudium", "finished university". */
function plainer(text: string): string {
  return text
    .replace(/(?<!\p{L})doctoral (?=candidate|student|researcher)/iu, 'PhD ')
    .replace(
      /(?<!\p{L})(?:doctoral|doctor's) (?:title|degree|level|qualification)(?!\p{L})|(?<!\p{L})doktortitel(?!\p{L})/iu,
      'doctorate',
    )
    .replace(/^licence(?= (?:universitaire|professionnelle|pro|en|de|d')(?!\p{L})|$)/iu, "bachelor's degree")
    .replace(
      /^(?:an? |any |her |his |their )?(?:university|college|uni|studies|studium|hochschule|universität|université|universidad|estudios universitarios|études supérieures)(?=$|[,(]| in )/iu,
      'university degree',
    )
    .replaceAll(
      /(?<!\p{L})(?:hochschul|universitäts|fachhochschul|akademische[rsn]? )(?:abschluss|studium|diplom)(?!\p{L})/giu,
      'university degree',
    )
    .replaceAll(
      /(?<!\p{L})(?<field>\p{Lu}\p{L}{3,24}?)(?:studium|abschluss)(?!\p{L})/gu,
      'degree in $<field>',
    )
    .replaceAll(/(?<!\p{L})(?:studium|abschluss) (?:der |des |in |im |als )?/giu, 'degree in ')
    .replaceAll(
      /(?<!\p{L})(?:diplôme|titre|diploma|título|titulación|grado|carrera|lisans) (?:universitaire |universitari[oa] )?(?:de |en |du |d')(?=\p{L}{4})/giu,
      'degree in ',
    )
    .replaceAll(
      /(?<!\p{L})(?:as|for) (?:the |a |her |his )?(?:main|major|principal|primary) (?:subject|field|focus)|(?<!\p{L})(?:main|major) subject|(?<!\p{L})(?:majoring|specialising|specializing|with a (?:major|focus|specialisation|specialization)) in(?!\p{L})/giu,
      ' in ',
    )
    .replaceAll(
      /(?<!\p{L})(?:first|undergraduate|four[- ]year|3-year|three-year) (?=(?:college |university )?degree)/giu,
      "bachelor's ",
    )
    .replaceAll(/(?<!\p{L})second[- ]cycle(?!\p{L})/giu, ' ')
    .replaceAll(
      /,?\s*(?:in )?(?:any|whatever|whichever|no matter which) (?:subject|field|discipline|major|area)(?!\p{L})|(?<!\p{L})(?:holders?|abgeschlossene[rsn]?|diploma(?=$)|already)(?!\p{L})/giu,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The same of a whole criterion before it is cut, where only how far it has come or when stood behind a comma. */
export function readWholeDegree(text: string, lexicon: Lexicon): Leaf | null {
  const honours = readHonours(text);
  if (honours !== null) return honours;
  if (ENROLLED.test(text)) return readDegreeCriterion(text, lexicon);
  if (namesSubjects(text)) return readDegreeCriterion(text, lexicon);
  const { rest: held } = holdingAsked(text.replace(NOT_COUNTED, ''));
  const rest = yearBound(held)?.rest ?? held;
  if (
    rest.length >= text.length - 1 ||
    /[,;:]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|plus|but)(?!\p{L})|\d/iu.test(rest)
  ) {
    return null;
  }
  return findDegree(rest) !== null ||
    GENERAL.test(rest) ||
    /(?<!\p{L})(?:university|college|\p{L}+studium)(?!\p{L})/iu.test(rest)
    ? readDegreeCriterion(text, lexicon)
    : null;
}

const OTHER_KIND =
  /\d|(?<!\p{L})(?:years?|experience|knowledge|training|certif\p{L}*|licen[cs]e\p{L}*|completed|fluent|with|who|from)(?!\p{L})/iu;
const SUBJECTS =
  /^(?<degree>.{3,60}?)\s(?:in|of|as an?|as|im|der|des|als|zum|zur)\s(?<list>[\p{L}][\p{L}&/'. -]{1,60}(?:,\s*(?:or\s|oder\s)?[\p{L}][\p{L}&/'. -]{1,60}){0,6})$/iu;

/**
 * "Bachelor's degree in statistics, physics or a related field": one degree in any of the subjects. Only where an open
 * end or a trade shows that the list is one of subjects.
 */
function namesSubjects(text: string): boolean {
  const { rest, ends } = openEndsOf(text);
  const { degree = '', list = '' } = SUBJECTS.exec(rest)?.groups ?? {};
  if (list === '') {
    return ends.length > 0 && /\S+ \S+/u.test(rest) && isDegree(rest) && !OTHER_KIND.test(rest);
  }
  const one_trade = /^(?:abgeschlossene )?(?:berufs)?ausbildung$|apprenticeship$/iu.test(degree);
  if ((ends.length === 0 && !one_trade) || !isDegree(degree) || OTHER_KIND.test(list)) return false;
  const subjects = list.split(FIELD_JOINT).map((part) => part.trim());
  return subjects.every((subject) => subject.split(' ').length <= 5 && (one_trade || !isDegree(subject)));
}

const isDegree = (text: string): boolean => findDegree(text) !== null || GENERAL.test(text);

const ATTENDED =
  /^(?:graduated? from|studied at|attended|alumn\p{L}+ of|went to|student at) (?:the )?(?<school>\p{Lu}[\p{L} .'’&-]{2,60})$/iu;

const ANY: AskedDegree = {
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

function degreeLeaf(asked: AskedDegree): Leaf {
  const name = asked.specific ?? (asked.general ? 'a degree' : (LEVEL_NAMES[asked.level] ?? 'a degree'));
  const open = asked.open ?? [];
  const subjects = [...asked.fields, ...open.filter(({ field }) => field).map(({ words }) => words)];
  const field = subjects.length === 0 ? '' : ` in ${subjects.join(' or ')}`;
  const instead = open.filter((end) => !end.field).map(({ words }) => `; or ${words} (a person judges)`);
  const school = asked.school === null ? '' : ` from ${asked.school}`;
  return {
    kind: 'degree',
    understood: `${asked.student ? 'Studying for' : 'Completed'} ${name}${asked.specific === null && !asked.general ? ' or higher' : ''}${field}${school}${asked.year === null || asked.year === undefined ? '' : `, ${asked.year.label}`}${instead.join('')}`,
    frame: {
      side: asked.trailing ? 'before' : 'after',
      read: (bare) => degreeLeaf({ ...asked, fields: [bare], specific: null }),
    },
    decide: (facts) => decideDegree(asked, facts),
  };
}
