import type { ReactNode } from 'react';
import type { ChangesQuery } from '../../../index.ts';
import type { AddressChoice } from '../../app/address-choice.ts';
import { Button } from '../../components/button.tsx';
import { DaySpanFields } from '../../components/day-span-fields.tsx';
import { SelectField } from '../../components/field.tsx';
import { goOnFromHeading } from '../../components/page-heading.ts';
import { KINDS } from './change-words.ts';
import styles from './changes-page.module.css';

/** The filter for changes. */
export type ChangesFilter = Pick<ChangesQuery, 'kind' | 'from' | 'to'>;

const KIND_CHOICES = [
  { value: '', label: 'All changes' },
  ...Object.entries(KINDS).map(([value, label]) => ({ value, label })),
];
const NONE = { kind: undefined, from: undefined, to: undefined };

/** Filter controls for changes. */
export function ChangesFilters({
  filter,
  error,
  onChange,
}: {
  readonly filter: ChangesFilter;
  /** Why the changes could not be loaded. */
  readonly error: unknown;
  readonly onChange: AddressChoice['change'];
}): ReactNode {
  return (
    <search className={styles.filters} aria-label="Filter changes">
      <SelectField
        label="Type"
        value={filter.kind ?? ''}
        onValueChange={(kind) => onChange({ kind })}
        choices={KIND_CHOICES}
      />
      <DaySpanFields span={filter} error={error} onChange={onChange} />
      {Object.keys(filter).length > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            onChange(NONE);
            goOnFromHeading();
          }}
        >
          Show all
        </Button>
      )}
    </search>
  );
}
