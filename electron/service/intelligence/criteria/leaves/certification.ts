import { findSkill, type Lexicon } from '../../skills/lexicon.ts';
import { matchSkills } from '../../skills/match.ts';
import { amountText, readAmounts } from '../amounts.ts';
import { categoryIn } from '../categories.ts';
import { contentKeys } from '../clause.ts';
import type { Leaf } from '../leaf.ts';
import { decideAny, decideCertificate, decideSeveral, type AskedCertificate } from './certificate_answer.ts';
import { formIn, type CertificateFamily } from './certificate_form.ts';
import { OFFICE_CERTIFICATES } from './certificates_of_offices.ts';
import { TRADE_CERTIFICATES } from './certificates_of_trades.ts';
import { holdingAsked, yearBound } from './holding.ts';

const CUE =
  /(?<!\p{L})(?:certificat\p{L}*|certified|certs?|licen[cs]ed?|licen[cs]es|licensure|licencia|chartered|accredit\p{L}*|credential\p{L}*|registration|zertifi\p{L}*|certificad[oa]s?|certificación|certifié\p{L}*|belt|charterholder|sertifika\p{L}*|designation)(?!\p{L})/iu;
/** Words that name a certificate only beside one that is known by its own name. */
const WEAK =
  /(?<!\p{L})(?:qualified|qualifications?|badges?|cards?|tickets?|endorsements?|permit|exams?|examination|schein|brief|nachweis|prüfung|permiso|carnet|permis|habilitation|diploma|registered|level|member|trained|training|carnets?|carné|permis|ausweis|letters|lapsed|charter|\p{L}+(?:schein|brief|ausweis|nachweis))(?!\p{L})/iu;
const ASIDE =
  /(?<!\p{L})(?:certificat(?:e|es|ion|ions)|certified|certs?|licen[cs]ed?|licen[cs]es|licensure|licencia|holders?|holds?|valid|active|current|currently|chartered|accredited|accreditation|credential(?:s|ed)?|registration|registered|designation|zertifikate?|zertifizierung|zertifiziert\p{L}*|certificad[oa]s?|certificación|certification|certifié\p{L}*|sertifika\p{L}*|any|other|some|kind|sort|type|form|sort|level|qualified|qualifications?|badges?|cards?|tickets?|endorsements?|permit|passed|exams?|examination|required|practitioner level|or newer|newer|is|at|of|a|an|the|as|with|for|in|from|professional level|formally|officially|state|nachweis|vorhanden|permiso|para|de|para el|del|la|el|le|du|des|mit|als|z|b|person|nurse already|kenntnisse|full|own|her|his|their|recognised|recognized|official|proper|formal|carnets?|carné|permis|ausweis|schein|card|charterholder|gelernte[rn]?|trade|handwerk|im|pour|l|d|schools?|licen[cs]ing|letters|either|at least|one|someone|applicant|candidate|completed|ist|hat|has|have|must|be|to|drive|operate|use|trained|course|training)(?!\p{L})/giu;

/** Reads "AWS certified", "RN licence", "PMP", "Six Sigma Green Belt", "CIPD Level 7 qualified", "first-aid certificate that has not run out". */
export function readCertification(text: string, lexicon: Lexicon): Leaf | null {
  if (text.length > 200) return null;
  const { rest: held, holding } = holdingAsked(text);
  const year = yearBound(held);
  const given = year === null ? held : year.rest;
  const place = CUE.test(given) ? (PLACE.exec(given)?.groups?.['place'] ?? null) : null;
  const rest = place === null ? given : given.replace(PLACE, '');
  const whole = findSkill(lexicon, rest);
  const isNamed = whole !== null && (whole.kind === 'certification' || whole.kind === 'licence');
  const cue = CUE.test(rest) || CUE.test(text);
  const family = familyIn(rest, cue || WEAK.test(text));
  const known = matchSkills(rest, lexicon, { lists: true, names: true }).find(({ canonical }) => {
    const kind = lexicon.skills.get(canonical)?.kind;
    return kind === 'certification' || kind === 'licence';
  });
  const written = known === undefined ? '' : rest.slice(known.start, known.end);
  const own = contentKeys(written).length;
  const steps = [...stepsOf(rest, written), ...(place === null ? [] : [place])];
  const subject = subjectOf(steps.reduce((left, step) => left.replace(step, ' '), rest));
  // "PALS card", "CPA, letters after the name": a name of the list, with words that only certificates have
  const beside =
    known !== undefined &&
    contentKeys(subject).length <= own &&
    (WEAK.test(text) || held.length < text.length - 1 || /^[\p{Lu}\d+&-]{2,}$/u.test(written));
  if (!isNamed && !cue && family === null && !beside && !ACRONYM.test(rest)) return null;
  const asked = { holding, year, steps };
  const category = categoryIn(rest);
  if (category !== null && /certif/iu.test(category.name)) {
    const name = category.name.replace(/^an? /, '');
    return certificationLeaf({ ...asked, name, terms: category.members, loose: false, family: null });
  }
  if (isNamed && family?.narrow !== true) {
    return certificationLeaf({
      ...asked,
      name: whole.canonical,
      terms: [whole.canonical],
      loose: false,
      family,
    });
  }
  if (known !== undefined && family?.narrow !== true && contentKeys(subject).length <= own + (cue ? 1 : 0)) {
    // "AWS Certified Solutions Architect" is one of the certificates the list knows by their maker only.
    const generic = /certificat|licen[cs]e/iu.test(known.canonical);
    return generic &&
      family === null &&
      contentKeys(subject).some((key) => !contentKeys(known.canonical).includes(key))
      ? certificationLeaf({ ...asked, name: subject, terms: [], loose: true, family })
      : certificationLeaf({
          ...asked,
          name: known.canonical,
          terms: [known.canonical],
          loose: false,
          family,
        });
  }
  if (family !== null) {
    return certificationLeaf({ ...asked, name: family.name, terms: [], loose: false, family });
  }
  const [amount] = readAmounts(held);
  const plural = /^(?:has |holds? )?(?:[\p{L}\d+]+ ){0,4}(?:certifications|certificates|licen[cs]es)$/iu.test(
    rest,
  );
  if (amount !== undefined && plural && amount.value >= 2) {
    return {
      kind: 'certification',
      understood: `Certificates or licences: ${amountText(amount)}`,
      decide: (facts) => decideSeveral(amount, facts),
    };
  }
  const keys = contentKeys(subject);
  if (keys.length === 0 || /^(?:professional|vocational|trade|industry|relevant)$/iu.test(subject)) {
    if (!cue) return null;
    return {
      kind: 'certification',
      understood: `Any certificate or licence${year === null ? '' : `, ${year.label}`}`,
      decide: (facts) => decideAny(year, facts),
    };
  }
  return keys.length > 6 || !(CUE.test(rest) || ACRONYM.test(rest))
    ? null
    : certificationLeaf({ ...asked, name: subject, terms: [], loose: true, family: null });
}

// "Licensed journeyman in Colorado": where it was granted has to stand beside it.
const PLACE = / (?:in|for|of) (?:the state of )?(?<place>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u;
const STEP =
  /(?<!\p{L})(?:professional|practitioner|associate|expert|advanced|foundation|specialty|level (?:\d|i{1,3})|class [a-e1-3]|klasse [a-e]|category [a-e]|part \d|stage \d)(?!\p{L})/giu;

/** The steps of a ladder of certificates that are asked for beside its name: "at Professional level", "Level II". */
function stepsOf(text: string, name: string): string[] {
  const known = name.toLowerCase();
  return [...text.matchAll(STEP)]
    .map(([step]) => step)
    .filter(
      (step) =>
        (!known.includes(step.toLowerCase()) || /^(?:class|klasse|category)/iu.test(step)) &&
        !/^professional$/iu.test(text.split(' ')[0] ?? ''),
    );
}

// Joins that are part of one name stay: "health and safety".
const JOINS =
  /[,;/]|(?<!health |diversity |life |property |care )\b(?:and|or|und|oder|et|ou|y|o|plus|but|with \d)\b/iu;

/** The same of a whole criterion, before it is cut: all that is left has to be one certificate. */
export function readWholeCertification(text: string, lexicon: Lexicon): Leaf | null {
  const { rest, holding } = holdingAsked(text);
  const bare = rest.replaceAll(/\([^()]{0,80}\)/gu, ' ');
  const changed = rest.length < text.length - 1;
  if (JOINS.test(bare.replace(/\bor (?:newer|later|above|higher|equivalent|afterwards)\b/iu, ' '))) {
    return readListed(bare, lexicon);
  }
  if (!changed && holding === 'held' && bare === rest && familyIn(rest, WEAK.test(rest)) === null) {
    return null;
  }
  const leaf = readCertification(text, lexicon);
  return leaf !== null && contentKeys(subjectOf(bare)).length <= 4 ? leaf : null;
}

/** "ICF coach: ACC, PCC or MCC": what stands after the colon are the kinds of what stands before it. */
function readListed(text: string, lexicon: Lexicon): Leaf | null {
  const [head = '', list = '', more] = text.split(/\s*:\s+/u);
  if (list === '' || more !== undefined) return null;
  const family = familyIn(head, true);
  const forms = list.split(/\s*,\s*|\s+(?:or|oder|ou|o)\s+/iu);
  if (family === null || !forms.every((form) => /^[\p{Lu}\d+/ -]{2,12}$/u.test(form))) return null;
  const terms = forms.filter((form) => findSkill(lexicon, form) !== null);
  return certificationLeaf({
    name: `${family.name} (${forms.join(' or ')})`,
    terms,
    loose: false,
    family: {
      ...family,
      said: new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${forms.map(escaped).join('|')})(?![\p{L}\p{N}])`,
        'iu',
      ),
    },
    holding: 'held',
    year: null,
    steps: [],
  });
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** What the certificate is about: the words that only say that it is one are left out. */
function subjectOf(text: string): string {
  return text
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(ASIDE, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,:–-]+|[\s,:–-]+$/gu, '')
    .trim();
}

const FAMILIES = [...TRADE_CERTIFICATES, ...OFFICE_CERTIFICATES];

/** The family that accounts for the whole subject. */
function familyIn(text: string, cue: boolean): CertificateFamily | null {
  const plain = text.replaceAll(/\([^()]{0,80}\)/gu, ' ');
  return (
    FAMILIES.find((family) => {
      if (!cue && family.sure !== true) return false;
      const found = formIn(family.asked, plain);
      if (found === null) return false;
      return contentKeys(subjectOf(`${plain.slice(0, found.start)} ${plain.slice(found.end)}`)).length === 0;
    }) ?? null
  );
}

// Designations written in capitals that are certificates wherever they stand.
const ACRONYM =
  /^(?:holds? )?(?:an? )?(?:PMP|PgMP|CSPO|CSM|SHRM-(?:CP|SCP)|S?PHR|CISSP|CISM|CISA|CPA|CFA|ACCA|CIMA|ACA|PRINCE2(?: (?:Foundation|Practitioner))?|ITIL(?: v?\d)?(?: foundation)?|CKA|CKAD|NEBOSH|IOSH|CSCS(?: card)?|SIA|RN|LPN|CNA|BLS|ACLS|PALS|TEFL|CELTA|OSHA ?\d{0,2}|HAZMAT|CDL(?: class [abc])?|HGV(?: class [12])?|forklift)(?: certification| certificate| licen[cs]e)?$/iu;

function certificationLeaf(asked: AskedCertificate): Leaf {
  const { name, holding, year, steps } = asked;
  const beside = steps.filter((step) => !name.toLowerCase().includes(step.toLowerCase()));
  const state = {
    held: '',
    current: ', not run out',
    under_way: ', in progress',
    either: ', or in progress',
  }[holding];
  return {
    kind: 'certification',
    understood: `Certificate or licence: ${name}${beside.length === 0 ? '' : `, with ${beside.join(' and ')}`}${state}${year === null ? '' : `, ${year.label}`}`,
    frame: {
      side: 'before',
      read: (bare) =>
        certificationLeaf({
          ...asked,
          name: subjectOf(bare),
          terms: [],
          loose: true,
          family: familyIn(bare, true),
        }),
    },
    decide: (facts) => decideCertificate(asked, facts),
  };
}
