import { useCallback, useEffect, useState } from 'react';
import type { OperationId } from '../../../generated/operations.ts';
import type { JsonObject, Violation } from '../../../generated/validation/outcome.ts';
import { PatchbayError } from '../../errors.ts';
import { type Faults, faultsElsewhere, faultsWithin, fieldOf } from './field-errors.ts';

/** A small form that is checked in the browser as the gateway checks its request. */
export interface CheckedForm {
  /** What is wrong with a field, once it has been left or sending was tried. */
  errorsOf(field: string): readonly string[];
  /** What is wrong, but with none of the fields named. */
  errorsElsewhere(fields: readonly string[]): readonly string[];
  /** Notes that a field has been left. */
  onLeave(field: string): void;
  /** Checks the whole form; `false` where it is not worth sending. */
  check(): Promise<boolean>;
  /** Takes what the gateway says is wrong; `false` where that is no matter of the form's fields. */
  take(error: unknown): boolean;
}

/**
 * Checks a JSON body of an operation in the browser, with the sentences that the gateway would say, and puts the
 * gateway's own beside them. The checks are loaded when they are first needed.
 *
 * @example
 * const form = useCheckedForm('signUp', { email, password, name });
 * <TextField label="E-mail" errors={form.errorsOf('email')} … />
 * if (!(await form.check())) return;
 * try { await anonymous.account.signUp(body); } catch (error) { if (!form.take(error)) setError(error); }
 */
export function useCheckedForm(operationId: OperationId, body: JsonObject): CheckedForm {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [found, setFound] = useState<Faults>([]);
  const [told, setTold] = useState<{ readonly of: string; readonly faults: Faults }>();
  const text = JSON.stringify(body);
  const isShown = isTried || left.size > 0;

  useEffect(() => {
    if (!isShown) return;
    let isCurrent = true;
    void findFaults(operationId, JSON.parse(text)).then((faults) => isCurrent && setFound(faults));
    return () => {
      isCurrent = false;
    };
  }, [operationId, text, isShown]);

  // What the gateway said was of what was sent then.
  const gateway = told?.of === text ? told.faults : [];
  const shown = [
    ...found.filter(({ parameter }) => isTried || left.has(fieldOf(parameter))),
    ...gateway,
  ];
  return {
    errorsOf: (field) => [...new Set(faultsWithin(shown, field))],
    errorsElsewhere: (fields) => faultsElsewhere(shown, fields),
    onLeave: useCallback((field: string) => setLeft((before) => new Set([...before, field])), []),
    async check() {
      const faults = await findFaults(operationId, JSON.parse(text));
      setTried(true);
      setFound(faults);
      return faults.length === 0;
    },
    take(error) {
      if (!(error instanceof PatchbayError) || error.violations.length === 0) return false;
      setTold({ of: text, faults: error.violations });
      return true;
    },
  };
}

async function findFaults(
  operationId: OperationId,
  body: JsonObject,
): Promise<readonly Violation[]> {
  const { violationsOfBody } = await import('./check.ts');
  return violationsOfBody(operationId, body);
}
