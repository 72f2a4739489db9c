import { isObject } from '../../foundation/json-object.ts';
import type { ReadRefusal } from '../http/refusal.ts';
import { textOf } from './claims.ts';

/** Reads a problem of the contract: `{status: "FAILED", message, data?: {violations, reason}}`. */
export const readRefusal: ReadRefusal = ({ body }) => {
  const problem = isObject(body) ? body : {};
  const data = isObject(problem.data) ? problem.data : {};
  const [violation]: readonly unknown[] = Array.isArray(data.violations) ? data.violations : [];
  return {
    message: textOf(problem.message),
    parameter: isObject(violation) ? textOf(violation.parameter) : undefined,
    isModeration: data.reason === 'moderation',
  };
};
