import type { ColumnType } from 'kysely';
import type { Time } from './columns.ts';

/**
 * Counts of the subjects of limits within a window, of all processes together and including amounts that they have
 * reserved in advance. With the built-in database, they are in memory instead.
 */
export interface LimitWindowTable {
  /** The limit and its subject. */
  key: string;
  points: ColumnType<string, number, number>;
  /** When the window ends, in milliseconds of Unix time by the database's clock. */
  expire: ColumnType<string | null, number | null, number | null>;
}

/**
 * Concurrency slots that a process holds for a subject of a limit. With the built-in database, they are in memory
 * instead.
 */
export interface LimitPlaceTable {
  subject: string;
  process: string;
  places: number;
  /** When the lease on the slots expires, unless their process renews it. */
  expires_at: Time;
}
