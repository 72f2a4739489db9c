import { type ReactNode, useId } from 'react';
import styles from './chips.module.css';
import type { Choice } from './field.tsx';

/** Props of `Chips`. */
export interface ChipsProps {
  /** Name of the group; visible before the options unless it is for screen readers only. */
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly choices: readonly Choice[];
}

/** A choice between a few options: radio buttons, with native keyboard and screen reader support. */
export function Chips({
  label,
  isLabelShown = false,
  value,
  onValueChange,
  choices,
}: ChipsProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend className={isLabelShown ? styles.legend : 'only-spoken'}>{label}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
