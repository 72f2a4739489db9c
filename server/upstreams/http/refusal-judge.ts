import { logThrottle } from '../../foundation/log-throttle.ts';
import { cleanWords } from '../clean-words.ts';
import { modelOfTry } from '../current-try.ts';
import type { Cleaning, UpstreamFailure } from '../port/outcome.ts';
import { type Judgement, judge, type Refusal, type RefusalWords } from './refusal.ts';
import type { HttpCall, HttpParts, HttpWays } from './upstream-http.ts';

/** What the judge of an upstream's refusals needs. */
interface JudgeParts
  extends Pick<HttpParts, 'name' | 'now' | 'log'>,
    Pick<HttpWays, 'readRefusal'> {
  readonly cleaning: Cleaning;
}

const UNKNOWN_JOB: UpstreamFailure = {
  kind: 'unknown-job',
  message: 'The upstream does not know the job.',
};

/** Decides what the refusals of an upstream mean, in words without its credentials. */
export class RefusalJudge {
  readonly #parts: JudgeParts;
  /** Callers choose the model's name where all models of an upstream are offered, so it does not count. */
  readonly #isToBeSaid = logThrottle();

  constructor(parts: JudgeParts) {
    this.#parts = parts;
  }

  /** Judges the refusal of a call. */
  judge(refusal: Refusal, { isAboutJob = false }: HttpCall): Judgement {
    if (isAboutJob && refusal.status === 404) return { failure: UNKNOWN_JOB };
    const judgement = this.#judgementOf(refusal);
    // Keys that are set aside are logged by the key ring.
    if (judgement.verdict?.kind !== 'set-aside') this.#logForbidden(judgement.failure, refusal);
    return judgement;
  }

  /** Judges an error in the body of a 2xx response. The key was accepted, so it gets no verdict. */
  judgeTold(refusal: Refusal): UpstreamFailure {
    const { failure } = this.#judgementOf(refusal);
    this.#logForbidden(failure, refusal);
    return failure;
  }

  #judgementOf(refusal: Refusal): Judgement {
    const { readRefusal, now } = this.#parts;
    const words = readRefusal(refusal);
    const judgement = judge(refusal, this.#clean(words), now());
    if (words.lacksModel === true && judgement.failure.kind === 'refused') this.#logLackingModel();
    return judgement;
  }

  /** Tells the operator, who may have to change the settings; at most once in a while. */
  #logLackingModel(): void {
    const { log, name: upstream } = this.#parts;
    if (!this.#isToBeSaid(upstream)) return;
    log.warn({ upstream, model: modelOfTry() }, 'upstream has no such model');
  }

  #logForbidden({ kind }: UpstreamFailure, { status }: Refusal): void {
    const { log, name } = this.#parts;
    if (kind === 'keyless') {
      log.error({ upstream: name, status }, 'upstream forbids the request');
    }
  }

  #clean({ message, words, ...meant }: RefusalWords): RefusalWords {
    const { cleanMessage, withoutSecrets } = this.#parts.cleaning;
    return {
      ...meant,
      message: message === undefined ? undefined : cleanMessage(message),
      words: words && cleanWords(words, withoutSecrets),
    };
  }
}
