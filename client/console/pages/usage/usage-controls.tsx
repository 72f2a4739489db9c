import { type ReactNode, useState } from 'react';
import { Chips } from '../../components/chips.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { sentencesAt } from '../../components/violations.tsx';
import { SPLITS } from './breakdown.ts';
import { MEASURE_NAMES, measureNamed } from './measures.ts';
import styles from './usage-page.module.css';
import { USUAL_SPANS, type UsageChoice } from './use-usage-choice.ts';

const SPANS = [
  ...USUAL_SPANS.map((days) => ({ value: days, label: `${days} days` })),
  { value: 'dates', label: 'Dates' },
];
const SPLIT_CHOICES = Object.entries(SPLITS).map(([value, label]) => ({ value, label }));
const MEASURE_CHOICES = MEASURE_NAMES.map((value) => ({ value, label: measureNamed(value).label }));

/** What the controls take. */
export interface UsageControlsProps {
  readonly choice: UsageChoice;
  /** Why the report that was asked for is not there. */
  readonly error: unknown;
}

/** Chooses the span, the split and the measure. */
export function UsageControls({ choice, error }: UsageControlsProps): ReactNode {
  const { span, chosen, split, measure, change } = choice;
  const chooseSpan = (value: string): void => {
    if (value === 'dates') change({ days: undefined, ...span });
    else change({ days: value, from: undefined, to: undefined });
  };
  return (
    <div className={styles.controls}>
      <Chips label="Span" isLabelShown value={chosen} onValueChange={chooseSpan} choices={SPANS} />
      {chosen === 'dates' && (
        <div className={styles.dates}>
          {(['from', 'to'] as const).map((name) => (
            <DayField
              key={name}
              label={name === 'from' ? 'From' : 'To'}
              day={span[name]}
              errors={sentencesAt(error, name)}
              onDay={(day) => change({ [name]: day })}
            />
          ))}
        </div>
      )}
      <Chips
        label="Split by"
        isLabelShown
        value={split}
        onValueChange={(by) => change({ by })}
        choices={SPLIT_CHOICES}
      />
      <div className={styles.measure}>
        <SelectField
          label="Count"
          value={measure}
          onValueChange={(value) => change({ measure: value })}
          choices={MEASURE_CHOICES}
        />
      </div>
    </div>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly day: string;
  readonly errors: readonly string[];
  readonly onDay: (day: string) => void;
}

/** Who types a year has been in the years 2, 20 and 202 before: what is earlier is taken when the field is left. */
const FIRST_DAY_TYPED = '1000-01-01';

function DayField({ label, day, errors, onDay }: DayFieldProps): ReactNode {
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
        if (typed !== undefined && typed !== '') onDay(typed);
        setTyped(undefined);
      }}
    />
  );
}
