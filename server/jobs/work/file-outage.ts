import type { Log } from '../../foundation/log.ts';

/**
 * Logs that files of jobs cannot be stored: once, until one can be stored again. The jobs are retried silently
 * meanwhile, so nobody would notice otherwise.
 */
export class FileOutage {
  readonly #log: Log;
  #isOn = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** A file could not be stored. */
  met(error: unknown, jobId: string): void {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#log.warn({ error, jobId }, 'files of jobs cannot be stored, and are waited for');
  }

  /** A file has been stored. */
  over(): void {
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#log.info('files of jobs can be stored again');
  }
}
