import { useEffect, useState } from 'react';
import type { OperationId } from '../../../generated/operations.ts';
import type { JsonObject, Violation } from '../../../openapi/validation/outcome.ts';
import { type Faults, faultsWithin, type LabelledField, labelledFaults } from './field-errors.ts';

/** A small form that is validated in the browser as the gateway validates its request. */
export interface CheckedForm {
  /** The error messages of a field, once it has lost the focus or a submission was tried. */
  errorsOf(field: LabelledField): readonly string[];
  /** Call this when a field has lost the focus. */
  onLeave(field: string): void;
  /** Validates the whole form; `false` if one of these fields is invalid. Other errors are left to the gateway. */
  check(fields: readonly string[]): Promise<boolean>;
}

/**
 * Validates the JSON body of an operation in the browser, with the gateway's error messages. The validators are loaded
 * when they are first needed; if loading fails, only the gateway validates.
 *
 * @example
 * const checked = useCheckedForm('signUp', { email, password, name });
 * const label = 'E-mail';
 * <TextField
 *   label={label}
 *   errors={checked.errorsOf({ path: 'email', label })}
 *   onBlur={() => checked.onLeave('email')}
 *   …
 * />
 * if (await checked.check(['email', 'password', 'name'])) await anonymous.account.signUp(body);
 */
export function useCheckedForm(operationId: OperationId, body: JsonObject): CheckedForm {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const [found, setFound] = useState<Faults>([]);
  const text = JSON.stringify(body);
  const isShown = isTried || left.length > 0;

  useEffect(() => {
    if (!isShown) return;
    let isCurrent = true;
    void findFaults(operationId, JSON.parse(text)).then((faults) => isCurrent && setFound(faults));
    return () => {
      isCurrent = false;
    };
  }, [operationId, text, isShown]);

  return {
    errorsOf(field) {
      const isOpen = isTried || left.includes(field.path);
      return isOpen ? [...new Set(labelledFaults(found, field))] : [];
    },
    onLeave: (field) => afterPress(() => setLeft((before) => [...new Set([...before, field])])),
    async check(fields) {
      const faults = await findFaults(operationId, JSON.parse(text));
      setTried(true);
      setFound(faults);
      return fields.every((field) => faultsWithin(faults, field).length === 0);
    },
  };
}

async function findFaults(
  operationId: OperationId,
  body: JsonObject,
): Promise<readonly Violation[]> {
  try {
    const { violationsOfBody } = await import('./check.ts');
    return violationsOfBody(operationId, body);
  } catch {
    // The validators could not be loaded; the gateway reports errors after submission.
    return [];
  }
}

/** Waits until nothing is pressed: an error message that appears would move a button away from under the pointer. */
function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act();
    return;
  }
  const listening = new AbortController();
  const release = (): void => {
    listening.abort();
    // The `click` event follows the release.
    setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, release, { signal: listening.signal });
  }
}
