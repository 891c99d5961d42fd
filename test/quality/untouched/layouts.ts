import { degreeOf, plainPage, restOf } from '../made/entry_layouts.ts';
import { contact, esc, join, lines, list, moment, page, range } from '../made/page.ts';
import type { Job, Layout, Words } from '../made/person.ts';

/** Layouts nobody tunes on: README.md. */
export const UNTOUCHED_LAYOUTS: Readonly<Record<string, Layout>> = {
  bracketed_dates: plainPage({
    style: 'h3{font-size:10pt;margin:4pt 0 0;text-transform:uppercase}.d{font-size:9pt;color:#777}',
    jobs: (jobs, words) =>
      jobs
        .map(
          (job) =>
            `<div class=d>[ ${esc(range(job, words, 'number'))} ]</div><h3>${esc(job.title)}</h3>` +
            `${lines([job.company, job.location])}${list(job.points)}`,
        )
        .join(''),
    studies: (studies, words) =>
      studies
        .map(
          (study) =>
            `<div class=d>[ ${esc(range(study, words, 'number'))} ]</div><h3>${esc(degreeOf(study))}</h3>` +
            lines([study.institution, study.note ?? '']),
        )
        .join(''),
  }),
  table_employer_first: plainPage({
    jobs: (jobs, words) =>
      `<table>${jobs
        .map(
          (job) =>
            `<tr><td><b>${esc(job.company)}</b></td><td>${esc(job.location)}</td><td>${esc(job.title)}</td><td>${esc(range(job, words, 'short'))}</td></tr>`,
        )
        .join('')}</table>`,
    studies: (studies, words) =>
      `<table>${studies
        .map(
          (study) =>
            `<tr><td>${esc(study.institution)}${lines([study.note ?? ''])}</td><td>${esc(degreeOf(study))}</td><td>${esc(range(study, words, 'short'))}</td></tr>`,
        )
        .join('')}</table>`,
  }),
  dates_below: plainPage({
    style: '.r{text-align:right;color:#666}',
    jobs: (jobs, words) =>
      jobs
        .map(
          (job) =>
            `<p><b>${esc(job.title)}</b> · ${join([job.company, job.location], ' · ')}</p><p class=r>${esc(range(job, words, 'full'))}</p>${list(job.points)}`,
        )
        .join(''),
    studies: (studies, words) =>
      studies
        .map(
          (study) =>
            `<p><b>${esc(degreeOf(study))}</b> · ${esc(study.institution)}</p>${lines([study.note ?? ''])}<p class=r>${esc(range(study, words, 'full'))}</p>`,
        )
        .join(''),
  }),
  from_to_lines: plainPage({
    jobs: (jobs, words) =>
      jobs
        .map((job) => {
          return `${lines([labelled('from', job.start, words), labelled('to', job.end, words)])}${lines([job.title, job.company, job.location])}${list(job.points)}<br>`;
        })
        .join(''),
    studies: (studies, words) =>
      studies
        .map(
          (study) =>
            `${lines([range(study, words, 'number'), degreeOf(study), study.institution, study.note ?? ''])}<br>`,
        )
        .join(''),
  }),
  dates_first: plainPage({
    jobs: (jobs, words) =>
      jobs
        .map(
          (job) =>
            `<p>${join([range(job, words, 'dots', '–'), `${job.title}${job.company === '' ? '' : `, ${job.company}`}`, job.location], ': ')}</p>${list(job.points)}`,
        )
        .join(''),
    studies: (studies, words) =>
      studies
        .map(
          (study) =>
            `<p>${join([range(study, words, 'dots', '–'), [degreeOf(study, ' '), study.institution].filter((text) => text !== '').join(', ')], ': ')}</p>${lines([study.note ?? ''])}`,
        )
        .join(''),
  }),
  numbered: plainPage({
    jobs: (jobs, words) =>
      jobs
        .map(
          (job, at) =>
            `<p>${at + 1}. <b>${join([job.company, job.title], ' / ')}</b></p>${lines([[job.location, range(job, words, 'number', '-')].filter((text) => text !== '').join('; ')])}${list(job.points)}`,
        )
        .join(''),
    studies: (studies, words) =>
      studies
        .map(
          (study, at) =>
            `<p>${at + 1}. ${join([study.institution, degreeOf(study), range(study, words, 'number', '-')], ' / ')}</p>${lines([study.note ?? ''])}`,
        )
        .join(''),
  }),
  grouped_roles: plainPage({
    jobs: (jobs, words) =>
      groups(jobs)
        .map(
          (roles) =>
            `<p><b>${join([roles[0]!.company, roles[0]!.location], ', ')}</b></p>` +
            roles
              .map(
                (job) =>
                  `<p style="margin-left:8mm"><i>${esc(job.title)}</i> — ${esc(range(job, words, 'short'))}</p>${list(job.points)}`,
              )
              .join(''),
        )
        .join(''),
    studies: (studies, words) =>
      studies
        .map(
          (study) =>
            `<p><b>${esc(study.institution)}</b></p><p style="margin-left:8mm">${join([degreeOf(study), range(study, words, 'short')], ' — ')}</p>${lines([study.note ?? ''])}`,
        )
        .join(''),
  }),
  two_columns: (person, words) =>
    page(
      'main{columns:2;column-gap:10mm}h2{font-size:11pt;border-left:4pt solid #c60;padding-left:4pt}section{break-inside:auto}h1{font-size:20pt}',
      `<h1>${esc(person.name)}</h1><div>${join(contact(person), ' | ')}</div><main>` +
        restOf(
          person,
          words,
          person.work
            .map(
              (job) =>
                `<p><b>${esc(job.title)}</b><br>${join([job.company, job.location], ', ')}<br>${esc(range(job, words, 'short'))}</p>${list(job.points)}`,
            )
            .join(''),
          person.education
            .map(
              (study) =>
                `<p><b>${esc(degreeOf(study) || study.institution)}</b>${degreeOf(study) === '' ? '' : `<br>${esc(study.institution)}`}<br>${esc(range(study, words, 'short'))}</p>${lines([study.note ?? ''])}`,
            )
            .join(''),
        ) +
        '</main>',
    ),
};

function labelled(label: string, text: string, words: Words): string {
  return text === '' ? '' : `${words.label(label)} ${moment(text, words, 'number')}`;
}

/** Neighbouring jobs at the same employer. */
function groups(jobs: readonly Job[]): Job[][] {
  const all: Job[][] = [];
  for (const job of jobs) {
    const last = all.at(-1);
    if (last !== undefined && last[0]!.company === job.company) last.push(job);
    else all.push([job]);
  }
  return all;
}
