import { type ReactNode, useState } from 'react';
import { TextField } from './field.tsx';

/** The props of a field for a day. */
export interface DayFieldProps {
  readonly label: string;
  /** Such as `2026-11-21`; nothing where there is none. */
  readonly day: string;
  readonly errors?: readonly string[];
  readonly onDay: (day: string) => void;
  /** Called when the field was left empty; without it, the previous day stays. */
  readonly onCleared?: () => void;
}

/** While a year is typed, it passes through 2, 20 and 202: an earlier day counts only when the field is left. */
const FIRST_DAY_TYPED = '1000-01-01';

/** A field for a day, which is told once it is typed. */
export function DayField({ label, day, errors = [], onDay, onCleared }: DayFieldProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      type="date"
      label={label}
      value={typed ?? day}
      errors={errors}
      onValueChange={(text) => {
        setTyped(text);
        if (text >= FIRST_DAY_TYPED) onDay(text);
      }}
      onBlur={() => {
        // A date that is being typed is empty until it is one.
        if (typed === '') onCleared?.();
        else if (typed !== undefined) onDay(typed);
        setTyped(undefined);
      }}
    />
  );
}
