import { timestamp } from './ids.ts';

export type OutgoingRequest = {
  readonly at: string;
  readonly method: string;
  readonly host: string;
  readonly reason: string;
  readonly outcome: string;
};

/** Every request this service made to another machine, so that "nothing leaves" can be looked at. */
export type NetworkLog = {
  record(request: Omit<OutgoingRequest, 'at'>): void;
  read(): { outgoing_requests: number; last: OutgoingRequest[] };
};

/** Enough to read back an evening's imports; older ones stay counted. */
const MAX_ENTRIES = 200;

export function networkLog(): NetworkLog {
  let outgoing_requests = 0;
  const last: OutgoingRequest[] = [];
  return {
    record: (request) => {
      outgoing_requests += 1;
      last.unshift({ at: timestamp(), ...request });
      if (last.length > MAX_ENTRIES) last.pop();
    },
    read: () => ({ outgoing_requests, last: [...last] }),
  };
}
