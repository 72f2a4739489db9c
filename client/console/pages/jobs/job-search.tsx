import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { sentencesAt } from '../../components/violations.tsx';
import styles from './jobs-filter.module.css';

/** Props of `JobSearch`. */
export interface JobSearchProps {
  /** The text that is searched; empty if there is none. */
  readonly search: string;
  /** Whether the list is filtered, by this search or otherwise. */
  readonly isFiltered: boolean;
  /** Why the gateway has refused the search, if it has. */
  readonly error: unknown;
  readonly onSearch: (search: string) => void;
}

/** Searches prompts, or opens the job whose ID a person has, such as from a log or a callback. */
export function JobSearch({ search, isFiltered, error, onSearch }: JobSearchProps): ReactNode {
  const [, goTo] = useLocation();
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  // Text that was not submitted must not seem to filter a list that shows everything again.
  useEffect(() => {
    if (!isFiltered) setTyped('');
  }, [isFiltered]);
  const errors = sentencesAt(error, { path: SEARCH_PARAMETER, label: LABEL });
  return (
    <form
      aria-label="Find jobs"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const given = typed.trim();
        if (IDENTIFIER.test(given)) goTo(`/jobs/${given.toLowerCase()}`);
        else onSearch(given);
      }}
    >
      <TextField
        label={LABEL}
        errors={errors}
        value={typed}
        onValueChange={setTyped}
        autoComplete="off"
        end={<IconButton type="submit" label="Find jobs" icon={<Search size={16} />} />}
      />
      {/* The message at a field is not announced when it appears. */}
      <span role="status" className="only-spoken">
        {errors.join(' ')}
      </span>
    </form>
  );
}

/** The parameter whose violations `JobSearch` shows. */
export const SEARCH_PARAMETER = 'search';

const LABEL = 'Prompt or job ID';
const IDENTIFIER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
