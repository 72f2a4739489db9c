import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import styles from './segmented-control.module.css';

/** One of the things that can be chosen. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

/** The props of a choice side by side. */
export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** Few, with short words. */
  readonly options: readonly Segment<Value>[];
  /** The pictures say enough; the words are for screen readers and tooltips. */
  readonly isIconsOnly?: boolean;
  /** It takes all the width that there is. */
  readonly isStretched?: boolean;
}

/** One of a few things, side by side, that is chosen at once. */
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
