import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { goOnFromHeading } from '../../components/page-heading.ts';
import { isOpen, type JobFilter, readFilter, writeFilter } from './job-filter.ts';
import { KIND_WORDS, KINDS, STATUS_WORDS, STATUSES } from './job-words.ts';
import styles from './jobs-filter.module.css';

/** Props of `JobsFilter`. */
export interface JobsFilterProps {
  readonly filter: JobFilter;
  readonly onFilter: (filter: JobFilter) => void;
}

const ANY = { value: '', label: 'All' } as const;
const STATUS_CHOICES = [
  ANY,
  ...STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label })),
];
const KIND_CHOICES = [ANY, ...KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))];

/** Filter controls for the job list. */
export function JobsFilter({ filter, onFilter }: JobsFilterProps): ReactNode {
  const change = (name: keyof JobFilter, value: string): void => {
    const search = writeFilter(filter);
    search.set(name, value);
    onFilter(readFilter(search));
  };
  return (
    <search className={styles.filter} aria-label="Filter jobs">
      <SelectField
        label="Status"
        value={filter.status ?? ''}
        onValueChange={(value) => change('status', value)}
        choices={STATUS_CHOICES}
      />
      <SelectField
        label="Type"
        value={filter.kind ?? ''}
        onValueChange={(value) => change('kind', value)}
        choices={KIND_CHOICES}
      />
      <TextField
        label="From"
        type="date"
        value={filter.from ?? ''}
        onValueChange={(value) => change('from', value)}
      />
      <TextField
        label="To"
        type="date"
        value={filter.to ?? ''}
        onValueChange={(value) => change('to', value)}
      />
      {!isOpen(filter) && (
        <div className={styles.clear}>
          <Button
            variant="quiet"
            onClick={() => {
              onFilter({});
              goOnFromHeading();
            }}
          >
            Show all
          </Button>
        </div>
      )}
    </search>
  );
}
