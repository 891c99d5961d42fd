import { describe, expect, it } from 'vitest';
import { snippetOf } from '#service/api/people/pool/snippet.ts';

/** The words that are marked. */
const marked = (text: string, words: readonly string[]): string[] | null => {
  const snippet = snippetOf(text, words);
  return snippet === null ? null : snippet.marks.map(([start, end]) => snippet.text.slice(start, end));
};

describe('where words stand in a text', () => {
  it('is nowhere when none does', () => {
    expect(snippetOf('Drove forklifts.', ['kafka'])).toBeNull();
    expect(snippetOf('', ['kafka'])).toBeNull();
    expect(snippetOf('Drove forklifts.', [])).toBeNull();
  });

  it('marks every word that was asked for, whatever its case and accents', () =>
    expect(marked('Ran KAFKA in São Paulo', ['kafka', 'sao'])).toEqual(['KAFKA', 'São']));

  it('takes the last word for a beginning, and no other', () => {
    expect(marked('Kubernetes and Kafka', ['kafka', 'kube'])).toEqual(['Kubernetes', 'Kafka']);
    expect(marked('Kubernetes and Kafka', ['kube', 'kafka'])).toEqual(['Kafka']);
  });

  it('shows the line in which most of the words stand', () => {
    const text = `Kafka, once. ${'Other things. '.repeat(30)} Ran Kafka in production. ${'More. '.repeat(60)}`;
    expect(marked(text, ['kafka', 'production'])).toEqual(['Kafka', 'production']);
  });

  it('is one line of whole words of a long text', () => {
    const text = `${'before '.repeat(50)}kafka\n\t${'after '.repeat(50)}`;
    const snippet = snippetOf(text, ['kafka'])!;
    expect(snippet.text).toMatch(/^before [\w ]+ after ?$/u);
    expect(snippet.text.length).toBeLessThan(240);
    expect(marked(text, ['kafka'])).toEqual(['kafka']);
  });

  it('leaves no half of a character behind', () => {
    const text = `${'🦊'.repeat(120)} kafka ${'🦊'.repeat(120)}`;
    expect(snippetOf(text, ['kafka'])!.text.isWellFormed()).toBe(true);
    expect(marked(text, ['kafka'])).toEqual(['kafka']);
  });

  it('keeps markup as text', () =>
    expect(snippetOf('<b>kafka</b>', ['kafka'])).toEqual({ text: '<b>kafka</b>', marks: [[3, 8]] }));
});
