import type { ReactNode } from 'react';
import { PatchbayError } from '../../index.ts';
import { faultsElsewhere, faultsWithin } from '../forms/field-errors.ts';
import type { ChangeWords } from './failure-words.ts';
import { ErrorNotice } from './notice.tsx';

/**
 * The gateway's error messages for a field, a sentence each; `name` is the field's path, such as `limits.operations`.
 */
export function sentencesAt(error: unknown, name: string): readonly string[] {
  return faultsWithin(violationsIn(error), name);
}

/** Whether every violation concerns a field that shows it itself. */
export function isSaidAt(error: unknown, fields: readonly string[]): boolean {
  const violations = violationsIn(error);
  return violations.length > 0 && faultsElsewhere(violations, fields).length === 0;
}

/** Props of `FormError`. */
export interface FormErrorProps {
  readonly error: unknown;
  /** The fields that show their own violations. */
  readonly fields: readonly string[];
  readonly change: ChangeWords;
}

/** Shows why a form was refused, unless its fields show that already. */
export function FormError({ error, fields, change }: FormErrorProps): ReactNode {
  if (error === null || error === undefined || isSaidAt(error, fields)) return null;
  return <ErrorNotice error={error} change={change} />;
}

function violationsIn(error: unknown): PatchbayError['violations'] {
  return error instanceof PatchbayError ? error.violations : [];
}
