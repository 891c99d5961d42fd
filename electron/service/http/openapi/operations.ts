import { CONTRACT_OPERATIONS } from './contract_operations.ts';
import { EXTRA_OPERATIONS } from './extra_operations.ts';
import { IMPORT_OPERATIONS } from './import_operations.ts';
import { SERVICE_OPERATIONS } from './service_operations.ts';
import { HISTORY_OPERATIONS } from './history_operations.ts';
import type { OperationNotes } from './notes.ts';

const NONE: OperationNotes = {};

/** The notes of one operation, empty when there are none. `path` as in the document: `/api/v1/jobs/{id}`. */
export function operationNotes(method: string, path: string): OperationNotes {
  // an optional slash at the end is part of some paths of the contract
  const key = `${method} ${path.replace(/\/$/, '')}`;
  return (
    HISTORY_OPERATIONS[key] ??
    CONTRACT_OPERATIONS[key] ??
    EXTRA_OPERATIONS[key] ??
    IMPORT_OPERATIONS[key] ??
    SERVICE_OPERATIONS[key] ??
    NONE
  );
}
