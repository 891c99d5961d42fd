import type { Db } from '#service/db/schema.ts';
import { letterName, type ClientPack, type PackCandidate } from '#service/exports/pack.ts';
import { factWords } from '#service/exports/pack_words.ts';
import { contactMasker } from '#service/intelligence/blind/contact_mask.ts';
import { maskLocation } from '#service/intelligence/blind/location.ts';
import type { Mask } from '#service/intelligence/blind/mask.ts';
import { identitiesOf, masksOf } from '../../screening/masks/store.ts';

const idsOf = ({ candidates }: ClientPack): string[] => candidates.map(({ candidate_id }) => candidate_id);

/** All masks one after the other: what is written of one may name another. */
function together(masks: readonly Mask[]): Mask {
  return (text) => (text === '' ? text : masks.reduce((hidden, mask) => mask(hidden), text));
}

/** Masks of what says how to reach these people, by candidate id. */
export async function contactMasks(db: Db, candidate_ids: readonly string[]): Promise<Map<string, Mask>> {
  const known = await identitiesOf(db, candidate_ids);
  return new Map([...known].map(([id, { terms }]) => [id, contactMasker(terms)]));
}

/** Without who people are: letters for names, no contact, and all that was written or read of them masked. */
export async function blinded(db: Db, pack: ClientPack): Promise<ClientPack> {
  const words = factWords(pack.language);
  const contact = new Set<string>([words.email, words.phone]);
  const hide = together([...(await masksOf(db, idsOf(pack))).values()]);
  return {
    ...pack,
    candidates: pack.candidates.map((candidate, index) => ({
      ...masked(candidate, hide),
      name: letterName(index, pack.language),
      facts: masked(candidate, hide).facts.filter(({ label }) => !contact.has(label)),
    })),
  };
}

/** Without how to reach people past the agency, wherever that was written: in a note, a quote, a place. */
export async function withoutContacts(db: Db, pack: ClientPack): Promise<ClientPack> {
  const hide = together([...(await contactMasks(db, idsOf(pack))).values()]);
  const candidates = pack.candidates.map((candidate) => ({
    ...masked(candidate, hide),
    location: maskLocation(candidate.location, hide),
  }));
  return { ...pack, candidates };
}

function masked(candidate: PackCandidate, hide: Mask): PackCandidate {
  return {
    ...candidate,
    headline: hide(candidate.headline),
    note: hide(candidate.note),
    role: hide(candidate.role),
    location: hide(candidate.location),
    facts: candidate.facts.map((fact) => ({ ...fact, value: hide(fact.value) })),
    marks: candidate.marks.map(({ quotes, said, ...mark }) => ({
      ...mark,
      said: said === null ? null : { ...said, words: hide(said.words) },
      quotes: quotes.map(({ quote, page_text }) => ({ quote: hide(quote), page_text })),
    })),
    skills: candidate.skills.map(hide),
    timeline: candidate.timeline.map(({ period, title, employer }) => ({
      period,
      title: hide(title),
      employer: hide(employer),
    })),
  };
}
