import type { FastifyRequest } from 'fastify';
import { HIDDEN } from '../../../intelligence/blind/cover.ts';
import { MAIL_REASONS } from '../../../intelligence/mail/reasons.ts';
import { REASON_MESSAGES } from '../../../intelligence/text/reasons.ts';
import { maskPages, type Pages } from '../../../intelligence/blind/pages.ts';
import { signedLink } from '../../signed_links.ts';
import type { RouteContext } from '../../context.ts';
import type { AnswerMask } from './answer.ts';
import { codeName, maskOfNobody, masksOf } from '../masks/store.ts';
import type { Mask } from '#service/intelligence/blind/mask.ts';
import { maskLocation, maskPlace, type Place } from '../../../intelligence/blind/location.ts';
import { writtenBlind } from '../../feeds/events/store.ts';
import {
  candidateOf,
  candidatesOfNominations,
  maskOfAnybody,
  maskOfAttachment,
  type About,
  type Params,
} from './store.ts';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };
type Record_ = { readonly [key: string]: Json };

/** Whom a part of an answer is about, and how they are hidden. */
type Person = {
  readonly id: string | null;
  readonly mask: Mask;
  /** For what was said of them, where a blind caller wrote it: bars over a guess would tell that it is right. */
  readonly words?: Mask;
};

const NOBODY: Person = { id: null, mask: maskOfNobody };

/**
 * Hides who people are in an answer of any shape. Whom a record is about says its `candidate_id` or `nomination_id`,
 * else the record around it, else `about`: what the id in the path names, or that each record is a candidate itself.
 */
export function maskAnswer(about: About): AnswerMask {
  return async (payload, request, context) => {
    const { db } = context;
    const answer = payload as Json;
    const nominations = await candidatesOfNominations(db, valuesOf(answer, 'nomination_id'));
    const params = (request.params ?? {}) as Params;
    const root = await candidateOf(db, about, params);
    const ids = [
      ...valuesOf(answer, 'candidate_id'),
      ...nominations.values(),
      ...(root === null ? [] : [root]),
      ...(about === 'records' ? valuesOf(answer, 'id') : []),
    ];
    const masks = await masksOf(db, ids);
    const written = await writtenBlind(
      db,
      ['id', 'resource_id', 'stage_change_id'].flatMap((key) => valuesOf(answer, key)),
    );
    const personOf = (id: string): Person => ({ id, mask: masks.get(id) ?? maskOfNobody });
    let around = root === null ? NOBODY : personOf(root);
    if (root === null && about === 'attachment') {
      around = { id: null, mask: await maskOfAttachment(db, params) };
    }
    if (about === 'anybody') around = { id: null, mask: await maskOfAnybody(db) };
    const walk = (value: Json, person: Person, key: string): Json => {
      if (OF_THE_JOB.has(key)) return value;
      if (key === 'told' || key.endsWith('_told')) return maskSentences(value, person);
      if (typeof value === 'string') return maskText(value, key, person, context);
      if (Array.isArray(value)) {
        if (CONTACTS.has(key)) return [];
        if (key === 'pages') return maskPages(value as unknown as Pages, person.mask) as unknown as Json;
        return value.map((item: Json) => walk(item, person, key));
      }
      if (typeof value !== 'object' || value === null) return value;
      return maskRecord(value as Record_, personIn(value as Record_, person), key, {
        walk,
        request,
        context,
        written,
      });
    };
    const personIn = (record: Record_, outer: Person): Person => {
      // what a blind caller called it themselves: bars over it would tell which words are names here
      if (about === 'anybody' && written.has(String(record['id']))) return NOBODY;
      if (typeof record['candidate_id'] === 'string') return personOf(record['candidate_id']);
      if (typeof record['nomination_id'] === 'string') {
        const id = nominations.get(record['nomination_id']);
        if (id !== undefined) return personOf(id);
      }
      if (about === 'records' && outer.id === null && typeof record['id'] === 'string') {
        return personOf(record['id']);
      }
      return outer;
    };
    return walk(answer, around, '');
  };
}

/** Lists of addresses and of links. */
const CONTACTS = new Set(['emails', 'phones', 'links']);
/** Who sent a mail, and what its head says of whom. */
const OF_A_MAIL = new Set(['from_name', 'from_email', 'forwarded_by', 'subject']);
/** Texts of the service itself: kinds and states. What is written by people or read from files is never under these. */
const WORDS_OF_OURS = new Set([
  'state',
  'type',
  'kind',
  'reason',
  'change',
  'path_kind',
  'finding',
  'stance',
  'scope_type',
  'tag_type',
  'creation_method',
  'cefr',
  'band',
  'weight',
  'media_type',
  'country',
  'category',
  'resource_type',
  'cursor',
]);
/** Sentences of ours, word for word: a file called "password.pdf" makes no name of a word in one of them. */
const OUR_SENTENCES: ReadonlySet<string> = new Set([
  ...Object.values(REASON_MESSAGES),
  ...Object.values(MAIL_REASONS),
]);
const NO_WORDS = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|)$/;
/** What recruiters ask, and how it is understood: of the job, not of a person. */
const OF_THE_JOB = new Set([
  'criterion',
  'understood_as',
  'not_understood',
  'corrected',
  's',
  'job',
  'tag',
  'tags',
]);
/** A kind or state as code writes it; `reason` is one beside `state`, and a person's words elsewhere. */
const CODE = /^[A-Za-z][A-Za-z0-9]*(?:[_./-][A-Za-z0-9]+)*$/;

function maskText(text: string, key: string, person: Person, { link_key }: RouteContext): Json {
  if (NO_WORDS.test(text) || OUR_SENTENCES.has(text)) return text;
  if (WORDS_OF_OURS.has(key) && CODE.test(text)) return key === 'reason' ? person.mask(text) : text;
  if (key === 'full_name' || key === 'candidate_name') {
    return person.id === null ? HIDDEN : codeName(link_key, person.id);
  }
  if (key === 'email' || key === 'phone') return null;
  if (key === 'school' || OF_A_MAIL.has(key)) return HIDDEN;
  if (key === 'file_name' || key === 'last_file_name') return neutralName(text, person.id, link_key);
  if (key === 'location') return maskLocation(text, person.mask);
  return ((SAID.has(key) ? person.words : undefined) ?? person.mask)(text);
}

/** An explanation in codes: what stands in its sentences is said of the person as the explanation itself is. */
function maskSentences(value: Json, person: Person, key = ''): Json {
  if (key === 'code' || OF_THE_JOB.has(key)) return value;
  if (typeof value === 'string') return (person.words ?? person.mask)(value);
  if (Array.isArray(value)) return value.map((item: Json) => maskSentences(item, person));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, maskSentences(inner as Json, person, name)]),
  );
}

type Parts = {
  readonly walk: (value: Json, person: Person, key: string) => Json;
  readonly request: FastifyRequest;
  readonly context: RouteContext;
  /** Records whose words blind callers wrote. */
  readonly written: ReadonlySet<string>;
};

/** Words of people about a candidate, and answers, which repeat the words of the question. */
const SAID = new Set(['answer', 'text', 'headline', 'note', 'reason', 'said_reason', 'explanation']);

function maskRecord(record: Record_, person: Person, key: string, parts: Parts): Json {
  const { walk, request, context, written } = parts;
  // what a person entered is who the candidate is
  if (key === 'overrides') {
    const place = record['location'];
    return typeof place === 'string' ? { location: maskLocation(place, person.mask) } : {};
  }
  if (key === 'location' && 'raw' in record) return maskPlace(record as Place, person.mask);
  const hidden: Record<string, Json> = {};
  const is_profile = 'emails' in record && 'sections' in record;
  const is_shared = 'strength' in record && 'value' in record;
  const is_contact = /^(?:name|emails|phones|links|location|education)/.test(
    String(record['path_kind'] ?? ''),
  );
  const { criterion } = record as { readonly criterion?: { readonly id?: unknown } | null };
  const is_written_blind = [
    record['id'],
    record['resource_id'],
    record['stage_change_id'],
    criterion?.id,
  ].some((id) => written.has(String(id)));
  const about = is_written_blind ? { ...person, words: maskOfNobody } : person;
  for (const [name, value] of Object.entries(record)) {
    // nothing tells who gave the reason for an answer, and bars over a blind caller's words would tell the name
    if (name === 'reason' && typeof record['is_criterion_met'] === 'boolean') hidden[name] = null;
    // who is the same person is told by names and addresses
    else if (name === 'same_person_as') hidden[name] = [];
    else if (name === 'joined') hidden[name] = null;
    else if (name === 'remote_id') hidden[name] = record['id'] ?? null;
    else if (name === 'candidate_remote_id') hidden[name] = record['candidate_id'] ?? null;
    else if (name === 'ephemeral_url' && typeof value === 'string') {
      hidden[name] = blindLink(record, request, context);
    } else if (name === 'name' && is_profile) hidden[name] = null;
    else if (name === 'value' && is_shared) hidden[name] = HIDDEN;
    else if ((name === 'before' || name === 'after') && is_contact) {
      hidden[name] = value === null ? null : HIDDEN;
    } else hidden[name] = walk(value, about, name);
  }
  return hidden;
}

function blindLink({ id }: Record_, { own_origin }: FastifyRequest, { link_key }: RouteContext): string {
  return signedLink(link_key, own_origin, String(id), Date.now(), true);
}

/** A file is called after its candidate's code: names of files are names of people. */
function neutralName(file_name: string, candidate_id: string | null, key: string): string {
  const ending =
    /\.(?:pdf|docx?|odt|rtf|html?|txt|md|json|png|jpe?g|tiff?|webp|zip|csv|xlsx?)$/i.exec(file_name)?.[0] ??
    '';
  return `${candidate_id === null ? 'File' : codeName(key, candidate_id)}${ending.toLowerCase()}`;
}

/** Every text under a key, wherever it stands. */
function valuesOf(value: Json, key: string): string[] {
  const found: string[] = [];
  const look = (at: Json): void => {
    if (Array.isArray(at)) for (const item of at as readonly Json[]) look(item);
    else if (typeof at === 'object' && at !== null) {
      for (const [name, inner] of Object.entries(at)) {
        if (name === key && typeof inner === 'string') found.push(inner);
        else if (typeof inner === 'object') look(inner);
      }
    }
  };
  look(value);
  return found;
}

/**
 * Cards of candidates: a place of searched words of which any is hidden is not shown, as it would confirm the search.
 */
export function maskCards(): AnswerMask {
  const hides = maskAnswer('what they name');
  return async (payload, request, context) => {
    const { results, ...answer } = (await hides(payload, request, context)) as { results: readonly Card[] };
    const is_told = ({ snippet }: Card): boolean =>
      snippet?.marks.some(([from, to]) => snippet.text.slice(from, to).includes(HIDDEN)) !== true;
    return {
      ...answer,
      results: results.map((card) => (is_told(card) ? card : Object.assign({}, card, { snippet: null }))),
    };
  };
}

type Card = {
  readonly snippet: { readonly text: string; readonly marks: readonly (readonly [number, number])[] } | null;
};
