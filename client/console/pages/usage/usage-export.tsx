import type { ReactNode } from 'react';
import { usePatchbay } from '../../app/session.tsx';
import { CsvDownload } from '../../components/csv-download.tsx';
import type { UsageChoice } from './use-usage-choice.ts';

/** Downloads the shown report as a CSV table. */
export function UsageExport({ choice }: { readonly choice: UsageChoice }): ReactNode {
  const patchbay = usePatchbay();
  const { span, split } = choice;
  return (
    <CsvDownload
      name={`usage ${span.from} to ${span.to} by ${split}`}
      ask={(options) => patchbay.account.usageCsv({ ...span, by: `day,${split}` }, options)}
    />
  );
}
