import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePatchbay } from '../../app/session.tsx';
import { Button } from '../../components/button.tsx';
import { messageOf } from '../../components/notice.tsx';
import { saveFile } from '../../components/save-file.ts';
import { useToast } from '../../components/toast.tsx';
import type { UsageChoice } from './use-usage-choice.ts';

/** Saves the report that is looked at as a table for a spreadsheet. */
export function UsageExport({ choice }: { readonly choice: UsageChoice }): ReactNode {
  const patchbay = usePatchbay();
  const toast = useToast();
  const { from, to } = choice.span;
  const exported = useMutation({
    mutationFn: () => patchbay.account.usageCsv({ from, to, by: `day,${choice.split}` }),
    onSuccess: (csv) => {
      saveFile(
        `usage ${from} to ${to} by ${choice.split}.csv`,
        new Blob([csv], { type: 'text/csv' }),
      );
    },
    onError: (error) => {
      toast({ tone: 'bad', title: 'The table was not made.', text: messageOf(error) });
    },
  });
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      isBusy={exported.isPending}
      onClick={() => exported.mutate()}
    >
      Download CSV
    </Button>
  );
}
