import { isObject } from '../../foundation/json-object.ts';
import type { ReadRefusal } from '../http/refusal.ts';
import { textOf } from './claims.ts';

const UNPAID = 402;

/** Reads a problem of the contract: `{status: "FAILED", message, data?: {violations, reason, balance, price}}`. */
export const readRefusal: ReadRefusal = ({ status, body }) => {
  const problem = isObject(body) ? body : {};
  const data = isObject(problem.data) ? problem.data : {};
  const [violation]: readonly unknown[] = Array.isArray(data.violations) ? data.violations : [];
  return {
    message: textOf(problem.message),
    parameter: isObject(violation) ? textOf(violation.parameter) : undefined,
    isModeration: data.reason === 'moderation',
    isTooDear: status === UNPAID && Number(data.balance) > 0,
  };
};
