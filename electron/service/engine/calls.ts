import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import type { ResumeDocument } from '#service/intelligence/document.ts';
import { createFakeEmbedder } from '#service/intelligence/embedding/fake.ts';
import { currentTitle } from '#service/intelligence/embedding/identity.ts';
import { piecesOf, splitPassages } from '#service/intelligence/embedding/passages.ts';
import type { Embedder, ReadingStep } from '#service/intelligence/ports.ts';
import { createCriteria, type Criteria } from '#service/intelligence/criteria/answers.ts';
import { emptyProfile, type Profile } from '#service/intelligence/profile.ts';
import { cutTitle } from '#service/intelligence/ranking/title_words.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { mentionedSkills } from '#service/intelligence/resume/skills.ts';
import type { Lexicon } from '#service/intelligence/skills/lexicon.ts';
import { readCriteriaTables, readLexicon } from '#service/intelligence/skills/load.ts';
import { addOwnSkills } from '#service/skills.ts';
import { createFullReader } from './full_reader.ts';
import {
  type ChildSettings,
  type EngineCall,
  type EvaluateCall,
  type FileRead,
  type ReadCall,
  type SuggestCall,
} from './protocol.ts';
import { createTagger } from './tagger.ts';

/** What a child of the engine answers with, wherever it runs. */
export type EngineCalls = {
  /** @throws Error when there is no outcome; a file or a criterion that cannot be read is a value. */
  answer(call: EngineCall, onProgress: (step?: ReadingStep) => void): Promise<unknown>;
  readonly criteria: Criteria;
  readonly lexicon: Lexicon;
};

async function createEmbedder(settings: ChildSettings): Promise<Embedder> {
  if (settings.fake_embedder && settings.added_model === null) return createFakeEmbedder();
  const real = await import('#service/intelligence/embedding/transformers.ts');
  return real.createEmbedder({
    models_dir: `${settings.resources_dir}/models`,
    threads: settings.threads,
    impatient: settings.stands_by,
    added: settings.added_model,
    readFile,
  });
}

/**
 * Loads the model, the skills and the tables of criteria, and answers calls with them.
 * @throws Error when one cannot be loaded.
 */
export async function createCalls(settings: ChildSettings): Promise<EngineCalls> {
  const embedder = await createEmbedder(settings);
  const files = {
    list: (folder: string) => readdir(folder),
    read: (path: string) => readFile(path, 'utf8'),
  };
  const shipped = await readLexicon(settings.resources_dir, files);
  const criteria = createCriteria(await readCriteriaTables(settings.resources_dir, files));

  let known: { readonly hash: string; readonly lexicon: Lexicon } = { hash: '', lexicon: shipped };
  /** The skills a call is to be answered with; kept, as most calls have the same. */
  async function lexiconOf({ own_skills }: ReadCall | EvaluateCall | SuggestCall): Promise<Lexicon> {
    if (own_skills === null) return shipped;
    if (known.hash !== own_skills.hash) {
      known = { hash: own_skills.hash, lexicon: await addOwnSkills(shipped, own_skills.path) };
    }
    return known.lexicon;
  }

  async function read(call: ReadCall, onProgress: (step?: ReadingStep) => void): Promise<FileRead> {
    const readFully = createFullReader(call.languages);
    const { file_name } = call;
    const result = await readFully(await readFile(call.path), { file_name, onProgress });
    if (!result.ok) return { ok: false, reason: result.reason, message: result.message };
    onProgress(); // what follows has its own time
    const { document, structured } = result;
    const options = { reference_date: call.received, lexicon: await lexiconOf(call) };
    const profile = structured?.({ ...options, mentionedSkills }) ?? readProfile(document, options);
    const person = call.known ?? null;
    const passages = splitPassages(document, profile, embedder.countTokens, person);
    return {
      ok: true,
      text: document.text,
      text_hash: createHash('sha256').update(document.text).digest('hex'),
      document_json: JSON.stringify(document),
      profile,
      notices: document.notices,
      page_count: document.pages.some(({ width }) => width > 0) ? document.pages.length : null,
      passages,
      pieces: piecesOf(passages, embedder),
      title: cutTitle(currentTitle(profile, person), embedder),
    };
  }
  async function evaluate(call: EvaluateCall): Promise<CriterionAnswer[][]> {
    const lexicon = await lexiconOf(call);
    const answers: CriterionAnswer[][] = [];
    for (const { document_json, profile_json, reference_date, prompts } of call.resumes) {
      // written by this program: to check every field again would take as long as the answers
      const document = JSON.parse(document_json) as ResumeDocument;
      const profile = { ...emptyProfile(), ...(JSON.parse(profile_json) as Profile) };
      answers.push(criteria.evaluate(prompts, { document, profile, lexicon, reference_date }));
    }
    return answers;
  }
  const suggest = createTagger(settings.resources_dir);
  async function answer(call: EngineCall, onProgress: (step?: ReadingStep) => void): Promise<unknown> {
    switch (call.kind) {
      case 'read':
        return read(call, onProgress);
      case 'embed':
        return embedder.embed(call.texts, call.role);
      case 'title':
        return cutTitle(call.title, embedder);
      case 'evaluate':
        return evaluate(call);
      case 'suggest_tags':
        return suggest(call.profile_json, await lexiconOf(call));
      case 'mail': {
        const { readMailWith } = await import('./read_mail.ts');
        return readMailWith(call, shipped, onProgress);
      }
      case 'table': {
        // loaded when first needed: few programs see a spreadsheet
        const { readTable } = await import('#service/intelligence/tables/read_table.ts');
        return readTable(call.bytes, call.sheet);
      }
    }
  }
  return { answer, criteria, lexicon: shipped };
}
