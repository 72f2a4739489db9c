import { type ReactNode, useState } from 'react';
import type { FormField } from '../../../generated/form-shapes.ts';
import { SelectField, TextField } from '../components/field.tsx';
import { type Faults, faultsWithin } from './field-errors.ts';
import { FieldGroup } from './field-group.tsx';
import styles from './forms.module.css';
import { Prose } from './prose.tsx';

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

/** A text field with one or more lines, or a field for the name of a served model. */
export function WrittenField(props: FieldViewProps): ReactNode {
  const { field, path, value, onValue, faults, models = [] } = props;
  if (field.isOpenModel === true && models.length > 0) return <ModelField {...props} />;
  return (
    <TextField
      label={field.label}
      hint={<FieldHint field={field} />}
      isRequired={isAsked(field)}
      errors={faultsWithin(faults, path)}
      type={typeOf(field)}
      lines={field.kind === 'long-text' ? LINES : 1}
      placeholder={field.default === undefined ? '' : String(field.default)}
      value={value === undefined ? '' : String(value)}
      onValueChange={(text) => onValue(text === '' ? undefined : text)}
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

/** A JSON editor for all other values. */
export function JsonField({ field, path, value, onValue, faults }: FieldViewProps): ReactNode {
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2));
  const isBroken = text !== '' && parsed(text) === undefined;
  return (
    <TextField
      label={field.label}
      hint={<FieldHint field={field} />}
      isRequired={isAsked(field)}
      errors={isBroken ? ['This is not valid JSON.'] : faultsWithin(faults, path)}
      dir="ltr"
      lines={LINES}
      value={text}
      onValueChange={(written) => {
        setText(written);
        onValue(parsed(written));
      }}
    />
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
