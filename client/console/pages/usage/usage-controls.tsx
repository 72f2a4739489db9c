import type { ReactNode } from 'react';
import { Chips } from '../../components/chips.tsx';
import { DaySpanFields } from '../../components/day-span-fields.tsx';
import { SelectField } from '../../components/field.tsx';
import { SPLITS } from './breakdown.ts';
import { MEASURE_NAMES, measureNamed } from './measures.ts';
import styles from './usage-page.module.css';
import { DEFAULT_SPANS, type UsageChoice } from './use-usage-choice.ts';

const SPANS = [
  ...DEFAULT_SPANS.map((days) => ({ value: days, label: `${days} days` })),
  { value: 'dates', label: 'Custom' },
];
const SPLIT_CHOICES = Object.entries(SPLITS).map(([value, label]) => ({ value, label }));
const MEASURE_CHOICES = MEASURE_NAMES.map((value) => ({ value, label: measureNamed(value).label }));

/** Props of `UsageControls`. */
export interface UsageControlsProps {
  readonly choice: UsageChoice;
  /** Why the report could not be loaded. */
  readonly error: unknown;
}

/** Selects the span, the dimension and the measure. */
export function UsageControls({ choice, error }: UsageControlsProps): ReactNode {
  const { span, chosen, split, measure, change } = choice;
  const chooseSpan = (value: string): void => {
    if (value === 'dates') change({ days: undefined, ...span });
    else change({ days: value, from: undefined, to: undefined });
  };
  return (
    <div className={styles.controls}>
      <Chips
        label="Period"
        isLabelShown
        value={chosen}
        onValueChange={chooseSpan}
        choices={SPANS}
      />
      {chosen === 'dates' && (
        <div className={styles.dates}>
          <DaySpanFields span={span} error={error} onChange={change} isClosed />
        </div>
      )}
      <Chips
        label="Group by"
        isLabelShown
        value={split}
        onValueChange={(by) => change({ by })}
        choices={SPLIT_CHOICES}
      />
      <div className={styles.measure}>
        <SelectField
          label="Measure"
          value={measure}
          onValueChange={(value) => change({ measure: value })}
          choices={MEASURE_CHOICES}
        />
      </div>
    </div>
  );
}
