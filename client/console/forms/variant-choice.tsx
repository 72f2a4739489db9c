import { type ReactNode, useId } from 'react';
import type { Form } from '../../../generated/form-shapes.ts';
import { FieldGroup } from './field-group.tsx';
import styles from './forms.module.css';
import { Prose } from './prose.tsx';

/** Props of `VariantChoice`. */
export interface VariantChoiceProps {
  readonly form: Form;
  /** Index of the form's variant. */
  readonly variant: number;
  readonly onVariant: (variant: number) => void;
}

/** Selects the model, or the kind of input; the other fields depend on it. */
export function VariantChoice({ form, variant, onVariant }: VariantChoiceProps): ReactNode {
  const name = useId();
  const { select, variants } = form;
  if (variants.length < 2) return null;
  return (
    <FieldGroup label={select?.label ?? 'Input'}>
      <div className={styles.cards}>
        {variants.map(({ label, help }, place) => (
          <label key={label} className={styles.card}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              aria-describedby={`${name}-${place}`}
              checked={place === variant}
              onChange={() => onVariant(place)}
            />
            <span className={styles.cardName}>{label}</span>
            <span id={`${name}-${place}`} className={styles.hint}>
              <Prose text={help} />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
