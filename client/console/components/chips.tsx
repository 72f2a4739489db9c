import { type ReactNode, useId } from 'react';
import styles from './chips.module.css';
import type { Choice } from './field.tsx';

/** The props of a row of choices. */
export interface ChipsProps {
  /** What is chosen; shown before the choices unless it is only spoken. */
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly choices: readonly Choice[];
}

/** Chooses one of a few things at a glance: radio buttons, as the keyboard and screen readers know them. */
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
