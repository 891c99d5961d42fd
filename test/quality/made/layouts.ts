import { bracketed, contact, esc, join, lines, list, page, range, section, tag } from './page.ts';
import type { Job, Layout, Study } from './person.ts';

const AT: Readonly<Record<string, string>> = {
  en: ' at ',
  de: ' bei ',
  fr: ' chez ',
  es: ' en ',
  it: ' presso ',
  nl: ' bij ',
  pt: ' na ',
  pl: ', ',
};
const IN: Readonly<Record<string, string>> = { en: ' in ', fr: ' en ', es: ' en ', it: ' in ', pt: ' em ' };

function row(left: string, right: string): string {
  return `<div class=row><span>${left}</span><span>${esc(right)}</span></div>`;
}

/** Layouts of whole pages by name; what they have in common with each other is only the person. */
export const PAGE_LAYOUTS: Readonly<Record<string, Layout>> = {
  classic: (person, words) => {
    const jobs = person.work.map(
      (job) =>
        row(`<b>${esc(job.title)}</b>`, range(job, words, 'short')) +
        row(tag('i', job.company), job.location) +
        list(job.points),
    );
    const studies = person.education.map(
      (study) =>
        row(`<b>${esc(study.institution)}</b>`, range(study, words, 'short')) +
        lines([
          study.degree === '' ? '' : study.degree + (IN[person.lang] ?? ' ') + study.area,
          study.note ?? '',
        ]),
    );
    return page(
      '.row{display:flex;justify-content:space-between}h2{border-bottom:1px solid #888;font-size:12pt;text-transform:uppercase}h1,.c{text-align:center}',
      `<h1>${esc(person.name)}</h1><div class=c>${esc(contact(person).join(' | '))}</div>` +
        section(words.summary, `<p>${esc(person.summary)}</p>`) +
        section(words.work, jobs.join('')) +
        section(words.education, studies.join('')) +
        section(words.skills, `<p>${esc(person.skills.join(', '))}</p>`) +
        section(
          words.languages,
          person.languages.length > 0 ? `<p>${esc(person.languages.join(', '))}</p>` : '',
        ) +
        section(words.certs, person.certificates.length > 0 ? list(person.certificates) : ''),
    );
  },
  sidebar_left_dark: sidebar('left', true),
  sidebar_right: sidebar('right', false),
  date_rail: (person, words) => {
    const entry = (of: Job | Study, body: string): string =>
      `<div class=e><div class=d>${esc(range(of, words, 'number'))}</div><div>${body}</div></div>`;
    const jobs = person.work.map((job) =>
      entry(
        job,
        `<b>${join([job.company, job.location], ' — ')}</b><br><i>${esc(job.title)}</i>${list(job.points)}`,
      ),
    );
    const studies = person.education.map((study) =>
      entry(study, tag('b', study.institution) + lines([degreeOf(study), study.note ?? ''])),
    );
    return page(
      '.e{display:grid;grid-template-columns:34mm 1fr;gap:4mm}.d{color:#666}h2{color:#a33;font-size:12pt}h1{font-weight:300;font-size:24pt}',
      `<h1>${esc(person.name)}</h1><div>${esc(person.headline)}</div>` +
        `<div>${esc(person.location)}<br>${esc(`${person.phone} · ${person.email}`)}</div>` +
        section(words.summary, esc(person.summary)) +
        section(words.work, jobs.join('')) +
        section(words.education, studies.join('')) +
        section(words.skills, esc(person.skills.join(' · '))) +
        section(words.languages, esc(person.languages.join('; '))) +
        section(words.certs, person.certificates.map(esc).join('<br>')),
    );
  },
  label_rail: (person, words) => {
    const jobs = person.work.map(
      (job) =>
        `<p><b>${esc(job.company)}</b>${job.company === '' ? '' : ', '}${esc(job.title + bracketed(range(job, words, 'short')))}</p>${list(job.points)}`,
    );
    const studies = person.education.map(
      (study) =>
        `<p>${join([`${study.degree} ${study.area}`.trim(), study.institution, study.end], ', ')}</p>${lines([study.note ?? ''])}`,
    );
    const rows: [string, string][] = [
      [words.summary, esc(person.summary)],
      [words.work, jobs.join('')],
      [words.education, studies.join('')],
      [words.skills, esc(person.skills.join(', '))],
      [words.languages, esc(person.languages.join(', '))],
      [words.certs, person.certificates.map(esc).join('<br>')],
    ];
    const table = rows.filter(([, body]) => body !== '');
    return page(
      'td{vertical-align:top;padding:4pt}td:first-child{width:36mm;font-weight:bold;text-align:right;color:#345}p{margin:0}h1{letter-spacing:.3em;text-transform:uppercase;font-size:18pt}',
      `<h1>${esc(person.name)}</h1><div>${contact(person).map(esc).join(' &nbsp; ')}</div>` +
        `<table>${table.map(([label, body]) => `<tr><td>${esc(label)}</td><td>${body}</td></tr>`).join('')}</table>`,
    );
  },
  letter_spaced: (person, words) => {
    const [first = '', ...rest] = person.name.split(' ');
    const jobs = person.work.map(
      (job) =>
        `<div><b>${join([job.company.toLocaleUpperCase(person.lang), job.location], ' | ')}</b></div>` +
        row(`<i>${esc(job.title)}</i>`, range(job, words, 'short')) +
        list(job.points),
    );
    const studies = person.education.map(
      (study) =>
        `<div><b>${esc(degreeOf(study))}</b></div>` +
        row(join([study.institution, study.location], ', '), study.end) +
        lines([study.note ?? '']),
    );
    return page(
      'h2{letter-spacing:.35em;text-transform:uppercase;font-size:11pt;font-weight:400}.row{display:flex;justify-content:space-between}.sk{columns:3}',
      `<div class=row><h1>${esc(first)}<br>${esc(rest.join(' '))}</h1><div style="text-align:right">` +
        `${contact(person).map(esc).join('<br>')}</div></div>` +
        section(words.summary, `<p>${esc(person.summary)}</p>`) +
        section(words.work, jobs.join('')) +
        section(words.education, studies.join('')) +
        section(
          words.skills,
          `<div class=sk>${person.skills.map((skill) => `<div>${esc(skill)}</div>`).join('')}</div>`,
        ) +
        section(words.languages, esc(person.languages.join(', '))),
    );
  },
  one_line: (person, words) => {
    const jobs = person.work.map(
      (job) =>
        `<p><b>${esc(job.title + (job.company === '' ? '' : (AT[person.lang] ?? ', ') + job.company))}</b>${esc(bracketed(range(job, words, 'full')))}</p>` +
        list(job.points),
    );
    const studies = person.education.map(
      (study) =>
        `<p><b>${esc(study.institution)}</b>${degreeOf(study) === '' ? '' : ` – ${esc(degreeOf(study))}`}${esc(bracketed(range(study, words, 'full')))}</p>${lines([study.note ?? ''])}`,
    );
    return page(
      'h2{background:#ddd;padding:2pt 4pt;font-size:11pt}p{margin:2pt 0}.b{margin-left:10pt}body{font-family:serif}',
      `<h1>${esc(person.name)}</h1><p>${esc(person.headline)}</p>` +
        `<p>${esc(`${words.label('mail')}: ${person.email} • ${words.label('phone_word')}: ${person.phone} • ${words.label('address')}: ${person.location}`)}</p>` +
        section(words.work, jobs.join('')) +
        section(words.education, studies.join('')) +
        section(words.skills, `<p>${esc(person.skills.join('; '))}</p>`) +
        section(words.languages, esc(person.languages.join(' | '))) +
        section(words.certs, person.certificates.map((one) => `<p>${esc(one)}</p>`).join('')),
    );
  },
};

function sidebar(side: 'left' | 'right', dark: boolean): Layout {
  return (person, words) => {
    const studies = person.education.map(
      (study) =>
        `<h4>${esc(study.degree)}</h4>${lines([study.area, study.institution, study.note ?? ''])}<div class=m>${esc(range(study, words, 'full'))}</div>`,
    );
    const bar =
      `<div class=bar>${section('Contact', lines([person.phone, person.email, person.location, ...person.links]))}` +
      section(words.skills, list(person.skills)) +
      section(words.education, studies.join('')) +
      `${section(words.languages, lines(person.languages))}</div>`;
    const jobs = person.work.map(
      (job) =>
        `<h3>${esc(job.title)}</h3><div class=m>${join([[job.company, job.location].filter((text) => text !== '').join(', '), range(job, words, 'full', ' - ')], ' | ')}</div>${list(job.points)}`,
    );
    const main =
      `<div><h1>${esc(person.name)}</h1><div class=head>${esc(person.headline)}</div>` +
      section(words.summary, `<p>${esc(person.summary)}</p>`) +
      section(words.work, jobs.join('')) +
      `${section(words.certs, lines(person.certificates))}</div>`;
    const columns = side === 'left' ? '62mm 1fr' : '1fr 62mm';
    return page(
      `body{display:grid;grid-template-columns:${columns};gap:8mm;-webkit-print-color-adjust:exact}.bar{background:${dark ? '#1d3345;color:#fff' : '#eef1ee'};padding:6mm;overflow-wrap:anywhere}` +
        `h2{font-size:11pt;letter-spacing:.12em;text-transform:uppercase}h3{margin:6pt 0 0;font-size:10.5pt}.m{color:${dark ? '#9ab' : '#666'};font-size:9pt}.head{font-size:12pt;color:#567}`,
      side === 'left' ? bar + main : main + bar,
    );
  };
}

function degreeOf(study: Study): string {
  return [study.degree, study.area].filter((text) => text !== '').join(', ');
}
