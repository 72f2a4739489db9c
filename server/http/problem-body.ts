import { errorTypes } from '../../generated/problems.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { Problem, ProblemV1 } from '../../generated/types.ts';
import { definedOnly } from '../foundation/json-object.ts';
import type { Problem as Failure } from '../foundation/problems.ts';
import { STATUS_OF } from './statuses.ts';

/** The shapes of errors. `ProblemV1` also has the fields that the SDKs of the upstream interfaces expect. */
export type ProblemShape = Operation['problems'];

/** Formats a problem as the contract defines it. */
export function problemBody(
  failure: Failure,
  shape: ProblemShape,
  requestId: string,
): Problem | ProblemV1 {
  const body: Problem = { status: 'FAILED', message: failure.message, ...dataOf(failure) };
  if (shape === 'Problem') return body;
  const first = failure.violations?.[0];
  return {
    ...body,
    type: 'error',
    error: definedOnly({
      type: failure.words?.type ?? errorTypeOf(failure),
      code: failure.code ?? codeOf(failure),
      param: failure.parameter ?? (first?.parameter || null),
      message: failure.message,
      details: failure.words?.details && { ...failure.words.details },
    }),
    request_id: requestId,
  };
}

function codeOf({ words, violations }: Failure): string | null {
  // `null` from an upstream means that there is no code.
  return words?.code === undefined ? (violations?.[0]?.rule ?? null) : words.code;
}

/** The machine-readable part of a problem. A 401 has none. */
function dataOf({ kind, ...failure }: Failure): Pick<Problem, 'data'> {
  if (kind === 'unauthorized') return {};
  const { violations, suggestion, reason, code, parameter } = failure;
  const { balance, price, limit, left, resetsAt, quota } = failure;
  const data = definedOnly({
    violations: violations?.map(({ allowed, ...violation }) =>
      definedOnly({ ...violation, allowed: allowed && [...allowed] }),
    ),
    suggestion: suggestion && { ...suggestion },
    ...{ reason, code, parameter, balance, price, limit, left, resetsAt, quota },
  });
  return Object.keys(data).length === 0 ? {} : { data };
}

function errorTypeOf({ kind }: Failure): ProblemV1['error']['type'] {
  return errorTypes[STATUS_OF[kind]] ?? 'api_error';
}
