import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useIsThere } from '../../components/use-is-there.ts';
import { isSaidAt, sentencesAt } from '../../components/violations.tsx';
import type { CheckedForm } from '../../forms/use-checked-form.ts';

/** Options of `useSubmission`. */
export interface SubmissionParts {
  /** The parameters that have a field. */
  readonly fields: readonly string[];
  /** Validation in the browser before the form is sent, if available. */
  readonly checked?: CheckedForm;
  /** Sends the form. The page handles the result. */
  readonly send: () => Promise<void>;
}

/** The submission state of a form. */
export interface Submission {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isBusy: boolean;
  /** The error, unless fields show all of it. */
  readonly error: unknown;
  /** The error messages of a field. */
  errorsOf(parameter: string): readonly string[];
  submit(event: FormEvent): void;
}

/**
 * Sends a form. Violations are shown at their fields, and the first of these gets the focus. A form whose page was left
 * during validation is not sent.
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
    // The fields show the errors.
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
