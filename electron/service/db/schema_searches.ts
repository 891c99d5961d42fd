import type { Generated } from 'kysely';

/** Searches kept under a name, and who is new to them; part of Database in schema.ts. */
export type SearchTables = {
  saved_searches: {
    id: string;
    name: string;
    view: 'ranking' | 'pool';
    search: string;
    tells: Generated<number>;
    asks: string | null;
    created_at: string;
    modified_at: string;
  };
  saved_search_matches: {
    saved_search_id: string;
    candidate_id: string;
    found_at: string | null;
    found_blind_at: string | null;
  };
  saved_search_looks: { saved_search_id: string; client_id: string; looked_at: string };
};
