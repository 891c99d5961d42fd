import { useQuery } from '@tanstack/react-query';
import type {
  ChooseLocalModelBody,
  LocalModel,
  LocalModelQueue,
  LocalModelTest,
  ModelFile,
} from '../../resources/client/longlist.ts';
import { longlist } from './client.ts';

export type { LocalModel, LocalModelTest, ModelFile };
export type ModelChoice = ChooseLocalModelBody;
export type ServerKind = Exclude<ChooseLocalModelBody['kind'], 'file'>;

export const modelKeys = {
  chosen: ['local_model'] as const,
  queue: ['local_model', 'queue'] as const,
  file: ['local_model', 'file'] as const,
};

/** The local language model that was chosen. */
export function useLocalModel() {
  return useQuery({
    queryKey: modelKeys.chosen,
    queryFn: ({ signal }): Promise<LocalModel> => longlist.getLocalModel({ signal }),
  });
}

/** What waits for it; looked at again while something may. */
export function useModelQueue(is_on: boolean) {
  return useQuery({
    queryKey: modelKeys.queue,
    queryFn: ({ signal }): Promise<LocalModelQueue> => longlist.getLocalModelQueue({ signal }),
    enabled: is_on,
    refetchInterval: 2500,
  });
}

export async function chooseModel(choice: ModelChoice): Promise<void> {
  await longlist.chooseLocalModel(choice);
}

/** Without a model: what answers at the address. With one: two questions to it, which may take minutes. */
export async function testModel(url: string, model: string | null): Promise<LocalModelTest> {
  return longlist.testLocalModel({ url, model });
}

/** Gives how many candidates are not asked about now. */
export async function cancelModelQueue(): Promise<number> {
  return (await longlist.cancelLocalModelQueue()).cancelled;
}

/** The model file that was chosen; looked at again while something happens to it. */
export function useModelFile() {
  return useQuery({
    queryKey: modelKeys.file,
    queryFn: ({ signal }): Promise<ModelFile> => longlist.getModelFile({ signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'CHECKING' ? 500 : 2500),
  });
}

/** It is looked at in the background: the state says how far that is, and how it ended. */
export const chooseModelFile = (path: string): Promise<ModelFile> => longlist.chooseModelFile({ path });
export const forgetModelFile = (): Promise<ModelFile> => longlist.forgetModelFile();
/** Two questions, which may take minutes. */
export const testModelFile = (): Promise<LocalModelTest> => longlist.testModelFile();
