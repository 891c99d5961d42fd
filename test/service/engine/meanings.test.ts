import { expect, test } from 'vitest';
import { createMeanings } from '#service/engine/meanings.ts';
import type { ResumeVectors } from '#service/engine/protocol.ts';
import { createFakeEmbedder } from '#service/intelligence/embedding/fake.ts';
import { encodeBlock, packRows } from '#service/intelligence/embedding/vectors.ts';
import { shippedLexicon } from '../../helpers/lexicon.ts';

const lexicon = shippedLexicon();
/** Read by no rule. */
const IN_WORDS = 'Is used to talking to customers under pressure';
const ALSO = 'Keeps calm when freight is late';
const PASSAGES = ['Talked to customers under pressure every day', 'Glazed stoneware'];

function counted() {
  const embedder = createFakeEmbedder();
  const embedded: string[][] = [];
  return {
    embedded,
    embedder: {
      ...embedder,
      embed: (texts: readonly string[]) => {
        embedded.push([...texts]);
        return embedder.embed(texts);
      },
    },
  };
}
async function stored(): Promise<ResumeVectors> {
  const embedder = createFakeEmbedder();
  const rows = await embedder.embed(['lead', 'centroid', ...PASSAGES]);
  return {
    model: embedder.model,
    passages_json: '[[0,44],[45,61]]',
    block: encodeBlock(packRows(rows)),
  };
}

test('a cosine for each passage, to four places; the nearer one is the greater', async () => {
  const meaning = await createMeanings(createFakeEmbedder()).of(await stored(), [IN_WORDS], lexicon);
  expect(meaning?.passages).toEqual([
    { start: 0, end: 44 },
    { start: 45, end: 61 },
  ]);
  for (const cosines of meaning!.similarities.values()) {
    expect(cosines).toHaveLength(2);
    expect(cosines[0]).toBeGreaterThan(cosines[1]!);
    for (const cosine of cosines) expect(cosine).toBe(Math.round(cosine * 10_000) / 10_000);
  }
});

test('a statement is embedded once, alone; neither order nor company changes a cosine', async () => {
  const { embedded, embedder } = counted();
  const meanings = createMeanings(embedder);
  const vectors = await stored();
  const together = await meanings.of(vectors, [IN_WORDS, ALSO], lexicon);
  const statements = embedded.length;
  expect(embedded.every((texts) => texts.length === 1)).toBe(true);
  const backwards = await meanings.of(vectors, [ALSO, IN_WORDS], lexicon);
  expect(embedded).toHaveLength(statements);
  const alone = await createMeanings(createFakeEmbedder()).of(vectors, [ALSO], lexicon);
  for (const [statement, cosines] of alone!.similarities) {
    expect(together?.similarities.get(statement)).toEqual(cosines);
    expect(backwards?.similarities.get(statement)).toEqual(cosines);
  }
});

test('rules alone need none; without vectors, with damaged ones and those of another model there is none', async () => {
  const { embedded, embedder } = counted();
  const meanings = createMeanings(embedder);
  const vectors = await stored();
  expect(await meanings.of(vectors, ['Knows SQL', 'Is younger than 30 years'], lexicon)).toBeNull();
  expect(await meanings.of(null, [IN_WORDS], lexicon)).toBeNull();
  expect(await meanings.of({ ...vectors, model: 'another' }, [IN_WORDS], lexicon)).toBeNull();
  const damaged = { ...vectors.block, data: vectors.block.data.subarray(1) };
  expect(await meanings.of({ ...vectors, block: damaged }, [IN_WORDS], lexicon)).toBeNull();
  expect(embedded).toEqual([]);
});
