import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { TextField } from './field.tsx';

/** What a field to search in takes. */
export interface SearchFieldProps {
  /** What is searched, such as `Search the keys`. */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A field whose words choose what a list shows. */
export function SearchField({ label, value, onValueChange }: SearchFieldProps): ReactNode {
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={label}
      inputMode="search"
      autoComplete="off"
      value={value}
      onValueChange={onValueChange}
      start={<Search size={16} aria-hidden />}
      end={
        value === '' ? undefined : (
          <IconButton label="Clear" icon={<X size={16} />} onClick={() => onValueChange('')} />
        )
      }
    />
  );
}
