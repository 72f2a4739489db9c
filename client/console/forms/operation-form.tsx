import { type ReactNode, useEffect, useState } from 'react';
import type { Form, FormField } from '../../../generated/form-shapes.ts';
import { type Faults, faultsElsewhere, faultsWithin } from './field-errors.ts';
import { FieldView } from './field-view.tsx';
import { FileView } from './file-view.tsx';
import { type FormFiles, type FormValues, isEmpty } from './form-request.ts';
import styles from './forms.module.css';
import { VariantChoice } from './variant-choice.tsx';

/** Props of `OperationForm`. */
export interface OperationFormProps {
  readonly form: Form;
  readonly values: FormValues;
  readonly onValues: (values: FormValues) => void;
  readonly files: FormFiles;
  readonly onFiles: (files: FormFiles) => void;
  /** The validation errors to show. */
  readonly faults: Faults;
  /** Called when a field loses the focus. */
  readonly onLeave: (field: string) => void;
  /** The served models, for operations whose models are known only from the gateway's configuration. */
  readonly models?: readonly string[];
}

/** The form of an operation: the fields of the selected variant; optional ones are collapsed. */
export function OperationForm(props: OperationFormProps): ReactNode {
  const { form, values, onValues, faults } = props;
  const variant = form.variants[values.variant] ?? form.variants[0];
  const fields = [...form.parameters, ...(variant?.fields ?? [])];
  const first = fields.filter(isFirst);
  const others = fields.filter((field) => !isFirst(field));
  const elsewhere = faultsElsewhere(
    faults,
    fields.map(({ name }) => name),
  );
  return (
    <div className={styles.form}>
      <VariantChoice
        form={form}
        variant={values.variant}
        onVariant={(chosen) => onValues({ ...values, variant: chosen })}
      />
      <Fields {...props} fields={first} />
      {first.length === 0 && others.length === 0 && (
        <p className={styles.hint}>No fields to fill in.</p>
      )}
      {others.length > 0 && <MoreOptions {...props} fields={others} />}
      {elsewhere.map((sentence) => (
        <p key={sentence} className={styles.error} role="alert">
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** Required fields, files, and choices that have a default come first. */
function isFirst({ isRequired, kind, default: usual }: FormField): boolean {
  return isRequired || kind === 'file' || (kind === 'choice' && usual !== undefined);
}

interface FieldsProps extends OperationFormProps {
  readonly fields: readonly FormField[];
}

function MoreOptions({ fields, ...props }: FieldsProps): ReactNode {
  const { values, faults } = props;
  const given = fields.filter(({ name }) => !isEmpty(values.fields[name])).length;
  const isWrong = fields.some(({ name }) => faultsWithin(faults, name).length > 0);
  const [isOpen, setOpen] = useState(given > 0);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>More options{given > 0 && ` (${given})`}</summary>
      <Fields {...props} fields={fields} />
    </details>
  );
}

function Fields({ fields, ...props }: FieldsProps): ReactNode {
  const { values, onValues, files, onFiles, faults, onLeave, models } = props;
  if (fields.length === 0) return null;
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const { name, kind } = field;
        const isFile = kind === 'file' || kind === 'files';
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the control in it was left
          <div
            key={name}
            className={isNarrow(field) ? undefined : styles.wide}
            onBlur={() => onLeave(name)}
          >
            {isFile ? (
              <FileView
                field={field}
                files={files}
                onFiles={(list) => onFiles({ ...files, [name]: list })}
                faults={faults}
              />
            ) : (
              <FieldView
                field={field}
                path={name}
                value={values.fields[name]}
                onValue={(value) =>
                  onValues({ ...values, fields: { ...values.fields, [name]: value } })
                }
                faults={faults}
                {...(models === undefined ? {} : { models })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function isNarrow({ kind }: FormField): boolean {
  return kind === 'choice' || kind === 'number' || kind === 'switch';
}
