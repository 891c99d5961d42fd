import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saveFile } from '../lib/save_file.ts';
import type {
  Agency,
  ChangeAgencyLookBody,
  ClientPack,
  ExportTableBody,
} from '../../resources/client/longlist.ts';
import { longlist } from './client.ts';

/** A table as a screen shows it: the service makes the file, and neutralises what a spreadsheet would run. */
export type ExportedTable = ExportTableBody;

/** Makes a spreadsheet of a table and hands it to the person as a download. `file_name` is without its ending. */
export async function exportTable(table: ExportedTable): Promise<void> {
  // the bytes of either kind: a spreadsheet program knows UTF-8 by the mark that text would lose
  const answer = await longlist.request('POST', '/api/v1/exports', { body: table });
  const file = await answer.blob();
  saveFile(file, `${table.file_name}.${table.format}`);
}

/** What is sent to a client, as data: every text as it is printed. */
export type { ClientPack };

export type PackFormat = 'pdf' | 'xlsx' | 'csv';

/** What a client is told only where somebody asks for it. */
export const PACK_EXTRAS = [
  'client',
  'contacts',
  'unmet',
  'said',
  'availability',
  'salary',
  'own_fields',
] as const;
export type PackExtra = (typeof PACK_EXTRAS)[number];
export type PackExtras = Readonly<Record<PackExtra, boolean>>;

export type PackChoice = {
  readonly job_id: string;
  readonly is_blind: boolean;
  readonly extras: PackExtras;
  readonly language: 'en' | 'de';
};

/** How many answers of a pack are not there yet. */
export function answersUnderway({ candidates }: ClientPack): number {
  return candidates.flatMap(({ marks }) => marks).filter(({ finding }) => finding === 'in_progress').length;
}

/** Answers that are under way are looked for again after this. */
const AGAIN_MS = 2000;

/**
 * The pack of a job, as the files of it will be. It completes by itself while answers are under way. That of other
 * choices is never shown meanwhile: somebody who turns contact details off must not look at them and think they go out.
 */
export function useClientPack(choice: PackChoice) {
  return useQuery({
    queryKey: ['client_packs', choice.job_id, queryOf(choice)],
    queryFn: ({ signal }) => longlist.getClientPack(choice.job_id, queryOf(choice), { signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && answersUnderway(state.data) > 0 ? AGAIN_MS : false,
  });
}

const flag = (is_on: boolean) => (is_on ? 'true' : 'false');

/** Blind packs never hold contact details: that they were asked for otherwise is no other pack. */
function queryOf({ is_blind, extras, language }: PackChoice) {
  return {
    is_blind: flag(is_blind),
    contacts: flag(extras.contacts && !is_blind),
    unmet: flag(extras.unmet),
    said: flag(extras.said),
    availability: flag(extras.availability),
    salary: flag(extras.salary),
    own_fields: flag(extras.own_fields),
    client: flag(extras.client),
    // the days of a pack are those of whoever sends it
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    language,
  } as const;
}

/** Makes a file of the pack and hands it to the person as a download. */
export async function savePack(choice: PackChoice, format: PackFormat, with_resumes: boolean): Promise<void> {
  let name = `client-pack.${with_resumes ? 'zip' : format}`;
  const file = await longlist.request(
    'GET',
    `/api/v1/jobs/${encodeURIComponent(choice.job_id)}/client_pack`,
    { query: { ...queryOf(choice), format, with_resumes: String(with_resumes) } },
    {
      onAnswer: ({ headers }) => {
        const told = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
        if (told !== undefined) name = decodeURIComponent(told);
      },
    },
  );
  saveFile(await file.blob(), name);
}

const AGENCY = ['agency'] as const;

/** How the agency is named on the cover. */
export function useAgency() {
  return useQuery({ queryKey: AGENCY, queryFn: ({ signal }) => longlist.getAgency({ signal }) });
}

export function useSaveAgency() {
  const client = useQueryClient();
  return async (agency: Agency): Promise<void> => {
    client.setQueryData(AGENCY, await longlist.replaceAgency(agency));
    await client.invalidateQueries({ queryKey: ['client_packs'] });
  };
}

const LOOK = ['agency', 'look'] as const;

/** The logo and the colour of the agency. */
export function useAgencyLook() {
  return useQuery({ queryKey: LOOK, queryFn: ({ signal }) => longlist.getAgencyLook({ signal }) });
}

export function useSaveLook() {
  const client = useQueryClient();
  return async (changes: ChangeAgencyLookBody): Promise<void> => {
    client.setQueryData(LOOK, await longlist.changeAgencyLook(changes));
    await client.invalidateQueries({ queryKey: ['client_packs'] });
  };
}
