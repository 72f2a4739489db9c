import { type ReactNode, useState } from 'react';
import type { FormField } from '../../../generated/form-shapes.ts';
import { SelectField, TextField } from '../components/field.tsx';
import { type Faults, faultsWithin } from './field-errors.ts';
import { FieldGroup } from './field-group.tsx';
import styles from './forms.module.css';
import { Prose } from './prose.tsx';
import { jsonTextOf, listOrObjectOf, valueOfJson } from './unfinished-json.ts';

const LINES = 4;

/** Props of a field view. */
export interface FieldViewProps {
  readonly field: FormField;
  /** Path of the value in the request: `reference_audios[0].voice_id`. */
  readonly path: string;
  readonly value: unknown;
  /** Called with the value; `undefined` if the field is empty. */
  readonly onValue: (value: unknown) => void;
  /** The validation errors to show. */
  readonly faults: Faults;
  /** The served models, for a field that names one. */
  readonly models?: readonly string[];
}

/** Whether the user must provide a value; a required field with a default is sent automatically. */
export function isAsked({ isRequired, kind, default: usual }: FormField): boolean {
  return isRequired && usual === undefined && kind !== 'switch';
}

/** A number field. */
export function NumberField({ field, path, value, onValue, faults }: FieldViewProps): ReactNode {
  const [text, setText] = useState('');
  // Keeps the text as entered, because a number has several notations: while `0.05` is being typed, `0.0` must not
  // become `0`.
  const isWritten = Object.is(numberIn(text), value);
  return (
    <TextField
      label={field.label}
      hint={<FieldHint field={field} />}
      isRequired={isAsked(field)}
      errors={faultsWithin(faults, path)}
      inputMode={field.isWhole === true ? 'numeric' : 'decimal'}
      placeholder={field.default === undefined ? '' : String(field.default)}
      value={isWritten ? text : String(value ?? '')}
      onValueChange={(written) => {
        setText(written);
        onValue(numberIn(written));
      }}
    />
  );
}

/** A text field with one or more lines, a JSON editor, or a field for the name of a served model. */
export function WrittenField(props: FieldViewProps): ReactNode {
  const { field, models = [] } = props;
  const isModel = field.isOpenModel === true && models.length > 0;
  return isModel ? <ModelField {...props} /> : <TextOrJsonField {...props} />;
}

/** One component, so that the control keeps the focus when the value becomes a text. */
function TextOrJsonField({ field, path, value, onValue, faults }: FieldViewProps): ReactNode {
  // Keeps the layout of the entered JSON until the value is replaced.
  const [written, setWritten] = useState<{ readonly text: string; readonly value: unknown }>();
  // A value that is more than a text, such as the blocks of a turn, is edited as JSON.
  const isInstead = field.kind !== 'json' && typeof value === 'object' && value !== null;
  const isJson = field.kind === 'json' || isInstead;
  const text = isJson ? jsonTextOf(value) : String(value ?? '');
  const read = isInstead ? listOrObjectOf : isJson ? valueOfJson : textOf;
  return (
    <TextField
      label={field.label}
      hint={
        <>
          <FieldHint field={field} />
          {isInstead && ' Edited as JSON; empty the field to enter a text.'}
        </>
      }
      isRequired={isAsked(field)}
      errors={faultsWithin(faults, path)}
      type={typeOf(field)}
      {...(isJson ? { dir: 'ltr' } : {})}
      lines={isJson || field.kind === 'long-text' ? LINES : 1}
      placeholder={field.default === undefined ? '' : String(field.default)}
      value={written !== undefined && written.value === value ? written.text : text}
      onValueChange={(changed) => {
        const next = read(changed);
        setWritten({ text: changed, value: next });
        onValue(next);
      }}
    />
  );
}

/** Checkboxes for several of the values that the contract lists. */
export function Boxes({ field, path, value, onValue, faults }: FieldViewProps): ReactNode {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <FieldGroup
      label={field.label}
      hint={<FieldHint field={field} />}
      isRequired={isAsked(field)}
      errors={faultsWithin(faults, path)}
    >
      <div className={styles.boxes}>
        {(field.choices ?? []).map((choice) => (
          <label key={String(choice.value)}>
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={({ currentTarget }) =>
                onValue(
                  currentTarget.checked
                    ? [...chosen, choice.value]
                    : chosen.filter((one) => one !== choice.value),
                )
              }
            />
            {String(choice.value)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function textOf(text: string): string | undefined {
  return text === '' ? undefined : text;
}

function ModelField({
  field,
  path,
  value,
  onValue,
  faults,
  models = [],
}: FieldViewProps): ReactNode {
  const named = typeof value === 'string' && !models.includes(value) ? [value] : [];
  return (
    <SelectField
      label={field.label}
      hint={<FieldHint field={field} />}
      isRequired={isAsked(field)}
      errors={faultsWithin(faults, path)}
      value={String(value ?? '')}
      onValueChange={(text) => onValue(text === '' ? undefined : text)}
      choices={[
        { value: '', label: 'Choose a model' },
        ...[...named, ...models].map((model) => ({ value: model, label: model })),
      ]}
    />
  );
}

/** The parameter's name and the contract's description of it. */
export function FieldHint({ field: { name, help } }: { readonly field: FormField }): ReactNode {
  return (
    <>
      <code className={styles.name}>{name}</code>
      <Prose text={help} />
    </>
  );
}

/** The `type` attribute of a text input. */
export function typeOf({ isAddress, isSecret }: FormField): string {
  if (isSecret === true) return 'password';
  return isAddress === true ? 'url' : 'text';
}

/** The number that a text represents; otherwise the text itself, for which validation reports an error. */
function numberIn(text: string): unknown {
  if (text.trim() === '') return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}
