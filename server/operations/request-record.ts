import type { Attempt } from '../upstreams/routes.ts';

/** What a request led to: its calls to upstreams, its job, and its charge. Kept for headers, log, metrics and limits. */
export class RequestRecord {
  readonly attempts: Attempt[] = [];
  /** The upstream whose call is in flight, or was when the request was aborted. */
  asked: string | undefined;
  /** The upstream whose answer broke off after it had begun. */
  brokenOffBy: string | undefined;
  /** Whether the answer came from the cache, so that no upstream was called. */
  isFromCache = false;
  /** The parameters that were dropped for the upstream which answered. */
  ignored: readonly string[] = [];
  /** The job that the request created, or whose creation it repeats. */
  jobId: string | undefined;
  /** What is charged for the request, once known; for a stream, when it ends or breaks off. */
  usage: Charged | TextUse | undefined;
  readonly #work: Promise<unknown>[] = [];
  #tellUsed: ((tokens: number) => void) | undefined;

  /** Records a finished attempt. */
  note(attempt: Attempt): void {
    this.attempts.push(attempt);
    this.asked = undefined;
  }

  /** Records that an attempt begins. */
  asking(upstream: string): void {
    this.asked = upstream;
  }

  brokenOff(upstream: string): void {
    this.brokenOffBy = upstream;
  }

  answeredFromCache(): void {
    this.isFromCache = true;
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

  /** Records the charge of anything but text. */
  charged(units: number): void {
    this.usage = { units };
  }

  /** Registers work of the request that may outlive it briefly when the caller disconnects. */
  works(work: Promise<unknown>): void {
    this.#work.push(work);
  }

  /** Resolves when all registered work has ended, with what it registered meanwhile: the charge is known then. */
  async atRest(): Promise<void> {
    let ended = -1;
    while (ended < this.#work.length) {
      ended = this.#work.length;
      await Promise.allSettled(this.#work);
    }
  }

  /** Sets the listener for consumed tokens. */
  onUsed(tell: (tokens: number) => void): void {
    this.#tellUsed = tell;
  }
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
export function failureOf({
  attempts,
  asked,
}: Pick<RequestRecord, 'attempts' | 'asked'>): AttemptsFailure | undefined {
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
