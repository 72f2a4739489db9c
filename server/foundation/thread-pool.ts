import type { Piscina } from 'piscina';

/** The options of the thread pool, such as the module and the function to run, and the number of threads. */
export type ThreadPoolSettings = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/** Threads that were started together, and the fault that ended their use. */
interface WorkerPool<Work, Result> {
  readonly pool: Piscina<Work, Result>;
  fault: Error | undefined;
}

/**
 * A thread pool for one kind of work. The pool library is loaded with the first task. If a thread cannot start, or
 * exits by itself, waiting tasks are rejected with the reason, and the next task starts a new pool.
 */
export class ThreadPool<Work, Result> {
  readonly #settings: ThreadPoolSettings;
  #workerPool: Promise<WorkerPool<Work, Result>> | undefined;

  constructor(settings: ThreadPoolSettings) {
    this.#settings = settings;
  }

  /**
   * Runs work in a thread. Aborting the signal terminates the thread if the work has started.
   *
   * @throws the error of the work; the reason if no thread is available
   */
  async run(work: Work, options?: { readonly signal: AbortSignal }): Promise<Result> {
    this.#workerPool ??= this.#begin();
    const workerPool = await this.#workerPool;
    try {
      return await workerPool.pool.run(work, options);
    } catch (error) {
      throw workerPool.fault ?? error;
    }
  }

  /** Stops the threads; further work would start new ones. */
  async close(): Promise<void> {
    const workerPool = this.#workerPool;
    this.#workerPool = undefined;
    await (await workerPool)?.pool.destroy();
  }

  async #begin(): Promise<WorkerPool<Work, Result>> {
    try {
      const { Piscina } = await import('piscina');
      const workerPool: WorkerPool<Work, Result> = {
        pool: new Piscina<Work, Result>(this.#settings),
        fault: undefined,
      };
      workerPool.pool.on('error', (fault: Error) => this.#giveUp(workerPool, fault));
      return workerPool;
    } catch (error) {
      this.#workerPool = undefined;
      throw error;
    }
  }

  #giveUp(workerPool: WorkerPool<Work, Result>, fault: Error): void {
    if (workerPool.fault !== undefined) return;
    workerPool.fault = fault;
    this.#workerPool = undefined;
    // Other threads may fail while they exit, which no longer matters.
    workerPool.pool.destroy().catch(() => undefined);
  }
}
