import type { Job, Person, Study, Words } from './person.ts';

export type DateStyle = 'short' | 'full' | 'number' | 'dots';

/** A whole page: A4, sans serif, and the rules of a layout. */
export function page(style: string, body: string): string {
  return (
    '<!doctype html><meta charset=utf-8><style>@page{size:A4;margin:14mm}' +
    'body{font:10pt/1.35 sans-serif;margin:0;color:#222}h1{margin:0}h2{margin:10pt 0 4pt}ul{margin:2pt 0 8pt;padding-left:14pt}' +
    `p{margin:2pt 0}${style}</style><body>${body}`
  );
}

/** Text as HTML. */
export function esc(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A part under its heading; nothing where there is nothing, and no heading where it is empty. */
export function section(heading: string, body: string): string {
  if (body === '') return '';
  const title = heading === '' ? '<br>' : `<h2>${esc(heading)}</h2>`;
  return `<section>${title}<div>${body}</div></section>`;
}

/** A bulleted list; a text that begins with "## " stands as a heading between the bullets. */
export function list(texts: readonly string[]): string {
  return texts
    .map((text) =>
      text.startsWith('## ')
        ? `<p><b>${esc(text.slice(3))}</b></p>`
        : `<ul style="margin-bottom:0"><li>${esc(text)}</li></ul>`,
    )
    .join('');
}

/** Lines below each other. */
export function lines(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => `<div>${esc(text)}</div>`)
    .join('');
}

/** The texts that are not empty, joined and escaped. */
export function join(texts: readonly string[], between: string): string {
  return esc(texts.filter((text) => text !== '').join(between));
}

/** Text in a tag; nothing for no text. */
export function tag(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${esc(text)}</${name.split(' ', 1)[0]}>`;
}

/** Text in brackets with a space before; nothing for no text. */
export function bracketed(text: string): string {
  return text === '' ? '' : ` (${text})`;
}

/** Place, telephone, e-mail, links. */
export function contact(person: Person): string[] {
  return [person.location, person.phone, person.email, ...person.links];
}

/** From when to when, in words; empty where there are no dates. */
export function range(of: Job | Study, words: Words, style: DateStyle, dash = ' – '): string {
  return [moment(of.start, words, style), moment(of.end, words, style)].filter((at) => at !== '').join(dash);
}

/** One date in words. */
export function moment(text: string, words: Words, style: DateStyle): string {
  if (text === 'present') return words.present;
  const [year = '', month] = text.split('-');
  if (month === undefined) return year;
  if (style === 'number') return `${month}/${year}`;
  if (style === 'dots') return `${month}.${year}`;
  return `${(style === 'short' ? words.months : words.full)[Number(month) - 1] ?? ''} ${year}`;
}
