import type { WorkEntry } from '../../profile.ts';
import { fold } from '../../resume/lines.ts';
import { findSkill, type Lexicon } from '../../skills/lexicon.ts';
import type { Verdict } from '../answer.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMentioned, notMet, type Leaf } from '../leaf.ts';
import { lookedAt } from '../search.ts';
import { headOf, headText, jobsOf } from '../work.ts';
import { looksLikeTitle } from '../titles.ts';
import { readWords } from './words.ts';

const NAME = String.raw`(?<name>\p{Lu}[\p{L}\d&.'’+-]{0,30}(?: (?:\p{Lu}[\p{L}\d&.'’+-]{0,30}|&|of|and|der|de|für)){0,5})`;
// A verb is written in any case; the name begins with a capital.
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:.{0,30}\b)?(?:[Oo]n the payroll of|[Oo]n the staff of|[Mm]ember of staff (?:of|at)|(?:[Dd]rew|drawn|[Dd]raws) a salary (?:from|at)|(?:present|current|former|past|previous) (?:or (?:present|current|former|past|previous) )?(?:employer is|employee of|employer:)|alumn\p{L}+ of|angestellt bei|salarié de|empleado de) (?:the )?${NAME}$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:[Hh]as |[Ww]as |[Ii]s )?(?:[Cc]urrently |[Pp]resently |[Ff]ormerly |[Pp]reviously |[Ee]ver |[Aa]lready )*(?:[Bb]een )?(?:[Ww]ork(?:ed|s|ing)?|[Ee]mployed|[Ee]mployee|[Jj]ob|[Ii]nterned|[Ii]nternship|[Ee]xperience|[Ss]taff|[Cc]ontracted|arbeitet|gearbeitet|trabaja|trabajado)(?: (?:full[- ]time|part[- ]time))? (?:by|at|for|with|of|bei|en|chez) (?:the )?${NAME}`,
    'u',
  ),
  new RegExp(String.raw`^(?:[Cc]urrently|[Nn]ow|[Pp]resently) (?:at|with|by) (?:the )?${NAME}`, 'u'),
  new RegExp(String.raw`^(?:[Ff]ormer|[Pp]ast|[Pp]revious|[Ee]x)[ -]${NAME}(?: employee| staff)?$`, 'u'),
  new RegExp(String.raw`^${NAME} (?:employee|alumn\p{L}+|alum|veteran|intern(?:ship)?|stint)$`, 'u'),
  new RegExp(
    String.raw`^(?:[Ww]as |[Ii]s )?(?:an? )?(?:full-time )?(?:\([\p{L} -]{1,20}\) )?employee (?:of|at) (?:the )?${NAME}`,
    'u',
  ),
];

const NOW = /\b(?:currently|presently|now|works|working|still|(?:present|current) employer)\b/iu;
const ONCE = /\b(?:former|past|previous) or\b/iu;

/** Reads "has worked at Acme", "ex-Acme", "currently with Acme", "Acme employee", "Acme experience". */
export function readEmployer(text: string, lexicon: Lexicon): Leaf | null {
  for (const form of FORMS) {
    const name = form.exec(text)?.groups?.['name'];
    if (
      name !== undefined &&
      !/^(?:AI|IT|HR|QA|R&D|B2B|SaaS|PHP|SQL)$/u.test(name) &&
      (findSkill(lexicon, name) === null ||
        /\b(?:at|for|employ\p{L}*|payroll|salary|staff|currently|now|presently)\b/iu.test(text))
    ) {
      // the name may be "Fernhill Works"
      const current = NOW.test(text.replace(name, ' ')) && !ONCE.test(text);
      return employerLeaf(name.replace(/[.']$/u, ''), current);
    }
  }
  // "Acme experience": a name the skills list does not know
  const alone = new RegExp(String.raw`^${NAME} (?:experience|background)$`, 'u').exec(text)?.groups?.['name'];
  if (
    alone !== undefined &&
    !/\s|^Internships?$/.test(alone) &&
    findSkill(lexicon, alone) === null &&
    !looksLikeTitle(alone) &&
    /^\p{Lu}\p{Ll}{2,}$/u.test(alone)
  ) {
    const words = readWords(text);
    return {
      kind: 'employer',
      understood: `Experience with ${alone}: as an employer, or in these words`,
      decide: (facts) => {
        const own = decide(alone, false, facts);
        return own.truth === true || words === null ? own : words.decide(facts);
      },
    };
  }
  return null;
}

function employerLeaf(name: string, current: boolean): Leaf {
  return {
    kind: 'employer',
    understood: `${current ? 'Works now' : 'Has worked'} for ${name}`,
    frame: { side: 'after', read: (bare) => employerLeaf(bare, current) },
    decide: (facts) => decide(name, current, facts),
  };
}

const LEGAL = /\b(?:inc|llc|ltd|limited|gmbh|ag|corp|corporation|co|company|plc|sa|sl|se|kg|the)\b/gu;
const bare = (name: string): string => fold(name).replaceAll(LEGAL, ' ').replaceAll(/\s+/g, ' ').trim();

/** Whether a job was at an employer: its name holds the name asked for as whole words, legal forms aside. */
export function employerMatches(entry: WorkEntry, name: string, facts: CriterionFacts): boolean {
  const wanted = bare(name);
  if (wanted === '') return false;
  const given = ` ${bare(entry.employer ?? headText(entry, facts))} `;
  return (
    given.includes(` ${wanted} `) ||
    (entry.employer !== null && entry.title !== null && ` ${bare(entry.title)} `.includes(` at ${wanted} `))
  );
}

function decide(name: string, current: boolean, facts: CriterionFacts): Verdict {
  const jobs = jobsOf(facts).filter((entry) => employerMatches(entry, name, facts));
  const [found] = current ? jobs.filter((entry) => entry.current) : jobs;
  if (found !== undefined) {
    const head = headOf(found, facts);
    return met(0.93, `The resume lists ${quoted(facts, head)}.`, [head]);
  }
  const [past] = jobs;
  if (past !== undefined) {
    return notMet(0.85, `${name} is a past employer: ${quoted(facts, headOf(past, facts))}.`, [
      headOf(past, facts),
    ]);
  }
  return notMentioned(0.9, `None of the jobs in the resume is at ${name}.`, lookedAt(facts, ['experience']));
}
