import { type ReactNode, useId } from 'react';
import type { FieldChoice, FormField } from '../../../generated/form-shapes.ts';
import { SelectField } from '../components/field.tsx';
import { FieldGroup } from './field-group.tsx';
import styles from './forms.module.css';
import { isAsked } from './plain-fields.tsx';

/** Up to this many short options are shown side by side; more become a select field. */
const MAX_SEGMENTS = 5;
const MAX_SEGMENT_LETTERS = 20;

/** Props of `ChoiceField`. */
export interface ChoiceFieldProps {
  readonly field: FormField;
  readonly hint: ReactNode;
  readonly errors: readonly string[];
  readonly value: unknown;
  /** Called with the selected value; `undefined` leaves it to the gateway. */
  readonly onValue: (value: unknown) => void;
}

/** A choice between the values that the contract lists. */
export function ChoiceField(props: ChoiceFieldProps): ReactNode {
  const { field } = props;
  const letters = (field.choices ?? []).map(({ value }) => String(value)).join('').length;
  const isShort = letters <= MAX_SEGMENT_LETTERS && field.choices?.every(({ note }) => !note);
  const isFew = (field.choices ?? []).length <= MAX_SEGMENTS;
  const hasUsual = field.default !== undefined || field.isRequired;
  return isShort === true && isFew && hasUsual ? <Segments {...props} /> : <List {...props} />;
}

function Segments({ field, hint, errors, value, onValue }: ChoiceFieldProps): ReactNode {
  const name = useId();
  const chosen = value ?? field.default;
  return (
    <FieldGroup label={field.label} hint={hint} errors={errors} isRequired={isAsked(field)}>
      <div className={styles.segments}>
        {(field.choices ?? []).map((choice) => (
          <label key={String(choice.value)} className={styles.segment}>
            <input
              type="radio"
              name={name}
              checked={choice.value === chosen}
              onChange={() => onValue(choice.value)}
            />
            <span>{String(choice.value)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function List({ field, hint, errors, value, onValue }: ChoiceFieldProps): ReactNode {
  const choices = field.choices ?? [];
  const open = field.default === undefined ? [{ value: '', label: openWord(field) }] : [];
  return (
    <SelectField
      label={field.label}
      hint={hint}
      errors={errors}
      isRequired={isAsked(field)}
      value={String(value ?? field.default ?? '')}
      onValueChange={(text) => onValue(choices.find((one) => String(one.value) === text)?.value)}
      choices={[
        ...open,
        ...choices.map((choice) => ({
          value: String(choice.value),
          label: labelOf(choice, field),
        })),
      ]}
    />
  );
}

function openWord({ isRequired }: FormField): string {
  return isRequired ? 'Select one' : 'Any';
}

function labelOf({ value, note }: FieldChoice, field: FormField): string {
  const words = note === undefined ? String(value) : `${value} – ${note}`;
  return value === field.default ? `${words} (default)` : words;
}
