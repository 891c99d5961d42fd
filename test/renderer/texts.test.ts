import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { de } from '../../renderer/texts/de.ts';
import { en } from '../../renderer/texts/en.ts';

const RENDERER = path.resolve(import.meta.dirname, '../../renderer');

/** Every text of a catalogue by its path: what it is, and how many values a made one takes. */
function leaves(value: unknown, at = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[at, value.trim() === '' ? 'empty' : 'text']]);
  if (typeof value === 'function') return new Map([[at, `made of ${value.length}`]]);
  if (typeof value !== 'object' || value === null) return new Map([[at, typeof value]]);
  const all = new Map<string, string>();
  for (const [key, inner] of Object.entries(value)) {
    for (const [path_in, kind] of leaves(inner, at === '' ? key : `${at}.${key}`)) all.set(path_in, kind);
  }
  return all;
}

/** The source of every part of a language. */
function sources(language: string): string[] {
  const folder = path.join(RENDERER, 'texts', language);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

const english = leaves(en);
const german = leaves(de);

/** Every fixed text of a catalogue by its path. */
function wordsOf(value: unknown, at = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[at, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  const all = new Map<string, string>();
  for (const [key, part] of Object.entries(value)) {
    for (const [inner, words] of wordsOf(part, at === '' ? key : `${at}.${key}`)) all.set(inner, words);
  }
  return all;
}

/** Words and names that German has from English, or both from elsewhere. */
const SAME_IN_BOTH: ReadonlySet<string> = new Set([
  'Longlist',
  'Logo',
  'Blind',
  'blind',
  'Recruiter',
  'Shortlist',
  'Name',
  'Links',
  'Link',
  'Import',
  'Export',
  'Server',
  'Ollama',
  'LM Studio',
  'llama.cpp',
  'Enter',
  'Esc',
  'Associate',
  'Bachelor',
  'Master',
  'Port',
  'Status',
  'Text',
  'all:read all:write',
  'all:read',
  'ESCO',
  'O*NET',
  'Normal',
  'Excel',
  'CSV',
  'Pipeline',
  'Pool',
  'Browser',
  'Apps',
]);

describe('the catalogues', () => {
  it('hold the same texts, made of the same values', () => {
    expect([...german].toSorted()).toEqual([...english].toSorted());
  });

  it('leave no text empty', () => {
    expect([...english, ...german].filter(([, kind]) => kind === 'empty')).toEqual([]);
  });

  it('are both complete: no German part is the English one', () => {
    const parts = Object.keys(en).filter((key): key is keyof typeof en => Object.hasOwn(de, key));
    const shared = parts.filter((part) => typeof en[part] === 'object' && (en[part] as unknown) === de[part]);
    expect(shared.filter((part) => Object.keys(en[part]).length > 0)).toEqual([]);
  });

  it('say nothing in German as in English, but for words that both have', () => {
    const same = [...wordsOf(en)].filter(
      ([at, words]) => wordsOf(de).get(at) === words && /\p{L}{2}/u.test(words),
    );
    expect(
      same.filter(([, words]) => !SAME_IN_BOTH.has(words)).map(([at, words]) => `${at}: ${words}`),
    ).toEqual([]);
  });

  it('put what is said in the quotation marks of their language', () => {
    expect(sources('de').flatMap((text) => text.match(/“[^“]*”/gu) ?? [])).toEqual([]);
    expect(sources('en').flatMap((text) => text.match(/„/gu) ?? [])).toEqual([]);
  });
});

/** Files of the page that a person sees; the documentation for programmers is English alone. */
function views(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'docs' || entry.name === 'texts' ? [] : views(at);
    return entry.name.endsWith('.tsx') ? [at] : [];
  });
}

/** Keys as they stand on a keyboard, names in the API, and signs: the same in every language. */
const NO_WORDS = /^(?:[^\p{L}]*|[A-Z]|client_id|client_secret|Esc|Enter|Del|Shift|Space|Ctrl|esc|px|ms|…)$/u;

describe('the views', () => {
  const files = views(RENDERER).map((file): [string, string] => [
    path.relative(RENDERER, file),
    readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, ''),
  ]);

  it.each(files)('%s: every word comes from the catalogue', (_, source) => {
    const attributes = [
      ...source.matchAll(/\b(?:aria-label|title|label|placeholder|alt|description|text|hint)="([^"]+)"/gu),
    ].map(([, words = '']) => words);
    const children = [...source.matchAll(/<(\w[\w.]*)(?:\s[^<>]*)?>([^<>{}()=;]+)<\/\1>/gu)].map(
      ([, , words = '']) => words.trim(),
    );
    expect([...attributes, ...children].filter((words) => !NO_WORDS.test(words))).toEqual([]);
  });
});
