import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from './button.tsx';
import { TextField, type TextFieldProps } from './field.tsx';

/** Props of `PasswordField`. */
export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'lines' | 'end' | 'autoComplete'> {
  /** The hint for password managers; `off` for secrets that are not passwords. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A field for a secret, which the user can reveal. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const secret = props.autoComplete === 'off' ? 'key' : 'password';
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={`${isShown ? 'Hide' : 'Show'} ${secret}`}
          icon={isShown ? <EyeOff size={17} /> : <Eye size={17} />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
