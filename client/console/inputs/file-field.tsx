import { ArrowDown, ArrowUp, File as FileIcon, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { IconButton } from '../components/button.tsx';
import type { FieldWords } from '../components/field.tsx';
import styles from './file-field.module.css';
import { added, moved, removed, sizeText } from './files.ts';

/** The props of a field of files. */
export interface FileFieldProps extends FieldWords {
  /** The media types taken, as `accept` of HTML has them. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** How many at most. */
  readonly countUpTo?: number;
}

/** A field of files: they are chosen, dropped or pasted, seen or heard, put in order and taken away. */
export function FileField(props: FileFieldProps): ReactNode {
  const { label, hint, errors = [], isRequired, accept = '', isMultiple = false } = props;
  const { files, onFiles, countUpTo = Number.POSITIVE_INFINITY } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const most = isMultiple ? countUpTo : 1;

  const add = (next: FileList | null): void => {
    const offered = [...(next ?? [])];
    if (offered.length === 0) return;
    const result = added(files, offered, { accept, countUpTo: most });
    setRefusals(result.refusals);
    if (result.files !== files) onFiles(result.files);
  };
  const change = (next: readonly File[]): void => {
    setRefusals([]);
    onFiles(next);
  };
  const drop = {
    onDragOver(event: DragEvent): void {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent): void {
      event.preventDefault();
      setOver(false);
      add(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => add(event.clipboardData.files),
  };
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
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        data-invalid={sentences.length > 0 || undefined}
        {...drop}
      >
        <input
          id={id}
          type="file"
          className={styles.input}
          accept={accept}
          multiple={isMultiple}
          aria-invalid={sentences.length > 0}
          aria-describedby={described}
          onChange={({ currentTarget }) => {
            add(currentTarget.files);
            // The same file can be chosen again after it was taken away.
            currentTarget.value = '';
          }}
        />
        <span className={styles.quiet}>or drop here, or paste</span>
      </div>
      <ol className={styles.files} aria-label={`Files of ${label}`}>
        {files.map((file, index) => (
          <ChosenFile
            key={keyOf(file)}
            file={file}
            onRemove={() => change(removed(files, index))}
            onEarlier={index === 0 ? undefined : () => change(moved(files, index, index - 1))}
            onLater={
              index === files.length - 1 ? undefined : () => change(moved(files, index, index + 1))
            }
          />
        ))}
      </ol>
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

interface ChosenFileProps {
  readonly file: File;
  readonly onRemove: () => void;
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
}

function ChosenFile({ file, onRemove, onEarlier, onLater }: ChosenFileProps): ReactNode {
  const hasOrder = onEarlier !== undefined || onLater !== undefined;
  return (
    <li className={styles.file}>
      <Preview file={file} />
      <span className={styles.name}>
        <bdi>{file.name}</bdi>
        <span className={styles.quiet}>{sizeText(file.size)}</span>
      </span>
      {hasOrder && (
        <>
          <IconButton
            label={`Move ${file.name} up`}
            icon={<ArrowUp size={16} />}
            disabled={onEarlier === undefined}
            onClick={onEarlier}
          />
          <IconButton
            label={`Move ${file.name} down`}
            icon={<ArrowDown size={16} />}
            disabled={onLater === undefined}
            onClick={onLater}
          />
        </>
      )}
      <IconButton label={`Remove ${file.name}`} icon={<X size={16} />} onClick={onRemove} />
    </li>
  );
}

function Preview({ file }: { readonly file: File }): ReactNode {
  const url = useFileUrl(file);
  const [isBroken, setBroken] = useState(false);
  const kind = file.type.split('/')[0];
  if (url === undefined || isBroken || (kind !== 'image' && kind !== 'audio')) {
    return (
      <span className={styles.picture}>
        <FileIcon size={20} />
      </span>
    );
  }
  if (kind === 'image') {
    return <img className={styles.picture} src={url} alt="" onError={() => setBroken(true)} />;
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the person's own recording
    <audio
      className={styles.sound}
      src={url}
      controls
      preload="metadata"
      aria-label={`Listen to ${file.name}`}
      onError={() => setBroken(true)}
    />
  );
}

/** An address of a file within the page, given back once the part that shows it is gone. */
export function useFileUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

const keys = new WeakMap<File, string>();
let known = 0;

/** Two files can have the same name, so each gets a key of its own. */
export function keyOf(file: File): string {
  const key = keys.get(file) ?? `file ${known++}`;
  keys.set(file, key);
  return key;
}
