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
  /** It may be left empty, where the other fields around it may not. */
  readonly isOptional?: boolean;
  /** Across from the label, such as a link to what helps. */
  readonly aside?: ReactNode;
  /** The label is there for those who do not see the field; what it is must be clear without. */
  readonly isLabelHidden?: boolean;
}

/** The props of a field around any control. */
export interface FieldFrameProps extends FieldWords {
  readonly children: ReactNode;
}

/** A label, a hint and what is wrong, around a control of `Field`. */
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

/** The props of a field of text. */
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
  /** So many lines to write in; one unless given. */
  readonly lines?: number;
  /** Inside the frame of a single line, at its beginning: a small picture. */
  readonly start?: ReactNode;
  /** Inside the frame of a single line, at its end: an `IconButton` or a unit. */
  readonly end?: ReactNode;
}

/** A field of text, in one line or several; it is written from the side on which its language begins. */
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

/** One of the things that can be chosen. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The props of a field of choices. */
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

/** The props of a switch. */
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

/** Leaves out what is `undefined`. */
function wordsOf(
  words: {
    readonly [Key in keyof FieldWords]-?: FieldWords[Key] | undefined;
  } & { readonly label: string },
): FieldWords {
  const { label, ...others } = words;
  const said = Object.entries(others).filter(([, value]) => value !== undefined);
  return { label, ...Object.fromEntries(said) };
}
