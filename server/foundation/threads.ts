import type { Piscina } from 'piscina';

/** The options of the thread pool, such as the module and the function to run, and the number of threads. */
export type ThreadSettings = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/** Threads that were started together, and the fault that ended their use. */
interface Crew<Work, Result> {
  readonly pool: Piscina<Work, Result>;
  fault: Error | undefined;
}

/**
 * A thread pool for one kind of work. The pool library is loaded with the first task. If a thread cannot start, or
 * exits by itself, waiting tasks are rejected with the reason, and the next task starts a new pool.
 */
export class Threads<Work, Result> {
  readonly #settings: ThreadSettings;
  #crew: Promise<Crew<Work, Result>> | undefined;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  /**
   * Runs work in a thread. Aborting the signal terminates the thread if the work has started.
   *
   * @throws the error of the work; the reason if no thread is available
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

  /** Stops the threads; further work would start new ones. */
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
    // Other threads may fail while they exit, which no longer matters.
    crew.pool.destroy().catch(() => undefined);
  }
}
