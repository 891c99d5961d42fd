import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  LetterFieldName,
  LetterKind,
  LetterTemplate,
} from '#service/api/hiring/letter_templates/schema.ts';
import type { LetterSender, PreviewedLetter } from '#service/api/hiring/letters/schema.ts';
import type { CreateLetterTemplateBody, PreviewLettersBody } from '../../resources/client/longlist.ts';
import { saveFile } from '../lib/save_file.ts';
import { longlist } from './client.ts';

export type { LetterFieldName, LetterKind, LetterTemplate, PreviewedLetter };

const TEMPLATES = ['letter_templates'] as const;
const SENDER = ['letter_sender'] as const;

/** All templates of letters, in their order. */
export function useLetterTemplates() {
  return useQuery({
    queryKey: TEMPLATES,
    queryFn: ({ signal }) => longlist.listLetterTemplates({ limit: 100 }, { signal }).all(),
  });
}

/** What a person says of a template. */
export type TemplateFields = Pick<LetterTemplate, 'name' | 'kind' | 'language' | 'subject' | 'body'>;

/** Makes, changes and deletes templates. Each rejects when the service does. */
export function useTemplateChanges() {
  const client = useQueryClient();
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: TEMPLATES });
  return {
    refresh,
    add: async (template: CreateLetterTemplateBody): Promise<string> => {
      const { id } = await longlist.createLetterTemplate(template);
      await refresh();
      return id;
    },
    change: async (id: string, fields: Partial<TemplateFields>): Promise<void> => {
      await longlist.changeLetterTemplate(id, fields);
      await refresh();
    },
    remove: async (id: string): Promise<void> => {
      await longlist.deleteLetterTemplate(id, { keepalive: true });
    },
  };
}

/** What a letter is made of, and for whom. */
export type LetterDraft = PreviewLettersBody;

/** What letters would say; those of the words before stay in sight until the new ones are there. */
export function useLetterPreview(draft: LetterDraft | null) {
  return useQuery({
    queryKey: ['letter_previews', draft],
    queryFn: ({ signal }) => longlist.previewLetters(draft!, { signal }),
    enabled: draft !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** Keeps letters as they are now, with what is open in them: whoever asks was shown that. Gives their ids. */
export async function prepareLetters(draft: LetterDraft, key: string): Promise<readonly string[]> {
  const answer = await longlist.prepareLetters({ ...draft, allow_gaps: true }, { idempotency_key: key });
  return answer.ids;
}

/** Hands the files of prepared letters to the person: one draft, or a ZIP of them. */
export async function saveLetters(ids: readonly string[]): Promise<void> {
  let name = ids.length === 1 ? 'letter.eml' : 'letters.zip';
  const answer = await longlist.request(
    'POST',
    '/api/v1/letters/files',
    { body: { ids } },
    {
      onAnswer: ({ headers }) => {
        const told = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
        if (told !== undefined) name = decodeURIComponent(told);
      },
    },
  );
  saveFile(await answer.blob(), name);
}

/** Takes letters back that were prepared and not sent. */
export async function forgetLetters(ids: readonly string[]): Promise<void> {
  for (const id of ids) await longlist.deleteLetter(id);
}

/** Who signs. */
export function useLetterSender() {
  return useQuery({ queryKey: SENDER, queryFn: ({ signal }) => longlist.getLetterSender({ signal }) });
}

export function useSaveLetterSender() {
  const client = useQueryClient();
  return async (name: string): Promise<void> => {
    client.setQueryData<LetterSender>(SENDER, await longlist.replaceLetterSender({ name }));
    await client.invalidateQueries({ queryKey: ['letter_previews'] });
  };
}

/** Somebody, and a job, to show a template by; null where there is nobody yet. */
export function useSample() {
  return useQuery({
    queryKey: ['candidates', 'letter sample'],
    queryFn: async ({ signal }) => {
      const people = await longlist.listCandidates({ limit: 1, sort: '-created_at' }, { signal }).page(null);
      const jobs = await longlist.listJobs({ limit: 1, sort: '-created_at' }, { signal }).page(null);
      const [candidate] = people.results;
      return candidate === undefined
        ? null
        : { candidate_id: candidate.id, job_id: jobs.results[0]?.id ?? null };
    },
  });
}
