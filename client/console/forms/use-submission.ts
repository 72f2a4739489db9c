import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIsThere } from '../components/use-is-there.ts';
import { isSaidAt, labelAndErrors } from '../components/violations.tsx';
import { focusFirstWrong } from './focus-wrong.ts';
import type { CheckedForm } from './use-checked-form.ts';

/** Options of `useSubmission`. */
export interface SubmissionParts {
  /** The parameters that have a field. */
  readonly fields: readonly string[];
  /** Validation in the browser before the form is sent, if available. */
  readonly checked?: CheckedForm;
  /** Sends the form. The page handles the result. */
  readonly send: () => Promise<unknown>;
}

/** The submission state of a form. */
export interface Submission {
  /** Whether the form is being validated or sent. */
  readonly isBusy: boolean;
  /** The error, unless fields show all of it. */
  readonly error: unknown;
  /** The label and the error messages of a field. */
  field(path: string, label: string): ReturnType<typeof labelAndErrors>;
  submit(event: FormEvent<HTMLElement>): void;
}

/**
 * Sends a form. Violations are shown at their fields, and the first of these gets the focus. Further
 * submissions are ignored until validation and sending have ended, and a form that was left during validation is not
 * sent.
 */
export function useSubmission({ fields, checked, send }: SubmissionParts): Submission {
  const form = useRef<HTMLElement>(null);
  const [isBusy, setBusy] = useState(false);
  // A second submission may come before the next render.
  const isUnderWay = useRef(false);
  const isThere = useIsThere();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();

  useEffect(() => {
    if (failure !== undefined) focusFirstWrong(form.current);
  }, [failure]);

  const sendChecked = async (): Promise<void> => {
    const isSound = checked === undefined || (await checked.check(fields));
    if (!isThere.current) return;
    if (isSound) await send();
    // The fields show the errors.
    else setFailure({ error: undefined });
  };

  return {
    isBusy,
    error: isSaidAt(failure?.error, fields) ? undefined : failure?.error,
    field: (path, label) =>
      labelAndErrors(
        { path, label },
        { error: failure?.error, ...(checked === undefined ? {} : { checked }) },
      ),
    submit(event) {
      event.preventDefault();
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      form.current = event.currentTarget;
      setBusy(true);
      setFailure(undefined);
      sendChecked()
        .catch((error: unknown) => setFailure({ error }))
        .finally(() => {
          isUnderWay.current = false;
          setBusy(false);
        });
    },
  };
}
