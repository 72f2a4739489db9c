import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKeyNames, useKeys } from '../../app/account-data.ts';
import { Button } from '../../components/button.tsx';
import { Chips } from '../../components/chips.tsx';
import { DaySpanFields } from '../../components/day-span-fields.tsx';
import { type Choice, SelectField } from '../../components/field.tsx';
import { goOnFromHeading } from '../../components/page-heading.ts';
import styles from './ledger-page.module.css';
import type { LedgerChoice } from './use-ledger-choice.ts';
import { KINDS } from './words.ts';

const ALL = 'all';
const KIND_CHOICES = [
  { value: ALL, label: 'All' },
  ...Object.entries(KINDS).map(([value, label]) => ({ value, label })),
];

/** Filter controls for ledger entries. */
export function LedgerFilters({
  choice: { filter, change },
  error,
  children,
}: {
  readonly choice: LedgerChoice;
  /** Why the entries could not be loaded. */
  readonly error: unknown;
  /** Actions on the filtered entries. */
  readonly children: ReactNode;
}): ReactNode {
  const { kind, jobId } = filter;
  const keys = useKeyChoices(filter.keyId);
  return (
    <search className={styles.filters} aria-label="Filter entries">
      <Chips
        label="Show"
        value={kind ?? ALL}
        onValueChange={(value) => change({ kind: value === ALL ? undefined : value })}
        choices={KIND_CHOICES}
      />
      <div className={styles.narrower}>
        <DaySpanFields span={filter} error={error} onChange={change} />
        {keys.length > 1 && (
          <SelectField
            label="Key"
            value={filter.keyId ?? ''}
            onValueChange={(keyId) => change({ keyId })}
            choices={keys}
          />
        )}
        {children}
      </div>
      {jobId !== undefined && (
        <Button
          size="small"
          icon={<X size={14} aria-hidden />}
          onClick={() => {
            change({ jobId: undefined });
            goOnFromHeading();
          }}
        >
          Job …{jobId.slice(-6)}: show all
        </Button>
      )}
    </search>
  );
}

/** The keys to filter by; a selected key is included even if it is no longer known. */
function useKeyChoices(chosen: string | undefined): readonly Choice[] {
  const { data: keys = [] } = useKeys();
  const nameOf = useKeyNames();
  const known = keys.map(({ keyId, name, prefix }) => ({
    value: keyId,
    label: `${name} (${prefix}…)`,
  }));
  const isKnown = chosen === undefined || keys.some(({ keyId }) => keyId === chosen);
  const forgotten = isKnown ? [] : [{ value: chosen, label: nameOf(chosen) }];
  return [{ value: '', label: 'All' }, ...known, ...forgotten];
}
