import type { ReactNode } from 'react';
import { passwordLength } from '../../../../generated/password-length.ts';
import { PasswordField, type PasswordFieldProps } from '../../components/password-field.tsx';

/** A field for a new password, with advice. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'autoComplete'>): ReactNode {
  return (
    <PasswordField
      hint={`At least ${passwordLength.min} characters. A few unrelated words are easy to remember.`}
      {...props}
      name="password"
      autoComplete="new-password"
    />
  );
}
