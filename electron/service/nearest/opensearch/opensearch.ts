import { setTimeout as sleep } from 'node:timers/promises';
import type { CandidateIndex, IndexedCandidate, Search } from '../candidate_index.ts';
import { NEAR_VECTOR_VERSION, nearTarget, nearVector } from '../near_vector.ts';
import { openSearchClient } from './client.ts';

/** So many ids are the most that a filter takes. */
const MOST_AMONG = 65_536;
/** So many results are the most that a search gives. */
const MOST_FOUND = 10_000;
/** The engine notices every thirty seconds what copies of it do not need any more. */
const EXPUNGE_EVERY_MS = 3000;
const EXPUNGE_ATTEMPTS = 40;

/**
 * One vector a candidate, and the pieces of their texts as words for BM25: those that the exact score counts, so that the
 * engine has no name and nothing that a resume is found by otherwise. Half of whom it names are near by the vector, half
 * by the words of the title.
 * @param address http:// on this computer, else https://, with name and password where they are needed, and the name of
 * the index: `https://user:password@host:9200/longlist`
 * @param version what the vectors are made with; those of another one are made anew
 */
export function openSearchIndex(
  address: string,
  version: { readonly model: string; readonly chunker: string; readonly dimensions: number },
): CandidateIndex {
  const client = openSearchClient(address);
  const name = new URL(address).pathname.slice(1);
  if (!/^[a-z0-9][a-z0-9_-]*$/u.test(name)) {
    throw new Error(
      'The address of OpenSearch ends with the name of an index, such as https://host:9200/longlist.',
    );
  }
  const made_of = `${NEAR_VECTOR_VERSION} ${version.model} ${version.chunker} ${version.dimensions}`;
  let is_changed = true;
  let has_removed = true;

  async function bulk(lines: readonly object[]): Promise<void> {
    if (lines.length === 0) return;
    is_changed = true;
    const { items } = await client.lines<Bulk>('POST', `/${name}/_bulk`, lines);
    const failed = items.flatMap((item) => Object.values(item)).find(({ error }) => error !== undefined);
    if (failed !== undefined) throw new Error(`OpenSearch: ${JSON.stringify(failed.error)}`);
  }

  /**
   * Writes files that hold deleted documents anew. The engine keeps the last of them for copies of itself, until it has
   * noticed that nobody needs them.
   */
  async function expunge(): Promise<void> {
    for (let attempt = 0; attempt < EXPUNGE_ATTEMPTS; attempt += 1) {
      if (attempt > 0) await sleep(EXPUNGE_EVERY_MS);
      await client.json('POST', `/${name}/_flush`);
      await client.json('POST', `/${name}/_forcemerge?only_expunge_deletes=true`);
      const { _all } = await client.json<Stats>('GET', `/${name}/_stats/docs`);
      if (_all.total.docs.deleted === 0) return;
    }
    throw new Error(`OpenSearch still holds candidates who were removed from its index ${name}.`);
  }

  return {
    async position() {
      const found = await client.json<Mappings>('GET', `/${name}/_mapping`, undefined, [404]);
      const settled = found[name]?.mappings?._meta;
      return settled?.made_of === made_of ? settled.position : null;
    },

    async clear() {
      await client.json('DELETE', `/${name}`, undefined, [404]);
      await client.json('PUT', `/${name}`, indexOf(version.dimensions));
    },

    upsert: (candidates) => bulk(candidates.flatMap(linesOf)),

    async remove(candidate_ids) {
      has_removed = true;
      await bulk(candidate_ids.map((_id) => ({ delete: { _id } })));
    },

    async settle(event_id) {
      if (is_changed) await client.json('POST', `/${name}/_refresh`);
      if (has_removed) await expunge();
      is_changed = false;
      has_removed = false;
      const settled: Settled = { made_of, position: event_id };
      await client.json('PUT', `/${name}/_mapping`, { _meta: settled });
    },

    async search(search) {
      const lines = searchesOf(search).flatMap((one) => [{}, one]);
      const { responses } = await client.lines<{ responses: readonly Response[] }>(
        'POST',
        `/${name}/_msearch`,
        lines,
      );
      const failed = responses.find(({ error }) => error !== undefined);
      if (failed !== undefined) throw new Error(`OpenSearch: ${JSON.stringify(failed.error)}`);
      const [by_meaning = [], by_words = []] = responses.map(({ hits }) =>
        (hits?.hits ?? []).map(({ _id }) => _id),
      );
      const half = by_meaning.slice(0, search.limit - Math.min(by_words.length, search.limit >> 1));
      const candidate_ids = [...new Set([...half, ...by_words, ...by_meaning])].slice(0, search.limit);
      return { candidate_ids, scores: null };
    },
  };
}

/** Kept with the mapping, where it goes with the index and is no document that anybody could find. */
type Settled = { readonly made_of: string; readonly position: string };
type Mappings = Readonly<Record<string, { readonly mappings?: { readonly _meta?: Settled } }>>;
type Stats = { readonly _all: { readonly total: { readonly docs: { readonly deleted: number } } } };
type Bulk = { readonly items: readonly Readonly<Record<string, { readonly error?: unknown }>>[] };
type Response = {
  readonly hits?: { readonly hits: readonly { readonly _id: string }[] };
  readonly error?: unknown;
};

function indexOf(dimensions: number): object {
  return {
    settings: {
      // a word counts n / (n + 3), as it does in the exact score, whatever the length of a resume
      similarity: { share: { type: 'BM25', k1: 3, b: 0 } },
      index: {
        knn: true,
        'merge.policy.expunge_deletes_allowed': 0,
        'soft_deletes.retention.operations': 0,
      },
    },
    mappings: {
      dynamic: false,
      _source: { excludes: ['near', 'pieces'] },
      properties: {
        near: {
          type: 'knn_vector',
          dimension: dimensions,
          method: { name: 'hnsw', engine: 'lucene', space_type: 'innerproduct' },
        },
        pieces: {
          type: 'text',
          analyzer: 'whitespace',
          similarity: 'share',
          index_options: 'freqs',
          norms: false,
        },
      },
    },
  };
}

/** Whoever has no readable text is nowhere near to anything. */
function linesOf({ candidate_id: _id, block, pieces }: IndexedCandidate): object[] {
  if (block === null) return [{ delete: { _id } }];
  const words = [...(pieces ?? [])].filter((piece) => piece !== 0).join(' ');
  return [{ index: { _id } }, { near: Array.from(nearVector(block)), pieces: words }];
}

function searchesOf({ target, among, limit }: Search): object[] {
  if (among !== null && among.length > MOST_AMONG) {
    throw new Error(`OpenSearch looks among ${MOST_AMONG} candidates at most.`);
  }
  const size = Math.min(limit, MOST_FOUND);
  const filter = among === null ? undefined : { ids: { values: among } };
  const plain = { size, _source: false, track_total_hits: false };
  const vector = Array.from(nearTarget(target));
  const meaning = { knn: { near: { vector, k: size, ...(filter !== undefined && { filter }) } } };
  if (target.title === null) return [{ ...plain, query: meaning }];
  const match = { match: { pieces: target.title.pieces.join(' ') } };
  const words = { bool: { must: match, ...(filter !== undefined && { filter }) } };
  return [
    { ...plain, query: meaning },
    { ...plain, query: words },
  ];
}
