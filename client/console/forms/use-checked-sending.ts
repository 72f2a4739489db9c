import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIsThere } from '../components/use-is-there.ts';
import { focusFirstWrong } from './focus-wrong.ts';
import type { CheckedForm } from './use-checked-form.ts';

/** Options of `useCheckedSending`. */
export interface CheckedSendingParts {
  readonly checked: CheckedForm;
  /** The fields that show their own errors. */
  readonly fields: readonly string[];
  /** The mutation that sends the form; its error comes from the gateway. */
  readonly sending: Pick<UseMutationResult<unknown, Error, void>, 'mutateAsync' | 'reset'>;
}

/** The submission state of a small form. */
export interface CheckedSending {
  /** Whether the form is being validated or sent. */
  readonly isBusy: boolean;
  submit(event: FormEvent<HTMLElement>): void;
}

/**
 * Sends a small form if it is valid; otherwise the first invalid field gets the focus. Further submissions are ignored
 * until validation and sending have ended, and a form that was closed during validation is not sent.
 */
export function useCheckedSending({
  checked,
  fields,
  sending,
}: CheckedSendingParts): CheckedSending {
  const [isBusy, setBusy] = useState(false);
  // A second submission may come before the next render.
  const isUnderWay = useRef(false);
  const isThere = useIsThere();
  const [refused, setRefused] = useState<{ readonly form: HTMLElement }>();
  // By then, the errors are rendered.
  useEffect(() => {
    if (refused !== undefined) focusFirstWrong(refused.form);
  }, [refused]);

  const send = async (form: HTMLElement): Promise<void> => {
    sending.reset();
    const isSound = await checked.check(fields);
    if (!isThere.current) return;
    if (!isSound) setRefused({ form });
    // The mutation's error state already reports a refusal.
    else await sending.mutateAsync().catch(() => setRefused({ form }));
  };
  return {
    isBusy,
    submit(event) {
      event.preventDefault();
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(true);
      void send(event.currentTarget).finally(() => {
        isUnderWay.current = false;
        setBusy(false);
      });
    },
  };
}
