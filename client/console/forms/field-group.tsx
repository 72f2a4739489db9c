import { type ReactNode, useId } from 'react';
import styles from './forms.module.css';

/** Props of `FieldGroup`. */
export interface FieldGroupProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly errors?: readonly string[];
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

/** Several controls that form one field, with one label. */
export function FieldGroup({
  label,
  hint,
  errors = [],
  isRequired,
  children,
}: FieldGroupProps): ReactNode {
  const id = useId();
  const described = [...(hint === undefined ? [] : ['hint']), ...errors.keys()];
  return (
    <fieldset
      className={styles.group}
      data-invalid={errors.length > 0 || undefined}
      aria-describedby={described.map((part) => `${id}-${part}`).join(' ') || undefined}
    >
      <legend>
        {label}
        {isRequired === true && <span className={styles.required}> required</span>}
      </legend>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {children}
      {errors.map((error, place) => (
        <p key={error} id={`${id}-${place}`} className={styles.error} role="alert">
          {error}
        </p>
      ))}
    </fieldset>
  );
}
