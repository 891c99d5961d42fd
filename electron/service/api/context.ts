import type { ServiceContext } from '../context.ts';
import type { Engine } from '../engine/host.ts';
import type { KeptFolder } from '../db/open_backend.ts';
import type { Languages } from '../languages.ts';
import type { ModelClient } from '../local_model/client.ts';
import type { ModelFile } from '../local_model/file/model_file.ts';
import type { ModelQueue } from '../local_model/model_queue.ts';
import type { NetworkLog } from '../network.ts';
import type { Skills } from '../skills.ts';
import type { PrivateJobs } from '../db/private_jobs.ts';
import type { FileStore } from '../db/file_store.ts';
import type { ReadingVersions } from './intake/readings/store.ts';
import type { EmbeddingInUse } from './settings/embedding_model/in_use.ts';
import type { Authority } from './tokens.ts';
import type { SignIn } from './access/users/sign_in.ts';
import type { Sessions } from './access/sessions/sessions.ts';
import type { RequestLog } from './access/request_log/recorder.ts';
import type { Evaluator } from './screening/evaluations/evaluator.ts';
import type { ModelInUse } from './settings/local_model/store.ts';
import type { RankingPool } from './screening/rankings/pool.ts';

/** What routes are given beside that: the parts of the service that live as long as it does. */
export type RouteContext = ServiceContext & {
  readonly authority: Authority;
  readonly sessions: Sessions;
  readonly sign_in: SignIn;
  readonly files: FileStore;
  readonly engine: Engine;
  readonly pool: RankingPool;
  readonly evaluator: Evaluator;
  readonly skills: Skills;
  /**
   * What follows, in the background, when files would be read otherwise (a list of skills, a language of
   * recognition): see index.ts.
   */
  readonly readingChanged: () => void;
  readonly languages: Languages;
  readonly embedding: EmbeddingInUse;
  readonly versions: ReadingVersions;
  readonly local_model: {
    readonly client: ModelClient;
    readonly lane: ModelQueue;
    readonly file: ModelFile;
    /** What follows, in the background, when another model was chosen, or none. */
    readonly changed: (before: ModelInUse | null) => void;
  };
  /** Looks again which folders are to be watched, and how. */
  readonly foldersChanged: () => void;
  /** null where a server has the data. */
  readonly folder: KeptFolder | null;
  readonly network: NetworkLog;
  readonly request_log: RequestLog;
  readonly private_jobs: PrivateJobs;
  readonly interface_client_id: string;
  /** Key of the signatures of /files links. */
  readonly link_key: string;
};
