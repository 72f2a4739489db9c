import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';

/** Opens the job whose ID a person has, such as from a log or a callback. */
export function JobById(): ReactNode {
  const [, goTo] = useLocation();
  const [jobId, setJobId] = useState('');
  const given = jobId.trim();
  return (
    <form
      aria-label="Open a job"
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== '') goTo(`/jobs/${encodeURIComponent(given)}`);
      }}
    >
      <TextField
        label="Job ID"
        value={jobId}
        onValueChange={setJobId}
        autoComplete="off"
        dir="ltr"
        end={
          <IconButton
            type="submit"
            label="Open job"
            icon={<ArrowRight size={16} />}
            disabled={given === ''}
            focusableWhenDisabled
          />
        }
      />
    </form>
  );
}
