import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RequestOptions } from '../../connection.ts';
import { LONG_CALL } from '../app/own-gateway.ts';
import { Button } from './button.tsx';
import { messageOf } from './failure-words.ts';
import { saveFile } from './save-file.ts';
import { useToast } from './toast.tsx';

/** Props of `CsvDownload`. */
export interface CsvDownloadProps {
  /** File name without its extension. */
  readonly name: string;
  /** Requests the table as comma-separated values. */
  readonly ask: (options: RequestOptions) => Promise<string>;
}

/** Byte order mark: without it, spreadsheets assume the system's encoding and garble non-ASCII letters. */
const IS_UTF_8 = '\uFEFF';

/** Downloads the data of the page as a CSV table. */
export function CsvDownload({ name, ask }: CsvDownloadProps): ReactNode {
  const toast = useToast();
  const asked = useMutation({
    mutationFn: () => ask(LONG_CALL),
    onSuccess: (csv) => saveFile(`${name}.csv`, new Blob([IS_UTF_8, csv], { type: 'text/csv' })),
    onError: (error) => {
      toast({ tone: 'bad', title: 'The CSV could not be exported.', text: messageOf(error) });
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
