import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

/** A change after which what is cached under a key is fetched anew, whether it was made or failed. */
export function useChange<Input, Output>(change: (input: Input) => Promise<Output>, queryKey: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
