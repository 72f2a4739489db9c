import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { ChangeWords } from './failure-words.ts';
import { useFailureToast } from './toast.tsx';
import { useIsThere } from './use-is-there.ts';

/** What a dialog asks about, and what comes after it. */
export interface DialogMutationParts<Data> {
  readonly act: () => Promise<Data>;
  /** What comes back is shown once, and kept nowhere. */
  readonly isSecret?: boolean;
  /** Done in any case, before the dialog is closed. */
  readonly onDone: (data: Data) => void | Promise<void>;
  readonly onClose: () => void;
  /** Told in passing where the dialog is no longer there to tell of a failure. */
  readonly change: ChangeWords;
}

/**
 * Does what a dialog asks about, and closes it. Somebody may close it before that: they are told of a failure in passing
 * then, and whatever dialog they have opened since stays open.
 */
export function useDialogMutation<Data>({
  act,
  isSecret = false,
  onDone,
  onClose,
  change,
}: DialogMutationParts<Data>): UseMutationResult<Data, Error, void> {
  const sayFailure = useFailureToast();
  const isThere = useIsThere();
  return useMutation({
    mutationFn: act,
    ...(isSecret ? { gcTime: 0 } : {}),
    onSuccess: async (data) => {
      await onDone(data);
      if (isThere.current) onClose();
    },
    onError: (error) => {
      if (!isThere.current) sayFailure(error, change);
    },
  });
}
