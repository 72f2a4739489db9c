import type { ReactNode } from 'react';
import { Chips } from '../../components/chips.tsx';
import type { NameGroup } from './key-draft.ts';
import styles from './keys-page.module.css';

/** Props of `ChosenNames`. */
export interface ChosenNamesProps {
  readonly label: string;
  readonly groups: readonly NameGroup[];
  /** The selected names; `undefined` means all. */
  readonly chosen: readonly string[] | undefined;
  readonly errors: readonly string[];
  readonly onChosen: (chosen: readonly string[] | undefined) => void;
  /** Renders a note below a group's names. */
  readonly noteOn?: (group: NameGroup) => ReactNode;
}

/** Selects all names or only the ticked ones. */
export function ChosenNames(props: ChosenNamesProps): ReactNode {
  const { label, groups, chosen, errors, onChosen, noteOn } = props;
  return (
    <div className={styles.names} data-invalid={errors.length > 0 || undefined}>
      <Chips
        label={label}
        isLabelShown
        value={chosen === undefined ? 'all' : 'some'}
        onValueChange={(value) => onChosen(value === 'all' ? undefined : [])}
        choices={[
          { value: 'all', label: 'All' },
          { value: 'some', label: 'Selected' },
        ]}
      />
      {errors.map((error) => (
        <p key={error} className={styles.error} role="alert">
          {error}
        </p>
      ))}
      {chosen !== undefined &&
        groups.map((group) => (
          <fieldset key={group.name} className={styles.group}>
            <legend className={group.name === '' ? 'only-spoken' : undefined}>
              {group.name === '' ? label : group.name}
            </legend>
            <div className={styles.ticks}>
              {group.choices.map(({ value, label: word }) => (
                <label key={value} className={styles.tick}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(value)}
                    onChange={({ target }) =>
                      onChosen(
                        target.checked
                          ? [...chosen, value]
                          : chosen.filter((other) => other !== value),
                      )
                    }
                  />
                  <span>{word}</span>
                </label>
              ))}
            </div>
            {noteOn?.(group)}
          </fieldset>
        ))}
    </div>
  );
}
