import { useCallback, useMemo, useState } from 'react';
import { PatchbayError } from '../../errors.ts';
import { violationsOf } from './check.ts';
import { type Faults, fieldOf } from './field-errors.ts';
import type { FormRequest } from './form-request.ts';

/** What is known to be wrong with a form. */
export interface FormCheck {
  /** Whether the request keeps the contract. */
  readonly isSound: boolean;
  /** What is to be shown: of fields that have been left, and of all once sending was tried. */
  readonly faults: Faults;
  onLeave(field: string): void;
  /** Notes that sending was tried. */
  onTry(): void;
  /** Takes what the gateway says is wrong with what was sent. */
  take(error: unknown): void;
}

/** Checks what a form asks for while it is filled in, as the gateway will. */
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
