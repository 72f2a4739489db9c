/** What a lookout is given. */
export interface LookoutParts {
  /** Looks once at all that is watched. */
  readonly look: () => Promise<void>;
  /** Whether anything is watched. */
  readonly isNeeded: () => boolean;
  /** How long to rest between looks, in milliseconds. */
  readonly everyMs: number;
  /** How long to rest after a look that went well, where that is not always the same. */
  readonly restMs?: () => number;
  /** Told of a look that has failed. */
  readonly onFailure: (error: unknown) => void;
}

/** Looks again and again, one look after the other, for as long as anything is watched. */
export class Lookout {
  readonly #parts: LookoutParts;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #isLooking = false;
  #isClosed = false;

  constructor(parts: LookoutParts) {
    this.#parts = parts;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Sees to it that the next look begins in so many milliseconds at the latest, or soon after the one under way. */
  lookWithin(milliseconds: number): void {
    if (this.#isLooking || this.#isClosed) return;
    const dueAt = performance.now() + milliseconds;
    if (dueAt >= this.#dueAt) return;
    this.#dueAt = dueAt;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), milliseconds);
    this.#timer.unref();
  }

  /** No look begins any more. */
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
