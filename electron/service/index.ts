import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { ReadingVersions } from './api/intake/readings/store.ts';
import { namedFiles } from './api/intake/attachments/store.ts';
import { tokenAuthority } from './api/access/auth/authority.ts';
import { ALL_SCOPES } from './api/scopes.ts';
import { createSignIn } from './api/access/users/sign_in.ts';
import { interfaceSessions } from './api/access/sessions/sessions.ts';
import { ensureFirstClient } from './api/access/clients/first.ts';
import type { Credentials } from './api/access/clients/store.ts';
import { interfaceClient } from './api/access/clients/store.ts';
import { requestLog } from './api/access/request_log/recorder.ts';
import { createEvaluator } from './api/screening/evaluations/evaluator.ts';
import { chooseFile } from './workflows/choose_model_file.ts';
import { readModelFile } from './api/settings/local_model/store.ts';
import { embeddingInUse } from './api/settings/embedding_model/in_use.ts';
import { createRankingPool } from './api/screening/rankings/pool.ts';
import { seed } from './workflows/seed.ts';
import type { RouteContext } from './api/context.ts';
import type { ServiceContext, ServiceOptions } from './context.ts';
import { byTheService } from './db/actor.ts';
import { damaged } from './db/sqlite/check.ts';
import { openBackend } from './db/open_backend.ts';
import { seenByCallers } from './db/private_jobs.ts';
import { folderProblem, isDamage } from './db/sqlite/problem.ts';
import { settingOr } from './db/settings.ts';
import { endEach } from './end_each.ts';
import { createEngine } from './engine/host.ts';
import { buildApp } from './http/app.ts';
import { announce, listen } from './http/listen.ts';
import { openReach } from './http/reach.ts';
import { createFakeEmbedder } from './intelligence/embedding/fake.ts';
import { BUNDLED_MODEL, MODEL_DIMENSIONS } from './intelligence/embedding/model.ts';
import { CHUNKER_VERSION } from './intelligence/embedding/passages.ts';
import { PROFILE_VERSION } from './intelligence/resume/version.ts';
import { READER_VERSION } from './intelligence/text/version.ts';
import { createLanguages } from './languages.ts';
import { createModelClient } from './local_model/client.ts';
import { createModelFile } from './local_model/file/model_file.ts';
import { createModelQueue } from './local_model/model_queue.ts';
import { networkLog } from './network.ts';
import { createSkills } from './skills.ts';
import { askModelTask } from './tasks/ask-model.ts';
import { autoNominateTask } from './tasks/auto-nominate.ts';
import { outsideIndex } from './tasks/outside_index.ts';
import { candidateTableTask } from './tasks/candidate-table.ts';
import { cleanUpErasedTask } from './tasks/clean-up-erased.ts';
import { deleteCandidatesTask } from './tasks/delete-candidates.ts';
import { embedJobTask } from './tasks/embed-job.ts';
import { evaluateJobTask, evaluateTask } from './tasks/evaluate.ts';
import { followModelChange, laneOfAll, outdateOldQuestions } from './tasks/model-changed.ts';
import { joinSamePersonTask } from './tasks/join-same-person.ts';
import { readAttachmentTask } from './tasks/read-attachment.ts';
import { cleanUpErased, type TaskName } from './tasks/queue.ts';
import { refreshCandidateTask } from './tasks/refresh-candidate.ts';
import { relabelStale } from './tasks/relabel.ts';
import { rereadStale } from './tasks/reread.ts';
import { createSearchTeller } from './tasks/tell-searches.ts';
import { suggestTagsTask } from './tasks/suggest-tags.ts';
import { oneOfAKind } from './tasks/one_of_a_kind.ts';
import { createQueuedLanes } from './tasks/queued_lanes.ts';
import { createRunner, type TaskHandlers } from './tasks/runner.ts';
import { startUpkeep, type Upkeep } from './tasks/upkeep.ts';
import { createFolderWatch } from './watch/folder_watch.ts';
import { createWebhookDeliveries } from './tasks/webhooks/dispatch.ts';

const DAMAGED =
  'The database is damaged, so nothing is written to it any more. Start Longlist again to restore a backup.';

/** A running service. */
export type Service = {
  /** Where it is opened: `http://127.0.0.1:<port>`, or where people on other computers reach it. */
  readonly url: string;
  readonly port: number;
  /** The owner's API client, while its secret is known. */
  readonly credentials: Credentials | null;
  /** A one-time code for `POST /ui/session`; hosts print it as `<url>/#code=<code>` or hand it to their window. */
  createSessionCode(): string;
  /** Whether people sign in with accounts of their own: then such a code lets nobody in. */
  needsAccount(): Promise<boolean>;
  /** Reads the files of the certificate again, where it has any. */
  renewCertificate(): void;
  /** Resolves when no background work is left; webhook deliveries that wait for another attempt, and a local model, are not waited for. */
  idle(): Promise<void>;
  /** Ends everything cleanly: answers what is being asked, stops work, closes the database. */
  close(): Promise<void>;
};

/**
 * Puts the service together and starts it: the only place where its parts meet. Throws, with a sentence for a
 * person, when the data folder is in use, damaged or from a newer version, or when no port is free.
 */
export async function createService(options: ServiceOptions): Promise<Service> {
  const reach = openReach(options);
  const opened = await openBackend(options);
  const { db, write, onCommit, overwriteErased, condition, files, instances, close: closeDatabase } = opened;
  const endAll = (ends: readonly (() => unknown)[]): Promise<void> => endEach(ends, condition);
  /** Ends what there is by now. */
  let close = (): Promise<void> => endAll([closeDatabase]);
  try {
    const is_office = options.is_office ?? options.database !== undefined;
    const context: ServiceContext = { options, db, write, onCommit, condition, instances, is_office };
    await write(seed);
    const shown = await seenByCallers(context);
    const credentials = await ensureFirstClient(db, options.data_dir, options.first_client);
    const folder = opened.keepFolder?.() ?? null;
    await files.sweep(folder?.wasReplacedLately() === true ? null : await namedFiles(db));
    const skills = await createSkills(context);
    const languages = createLanguages(options.data_dir);
    const embedding = await embeddingInUse(context);
    const versions: ReadingVersions = {
      // what was read with other lists of skills is read again
      get reader() {
        const own = skills.own();
        return `${READER_VERSION} ${PROFILE_VERSION}${own === null ? '' : ` ${own.hash}`}`;
      },
      get recognition() {
        return languages.version();
      },
      model:
        embedding.used?.model ??
        (options.fake_embedder === true ? createFakeEmbedder().model : BUNDLED_MODEL),
      chunker: CHUNKER_VERSION,
    };
    const engine = createEngine(options, undefined, {
      skills: skills.own,
      languages: languages.own,
      embedding: embedding.used,
    });
    // its children start while this process still does
    if (options.for_one_run === true) engine.warmUp();
    const dimensions = embedding.used?.dimensions ?? MODEL_DIMENSIONS;
    const pool = createRankingPool(context, { ...versions, dimensions });
    const outside = await outsideIndex(context, pool);
    const evaluator = createEvaluator(context, engine);
    const network = networkLog();
    const model_file = createModelFile(options, {
      read: () => readModelFile(db),
      keep: async (file) => modelChanged(await write((trx) => chooseFile(trx, file))),
    });
    const client = createModelClient({ version: options.version, network, file: model_file.chat });
    const own_lane = createModelQueue((message) => options.log?.({ level: 'warn', message }));
    const lane = laneOfAll(own_lane, instances);
    await outdateOldQuestions(context);
    const handlers: TaskHandlers = {
      read_attachment: readAttachmentTask(context, { files, engine, versions }),
      evaluate: evaluateTask(context, engine),
      evaluate_job: evaluateJobTask(context, engine),
      embed_job: embedJobTask(context, { engine, pool }),
      auto_nominate: autoNominateTask(context, { engine, pool, firstOfAll: outside.firstOfAll }),
      ask_model: askModelTask(context, { client, lane, skills }),
      suggest_tags: suggestTagsTask(context, engine),
      candidate_table: candidateTableTask(context),
      delete_candidates: deleteCandidatesTask(),
      clean_up_erased: cleanUpErasedTask(context, {
        files,
        folder,
        overwriteErased,
        isStopping: () => cleaned !== null,
      }),
      refresh_candidate: refreshCandidateTask(),
      join_same_person: joinSamePersonTask(context),
    };
    const queued_lanes = createQueuedLanes(context);
    // two for each child: while one file is written away or on its way, the child has the next
    const runner = createRunner(context, handlers, engine.children * 2, null, queued_lanes);
    const lane_of = (name: TaskName) =>
      oneOfAKind(instances, name, () => createRunner(context, handlers, 1, name, queued_lanes));
    const model_runner = lane_of('ask_model');
    const deletions = lane_of('delete_candidates');
    const clean_up = lane_of('clean_up_erased');
    let cleaned: Promise<void> | null = null;
    /** What is at work on a copy is ended, and goes on at the next start. */
    const stopCleaning = (): Promise<void> => {
      cleaned ??= clean_up.stop();
      folder?.stopCleaning();
      return cleaned;
    };

    let following: Promise<unknown> = Promise.resolve();
    const follow = (work: () => Promise<unknown>, failed: string): void => {
      following = following
        .then(() => byTheService(work))
        .catch((error: unknown) => {
          options.log?.({ level: 'error', message: `${failed}: ${String(error)}` });
        });
    };
    const readingChanged = (): void =>
      follow(
        () => Promise.all([rereadStale(context, versions), relabelStale(context, skills)]),
        'What files are read with changed, but they are not read again',
      );
    const modelChanged: RouteContext['local_model']['changed'] = (before) =>
      follow(
        () => followModelChange(context, lane, before),
        'The local model changed, but what follows was not queued',
      );
    const deliveries = oneOfAKind(instances, 'webhooks', () => createWebhookDeliveries(shown, { network }));
    const folders = oneOfAKind(instances, 'folders', () => createFolderWatch({ ...context, files, engine }));
    const searches = oneOfAKind(instances, 'saved_searches', () => createSearchTeller(shown));
    instances.onTold('folders_changed', () => folders.current()?.refresh());
    const authority = tokenAuthority(db, options.log, { instances });
    const sessions = interfaceSessions(context, authority);
    if (options.session_code !== undefined) sessions.acceptCode(options.session_code);
    const link_key = await settingOr(db, 'link_key', () => randomBytes(32).toString('base64url'));
    const sign_in = createSignIn(context, link_key);
    const request_log = requestLog(db, options.log);
    const route_context: RouteContext = {
      ...shown,
      authority,
      sessions,
      sign_in,
      files,
      engine,
      pool,
      evaluator,
      skills,
      readingChanged,
      languages,
      embedding,
      versions,
      local_model: { client, lane, file: model_file, changed: modelChanged },
      foldersChanged: () => {
        folders.current()?.refresh();
        instances.tell('folders_changed', '');
      },
      folder,
      network,
      request_log,
      interface_client_id: await interfaceClient(db, ALL_SCOPES),
      link_key,
    };
    const workers = [folders, runner, model_runner, deletions, deliveries, searches];
    const work = [...workers.map(({ stop }) => stop), stopCleaning];
    let withdraw: (() => void) | undefined;
    let upkeep: Upkeep | undefined;
    const app = await buildApp(route_context, reach);
    close = () =>
      endAll([
        () => withdraw?.(),
        () => app.close(),
        folders.stop,
        stopCleaning,
        () => folder?.stop(),
        engine.close,
        lane.close,
        model_file.close,
        evaluator.close,
        () => upkeep?.stop(),
        () => following,
        ...work.slice(1),
        client.close,
        outside.stop,
        pool.stop,
        authority.close,
        request_log.close,
        // whatever failed before
        closeDatabase,
      ]);
    await opened.started();
    const port = await listen(app, db, reach, options.port);
    const url = reach.url(port);
    withdraw = announce(options, url, port);
    // after the address is known: a first request does not wait for any of this
    for (const worker of [...workers, clean_up, outside]) {
      await worker.start();
    }
    const toldDamage = (problem: string): void => {
      options.log?.({ level: 'error', message: `${DAMAGED} (${problem})` });
      void endAll(work);
    };
    const before = condition.damage();
    if (before !== null) toldDamage(before);
    condition.onDamage(toldDamage);
    // a disk that was not connected when somebody was erased
    if (folder?.mayHoldErased() === true) await write(cleanUpErased);
    upkeep = startUpkeep(context, { pool, engine, versions, skills, folder }, options.head_start_ms ?? 0);
    return {
      url,
      port,
      credentials,
      createSessionCode: sessions.createCode,
      needsAccount: sessions.needsAccount,
      renewCertificate: () => reach.certificate?.renew(),
      idle: async () => {
        await upkeep?.done();
        await following;
        await runner.idle();
        await searches.current()?.idle();
        await deliveries.current()?.idle();
      },
      close,
    };
  } catch (error) {
    await close().catch(() => undefined); // why it did not start says more
    if (isDamage(error)) throw damaged(path.join(options.data_dir, 'longlist.db'), error.message, error);
    throw folderProblem(error, options.data_dir);
  }
}
