import { operations } from '../../generated/operations.ts';
import type { OperationRule } from '../../generated/shapes.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import type { Outgoing } from '../foundation/outgoing.ts';
import {
  moderated,
  notFound,
  type Problem,
  type ProblemKind,
  problem,
  refused,
  ruleRefused,
} from '../foundation/problems.ts';
import { shortened } from '../foundation/shortened.ts';
import type { RefusalCause, UpstreamFailure } from '../upstreams/port/outcome.ts';

/** The identifiers of the rules that an operation checks in code. */
export type OwnRule<Id extends keyof typeof operations> =
  (typeof operations)[Id]['rules'][number]['rule'];

/**
 * The refusal for a broken rule that no schema can express, in the contract's words.
 *
 * @param finding - what was found, as the second half of the sentence
 * @param suggestion - the smallest change that would pass
 */
export function ruleBroken<Id extends keyof typeof operations>(
  operationId: Id,
  rule: OwnRule<Id>,
  { finding, suggestion }: { finding: string; suggestion?: Readonly<Record<string, unknown>> },
): Problem {
  const rules: readonly OperationRule[] = operations[operationId].rules;
  const stated = rules.find((known) => known.rule === rule);
  if (stated === undefined)
    throw new Error(`The contract has no rule ${String(rule)} for ${operationId}.`);
  return ruleRefused(stated, finding, suggestion);
}

/** Checks the text of a callback address; the resolved address is checked when it is called. */
export function checkCallbackAddress<Id extends keyof typeof operations>(
  receivers: Outgoing,
  address: string | undefined,
  { operationId, rule }: { readonly operationId: Id; readonly rule: OwnRule<Id> },
): Outcome<undefined> {
  if (address === undefined) return done(undefined);
  const verdict = receivers.check(address);
  if (verdict.ok) return done(undefined);
  return failed(ruleBroken(operationId, rule, { finding: verdict.reason }));
}

/** The error where no upstream serves the model with this operation. */
export function modelNotServed(parameter: string, model: string): Problem {
  const message = `No upstream of this gateway serves ${model} here. GET /v1/models lists what is served.`;
  return notFound(message, { code: 'model_not_found', parameter });
}

/**
 * The problem that callers get for an upstream's failure, with the upstream's error in the caller's interface.
 *
 * @param words - the parameter with the model's input, which moderation judged
 */
export function upstreamProblem(failure: UpstreamFailure, words: string): Problem {
  switch (failure.kind) {
    case 'moderated':
      return moderated(failure.message, words);
    case 'refused':
      return refusedThere(failure, words);
    case 'limited': {
      const retryAfterSeconds = failure.retryAfterSeconds ?? DEFAULT_RETRY_SECONDS;
      return problem('limited', failure.message, { reason: 'upstream', retryAfterSeconds });
    }
    case 'timed-out':
      return problem('timed-out', failure.message, { reason: 'timeout' });
    case 'spared': {
      const retryAfterSeconds = failure.retryAfterSeconds ?? DEFAULT_RETRY_SECONDS;
      return problem('unavailable', failure.message, { reason: 'upstream', retryAfterSeconds });
    }
    case 'failed': {
      const { message, retryAfterSeconds, isOverloaded } = failure;
      const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
      const words = isOverloaded === true ? { words: OVERLOADED } : {};
      return problem('upstream-failed', message, { reason: 'upstream', ...wait, ...words });
    }
    case 'keyless':
    case 'unknown-job':
      return problem('upstream-failed', failure.message, OF_UPSTREAM);
  }
}

const OF_UPSTREAM = { reason: 'upstream' } as const;

const DEFAULT_RETRY_SECONDS = 5;

/**
 * Overload in the vendors' terms, on which agents wait or switch to another model: the type is that of the messages
 * interface, the code that of the others.
 */
const OVERLOADED = { type: 'overloaded_error', code: 'server_is_overloaded' } as const;

/** The kind of problem, by the upstream's cause for a refusal. */
const KINDS: Partial<Record<RefusalCause, ProblemKind>> = {
  'not-there': 'not-found',
  'too-large': 'too-large',
  'no-model': 'upstream-failed',
  'no-result': 'upstream-failed',
};

/** The contract's bound, needed as an upstream may send anything. */
const MAX_PARAMETER_CHARACTERS = 200;

function refusedThere(
  {
    because,
    words,
    parameter,
    message,
    isAboutWords = false,
  }: Extract<UpstreamFailure, { kind: 'refused' }>,
  input: string,
): Problem {
  const said = words === undefined ? {} : { words };
  const kind = because && KINDS[because];
  if (kind === undefined) {
    const at = parameter ?? (isAboutWords ? input : '');
    return { ...refused([{ parameter: at, rule: 'upstream', message }]), ...said };
  }
  const at =
    parameter === undefined ? {} : { parameter: shortened(parameter, MAX_PARAMETER_CHARACTERS) };
  return problem(kind, message, { ...OF_UPSTREAM, ...at, ...said });
}
