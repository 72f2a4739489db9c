import type { Log } from '../../foundation/log.ts';
import { type Report, reporting } from '../queue/report.ts';

/** What a lookout is given. */
export interface LookoutParts {
  /** Looks once at all jobs that are followed. */
  readonly look: () => Promise<void>;
  /** Whether anybody follows. */
  readonly isNeeded: () => boolean;
  /** How long to rest after a look, in milliseconds; as after one that has failed, unless given. */
  readonly restMs?: () => number;
  readonly log: Log;
  /** The log's message where the database is away. */
  readonly away: string;
}

/** How often all that is followed is looked at, in one query. */
export const LOOK_MS = 500;

/** Looks at jobs again and again, one look after the other, for as long as anybody follows them. */
export class Lookout {
  readonly #parts: LookoutParts;
  readonly #report: Report;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #isLooking = false;
  #isClosed = false;

  constructor(parts: LookoutParts) {
    this.#parts = parts;
    this.#report = reporting(parts.log, parts.away);
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
    const { isNeeded, restMs = () => LOOK_MS } = this.#parts;
    this.#isLooking = true;
    this.#dueAt = Number.POSITIVE_INFINITY;
    const isDone = await this.#tryToLook();
    this.#isLooking = false;
    if (isNeeded()) this.lookWithin(isDone ? restMs() : LOOK_MS);
  }

  async #tryToLook(): Promise<boolean> {
    try {
      await this.#parts.look();
      return true;
    } catch (error) {
      this.#report(error, {}, 'jobs could not be looked at');
      return false;
    }
  }
}
