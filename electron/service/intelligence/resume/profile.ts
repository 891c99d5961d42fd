import type { ResumeDocument } from '../document.ts';
import {
  emptyProfile,
  type EducationEntry,
  type Profile,
  type ProfileNotice,
  type Section,
  type WorkEntry,
} from '../profile.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { withoutPromptInjection } from '../text/prompt_injection.ts';
import { readAuthorisation } from './authorisation.ts';
import { careerTotals } from './career.ts';
import { readCertifications } from './certifications.ts';
import { readContact } from './contact.ts';
import { readEducation } from './education.ts';
import { readLanguages } from './languages.ts';
import { headingKind } from './headings.ts';
import { allLines } from '../language/lines.ts';
import { withRailGaps } from './rail_gaps.ts';
import { joinExtractions, extractList } from './extraction.ts';
import { clearMemoized } from '../language/memoize.ts';
import { readRelocation } from './relocation.ts';
import { readSections } from './sections.ts';
import { secondPerson, withoutSecond } from './second_person.ts';
import { readSkills } from './skills.ts';
import { readSummary } from './summary.ts';
import { titleScore } from '../language/job_titles.ts';
import { readTerms } from './terms/read.ts';
import { readWork } from './work.ts';

type ProfileOptions = {
  /** 'YYYY-MM': the month "present" means, normally when the file was received. */
  readonly reference_date: string;
  readonly lexicon: Lexicon;
};

/**
 * Reads a resume as a careful person would: who, where, which jobs and degrees, what skills and languages. The same
 * document and options always give the same profile; what is not there is null or empty, never invented.
 */
export function readProfile(file: ResumeDocument, options: ProfileOptions): Profile {
  try {
    return profileOf(file, options);
  } finally {
    clearMemoized();
  }
}

function profileOf(file: ResumeDocument, { reference_date, lexicon }: ProfileOptions): Profile {
  const document = withRailGaps(withoutPromptInjection(file));
  const every = readSections(document);
  const both = readContact(document, every, lexicon);
  const second = secondPerson(allLines(document), every, both.value, lexicon);
  const sections = second === null ? every : withoutSecond(every, second.at, document.text.length);
  const contact = second === null ? both : readContact(document, sections, lexicon);
  const work = readWork(document, sections, reference_date, lexicon);
  const education = readEducation(document, sections, reference_date);
  const skills = readSkills(
    document,
    sections,
    lexicon,
    work.value,
    education.value,
    reference_date,
    contact.value.name,
  );
  const summary = readSummary(document, sections);
  const languages = extractList('languages', readLanguages(document, sections, lexicon), ({ cefr }) =>
    cefr === null ? 0.7 : 0.9,
  );
  const certifications = readCertifications(document, sections, lexicon);
  const authorisation = readAuthorisation(document, sections);
  const relocation = readRelocation(document, sections);
  const terms = readTerms(document, sections, reference_date);
  // Every part tells where its fields stand and how sure it is; `work`, `education` and `skills` join in here.
  const joined = joinExtractions([
    contact,
    work,
    education,
    skills,
    summary,
    languages,
    certifications,
    authorisation,
    relocation,
    terms,
  ]);
  return {
    ...emptyProfile(),
    ...contact.value,
    work: work.value,
    education: education.value,
    skills: skills.value,
    languages: languages.value,
    summary: summary.value,
    certifications: certifications.value,
    work_authorisation: authorisation.value,
    relocation: relocation.value,
    ...terms.value,
    sections,
    totals: careerTotals(document.text, work.value, reference_date),
    sources: joined.sources,
    notices: [
      ...(second === null ? [] : [second.notice]),
      ...joined.notices,
      ...shapeNotices(sections, work.value, education.value),
    ],
    confidence: {
      ...joined.confidence,
      work: share(work.value, whole),
      education: share(education.value, (entry) =>
        entry.school !== null && entry.degree !== null ? 1 : 0.5,
      ),
      skills: skills.value.length === 0 ? 0 : sections.some(({ kind }) => kind === 'skills') ? 0.9 : 0.6,
    },
  };
}

/**
 * Jobs and schools whose title or degree is known: nine in ten resumes in a listed language have three in five, half of
 * those in one that was taken off the list have one in five (made resumes, six languages in turn).
 */
const MIN_NAMED = 0.4;
const MIN_ENTRIES = 3;

/**
 * Where the words of few entries are known, the language is one nobody listed: jobs and schools were told apart by
 * dates, order and print alone, and a person should know.
 */
function shapeNotices(
  sections: readonly Section[],
  work: readonly WorkEntry[],
  education: readonly EducationEntry[],
): ProfileNotice[] {
  const headed = sections.filter(({ heading }) => heading !== null);
  const known = headed.filter(({ heading }) => headingKind(heading ?? '') !== null).length;
  const named =
    work.filter(({ title }) => titleScore(title ?? '') >= 1).length +
    education.filter(({ level }) => level !== null).length;
  const entries = work.length + education.length;
  // Unusual titles below known headings are unusual titles.
  const may_be_unusual = known >= headed.length / 2 && (named > 0 || entries < MIN_ENTRIES);
  if (entries === 0 || named >= MIN_NAMED * entries || (known > 0 && may_be_unusual)) return [];
  return [
    {
      type: 'READ_BY_SHAPE',
      message:
        'Few words of this resume are in a language the reader knows: jobs and schools were found by ' +
        'their dates and layout alone. Please check them.',
      span: null,
    },
  ];
}

function whole(entry: WorkEntry): number {
  return [entry.title, entry.employer, entry.start].filter((value) => value !== null).length / 3;
}

/** Mean of a measure over entries, rounded to hundredths so that it prints the same everywhere; 0 without entries. */
function share<T>(entries: readonly T[], measure: (entry: T) => number): number {
  if (entries.length === 0) return 0;
  return Math.round((entries.reduce((sum, entry) => sum + measure(entry), 0) / entries.length) * 100) / 100;
}
