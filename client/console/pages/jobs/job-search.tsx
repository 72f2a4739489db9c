import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import styles from './jobs-filter.module.css';

/** Props of `JobSearch`. */
export interface JobSearchProps {
  /** The text that is searched; empty if there is none. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches prompts, or opens the job whose ID a person has, such as from a log or a callback. */
export function JobSearch({ search, onSearch }: JobSearchProps): ReactNode {
  const [, goTo] = useLocation();
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
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
        label="Prompt or job ID"
        value={typed}
        onValueChange={setTyped}
        autoComplete="off"
        end={<IconButton type="submit" label="Find jobs" icon={<Search size={16} />} />}
      />
    </form>
  );
}

const IDENTIFIER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
