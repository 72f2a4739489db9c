import { fieldsIn, isObject } from '../../foundation/json-object.ts';
import type { ReadRefusal } from '../http/refusal.ts';
import type { UpstreamWords } from '../port/outcome.ts';
import { saysNoModel } from '../text/chat/error.ts';
import { errorDetails, errorText, errorWord } from '../text/upstream-words.ts';

const UNPAID = 402;
/** The code of a job that cannot be cancelled any more. Its status is 409, which usually passes. */
const JOB_ENDED = 'job_ended';

/**
 * Reads a problem of the contract: `{status: "FAILED", message, data?: {violations, reason, code, balance, price}}`; or
 * an error event, whose message may be in its `error` only.
 */
export const readRefusal: ReadRefusal = ({ status, body }) => {
  const problem = fieldsIn(body);
  const data = fieldsIn(problem.data);
  const [violation]: readonly unknown[] = Array.isArray(data.violations) ? data.violations : [];
  const words = wordsOf(problem.error);
  const message = errorText(problem.message) ?? errorText(fieldsIn(problem.error).message);
  return {
    message,
    parameter: isObject(violation) ? errorText(violation.parameter) : undefined,
    words,
    lacksModel: saysNoModel(words, message),
    // What the service's own upstream refuses is not about the service's address either.
    isNotThere:
      typeof words?.code === 'string' || words?.details !== undefined || data.reason === 'upstream',
    isModeration: data.reason === 'moderation',
    // The status is 502 in this case: the service's own upstream is overloaded.
    isOverloaded: words?.type === 'overloaded_error',
    isTooDear: status === UNPAID && Number(data.balance) > 0,
    isFinal: data.code === JOB_ENDED,
  };
};

/** The error fields of both text interfaces. */
function wordsOf(error: unknown): UpstreamWords | undefined {
  if (!isObject(error)) return undefined;
  const type = errorWord(error.type);
  const details = errorDetails(error.details);
  return {
    ...(type && { type }),
    code: errorWord(error.code) ?? null,
    ...(details && { details }),
  };
}
