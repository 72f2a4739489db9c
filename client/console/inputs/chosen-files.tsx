import { ArrowDown, ArrowUp, File as FileIcon, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../components/button.tsx';
import styles from './file-field.module.css';
import { moved, removed, sizeText } from './files.ts';
import { keyOf, useFileUrl } from './page-files.ts';

/** Props of `ChosenFiles`. */
export interface ChosenFilesProps {
  /** Label of the field. */
  readonly label: string;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** Called after a file was removed together with its buttons, which lose the focus. */
  readonly onRemoved: () => void;
}

/** The files of a field, in order, with previews or players. */
export function ChosenFiles({ label, files, onFiles, onRemoved }: ChosenFilesProps): ReactNode {
  const last = files.length - 1;
  const to = (index: number, place: number) => () => onFiles(moved(files, index, place));
  return (
    <ol className={styles.files} aria-label={`Files of ${label}`}>
      {files.map((file, index) => (
        <ChosenFile
          key={keyOf(file)}
          file={file}
          onRemove={() => {
            onFiles(removed(files, index));
            onRemoved();
          }}
          onEarlier={index === 0 ? undefined : to(index, index - 1)}
          onLater={index === last ? undefined : to(index, index + 1)}
        />
      ))}
    </ol>
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
      <span className={styles.facts}>
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
              focusableWhenDisabled
              onClick={onEarlier}
            />
            <IconButton
              label={`Move ${file.name} down`}
              icon={<ArrowDown size={16} />}
              disabled={onLater === undefined}
              focusableWhenDisabled
              onClick={onLater}
            />
          </>
        )}
        <IconButton label={`Remove ${file.name}`} icon={<X size={16} />} onClick={onRemove} />
      </span>
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
