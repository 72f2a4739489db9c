import { type ReactNode, useState } from 'react';
import type { Form } from '../../../../generated/form-shapes.ts';
import { Button } from '../../components/button.tsx';
import { type FormValues, firstValues, isEmpty, valuesOf } from '../../forms/form-request.ts';
import styles from './playground.module.css';

/** Props of `Examples`. */
export interface ExamplesProps {
  readonly form: Form;
  readonly values: FormValues;
  readonly onValues: (values: FormValues) => void;
}

/** The examples of the contract, each of which fills in the form. What it has replaced can be restored. */
export function Examples({ form, values, onValues }: ExamplesProps): ReactNode {
  const [example, setExample] = useState<FormValues>();
  const [own, setOwn] = useState<FormValues>();
  if (form.examples.length === 0) return null;
  const fillIn = (request: Readonly<Record<string, unknown>>): void => {
    const filled = valuesOf(form, request);
    if (values !== example && !isUntouched(form, values)) setOwn(values);
    setExample(filled);
    onValues(filled);
  };
  return (
    <div className={styles.examples}>
      <span>Examples</span>
      {form.examples.map(({ title, values: request }) => (
        <button
          key={title}
          type="button"
          className={styles.example}
          onClick={() => fillIn(request)}
        >
          {title}
        </button>
      ))}
      {own !== undefined && (
        <Button
          size="small"
          variant="quiet"
          onClick={({ currentTarget }) => {
            // It disappears; the focus stays in the row.
            const { previousElementSibling: last } = currentTarget;
            if (last instanceof HTMLElement) last.focus();
            onValues(own);
            setOwn(undefined);
          }}
        >
          Restore my entries
        </Button>
      )}
    </div>
  );
}

function isUntouched(form: Form, { fields }: FormValues): boolean {
  const given = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  return JSON.stringify(Object.fromEntries(given)) === JSON.stringify(firstValues(form).fields);
}
