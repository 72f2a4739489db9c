import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useIsThere } from '../../components/use-is-there.ts';
import { isSaidAt, sentencesAt } from '../../components/violations.tsx';
import type { CheckedForm } from '../../forms/use-checked-form.ts';

/** What is to be sent, and where what is wrong with it can be said. */
export interface SubmissionParts {
  /** The parameters that have a field. */
  readonly fields: readonly string[];
  /** Checks it before it is sent, where that can be done here. */
  readonly checked?: CheckedForm;
  /** Sends it. What comes of it is the page's own matter. */
  readonly send: () => Promise<void>;
}

/** A form on its way to the gateway. */
export interface Submission {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isBusy: boolean;
  /** What went wrong that no field can say. */
  readonly error: unknown;
  /** What is wrong with a field. */
  errorsOf(parameter: string): readonly string[];
  submit(event: FormEvent): void;
}

/**
 * Sends a form. Violations are shown at their fields, and the first of these gets the focus. The checks take a while: a
 * form whose page has been left meanwhile is not sent.
 */
export function useSubmission({ fields, checked, send }: SubmissionParts): Submission {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const isThere = useIsThere();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();

  useEffect(() => {
    if (failure === undefined) return;
    const wrong = form.current?.querySelector('[aria-invalid="true"]');
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [failure]);

  const sendChecked = async (): Promise<void> => {
    const isSound = checked === undefined || (await checked.check(fields));
    if (!isThere.current) return;
    if (isSound) await send();
    // The fields say what is wrong.
    else setFailure({ error: undefined });
  };

  return {
    form,
    isBusy,
    error: isSaidAt(failure?.error, fields) ? undefined : failure?.error,
    errorsOf: (name) => [
      ...new Set([...(checked?.errorsOf(name) ?? []), ...sentencesAt(failure?.error, name)]),
    ],
    submit(event) {
      event.preventDefault();
      if (isBusy) return;
      setBusy(true);
      setFailure(undefined);
      sendChecked()
        .catch((error: unknown) => setFailure({ error }))
        .finally(() => setBusy(false));
    },
  };
}
