import { createContext, useContext } from 'react';

/** Whether the view somebody sees is this one: a list stays, as it is, under the candidate who was opened from it. */
export const InFront = createContext(true);

export function useIsInFront(): boolean {
  return useContext(InFront);
}
