import type { ReactNode } from 'react';
import type { Form } from '../../../../generated/form-shapes.ts';
import { Button } from '../../components/button.tsx';
import styles from './playground.module.css';
import type { KeptValues } from './use-kept-values.ts';

/** Props of `Examples`. */
export interface ExamplesProps extends Pick<KeptValues, 'onFill' | 'onRestore'> {
  readonly form: Form;
}

/** The examples of the contract, each of which fills in the form. What was replaced can be restored. */
export function Examples({ form, onFill, onRestore }: ExamplesProps): ReactNode {
  if (form.examples.length === 0) return null;
  return (
    <div className={styles.examples}>
      <span>Examples</span>
      {form.examples.map(({ title, values }) => (
        <button key={title} type="button" className={styles.example} onClick={() => onFill(values)}>
          {title}
        </button>
      ))}
      {onRestore !== undefined && (
        <Button
          size="small"
          variant="quiet"
          onClick={({ currentTarget }) => {
            // It disappears; the focus stays in the row.
            const { previousElementSibling: last } = currentTarget;
            if (last instanceof HTMLElement) last.focus();
            onRestore();
          }}
        >
          Restore my entries
        </Button>
      )}
    </div>
  );
}
