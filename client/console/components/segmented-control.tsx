import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import styles from './segmented-control.module.css';

/** An option of the control. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

/** Props of `SegmentedControl`. */
export interface SegmentedControlProps<Value extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** A few options with short labels. */
  readonly options: readonly Segment<Value>[];
  /** Shows only icons; the labels are for screen readers and tooltips. */
  readonly isIconsOnly?: boolean;
  /** Takes the full width. */
  readonly isStretched?: boolean;
}

/** A choice between a few options side by side, which applies immediately. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  isIconsOnly = false,
  isStretched = false,
}: SegmentedControlProps<Value>): ReactNode {
  return (
    <RadioGroup
      className={`${styles.control} ${isStretched ? styles.stretched : ''}`}
      aria-label={label}
      value={value}
      onValueChange={(chosen: Value) => onValueChange(chosen)}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          className={styles.segment}
          aria-label={option.label}
          title={isIconsOnly ? option.label : undefined}
        >
          {option.icon}
          {!isIconsOnly && option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
