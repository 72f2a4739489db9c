import type { FastifyRequest } from 'fastify';
import { counted } from '../foundation/counted.ts';
import { failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem, unavailable } from '../foundation/problems.ts';
import { timeoutReason } from '../foundation/timeout-reason.ts';
import { type Draining, RETRY_AFTER_STOPPING_SECONDS } from './draining.ts';
import type { AnyReply } from './reply.ts';

/** The timeout of an address, and what can cut it short. */
export interface TimeLimitParts {
  readonly limitSeconds: number;
  readonly address: 'main' | 'alternate';
  readonly draining: Draining;
}

/** The request that a timeout applies to. */
export interface TimeLimit {
  readonly parts: TimeLimitParts;
  readonly request: FastifyRequest;
  /** Aborted when the timeout expires. */
  readonly call: AbortController;
  /** Called with errors that occur after the request has been answered. */
  readonly onLate: (error: unknown) => void;
}

/**
 * Waits for work until the timeout of the address expires or the gateway's drain timeout does. Work that is given up is
 * aborted through the signal of the call, and answered with a problem.
 */
export function withinLimit(
  work: Promise<Outcome<AnyReply>>,
  { parts: { limitSeconds, address, draining }, request: { raw }, call, onLate }: TimeLimit,
): Promise<Outcome<AnyReply>> {
  return new Promise((resolve, reject) => {
    const giveUp = (failure: Problem): void => {
      resolve(failed(failure));
      work.catch(onLate);
      call.abort(timeoutReason());
    };
    const timer = setTimeout(() => {
      giveUp(raw.complete ? tooLate(limitSeconds, address) : tooSlow(limitSeconds));
    }, limitSeconds * 1000);
    const stopWatching = draining.onExpired(() => giveUp(shutDown()));
    const end = (): void => {
      clearTimeout(timer);
      stopWatching();
    };
    work.then(
      (outcome) => {
        end();
        resolve(outcome);
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });
}

function shutDown(): Problem {
  const message = 'The gateway shut down before this was done; send the request again in a moment.';
  return unavailable(message, RETRY_AFTER_STOPPING_SECONDS);
}

function tooLate(limitSeconds: number, address: TimeLimitParts['address']): Problem {
  const hint =
    address === 'main' ? ' The alternate address waits longer; GET /healthz names it.' : '';
  const message = `No answer within ${counted(limitSeconds, 'second')}.${hint}`;
  return problem('timed-out', message, { reason: 'timeout' });
}

function tooSlow(limitSeconds: number): Problem {
  const message = `The body did not arrive within ${counted(limitSeconds, 'second')}.`;
  return problem('too-slow', message, { code: 'body' });
}
