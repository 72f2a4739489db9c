import type { Log } from '../../foundation/log.ts';

/** Logs a storage outage once, and its end. Jobs are retried silently meanwhile, so it would go unnoticed otherwise. */
export class FileOutage {
  readonly #log: Log;
  #isOn = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Reports that a file could not be stored. */
  met(error: unknown, jobId: string): void {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#log.warn({ error, jobId }, 'files of jobs cannot be stored: trying again');
  }

  /** Reports that a file was stored. */
  over(): void {
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#log.info('files of jobs can be stored again');
  }
}
