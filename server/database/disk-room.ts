import { statfsSync } from 'node:fs';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { freeBytesOf } from '../foundation/free-bytes.ts';
import { OperatorError } from '../foundation/operator-error.ts';

/** The disk of the built-in database is nearly full: it is read-only until space is freed. */
export class DiskNearlyFull extends OperatorError {
  override readonly name = 'DiskNearlyFull';
  constructor() {
    super('The disk of the database has hardly any room left: make room on it.');
  }
}

/**
 * Four segments of the write-ahead log. Without space for the next one, the built-in PostgreSQL crashes in the middle
 * of a statement, and its process with it. Nothing committed is lost, but nothing is served any more.
 */
const BYTES_AT_LEAST = 64 * 2 ** 20;
const LOOK_EVERY_MS = 1_000;
/** Statements that read or end a transaction are allowed, so that a backup can be made on a full disk. */
const READING = /^\s*(?:select|show|set|declare|fetch|close|rollback|listen|unlisten)\b/i;

/**
 * Rejects write statements while the disk is nearly full.
 *
 * @param freeBytes - returns the free bytes of the disk
 */
export function keepRoom(pglite: PGlite, freeBytes: () => number): void {
  const look = watching(freeBytes);
  const transaction = pglite.transaction.bind(pglite);
  lookBefore(pglite, look);
  Object.assign(pglite, {
    // Checked for each statement, as a restore writes everything in one transaction.
    transaction: <T>(work: (statements: Transaction) => Promise<T>): Promise<T> =>
      transaction((statements) => {
        lookBefore(statements, look);
        return work(statements);
      }),
  });
}

/** Checks the free space before each statement that may write. */
function lookBefore(target: Pick<Transaction, 'query' | 'exec'>, look: () => void): void {
  const query = target.query.bind(target);
  const exec = target.exec.bind(target);
  Object.assign(target, {
    async query(...words: Parameters<typeof query>) {
      if (!READING.test(words[0])) look();
      return query(...words);
    },
    async exec(...words: Parameters<typeof exec>) {
      if (!READING.test(words[0])) look();
      return exec(...words);
    },
  });
}

/** A new database takes 30 MB, and what is left must suffice for more than the first writes. */
const NEW_DATABASE_BYTES = 2 * BYTES_AT_LEAST;

/**
 * Refuses to create a database on a disk that is too small, on which it would stay unfinished.
 *
 * @throws OperatorError if there is too little space
 */
export function refuseSmallDisk(folder: string, freeBytes = freeBytesAt(folder)): void {
  const free = freeBytes();
  if (free >= NEW_DATABASE_BYTES) return;
  const [needed, there] = [NEW_DATABASE_BYTES, free].map((bytes) => Math.floor(bytes / 2 ** 20));
  throw new OperatorError(
    `A new database needs ${needed} MB of free disk space, and the disk of ${folder} has ${there} MB. ` +
      'Make room, or choose another folder with --data or PATCHBAY_DATA.',
  );
}

/** Makes a function that returns the free bytes, for this process, of a folder's disk. */
export function freeBytesAt(folder: string): () => number {
  return () => freeBytesOf(statfsSync(folder));
}

/** @returns a check that throws while there is too little space */
function watching(freeBytes: () => number): () => void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isNearlyFull = false;
  return () => {
    const now = performance.now();
    if (now - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = now;
      isNearlyFull = freeBytes() < BYTES_AT_LEAST;
    }
    if (isNearlyFull) throw new DiskNearlyFull();
  };
}
