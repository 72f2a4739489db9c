import { useMutation } from '@tanstack/react-query';
import type { JobRecord } from '../../../generated/types.ts';
import { usePatchbay } from '../app/session.tsx';

/** A job's record, with files that can be played. */
export interface RenewedRecord {
  readonly record: JobRecord;
  /** Looks the record up again, for new URLs of its files. */
  readonly renew: () => Promise<unknown>;
}

/** Renews the URLs in a record, which expire. A newer record from the page replaces a renewed one. */
export function useRenewal(record: JobRecord): RenewedRecord {
  const patchbay = usePatchbay();
  const { data, mutateAsync } = useMutation({
    mutationFn: async (of: JobRecord) => {
      const { record: renewed = of } = await patchbay.jobs.get(of.jobId);
      return { of, renewed };
    },
  });
  return {
    record: data?.of === record ? data.renewed : record,
    renew: () => mutateAsync(record),
  };
}
