import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { messageOf } from './failure-words.ts';
import { saveFile } from './save-file.ts';
import { useToast } from './toast.tsx';

/** The props of a table to be saved. */
export interface CsvDownloadProps {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Asks for the table, as comma-separated values. */
  readonly ask: () => Promise<string>;
}

/** The byte order mark: without it, spreadsheets assume the system's own encoding and garble other letters. */
const IS_UTF_8 = '\uFEFF';

/** Saves what the page shows as a table for a spreadsheet. */
export function CsvDownload({ name, ask }: CsvDownloadProps): ReactNode {
  const toast = useToast();
  const asked = useMutation({
    mutationFn: ask,
    onSuccess: (csv) => saveFile(`${name}.csv`, new Blob([IS_UTF_8, csv], { type: 'text/csv' })),
    onError: (error) => {
      toast({ tone: 'bad', title: 'The table was not made.', text: messageOf(error) });
    },
  });
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      isBusy={asked.isPending}
      onClick={() => asked.mutate()}
    >
      Download CSV
    </Button>
  );
}
