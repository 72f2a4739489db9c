import type { Attempt } from '../upstreams/routes.ts';

/** What a request led to: its calls to upstreams, its job, and its charge. Kept for headers, log, metrics and limits. */
export interface RequestRecord {
  readonly attempts: readonly Attempt[];
  /** Records a finished attempt. */
  readonly note: (attempt: Attempt) => void;
  /** The upstream whose call is in flight, or was when the request was aborted. */
  readonly asked: string | undefined;
  /** Records that an attempt begins. */
  readonly asking: (upstream: string) => void;
  /** The upstream whose answer broke off after it had begun. */
  readonly brokenOffBy: string | undefined;
  brokenOff(upstream: string): void;
  /** Whether the answer came from the cache, so that no upstream was called. */
  readonly isFromCache: boolean;
  answeredFromCache(): void;
  /** The parameters that were dropped for the upstream which answered. */
  readonly ignored: readonly string[];
  leftOut(parameters: readonly string[]): void;
  /** The job that the request created, or whose creation it repeats. */
  readonly jobId: string | undefined;
  accepted(jobId: string): void;
  /** What is charged for the request, once known; for a stream, when it ends or breaks off. */
  readonly usage: Charged | TextUse | undefined;
  used(usage: TextUse): void;
  /** Records the charge of anything but text. */
  charged(units: number): void;
  /** Registers work of the request that may outlive it briefly when the caller disconnects. */
  works(work: Promise<unknown>): void;
  /** Resolves when all registered work has ended, so that the charge is known. */
  atRest(): Promise<void>;
  /** Sets the listener for consumed tokens. */
  onUsed(tell: (tokens: number) => void): void;
}

/** The charge of a request, in units of quota. */
export interface Charged {
  readonly units: number;
}

/** The tokens that a text answer consumed, and their charge. */
export interface TextUse extends Charged {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Begins the record of a request that has arrived. */
export function beginRequestRecord(): RequestRecord {
  return new BegunRecord();
}

/** Whether an upstream is working for a request, or has finished doing so. */
export function hasBegun({ asked, attempts }: Pick<RequestRecord, 'asked' | 'attempts'>): boolean {
  return asked !== undefined || attempts.at(-1)?.outcome === 'done';
}

/** Why the upstream calls of a request failed, for the log. */
export interface AttemptsFailure {
  /** The upstream that was called last. */
  readonly upstream: string;
  /** The number of calls to upstreams, including an aborted one. */
  readonly attempts: number;
  /** The last failure of each upstream, in the order in which they were first called. */
  readonly failures: readonly UpstreamsFailure[];
}

/** The last failure of an upstream. */
interface UpstreamsFailure {
  readonly upstream: string;
  /** The kind of failure; `unanswered` where the call was aborted before its answer. */
  readonly failure: string;
  /** In the gateway's words and without addresses or secrets, so that callers may see it. */
  readonly message?: string | undefined;
  /** The upstream's identifier of the request, if it gave one. */
  readonly upstreamRequestId?: string | undefined;
}

/** Outcomes whose message is the upstream's own, which may repeat the caller's input. */
const IN_ITS_WORDS: ReadonlySet<Attempt['outcome']> = new Set(['refused', 'moderated']);

/** The failure of a request's upstream calls; `undefined` where they succeeded, or none was made. */
export function failureOf({ attempts, asked }: RequestRecord): AttemptsFailure | undefined {
  const last = attempts.at(-1);
  if (asked === undefined && (last === undefined || last.outcome === 'done')) return undefined;
  const failures = new Map<string, UpstreamsFailure>();
  for (const { upstream, outcome: failure, message, requestId: upstreamRequestId } of attempts) {
    // A spared upstream was skipped because of an earlier failure, which is more informative.
    const tellsLess = failure === 'spared' && failures.has(upstream);
    if (failure === 'done' || tellsLess) continue;
    const said = IN_ITS_WORDS.has(failure) ? undefined : message;
    failures.set(upstream, { upstream, failure, message: said, upstreamRequestId });
  }
  if (asked !== undefined) failures.set(asked, { upstream: asked, failure: 'unanswered' });
  return {
    upstream: asked ?? last?.upstream ?? '',
    attempts: attempts.length + (asked === undefined ? 0 : 1),
    failures: [...failures.values()],
  };
}

class BegunRecord implements RequestRecord {
  readonly attempts: Attempt[] = [];
  asked: string | undefined;
  brokenOffBy: string | undefined;
  ignored: readonly string[] = [];
  jobId: string | undefined;
  usage: Charged | TextUse | undefined;
  #isFromCache = false;
  readonly #work: Promise<unknown>[] = [];
  #tellUsed: ((tokens: number) => void) | undefined;

  readonly note = (attempt: Attempt): void => {
    this.attempts.push(attempt);
    this.asked = undefined;
  };

  readonly asking = (upstream: string): void => {
    this.asked = upstream;
  };

  brokenOff(upstream: string): void {
    this.brokenOffBy = upstream;
  }

  get isFromCache(): boolean {
    return this.#isFromCache;
  }

  answeredFromCache(): void {
    this.#isFromCache = true;
  }

  leftOut(parameters: readonly string[]): void {
    this.ignored = parameters;
  }

  accepted(jobId: string): void {
    this.jobId = jobId;
  }

  used(usage: TextUse): void {
    this.usage = usage;
    this.#tellUsed?.(usage.inputTokens + usage.outputTokens);
  }

  charged(units: number): void {
    this.usage = { units };
  }

  works(work: Promise<unknown>): void {
    this.#work.push(work);
  }

  async atRest(): Promise<void> {
    await Promise.allSettled(this.#work);
  }

  onUsed(tell: (tokens: number) => void): void {
    this.#tellUsed = tell;
  }
}
