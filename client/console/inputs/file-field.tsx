import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import type { FieldWords } from '../components/field.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import styles from './file-field.module.css';
import { added } from './files.ts';

/** Props of `FileField`. */
export interface FileFieldProps extends FieldWords {
  /** The accepted media types, as in HTML's `accept`. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** Maximum number of files. */
  readonly maxCount?: number;
}

/** A file field: files are selected, dropped or pasted, previewed, reordered and removed. */
export function FileField(props: FileFieldProps): ReactNode {
  const { label, hint, errors = [], isRequired, files } = props;
  const id = useId();
  const { refusals, add, change } = useOfferedFiles(props);
  const sentences = [...errors, ...refusals];
  const described = [hint === undefined ? '' : `${id}-hint`, `${id}-errors`].join(' ').trim();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isRequired === true && <span className={styles.quiet}> required</span>}
      </label>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.quiet}>
          {hint}
        </div>
      )}
      <DropPlace isInvalid={sentences.length > 0} onFiles={add}>
        <input
          id={id}
          type="file"
          className={styles.input}
          accept={props.accept}
          multiple={props.isMultiple}
          aria-invalid={sentences.length > 0}
          aria-describedby={described}
          onChange={({ currentTarget }) => {
            add(currentTarget.files);
            // Allows the same file to be selected again after it was removed.
            currentTarget.value = '';
          }}
        />
      </DropPlace>
      <ChosenFiles
        label={label}
        files={files}
        onFiles={change}
        onRemoved={() => document.getElementById(id)?.focus()}
      />
      <div id={`${id}-errors`} aria-live="polite">
        {sentences.map((sentence) => (
          <p key={sentence} className={styles.error}>
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Adds the offered files that fit, and reports why the others were refused. */
function useOfferedFiles({
  accept = '',
  isMultiple = false,
  files,
  onFiles,
  maxCount = Number.POSITIVE_INFINITY,
}: FileFieldProps) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  return {
    refusals,
    add(next: FileList | null): void {
      const offered = [...(next ?? [])];
      if (offered.length === 0) return;
      const result = added(files, offered, { accept, maxCount: isMultiple ? maxCount : 1 });
      setRefusals(result.refusals);
      if (result.files !== files) onFiles(result.files);
    },
    change(next: readonly File[]): void {
      setRefusals([]);
      onFiles(next);
    },
  };
}

interface DropPlaceProps {
  readonly isInvalid: boolean;
  readonly onFiles: (files: FileList) => void;
  readonly children: ReactNode;
}

/** The target for dropped and pasted files. */
function DropPlace({ isInvalid, onFiles, children }: DropPlaceProps): ReactNode {
  const [isOver, setOver] = useState(false);
  const drop = {
    onDragOver(event: DragEvent): void {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent): void {
      event.preventDefault();
      setOver(false);
      onFiles(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => onFiles(event.clipboardData.files),
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      {...drop}
    >
      {children}
      <span className={styles.quiet}>or drop or paste here</span>
    </div>
  );
}
