import { availableParallelism } from 'node:os';
import type { ServiceOptions } from '#service/context.ts';
import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import type { AddedModel } from '#service/intelligence/embedding/model_folder.ts';
import type { MailRead } from '#service/intelligence/mail/mail.ts';
import { NO_TELEMETRY } from '#service/intelligence/embedding/no-telemetry.ts';
import type { TextRole } from '#service/intelligence/ports.ts';
import type { SuggestedTag } from '#service/intelligence/tags/suggest.ts';
import type { TableRead } from '#service/intelligence/tables/table.ts';
import type { TitleWord } from '#service/intelligence/ranking/title_words.ts';
import { embedOnce } from './embed_once.ts';
import { embedTogether, LONG_TEXT } from './embed_together.ts';
import { EngineFailure } from './failure.ts';
import { DEFAULT_LIMITS, type EngineLimits } from './limits.ts';
import {
  CHILD_SETTINGS,
  type ChildSettings,
  type EngineCall,
  type FileRead,
  type LanguageFile,
  type MailCall,
  type OwnSkillsFile,
  type ReadCall,
  type ResumeToEvaluate,
} from './protocol.ts';
import { createSlot, type CallLimit, type Slot } from './slot.ts';

/** Whether someone waits for the answer on a screen, or it is part of a long piece of work. */
export type Urgency = 'interactive' | 'background';

/** The heavy and the dangerous work, in child processes: a hostile file or a native abort ends one child. */
export type Engine = {
  /**
   * Reads a file. `spent_ms` is what an earlier try at it took already, and is taken off this one.
   * @throws EngineFailure when there is no outcome; an unreadable file is a value.
   */
  read(
    request: Omit<ReadCall, 'kind' | 'own_skills' | 'languages'>,
    byte_size: number,
    spent_ms?: number,
  ): Promise<FileRead>;
  /** One unit vector per text; a long text somebody waits for on all children that have nothing to do. @throws EngineFailure */
  embed(texts: readonly string[], urgency: Urgency): Promise<Float32Array[]>;
  /** The words of a title, cut into pieces. @throws EngineFailure */
  cutTitle(title: string): Promise<TitleWord[]>;
  /**
   * Evaluates criteria against resumes, all in one call; for each resume one answer per prompt, in their order.
   * @throws EngineFailure when there is no outcome; a criterion that cannot be evaluated is a value.
   */
  evaluate(resumes: readonly ResumeToEvaluate[], urgency: Urgency): Promise<CriterionAnswer[][]>;
  /** Reads a spreadsheet. @throws EngineFailure when there is no outcome; one that cannot be read is a value. */
  readTable(bytes: Uint8Array, sheet: string | null): Promise<TableRead>;
  /** Reads a mail. @throws EngineFailure when there is no outcome; one that cannot be read is a value. */
  readMail(request: Omit<MailCall, 'kind'>): Promise<MailRead>;
  /** The tags a profile speaks for; background work. @throws EngineFailure */
  suggestTags(profile_json: string): Promise<SuggestedTag[]>;
  /** Starts the child that answers interactive calls, so that the first person does not wait for the model. */
  warmUp(): void;
  /** Process ids of the running children. */
  pids(): number[];
  /** Number of children for background work. */
  readonly children: number;
  close(): void;
};

const MIB = 1024 * 1024;
const BACKGROUND_NICENESS = 10;
const MAX_CHILDREN = 4;
const one = (vectors: unknown): Float32Array => (vectors as [Float32Array])[0];

type Waiting = {
  readonly call: EngineCall;
  readonly limit: CallLimit;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
};
type Place = { readonly slot: Slot; busy: boolean; not_before: number };
type Lane = { readonly places: readonly Place[]; readonly queue: Waiting[]; readonly urgency: Urgency };

/**
 * A lane of children for background work and one more child for interactive calls, so that embedding a
 * query never stands behind a file that takes its full time limit.
 */
export function createEngine(
  options: Pick<
    ServiceOptions,
    'spawn' | 'child_entry' | 'resources_dir' | 'fake_embedder' | 'children' | 'for_one_run' | 'log'
  >,
  limits: EngineLimits = DEFAULT_LIMITS,
  /** What people added to the program, as it is at the time of a call: lists of skills, languages of text recognition. */
  own: {
    readonly skills: () => OwnSkillsFile | null;
    readonly languages: () => readonly LanguageFile[];
    /** The model used instead of the bundled one, from the start on. */
    readonly embedding?: AddedModel | null;
  } = { skills: () => null, languages: () => [] },
): Engine {
  const cores = Math.min(availableParallelism(), MAX_CHILDREN);
  const children = options.children ?? cores;
  const is_one_run = options.for_one_run === true;
  const rss_limit_bytes = limits.rss_mb * MIB + 2 * (own.embedding?.weights_bytes ?? 0);
  let closed = false;

  function createPlace(urgency: Urgency): Place {
    const settings: ChildSettings = {
      resources_dir: options.resources_dir,
      fake_embedder: options.fake_embedder ?? false,
      added_model: own.embedding ?? null,
      // a second thread is worth little in a hundred pieces; a second child halves a long text
      threads: 1,
      niceness: urgency === 'background' && !is_one_run ? BACKGROUND_NICENESS : 0,
      stands_by: urgency === 'interactive',
      rss_limit_bytes,
    };
    const env = { ...NO_TELEMETRY, [CHILD_SETTINGS]: JSON.stringify(settings) };
    const slot = createSlot({
      spawn: () => options.spawn(options.child_entry, { env, heap_mb: limits.heap_mb }),
      start_limit_ms: limits.start_ms,
      rss_limit_bytes,
      idle_limit_ms: urgency === 'background' ? limits.idle_ms : null,
    });
    return { slot, busy: false, not_before: 0 };
  }
  const background: Lane = {
    places: Array.from({ length: children }, () => createPlace('background')),
    queue: [],
    urgency: 'background',
  };
  // where all work is for the one who waits, no child more is worth its start
  const interactive: Lane = is_one_run
    ? background
    : { places: [createPlace('interactive')], queue: [], urgency: 'interactive' };
  const lanes = [...new Set([background, interactive])];

  function serve(lane: Lane): void {
    for (const place of lane.places) {
      if (place.busy || lane.queue.length === 0) continue;
      const wait = place.not_before - performance.now();
      if (wait > 0) {
        place.busy = true;
        setTimeout(() => {
          place.busy = false;
          serve(lane);
        }, wait).unref();
        continue;
      }
      const next = lane.queue.shift();
      if (next !== undefined) void work(lane, place, next);
    }
  }

  async function work(lane: Lane, place: Place, { call, limit, resolve, reject }: Waiting): Promise<void> {
    place.busy = true;
    try {
      resolve(await place.slot.run(call, limit));
    } catch (error) {
      if (error instanceof EngineFailure && error.reason !== 'CLOSED') {
        options.log?.({
          level: 'warn',
          message: `Engine call failed: ${error.message}`,
          call: call.kind,
          reason: error.reason,
        });
      }
      // A child that dies while starting would otherwise be started in a tight loop.
      if (place.slot.failed_starts > 0) {
        place.not_before = performance.now() + Math.min(30_000, 250 * 2 ** place.slot.failed_starts);
      }
      reject(error);
    } finally {
      place.busy = false;
      serve(lane);
    }
  }

  /** A limit that is a number is one for the whole call: the child reports no progress. */
  function ask(lane: Lane, call: EngineCall, given: CallLimit | number): Promise<unknown> {
    if (closed) return Promise.reject(new EngineFailure('CLOSED', 'The service is shutting down.'));
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const limit = typeof given === 'number' ? { silence_ms: given, total_ms: given } : given;
    lane.queue.push({ call, limit, resolve, reject });
    serve(lane);
    return promise;
  }

  const embedLimit = (n: number): number => limits.embed_ms + n * limits.embed_ms_per_text;
  /** What somebody waits for is a job's; resumes are read in the background. */
  const embedAs = async (urgency: Urgency, texts: readonly string[]): Promise<Float32Array[]> => {
    const [lane, role]: [Lane, TextRole] =
      urgency === 'interactive' ? [interactive, 'query'] : [background, 'passage'];
    return (await ask(lane, { kind: 'embed', texts, role }, embedLimit(texts.length))) as Float32Array[];
  };
  const embedPassages = embedOnce((texts) => embedAs('background', texts), limits.idle_ms);

  /** With the children for background work that have none; where none runs, one is started for the next time. */
  async function embedLong(texts: readonly string[]): Promise<Float32Array[]> {
    const free = background.queue.length > 0 ? [] : background.places.filter(({ busy }) => !busy);
    const helping = free.filter(({ slot }) => slot.is_ready);
    if (helping.length === 0) void free[0]?.slot.start().catch(() => undefined);
    for (const place of helping) place.busy = true;
    const limit = { silence_ms: embedLimit(1), total_ms: embedLimit(1) };
    const others = helping.map(
      ({ slot }) =>
        async (text: string) =>
          one(await slot.run({ kind: 'embed', texts: [text], role: 'query' }, limit)),
    );
    try {
      return await embedTogether(texts, async (text) => one(await embedAs('interactive', [text])), others);
    } finally {
      for (const place of helping) place.busy = false;
      serve(background);
    }
  }

  return {
    children,
    async read(request, byte_size, spent_ms = 0) {
      return (await ask(
        background,
        { kind: 'read', ...request, own_skills: own.skills(), languages: own.languages() },
        {
          silence_ms: limits.read_ms + (byte_size / MIB) * limits.read_ms_per_mib,
          total_ms: limits.read_total_ms - spent_ms,
          recognition: {
            silence_ms: limits.recognition_ms,
            total_ms: limits.recognition_total_ms - spent_ms,
          },
        },
      )) as FileRead;
    },
    async embed(texts, urgency) {
      if (texts.length === 0) return [];
      // those who would help are the ones who are asked where there is no other lane
      const is_apart = urgency === 'interactive' && !is_one_run;
      if (is_apart && texts.join('').length > LONG_TEXT) return embedLong(texts);
      return urgency === 'background' ? embedPassages(texts) : embedAs(urgency, texts);
    },
    cutTitle: async (title) =>
      (await ask(interactive, { kind: 'title', title }, limits.embed_ms)) as TitleWord[],
    async evaluate(resumes, urgency) {
      const asked = resumes.reduce((sum, { prompts }) => sum + prompts.length, 0);
      if (asked === 0) return resumes.map(() => []);
      return (await ask(
        urgency === 'interactive' ? interactive : background,
        { kind: 'evaluate', resumes, own_skills: own.skills() },
        limits.evaluate_ms + asked * limits.evaluate_ms_per_criterion,
      )) as CriterionAnswer[][];
    },
    async readTable(bytes, sheet) {
      return (await ask(interactive, { kind: 'table', bytes, sheet }, limits.table_ms)) as TableRead;
    },
    async readMail(request) {
      const silence_ms = limits.read_ms + (request.bytes.length / MIB) * limits.read_ms_per_mib;
      const limit = { silence_ms, total_ms: limits.mail_total_ms };
      return (await ask(background, { kind: 'mail', ...request }, limit)) as MailRead;
    },
    async suggestTags(profile_json) {
      const call: EngineCall = { kind: 'suggest_tags', profile_json, own_skills: own.skills() };
      return (await ask(background, call, limits.tags_ms)) as SuggestedTag[];
    },
    warmUp() {
      for (const place of interactive.places) {
        place.slot.start().catch((error: unknown) => {
          if (closed) return; // a program that ends before its engine has started ends as it should
          options.log?.({ level: 'error', message: `The engine does not start: ${String(error)}` });
        });
      }
    },
    pids: () => lanes.flatMap(({ places }) => places.flatMap(({ slot }) => slot.pid ?? [])),
    close() {
      closed = true;
      for (const lane of lanes) {
        for (const { reject } of lane.queue.splice(0)) {
          reject(new EngineFailure('CLOSED', 'The service is shutting down.'));
        }
        for (const { slot } of lane.places) slot.close();
      }
    },
  };
}
