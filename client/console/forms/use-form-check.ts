import { useCallback, useMemo, useState } from 'react';
import { PatchbayError } from '../../errors.ts';
import { violationsOf } from './check.ts';
import { type Faults, fieldOf } from './field-errors.ts';
import type { FormRequest } from './form-request.ts';

/** The validation state of a form. */
export interface FormCheck {
  /** Whether the request complies with the contract. */
  readonly isSound: boolean;
  /** The errors to show: of fields that have lost the focus, and of all fields once a submission was tried. */
  readonly faults: Faults;
  onLeave(field: string): void;
  /** Call this when a submission is tried. */
  onTry(): void;
  /** Takes the violations that the gateway reports for the request that was sent. */
  take(error: unknown): void;
}

/** Validates a form's request on every change, as the gateway will. */
export function useFormCheck(request: FormRequest): FormCheck {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [told, setTold] = useState<{ readonly of: FormRequest; readonly faults: Faults }>();
  const found = useMemo(() => violationsOf(request), [request]);
  const onLeave = useCallback(
    (field: string) => setLeft((before) => new Set([...before, field])),
    [],
  );
  const shown = found.filter(({ parameter }) => isTried || left.has(fieldOf(parameter)));
  return {
    isSound: found.length === 0,
    faults: [...shown, ...(told?.of === request ? told.faults : [])],
    onLeave,
    onTry: () => setTried(true),
    take: (error) => {
      if (error instanceof PatchbayError) setTold({ of: request, faults: error.violations });
    },
  };
}
