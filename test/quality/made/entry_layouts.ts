import { contact, esc, join, lines, list, moment, page, range, section, tag } from './page.ts';
import type { Job, Layout, Person, Study, Words } from './person.ts';

/** How jobs and schools are written; the page around them is the same plain one for all. */
export type Entries = {
  readonly style?: string;
  readonly jobs: (jobs: readonly Job[], words: Words) => string;
  readonly studies: (studies: readonly Study[], words: Words) => string;
};

/** A plain page of one column around entries of any shape. */
export function plainPage({ style = '', jobs, studies }: Entries): Layout {
  return (person, words) =>
    page(
      `h2{font-size:12pt;color:#246}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:2pt 5pt}${style}`,
      `<h1>${esc(person.name)}</h1>${tag('div', person.headline)}<div>${join(contact(person), ' · ')}</div>` +
        restOf(person, words, jobs(person.work, words), studies(person.education, words)),
    );
}

/** Summary, jobs, schools, skills, languages and certificates under their headings. */
export function restOf(person: Person, words: Words, jobs: string, studies: string): string {
  return (
    section(words.summary, esc(person.summary)) +
    section(words.work, jobs) +
    section(words.education, studies) +
    section(words.certs, lines(person.certificates)) +
    section(words.languages, esc(person.languages.join(', '))) +
    section(words.skills, esc(person.skills.join(', ')))
  );
}

/** Degree and field as one text. */
export function degreeOf(study: Study, between = ', '): string {
  return [study.degree, study.area].filter((text) => text !== '').join(between);
}

const row = (cells: readonly string[], tagged = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tagged}>${cell}</${tagged}>`).join('')}</tr>`;
const bold = (text: string): string => tag('b', text);
const each = <T>(make: (of: T, words: Words) => string) => {
  return (all: readonly T[], words: Words): string => all.map((one) => make(one, words)).join('');
};
const two = (label: string, value: string): string => (value === '' ? '' : row([esc(label), esc(value)]));
const studyLines = (study: Study, words: Words): string =>
  `<p>${join([degreeOf(study), study.institution, range(study, words, 'short')], ', ')}</p>${lines([study.note ?? ''])}`;

/** Layouts whose entries have another shape than title, employer, dates. */
export const ENTRY_LAYOUTS: Readonly<Record<string, Layout>> = {
  europass: (person, words) =>
    page(
      'td{vertical-align:top;padding:1pt 6pt}td:first-child{width:48mm;text-align:right;font-size:9pt;color:#345}h1{font-size:13pt;text-align:right}h2{font-size:11pt;margin-left:40mm}',
      `<h1>Curriculum vitae</h1><table>${two(words.label('name'), person.name)}${two(words.label('address'), person.location)}` +
        `${two(words.label('phone_word'), person.phone)}${two(words.label('mail'), person.email)}</table>` +
        restOf(
          person,
          words,
          person.work
            .map(
              (job) =>
                `<table>${two(words.label('period'), range(job, words, 'number'))}${two(words.label('position'), job.title)}` +
                `${two(words.label('employer'), [job.company, job.location].filter((text) => text !== '').join(', '))}` +
                `${row([esc(words.label('duties')), list(job.points)])}</table><br>`,
            )
            .join(''),
          person.education
            .map(
              (study) =>
                `<table>${two(words.label('period'), range(study, words, 'number'))}${two(words.label('degree_word'), degreeOf(study))}` +
                `${two(words.label('school_word'), study.institution)}${two('', study.note ?? '')}</table><br>`,
            )
            .join(''),
        ),
    ),
  table: plainPage({
    style: 'td,th{border:1px solid #999}',
    jobs: (jobs, words) =>
      `<table>${row(
        ['period', 'position', 'employer', 'place'].map((name) => esc(words.label(name))),
        'th',
      )}` +
      `${jobs.map((job) => row([range(job, words, 'number'), job.title, job.company, job.location].map(esc))).join('')}</table>`,
    studies: (studies, words) =>
      `<table>${studies.map((study) => row([range(study, words, 'number'), study.institution, degreeOf(study)].map(esc)) + (study.note === undefined ? '' : row(['', '', esc(study.note)]))).join('')}</table>`,
  }),
  company_first: plainPage({
    jobs: each((job, words) => {
      const where = join([job.company, job.location], ', ');
      return `<p>${where === '' ? '' : `<b>${where}</b><br>`}<i>${esc(job.title)}</i><br>${esc(range(job, words, 'full'))}</p>${list(job.points)}`;
    }),
    studies: each(
      (study, words) =>
        `<p>${bold(study.institution)}<br>${esc(degreeOf(study))}<br>${esc(range(study, words, 'full'))}</p>${lines([study.note ?? ''])}`,
    ),
  }),
  label_lines: plainPage({
    jobs: each(
      (job, words) =>
        lines(
          (
            [
              ['position', job.title],
              ['employer', job.company],
              ['place', job.location],
              ['period', range(job, words, 'dots')],
            ] as const
          ).map(([label, text]) => (text === '' ? '' : `${words.label(label)}: ${text}`)),
        ) + `${list(job.points)}<br>`,
    ),
    studies: each(studyLines),
  }),
  two_date_columns: plainPage({
    style: 'td:first-child,td:nth-child(2){width:22mm;color:#555}',
    jobs: (jobs, words) =>
      `<table>${row([esc(words.label('from')), esc(words.label('to')), ''])}` +
      `${jobs
        .map((job) =>
          row([
            esc(moment(job.start, words, 'number')),
            esc(moment(job.end, words, 'number')),
            `${bold(job.title)}<br>${join([job.company, job.location], ', ')}${list(job.points)}`,
          ]),
        )
        .join('')}</table>`,
    studies: (studies, words) =>
      `<table>${studies
        .map((study) =>
          row([
            esc(moment(study.start, words, 'number')),
            esc(moment(study.end, words, 'number')),
            `${esc(study.institution)}<br>${esc(degreeOf(study))}${lines([study.note ?? ''])}`,
          ]),
        )
        .join('')}</table>`,
  }),
  single_line: plainPage({
    jobs: each(
      (job, words) =>
        `<p>${join([job.title, job.company, job.location, range(job, words, 'short')], ', ')}</p>${list(job.points)}`,
    ),
    studies: each(studyLines),
  }),
  bulleted_titles: plainPage({
    jobs: each(
      (job, words) =>
        `<ul><li><b>${esc(job.title)}</b>${esc(range(job, words, 'short') === '' ? '' : ` | ${range(job, words, 'short')}`)}<br>${join([job.company, job.location], ', ')}` +
        `<ul>${job.points.map((point) => `<li>${esc(point.replace('## ', ''))}</li>`).join('')}</ul></li></ul>`,
    ),
    studies: each(
      (study, words) =>
        `<ul><li><b>${esc(degreeOf(study) || study.institution)}</b>${esc(study.end === '' ? '' : ` | ${range(study, words, 'short')}`)}` +
        `${degreeOf(study) === '' ? '' : `<br>${esc(study.institution)}`}${lines([study.note ?? ''])}</li></ul>`,
    ),
  }),
};
