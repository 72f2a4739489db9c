import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import { usePatchbay } from '../../app/session.tsx';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { pageHeading } from '../../components/page-heading.ts';
import { useFailureToast, useToast } from '../../components/toast.tsx';
import { CANCELLING, costOfCancelled, subjectOf } from './job-words.ts';

/** Props of `CancelDialog`. */
export interface CancelDialogProps {
  /** The job to cancel; the dialog is open while there is one. */
  readonly record: JobRecord | undefined;
  readonly onClose: () => void;
  /** Called with the job's record after the cancellation. */
  readonly onRecord: (record: JobRecord) => void;
}

/** Asks for confirmation before it cancels a job. */
export function CancelDialog({ record, onClose, onRecord }: CancelDialogProps): ReactNode {
  const patchbay = usePatchbay();
  const queries = useQueryClient();
  const say = useToast();
  const sayFailure = useFailureToast();
  // Keeps the text while the dialog closes.
  const shown = useRef(record);
  shown.current = record ?? shown.current;
  const asked = useRef(record);
  asked.current = record;
  // The button that opened the dialog disappears when the job ends.
  const endedId = useRef<string>(undefined);
  const cancel = useMutation({
    mutationFn: (jobId: string) => patchbay.jobs.cancel(jobId),
    onSuccess(ended) {
      endedId.current = ended.jobId;
      onRecord(ended);
      say({ tone: 'good', title: 'Job cancelled', text: costOfCancelled(ended) });
    },
    onError: (error) => sayFailure(error, CANCELLING),
    onSettled(_ended, _error, jobId) {
      // The dialog may have been closed and opened for another job in the meantime.
      if (asked.current?.jobId === jobId) onClose();
      void queries.invalidateQueries({ queryKey: ['job', jobId] });
    },
  });
  return (
    <ConfirmDialog
      title="Cancel this job?"
      text={
        <>
          <q dir="auto">{shown.current === undefined ? '' : subjectOf(shown.current)}</q> will stop
          and cannot be resumed. Cancelling is free, unless a lot of started work is cancelled.
        </>
      }
      isOpen={record !== undefined}
      onClose={onClose}
      finalFocus={() => (endedId.current === shown.current?.jobId ? pageHeading() : null)}
      confirmLabel="Cancel job"
      dismissLabel="Keep job"
      isDangerous
      isBusy={cancel.isPending}
      onConfirm={() => record !== undefined && cancel.mutate(record.jobId)}
    />
  );
}
