import { Field } from '@base-ui/react/field';
import { Switch } from '@base-ui/react/switch';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** Texts common to all fields. */
export interface FieldWords {
  readonly label: string;
  /** Help text below the label. */
  readonly hint?: ReactNode;
  /** Error messages, one sentence each; the field is invalid if there is any. */
  readonly errors?: readonly string[];
  readonly isRequired?: boolean;
  /** Marks the field as optional among required ones. */
  readonly isOptional?: boolean;
  /** Shown opposite the label, such as a link to help. */
  readonly aside?: ReactNode;
  /** Shows the label only to screen readers; the field must be clear without it. */
  readonly isLabelHidden?: boolean;
}

/** Props of the frame around any control. */
export interface FieldFrameProps extends FieldWords {
  readonly children: ReactNode;
}

/** The label, hint and errors around a control of `Field`. */
function FieldFrame(props: FieldFrameProps): ReactNode {
  const { label, hint, errors = [], isRequired, isOptional, aside, children } = props;
  const { isLabelHidden = false } = props;
  return (
    <Field.Root className={styles.field} invalid={errors.length > 0}>
      <div className={isLabelHidden ? 'only-spoken' : styles.head}>
        <Field.Label className={styles.label}>
          {label}
          {isRequired === true && <span className={styles.required}> required</span>}
          {isOptional === true && <span className={styles.required}> optional</span>}
        </Field.Label>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
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

/** Props of `TextField`. */
export interface TextFieldProps
  extends FieldWords,
    Pick<
      ComponentProps<'input'>,
      | 'type'
      | 'autoComplete'
      | 'placeholder'
      | 'inputMode'
      | 'name'
      | 'autoFocus'
      | 'onBlur'
      | 'dir'
    > {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Number of lines; one by default. */
  readonly lines?: number;
  /** Content at the start of a single-line field: an icon. */
  readonly start?: ReactNode;
  /** Content at the end of a single-line field: an `IconButton` or a unit. */
  readonly end?: ReactNode;
}

/** A text field with one or more lines; its direction follows the language of the text. */
export function TextField({
  value,
  onValueChange,
  lines = 1,
  start,
  end,
  ...props
}: TextFieldProps): ReactNode {
  const { label, hint, errors, isRequired, isOptional, aside, isLabelHidden, ...control } = props;
  const words = { label, hint, errors, isRequired, isOptional, aside, isLabelHidden };
  const area = lines > 1 ? { render: <textarea rows={lines} /> } : {};
  const text = (
    <Field.Control
      dir="auto"
      {...control}
      {...area}
      className={styles.control}
      value={value}
      onValueChange={onValueChange}
      aria-required={isRequired}
    />
  );
  const isBare = start === undefined && end === undefined;
  return (
    <FieldFrame {...wordsOf(words)}>
      {isBare ? (
        text
      ) : (
        <div className={styles.shell} data-start={start !== undefined || undefined}>
          {start !== undefined && <span className={styles.start}>{start}</span>}
          {text}
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </div>
      )}
    </FieldFrame>
  );
}

/** An option of a select field. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Props of `SelectField`. */
export interface SelectFieldProps extends FieldWords {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly choices: readonly Choice[];
}

/** A select field with the browser's native control, which every phone and screen reader supports. */
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

/** Props of `SwitchField`. */
export interface SwitchFieldProps extends Pick<FieldWords, 'label' | 'hint'> {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch that is on or off. */
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

/** Omits properties that are `undefined`. */
function wordsOf(
  words: {
    readonly [Key in keyof FieldWords]-?: FieldWords[Key] | undefined;
  } & { readonly label: string },
): FieldWords {
  const { label, ...others } = words;
  const said = Object.entries(others).filter(([, value]) => value !== undefined);
  return { label, ...Object.fromEntries(said) };
}
