import { type ReactNode, useState } from 'react';
import { TextField } from './field.tsx';

/** Props of `DayField`. */
export interface DayFieldProps {
  readonly label: string;
  /** Such as `2026-11-21`; empty if there is none. */
  readonly day: string;
  readonly errors?: readonly string[];
  readonly onDay: (day: string) => void;
  /** Called when the field is left empty; if omitted, the previous day stays. */
  readonly onCleared?: () => void;
}

/** A year that is being typed passes through 2, 20 and 202: a day before this one is reported only on blur. */
const FIRST_DAY_TYPED = '1000-01-01';

/** A date field that reports a day once it is completely typed. */
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
        // A date input is empty until the typed date is complete.
        if (typed === '') onCleared?.();
        else if (typed !== undefined) onDay(typed);
        setTyped(undefined);
      }}
    />
  );
}
