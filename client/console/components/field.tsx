import { Field } from '@base-ui/react/field';
import { Switch } from '@base-ui/react/switch';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What every field says of itself. */
export interface FieldWords {
  readonly label: string;
  /** What to put in, below the label. */
  readonly hint?: ReactNode;
  /** What is wrong with the value, one sentence each; the field counts as wrong where there is one. */
  readonly errors?: readonly string[];
  readonly isRequired?: boolean;
}

/** What a field around any control takes. */
export interface FieldFrameProps extends FieldWords {
  readonly children: ReactNode;
}

/** A label, a hint and what is wrong, around a control of `Field`. */
export function FieldFrame({
  label,
  hint,
  errors = [],
  isRequired,
  children,
}: FieldFrameProps): ReactNode {
  return (
    <Field.Root className={styles.field} invalid={errors.length > 0}>
      <Field.Label className={styles.label}>
        {label}
        {isRequired === true && <span className={styles.required}> required</span>}
      </Field.Label>
      {hint !== undefined && <Field.Description className={styles.hint}>{hint}</Field.Description>}
      {children}
      {errors.map((error) => (
        <Field.Error key={error} match className={styles.error}>
          {error}
        </Field.Error>
      ))}
    </Field.Root>
  );
}

/** What a field of text takes. */
export interface TextFieldProps
  extends FieldWords,
    Pick<
      ComponentProps<'input'>,
      'type' | 'autoComplete' | 'placeholder' | 'inputMode' | 'name' | 'autoFocus'
    > {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** So many lines to write in; one unless given. */
  readonly lines?: number;
}

/** A field of text, in one line or several. */
export function TextField({
  value,
  onValueChange,
  lines = 1,
  ...props
}: TextFieldProps): ReactNode {
  const { label, hint, errors, isRequired, ...control } = props;
  const area = lines > 1 ? { render: <textarea rows={lines} /> } : {};
  return (
    <FieldFrame {...wordsOf({ label, hint, errors, isRequired })}>
      <Field.Control
        {...control}
        {...area}
        className={styles.control}
        value={value}
        onValueChange={onValueChange}
        aria-required={isRequired}
      />
    </FieldFrame>
  );
}

/** One of the things that can be chosen. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a field of choices takes. */
export interface SelectFieldProps extends FieldWords {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly choices: readonly Choice[];
}

/** A field to choose one thing in, by the browser's own control, which every phone and screen reader knows. */
export function SelectField({
  value,
  onValueChange,
  choices,
  ...words
}: SelectFieldProps): ReactNode {
  return (
    <FieldFrame {...words}>
      <Field.Control
        className={`${styles.control} ${styles.select}`}
        value={value}
        onValueChange={onValueChange}
        render={
          <select>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        }
      />
    </FieldFrame>
  );
}

/** What a switch takes. */
export interface SwitchFieldProps extends Pick<FieldWords, 'label' | 'hint'> {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.switchRow}>
      <Switch.Root
        className={styles.switch}
        checked={isOn}
        onCheckedChange={onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
      <div>
        <div id={`${id}-label`} className={styles.label}>
          {label}
        </div>
        {hint !== undefined && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}

/** Leaves out what is not said. */
function wordsOf(words: {
  readonly label: string;
  readonly hint: ReactNode;
  readonly errors: readonly string[] | undefined;
  readonly isRequired: boolean | undefined;
}): FieldWords {
  const { label, hint, errors, isRequired } = words;
  return {
    label,
    ...(hint === undefined ? {} : { hint }),
    ...(errors === undefined ? {} : { errors }),
    ...(isRequired === undefined ? {} : { isRequired }),
  };
}
