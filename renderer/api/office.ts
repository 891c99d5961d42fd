import { useQuery } from '@tanstack/react-query';
import { bridge } from '../lib/bridge.ts';
import { useChange } from './use_change.ts';

const KEY = ['office'] as const;

/** Whether the program around the page can show an office in place of this computer: not in a browser. */
export function canConnect(): boolean {
  return bridge()?.connectOffice !== undefined;
}

/** The office that is shown from the next start; null: this computer. */
export function useOffice() {
  return useQuery({ queryKey: KEY, queryFn: async () => (await bridge()?.getOffice?.()) ?? null });
}

/** Connects to an office, if one answers there. */
export function useConnectOffice() {
  return useChange(async (address: string) => bridge()?.connectOffice?.(address), KEY);
}

/** Stays on this computer after all. */
export function useForgetOffice() {
  return useChange(async () => bridge()?.forgetOffice?.(), KEY);
}
