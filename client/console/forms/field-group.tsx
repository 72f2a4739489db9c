import type { ReactNode } from 'react';
import styles from './forms.module.css';

/** What a group of controls takes. */
export interface FieldGroupProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly errors?: readonly string[];
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

/** Several controls that are one field, under one label. */
export function FieldGroup({
  label,
  hint,
  errors = [],
  isRequired,
  children,
}: FieldGroupProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>
        {label}
        {isRequired === true && <span className={styles.required}> required</span>}
      </legend>
      {hint !== undefined && <div className={styles.hint}>{hint}</div>}
      {children}
      {errors.map((error) => (
        <p key={error} className={styles.error} role="alert">
          {error}
        </p>
      ))}
    </fieldset>
  );
}
