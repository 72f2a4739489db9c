import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { ChangeWords } from './failure-words.ts';
import { useFailureToast } from './toast.tsx';
import { useIsThere } from './use-is-there.ts';

/** Options of `useDialogMutation`. */
export interface DialogMutationParts<Data> {
  readonly act: () => Promise<Data>;
  /** The result is shown once and must not stay in the cache. */
  readonly isSecret?: boolean;
  /** Called on success before the dialog closes, even if the user has already closed it. */
  readonly onDone: (data: Data) => void | Promise<void>;
  readonly onClose: () => void;
  /** The text of the failure toast, which is shown if the dialog is already closed. */
  readonly change: ChangeWords;
}

/**
 * Runs a dialog's action and then closes the dialog. If the user closes it earlier, a failure is shown as a toast, and
 * a dialog that was opened since stays open.
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
