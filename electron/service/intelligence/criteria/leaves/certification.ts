import { findSkill, type Lexicon } from '../../skills/lexicon.ts';
import { matchSkills } from '../../skills/match.ts';
import { fold, type Line } from '../../resume/lines.ts';
import { amountText, readAmounts, satisfies, type Amount } from '../amounts.ts';
import type { Verdict } from '../answer.ts';
import { categoryIn } from '../categories.ts';
import { contentKeys, stemOf } from '../clause.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, type Leaf } from '../leaf.ts';
import { bestMention, isRemoved, lookedAt, mentionsOf, sectionAt, spokenLines } from '../search.ts';

const CUE =
  /\b(?:certificat\p{L}*|certified|certs?|licen[cs]ed?|licen[cs]es|chartered|accredit\p{L}*|registration|zertifi\p{L}*|certificad[oa]|certificación|certifié\p{L}*|belt|qualified|sertifika\p{L}*)\b/iu;
const ASIDE =
  /\b(?:certificat(?:e|es|ion|ions)|certified|certs?|licen[cs]ed?|licen[cs]es|holds?|valid|active|current|currently|chartered|accredited|accreditation|registration|zertifikat|zertifizierung|zertifiziert|any|level|qualified|qualification|passed|exam|required|practitioner level|or newer|newer|is|at|professional level)\b/giu;
const LINE_CUE = /certif|licen[cs]|zertifi|chartered|accredit|registered|credential|belt|diploma/iu;

/** Reads "AWS certified", "RN licence", "PMP", "Six Sigma Green Belt", "CIPD Level 7 qualified". */
export function readCertification(text: string, lexicon: Lexicon): Leaf | null {
  const whole = findSkill(lexicon, text);
  const isNamed = whole !== null && (whole.kind === 'certification' || whole.kind === 'licence');
  if (!isNamed && !CUE.test(text) && !ACRONYM.test(text)) return null;
  const category = categoryIn(text);
  if (category !== null && /certif/iu.test(category.name)) {
    return certificationLeaf(category.name.replace(/^an? /, ''), category.members, false);
  }
  const name = matchSkills(text, lexicon, { lists: true, names: true }).find(({ canonical }) => {
    const kind = lexicon.skills.get(canonical)?.kind;
    return kind === 'certification' || kind === 'licence';
  });
  const subject = text.replaceAll(ASIDE, ' ').replaceAll(/\s+/g, ' ').trim();
  if (
    name !== undefined &&
    contentKeys(subject).length <= contentKeys(text.slice(name.start, name.end)).length + 1
  ) {
    // "AWS Certified Solutions Architect" is one of the certificates the list knows by their maker only.
    const generic = /certificat|licen[cs]e/iu.test(name.canonical);
    return generic && contentKeys(subject).some((key) => !contentKeys(name.canonical).includes(key))
      ? certificationLeaf(subject, [], true)
      : certificationLeaf(name.canonical, [name.canonical], false);
  }
  if (isNamed) return certificationLeaf(whole.canonical, [whole.canonical], false);
  const [amount] = readAmounts(text);
  const plural = /^(?:has |holds? )?(?:[\p{L}\d+]+ ){0,4}(?:certifications|certificates|licen[cs]es)$/iu.test(
    text,
  );
  if (amount !== undefined && plural && amount.value >= 2) return severalLeaf(amount);
  if (contentKeys(subject).length === 0) return anyLeaf();
  if (contentKeys(subject).length > 6) return null;
  return certificationLeaf(subject, [], true);
}

// Designations written in capitals that are certificates wherever they stand.
const ACRONYM =
  /^(?:holds? )?(?:an? )?(?:PMP|PgMP|CSPO|CSM|SHRM-(?:CP|SCP)|S?PHR|CISSP|CISM|CISA|CPA|CFA|ACCA|CIMA|ACA|PRINCE2(?: (?:Foundation|Practitioner))?|ITIL(?: v?\d)?|CKA|CKAD|NEBOSH|IOSH|CSCS(?: card)?|SIA|RN|LPN|CNA|BLS|ACLS|TEFL|CELTA|OSHA ?\d{0,2}|HAZMAT|CDL(?: class [abc])?|HGV(?: class [12])?|forklift)(?: certification| certificate| licen[cs]e)?$/iu;

function certificationLeaf(name: string, terms: readonly string[], loose: boolean): Leaf {
  return {
    kind: 'certification',
    understood: `Certificate or licence: ${name}`,
    frame: {
      side: 'before',
      read: (bare) => certificationLeaf(bare.replaceAll(ASIDE, ' ').trim(), [], true),
    },
    decide: (facts) => decide(name, terms, loose, facts),
  };
}

function decide(name: string, terms: readonly string[], loose: boolean, facts: CriterionFacts): Verdict {
  if (isRemoved(facts, name)) return notMet(0.95, `${name} was taken out of the profile by hand.`);
  const mentions = terms.flatMap((term) => mentionsOf(facts, term));
  const best = bestMention(
    facts,
    mentions.filter(({ hedged }) => !hedged),
  );
  if (best !== undefined) {
    const { span } = facts.quote(best.span);
    return met(
      sectionAt(facts, span.start) === 'certifications' ? 0.95 : 0.88,
      `The resume says ${quoted(facts, span)}.`,
      [span],
    );
  }
  const line = certificateLine(name, facts, loose ? 1 : 0.99);
  if (line !== undefined) {
    const span = { start: line.start, end: line.end };
    if (/\b(?:in progress|pursuing|preparing|expected|planned|studying for|candidate)\b/iu.test(line.text)) {
      return notMet(0.75, `Not held yet: ${quoted(facts, span)}.`, [span]);
    }
    return met(0.85, `The resume says ${quoted(facts, span)}.`, [span]);
  }
  const listed = facts.profile.sections.some(({ kind }) => kind === 'certifications');
  return notMet(
    listed ? 0.9 : 0.8,
    `The resume does not mention ${name} among its certificates and licences.`,
    lookedAt(facts, ['certifications', 'skills', 'education']),
  );
}

/** "Any certification". */
function anyLeaf(): Leaf {
  return {
    kind: 'certification',
    understood: 'Any certificate or licence',
    decide: (facts) => {
      const lines = facts.lines.filter(({ start }) => sectionAt(facts, start) === 'certifications');
      const line =
        lines[1] ??
        spokenLines(facts).find(({ text }) => /\b(?:certified|licen[cs]ed|zertifiziert)\b/iu.test(text));
      return line === undefined
        ? notMet(
            0.8,
            'The resume lists no certificates or licences.',
            lookedAt(facts, ['skills', 'education']),
          )
        : met(0.88, `The resume says ${quoted(facts, line)}.`, [line]);
    },
  };
}

/** "At least 2 certifications". */
function severalLeaf(amount: Amount): Leaf {
  return {
    kind: 'certification',
    understood: `Certificates or licences: ${amountText(amount)}`,
    decide: (facts) => {
      const lines = spokenLines(facts).filter(({ start }) => sectionAt(facts, start) === 'certifications');
      const say = `The resume lists ${lines.length}.`;
      return satisfies(amount, lines.length) === true
        ? met(0.8, say, lines)
        : notMet(0.75, say, lines.length > 0 ? lines : lookedAt(facts, ['skills', 'education']));
    },
  };
}

/** A line of the certificates, or one that speaks of a certificate, with all words of the name. */
function certificateLine(name: string, facts: CriterionFacts, share: number): Line | undefined {
  const wanted = contentKeys(name);
  if (wanted.length === 0) return undefined;
  return spokenLines(facts).find((line) => {
    if (sectionAt(facts, line.start) !== 'certifications' && !LINE_CUE.test(line.text)) return false;
    const words = new Set(fold(line.text).split(' ').map(stemOf));
    return wanted.filter((word) => words.has(word)).length / wanted.length >= share;
  });
}
