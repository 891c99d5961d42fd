import { useState } from 'react';
import { attempt } from './notices.tsx';

/** What is under way (null: nothing), and a way to do something as that; what fails is said under its title. */
export function useDuring<What extends string>() {
  const [busy, setBusy] = useState<What | null>(null);
  const during = async (what: What, failed: string, work: () => Promise<unknown>): Promise<void> => {
    setBusy(what);
    await attempt(failed, work);
    setBusy(null);
  };
  return [busy, during] as const;
}
