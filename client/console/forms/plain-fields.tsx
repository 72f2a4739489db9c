import { type ReactNode, useState } from 'react';
import type { FormField } from '../../../generated/form-shapes.ts';
import { SelectField, TextField } from '../components/field.tsx';
import { type Faults, faultsWithin } from './field-errors.ts';
import { FieldGroup } from './field-group.tsx';
import styles from './forms.module.css';
import { Prose } from './prose.tsx';

const LINES = 4;

/** The props of the view of a field. */
export interface FieldViewProps {
  readonly field: FormField;
  /** Where its value is in the request: `reference_audios[0].voice_id`. */
  readonly path: string;
  readonly value: unknown;
  /** Told the value; `undefined` where it is left open. */
  readonly onValue: (value: unknown) => void;
  /** What is wrong with the request, as far as it is to be shown. */
  readonly faults: Faults;
  /** The models that are served, for a field that names one. */
  readonly models?: readonly string[];
}

/** Whether somebody has to give it: what has to be sent though it is usual is sent by itself. */
export function isAsked({ isRequired, kind, default: usual }: FormField): boolean {
  return isRequired && usual === undefined && kind !== 'switch';
}

/** A number. */
export function NumberField({ field, path, value, onValue, faults }: FieldViewProps): ReactNode {
  const [text, setText] = useState('');
  // One number is written in several ways: who is at `0.0` of `0.05` has not written `0`.
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

/** Text in a line or several, or the name of a model that is served. */
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

/** Several of the values that the contract lists. */
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

/** Whatever else JSON can hold. */
export function JsonField({ field, path, value, onValue, faults }: FieldViewProps): ReactNode {
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2));
  const isBroken = text !== '' && parsed(text) === undefined;
  return (
    <TextField
      label={field.label}
      hint={<FieldHint field={field} />}
      isRequired={isAsked(field)}
      errors={isBroken ? ['This is no JSON.'] : faultsWithin(faults, path)}
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

/** The parameter's name and what the contract says of it. */
export function FieldHint({ field: { name, help } }: { readonly field: FormField }): ReactNode {
  return (
    <>
      <code className={styles.name}>{name}</code>
      <Prose text={help} />
    </>
  );
}

/** How browsers are told what a text is. */
export function typeOf({ isAddress, isSecret }: FormField): string {
  if (isSecret === true) return 'password';
  return isAddress === true ? 'url' : 'text';
}

/** The number that a text is; else the text, of which the contract says what is wrong. */
function numberIn(text: string): unknown {
  if (text.trim() === '') return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}
