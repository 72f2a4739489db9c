import { ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DaySpanFields } from '../../components/day-span-fields.tsx';
import { SelectField } from '../../components/field.tsx';
import { goOnFromHeading } from '../../components/page-heading.ts';
import { isOpen, type JobFilter, readFilter, writeFilter } from './job-filter.ts';
import { JobSearch } from './job-search.tsx';
import { KIND_WORDS, KINDS, STATUS_WORDS, STATUSES } from './job-words.ts';
import styles from './jobs-filter.module.css';

/** Props of `JobsFilter`. */
export interface JobsFilterProps {
  readonly filter: JobFilter;
  /** Why the list could not be read, if it could not. */
  readonly error: unknown;
  readonly onFilter: (filter: JobFilter) => void;
}

const ANY = { value: '', label: 'All' } as const;
const STATUS_CHOICES = [
  ANY,
  ...STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label })),
];
const KIND_CHOICES = [ANY, ...KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))];

/** Filter controls for the job list, and the way to one job. */
export function JobsFilter({ filter, error, onFilter }: JobsFilterProps): ReactNode {
  const change = (changes: Readonly<Record<string, string | undefined>>): void =>
    onFilter(readFilter(writeFilter({ ...filter, ...changes })));
  const { search: _, ...others } = filter;
  const chosen = Object.keys(others).length;
  const [isUnfolded, setUnfolded] = useState(chosen > 0);
  const fields = useId();
  return (
    <search className={styles.filter} aria-label="Filter jobs">
      <JobSearch
        search={filter.search ?? ''}
        isFiltered={!isOpen(filter)}
        error={error}
        onSearch={(search) => change({ search })}
      />
      {/* Only narrow pages show this button; wide ones always show the fields. */}
      <div className={styles.fold}>
        <Button
          icon={<ListFilter size={16} aria-hidden />}
          aria-expanded={isUnfolded}
          aria-controls={fields}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
        </Button>
      </div>
      <div id={fields} className={styles.fields} data-unfolded={isUnfolded}>
        <SelectField
          label="Status"
          value={filter.status ?? ''}
          onValueChange={(value) => change({ status: value })}
          choices={STATUS_CHOICES}
        />
        <SelectField
          label="Type"
          value={filter.kind ?? ''}
          onValueChange={(value) => change({ kind: value })}
          choices={KIND_CHOICES}
        />
        <DaySpanFields span={filter} onChange={change} />
      </div>
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
