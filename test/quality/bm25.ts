const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Okapi BM25 (k1 1.2, b .75), the baseline every vector method has to beat.
 * @returns a function from a query to one score per document, in the order of `documents`.
 */
export function bm25(documents: readonly string[]): (query: string) => Float64Array {
  const k1 = 1.2;
  const b = 0.75;
  const postings = new Map<string, Map<number, number>>();
  const lengths = documents.map((text, document) => {
    const terms = words(text);
    for (const term of terms) {
      const posting = postings.get(term) ?? new Map<number, number>();
      posting.set(document, (posting.get(document) ?? 0) + 1);
      postings.set(term, posting);
    }
    return terms.length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);

  return (query) => {
    const scores = new Float64Array(documents.length);
    for (const term of words(query)) {
      const posting = postings.get(term);
      if (!posting) continue;
      const idf = Math.log(1 + (documents.length - posting.size + 0.5) / (posting.size + 0.5));
      for (const [document, count] of posting) {
        const norm = k1 * (1 - b + (b * lengths[document]!) / average);
        scores[document]! += (idf * count * (k1 + 1)) / (count + norm);
      }
    }
    return scores;
  };
}
