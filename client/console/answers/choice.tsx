import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { ReactNode } from 'react';
import styles from './choice.module.css';

/** Props of `Choice`. */
export interface ChoiceProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

/** A choice between two or three short options, side by side. */
export function Choice<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: ChoiceProps<Value>): ReactNode {
  return (
    <ToggleGroup
      className={styles.choice}
      aria-label={label}
      value={[value]}
      onValueChange={(values) => {
        const chosen = choices.find((choice) => values.includes(choice.value));
        if (chosen !== undefined) onChoose(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <Toggle key={choice.value} value={choice.value} className={styles.option}>
          {choice.label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
