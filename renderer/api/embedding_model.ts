import { useQuery } from '@tanstack/react-query';
import type { EmbeddingModel } from '../../resources/client/longlist.ts';
import { longlist } from './client.ts';

export type { EmbeddingModel };

export const embeddingKeys = { model: ['embedding_model'] as const };

/** The model behind rankings; looked at again while it is checked or files are read with it. */
export function useEmbeddingModel() {
  return useQuery({
    queryKey: embeddingKeys.model,
    queryFn: ({ signal }): Promise<EmbeddingModel> => longlist.getEmbeddingModel({ signal }),
    refetchInterval: ({ state: { data } }) => {
      if (data?.state === 'CHECKING') return 500;
      return (data?.to_read ?? 0) > 0 ? 2500 : false;
    },
  });
}

/** It is looked at in the background: the state says how that ended. */
export const addEmbeddingModel = (path: string): Promise<EmbeddingModel> =>
  longlist.addEmbeddingModel({ path });
export const goBackToBundledModel = (): Promise<EmbeddingModel> => longlist.useBundledEmbeddingModel();
