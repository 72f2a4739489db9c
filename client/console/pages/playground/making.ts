import type { Connection } from '../../../connection.ts';
import type { Note } from './exchange.ts';

/**
 * A job that is being created. It can be cancelled before its identifier is known; the cancellation is then sent as
 * soon as it is.
 */
export class Making {
  readonly #connection: Connection;
  readonly #note: Note;
  #jobId: string | undefined;
  #isUnwanted = false;

  constructor(connection: Connection, note: Note) {
    this.#connection = connection;
    this.#note = note;
  }

  /** Sets the job's identifier once it is known. */
  begin(jobId: string): void {
    this.#jobId = jobId;
    if (this.#isUnwanted) void this.#end(jobId);
  }

  /** Cancels the job; the job's own record reports its end. */
  cancel(): void {
    this.#isUnwanted = true;
    this.#note({ isCancelling: true, cancelError: undefined });
    if (this.#jobId !== undefined) void this.#end(this.#jobId);
  }

  async #end(jobId: string): Promise<void> {
    try {
      await this.#connection.ask((client, call) => client.cancelJob({ jobId }, call));
    } catch (cancelError) {
      this.#note({ cancelError });
    }
    this.#note({ isCancelling: false });
  }
}
