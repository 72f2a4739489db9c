import type { ReactNode } from 'react';
import { FieldFrame, type FieldWords } from '../components/field.tsx';

/** What a field of files takes. */
export interface FileFieldProps extends FieldWords {
  /** The media types taken, as `accept` of HTML has them. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** How many at most. */
  readonly countUpTo?: number;
}

/** A field of files. */
export function FileField({
  accept,
  isMultiple,
  files,
  onFiles,
  ...words
}: FileFieldProps): ReactNode {
  const { label, hint, errors, isRequired } = words;
  return (
    <FieldFrame
      label={label}
      {...(hint === undefined ? {} : { hint })}
      {...(errors === undefined ? {} : { errors })}
      {...(isRequired === undefined ? {} : { isRequired })}
    >
      <input
        type="file"
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
      />
      {files.map((file) => file.name).join(', ')}
    </FieldFrame>
  );
}
