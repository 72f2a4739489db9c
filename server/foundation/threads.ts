import type { Piscina } from 'piscina';

/** How threads are made: by which module, which function of it, how many. */
export type ThreadSettings = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/** Threads that were begun together, and why they are no longer used. */
interface Crew<Work, Result> {
  readonly pool: Piscina<Work, Result>;
  fault: Error | undefined;
}

/**
 * Threads that do work of one kind. What manages them is loaded with the first work. Where one of them cannot begin, or
 * ends by itself, what waits is rejected with the reason, and the next work begins with new ones.
 */
export class Threads<Work, Result> {
  readonly #settings: ThreadSettings;
  #crew: Promise<Crew<Work, Result>> | undefined;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  /**
   * Has work done in a thread. Its signal ends the thread, where the work has begun.
   *
   * @throws what the work throws; why there is no thread
   */
  async run(work: Work, options?: { readonly signal: AbortSignal }): Promise<Result> {
    this.#crew ??= this.#begin();
    const crew = await this.#crew;
    try {
      return await crew.pool.run(work, options);
    } catch (error) {
      throw crew.fault ?? error;
    }
  }

  /** Ends the threads; more work would begin new ones. */
  async close(): Promise<void> {
    const crew = this.#crew;
    this.#crew = undefined;
    await (await crew)?.pool.destroy();
  }

  async #begin(): Promise<Crew<Work, Result>> {
    try {
      const { Piscina } = await import('piscina');
      const crew: Crew<Work, Result> = {
        pool: new Piscina<Work, Result>(this.#settings),
        fault: undefined,
      };
      crew.pool.on('error', (fault: Error) => this.#giveUp(crew, fault));
      return crew;
    } catch (error) {
      this.#crew = undefined;
      throw error;
    }
  }

  #giveUp(crew: Crew<Work, Result>, fault: Error): void {
    if (crew.fault !== undefined) return;
    crew.fault = fault;
    this.#crew = undefined;
    // Others of them may fail as they end, which nobody waits for any more.
    crew.pool.destroy().catch(() => undefined);
  }
}
