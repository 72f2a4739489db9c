import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { CheckedForm } from './use-checked-form.ts';

/** What a small form is sent by. */
export interface CheckedSendingParts {
  readonly checked: CheckedForm;
  /** The fields that show themselves what is wrong with them. */
  readonly fields: readonly string[];
  /** Sends it; its error is what the gateway says. */
  readonly sending: Pick<UseMutationResult<unknown, Error, void>, 'mutateAsync' | 'reset'>;
}

/** A small form on its way to the gateway. */
export interface CheckedSending {
  /** Whether it is checked or sent just now. */
  readonly isBusy: boolean;
  submit(event: FormEvent): void;
}

/** Sends a small form once it is sound. Until that has ended, another press sends nothing: the checks take a while too. */
export function useCheckedSending({
  checked,
  fields,
  sending,
}: CheckedSendingParts): CheckedSending {
  const [isBusy, setBusy] = useState(false);
  // A second press may come before the first one is drawn.
  const isUnderWay = useRef(false);
  const send = async (): Promise<void> => {
    sending.reset();
    // What the gateway refuses, the error of the sending says.
    if (await checked.check(fields)) await sending.mutateAsync().catch(() => undefined);
  };
  return {
    isBusy,
    submit(event) {
      event.preventDefault();
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(true);
      void send().finally(() => {
        isUnderWay.current = false;
        setBusy(false);
      });
    },
  };
}
