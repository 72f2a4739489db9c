import { sql } from 'kysely';

/** The target of inserted entries of work, with the order of the columns in the `select` that follows. */
export const WORK_ENTRIES = sql`ledger_entry (id, account_id, key_id, person_id, kind, available, reserved, consumed, issued,
  reservation_id, job_id, request_id, operation, model, rule, lines, moderation_count, given_up, contract, created_at)`;
