import type { Attempt } from '../upstreams/routes.ts';

/** The attempts of a request at upstreams, in order. */
export interface Journey {
  readonly attempts: readonly Attempt[];
  /** Notes a try that is over. */
  readonly note: (attempt: Attempt) => void;
  /** The upstream that is being asked, or was when the request was given up. */
  readonly asked: string | undefined;
  /** Notes that a try begins. */
  readonly asking: (upstream: string) => void;
  /** The upstream that has broken its answer off, after it had begun. */
  readonly brokenOffBy: string | undefined;
  readonly brokenOff: (upstream: string) => void;
  /** Whether the answer was kept from before, so that no upstream was asked. */
  readonly isFromCache: boolean;
  readonly answeredFromCache: () => void;
  /** The parameters that were left out for the upstream which has answered. */
  readonly ignored: readonly string[];
  readonly leftOut: (parameters: readonly string[]) => void;
  /** The job that the request has created, or repeats the creation of. */
  readonly jobId: string | undefined;
  readonly accepted: (jobId: string) => void;
  /** What the request is charged for, where it is known: of a stream when it ends, or breaks off. */
  readonly usage: Charged | TextUse | undefined;
  readonly used: (usage: TextUse) => void;
  /** Notes what is charged for anything but text. */
  readonly charged: (units: number) => void;
  /** Notes work for the request, which may go on a little where its caller goes away. */
  readonly works: (work: Promise<unknown>) => void;
  /** Resolves when all of it has ended, so that what is charged is known. */
  readonly atRest: () => Promise<void>;
  /** Sets who is told of consumed tokens. */
  readonly onUsed: (tell: (tokens: number) => void) => void;
}

/** What is charged for a request, in units of quota. */
export interface Charged {
  readonly units: number;
}

/** What an answer in text has consumed, and what is charged for it. */
export interface TextUse extends Charged {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Begins a journey. */
export function beginJourney(): Journey {
  return new BegunJourney();
}

/** Whether an upstream is at work for a request, or has done it. */
export function hasBegun({ asked, attempts }: Pick<Journey, 'asked' | 'attempts'>): boolean {
  return asked !== undefined || attempts.at(-1)?.outcome === 'done';
}

/** Why a journey came to nothing, for the log. */
export interface JourneyFailure {
  /** The upstream that was asked last. */
  readonly upstream: string;
  /** How often upstreams were asked, with the call that was given up. */
  readonly attempts: number;
  /** The last failure of each, in the order in which they were asked first. */
  readonly failures: readonly UpstreamsFailure[];
}

/** How an upstream failed last. */
interface UpstreamsFailure {
  readonly upstream: string;
  /** The kind of failure; `unanswered` where the call was given up before its answer. */
  readonly failure: string;
  /** As callers may be told it, without addresses and secrets, and in the gateway's words. */
  readonly message?: string | undefined;
  /** What the upstream calls the request, where it says so. */
  readonly upstreamRequestId?: string | undefined;
}

/** The messages of these are the upstream's own words, which may repeat what the caller has asked. */
const IN_ITS_WORDS: ReadonlySet<Attempt['outcome']> = new Set(['refused', 'moderated']);

/** Says why a journey came to nothing; `undefined` where it did not, or met no upstream. */
export function failureOf({ attempts, asked }: Journey): JourneyFailure | undefined {
  const last = attempts.at(-1);
  if (asked === undefined && (last === undefined || last.outcome === 'done')) return undefined;
  const failures = new Map<string, UpstreamsFailure>();
  for (const { upstream, outcome: failure, message, requestId: upstreamRequestId } of attempts) {
    // An upstream is spared because of an earlier failure, which tells more.
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

class BegunJourney implements Journey {
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
