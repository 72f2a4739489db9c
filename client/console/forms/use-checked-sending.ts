import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useIsThere } from '../components/use-is-there.ts';
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

/**
 * Sends a small form once it is sound. The checks take a while: until they and the sending have ended, another press
 * sends nothing, and a form that has been closed meanwhile is not sent.
 */
export function useCheckedSending({
  checked,
  fields,
  sending,
}: CheckedSendingParts): CheckedSending {
  const [isBusy, setBusy] = useState(false);
  // A second press may come before the first one is drawn.
  const isUnderWay = useRef(false);
  const isThere = useIsThere();
  const send = async (): Promise<void> => {
    sending.reset();
    const isSound = await checked.check(fields);
    // What the gateway refuses, the error of the sending says.
    if (isSound && isThere.current) await sending.mutateAsync().catch(() => undefined);
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
