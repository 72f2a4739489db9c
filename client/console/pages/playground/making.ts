import type { Connection } from '../../../connection.ts';
import type { Note } from './exchange.ts';

/** A job that is being made. It can be cancelled before it is known, as soon as it is. */
export class Making {
  readonly #connection: Connection;
  readonly #note: Note;
  #jobId: string | undefined;
  #isUnwanted = false;

  constructor(connection: Connection, note: Note) {
    this.#connection = connection;
    this.#note = note;
  }

  /** The job is known from now on. */
  begin(jobId: string): void {
    this.#jobId = jobId;
    if (this.#isUnwanted) void this.#end(jobId);
  }

  /** Cancels the job; its own record tells of its end. */
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
