/** Dependencies and options of a poll loop. */
export interface PollLoopParts {
  /** Polls everything that is watched, once. */
  readonly look: () => Promise<void>;
  /** Whether anything is being watched. */
  readonly isNeeded: () => boolean;
  /** The delay between polls, in milliseconds. */
  readonly everyMs: number;
  /** The delay after a successful poll, in milliseconds, if it varies. */
  readonly restMs?: () => number;
  /** Called when a poll fails. */
  readonly onFailure: (error: unknown) => void;
}

/** Polls repeatedly, one poll at a time, for as long as anything is watched. */
export class PollLoop {
  readonly #parts: PollLoopParts;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #isLooking = false;
  #isClosed = false;

  constructor(parts: PollLoopParts) {
    this.#parts = parts;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Schedules the next poll within the given time; if a poll is running, the next one is scheduled when it ends. */
  lookWithin(milliseconds: number): void {
    if (this.#isLooking || this.#isClosed) return;
    const dueAt = performance.now() + milliseconds;
    if (dueAt >= this.#dueAt) return;
    this.#dueAt = dueAt;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), milliseconds);
    this.#timer.unref();
  }

  /** Stops further polls. A running poll is not interrupted. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const { isNeeded, everyMs, restMs = () => everyMs } = this.#parts;
    this.#isLooking = true;
    this.#dueAt = Number.POSITIVE_INFINITY;
    const isDone = await this.#tryToLook();
    this.#isLooking = false;
    if (isNeeded()) this.lookWithin(isDone ? restMs() : everyMs);
  }

  async #tryToLook(): Promise<boolean> {
    try {
      await this.#parts.look();
      return true;
    } catch (error) {
      this.#parts.onFailure(error);
      return false;
    }
  }
}
