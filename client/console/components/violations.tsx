import type { ReactNode } from 'react';
import { PatchbayError } from '../../index.ts';
import { faultsElsewhere, faultsWithin } from '../forms/field-errors.ts';
import { ErrorNotice } from './notice.tsx';

/** What the gateway says of a field, a sentence each; `name` is the field's, as `limits.operations`. */
export function sentencesAt(error: unknown, name: string): readonly string[] {
  return faultsWithin(violationsIn(error), name);
}

/** Whether all that the gateway says is wrong is wrong with fields that show it themselves. */
export function isSaidAt(error: unknown, fields: readonly string[]): boolean {
  const violations = violationsIn(error);
  return violations.length > 0 && faultsElsewhere(violations, fields).length === 0;
}

/** What a notice of a refused form takes. */
export interface FormErrorProps {
  readonly error: unknown;
  /** The fields that show what is said of them themselves. */
  readonly fields: readonly string[];
  readonly title?: string;
}

/** Says why a form was refused, unless all that is wrong stands at its fields already. */
export function FormError({ error, fields, title }: FormErrorProps): ReactNode {
  if (error === null || error === undefined || isSaidAt(error, fields)) return null;
  return <ErrorNotice error={error} {...(title === undefined ? {} : { title })} />;
}

function violationsIn(error: unknown): PatchbayError['violations'] {
  return error instanceof PatchbayError ? error.violations : [];
}
