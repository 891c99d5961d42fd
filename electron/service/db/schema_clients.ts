import type { Generated } from 'kysely';

/** Rows of programs and of what they ask for and are told: the part of `Database` that knows no candidate. */
export type ClientTables = {
  clients: {
    id: string;
    name: string;
    kind: 'api' | 'interface';
    secret_hash: string;
    scopes: string;
    expires_at: string | null;
    revoked_at: string | null;
    last_used_at: string | null;
    created_at: string;
    is_owner: Generated<number>;
    is_blind: Generated<number>;
  };
  tokens: {
    token_hash: string;
    client_id: string;
    scopes: string;
    expires_at: string;
    created_at: string;
    session_id: string | null;
  };
  interface_sessions: {
    id: string;
    secret_hash: string;
    browser: string | null;
    system: string | null;
    opened_at: string;
    last_used_at: string;
    user_id: string | null;
  };
  users: {
    id: string;
    email: string | null;
    role: 'owner' | 'recruiter' | 'reader';
    password_hash: string | null;
    modified_at: string;
  };
  sign_in_links: {
    code_hash: string;
    user_id: string;
    expires_at: string;
  };
  access_requests: {
    id: string;
    claim_hash: string;
    code: string;
    name: string;
    description: string | null;
    scopes: string;
    access_expires_at: string | null;
    state: 'WAITING' | 'APPROVED' | 'REFUSED' | 'CLAIMED';
    client_id: string | null;
    created_at: string;
    expires_at: string;
    is_blind: Generated<number>;
    network: Generated<string>;
  };
  idempotency_keys: {
    client_id: string;
    path: string;
    key: string;
    body_hash: string;
    status: number;
    headers: string;
    body: string;
    created_at: string;
  };
  request_log: {
    id: string;
    client_id: string;
    method: string;
    path: string;
    status: number;
    error_type: string | null;
    duration_ms: number;
    created_at: string;
  };
  webhooks: {
    id: string;
    url: string;
    event_types: string;
    secret: string;
    state: 'ACTIVE' | 'PAUSED';
    paused_reason: string | null;
    failures: Generated<number>;
    failing_since: string | null;
    rest_until: string | null;
    last_event_id: string | null;
    created_at: string;
  };
  webhook_deliveries: {
    id: string;
    webhook_id: string;
    event_id: string;
    event_type: string;
    state: 'QUEUED' | 'DELIVERED' | 'FAILED';
    attempts: Generated<number>;
    next_attempt_at: string | null;
    response_status: number | null;
    error: string | null;
    duration_ms: number | null;
    created_at: string;
    finished_at: string | null;
  };
};
