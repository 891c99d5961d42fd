import { describe, expect, it } from 'vitest';
import { readWords } from '#service/db/search.ts';
import { askedPhrases } from '#service/intelligence/word_query/query.ts';
import { snippetOf } from '#service/api/people/pool/snippet.ts';

const snippet = (text: string, q: string) => {
  const { query } = readWords(q);
  return snippetOf(text, query === null ? [] : askedPhrases(query));
};

/** The words that are marked. */
const marked = (text: string, q: string): string[] | null => {
  const found = snippet(text, q);
  return found === null ? null : found.marks.map(([start, end]) => found.text.slice(start, end));
};

describe('where words stand in a text', () => {
  it('is nowhere when none does', () => {
    expect(snippet('Drove forklifts.', 'kafka')).toBeNull();
    expect(snippet('', 'kafka')).toBeNull();
    expect(snippet('Drove forklifts.', '')).toBeNull();
  });

  it('marks every word that was asked for, whatever its case and accents', () =>
    expect(marked('Ran KAFKA in São Paulo', 'kafka sao')).toEqual(['KAFKA', 'São']));

  it('takes the last word for a beginning, and no other', () => {
    expect(marked('Kubernetes and Kafka', 'kafka kube')).toEqual(['Kubernetes', 'Kafka']);
    expect(marked('Kubernetes and Kafka', 'kube kafka')).toEqual(['Kafka']);
  });

  it('shows the line in which most of the words stand', () => {
    const text = `Kafka, once. ${'Other things. '.repeat(30)} Ran Kafka in production. ${'More. '.repeat(60)}`;
    expect(marked(text, 'kafka production')).toEqual(['Kafka', 'production']);
  });

  it('is one line of whole words of a long text', () => {
    const text = `${'before '.repeat(50)}kafka\n\t${'after '.repeat(50)}`;
    const shown = snippet(text, 'kafka')!;
    expect(shown.text).toMatch(/^before [\w ]+ after ?$/u);
    expect(shown.text.length).toBeLessThan(240);
    expect(marked(text, 'kafka')).toEqual(['kafka']);
  });

  it('leaves no half of a character behind', () => {
    const text = `${'🦊'.repeat(120)} kafka ${'🦊'.repeat(120)}`;
    expect(snippet(text, 'kafka')!.text.isWellFormed()).toBe(true);
    expect(marked(text, 'kafka')).toEqual(['kafka']);
  });

  it('marks a phrase where it stands, and nothing that is excluded', () => {
    const text = 'A manager of projects. Project manager for PHP. Project. Java lead';
    expect(marked(text, '"project manager" -php java')).toEqual(['Project manager', 'Java']);
    expect(marked(text, '"project manag" OR jav*')).toEqual(['Java']);
    expect(marked(text, '"project manag"* OR jav*')).toEqual(['Project manager', 'Java']);
    expect(marked(text, 'NOT perl')).toBeNull();
  });

  it('keeps markup as text', () =>
    expect(snippet('<b>kafka</b>', 'kafka')).toEqual({ text: '<b>kafka</b>', marks: [[3, 8]] }));
});
