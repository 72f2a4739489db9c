import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormField } from '../../../generated/form-shapes.ts';
import { Button } from '../components/button.tsx';
import { FileField } from '../inputs/file-field.tsx';
import { MaskEditor } from '../inputs/mask-editor.tsx';
import { MelodyRecorder } from '../inputs/melody-recorder.tsx';
import { keyOf } from '../inputs/page-files.ts';
import { type Faults, faultsWithin } from './field-errors.ts';
import { FieldGroup } from './field-group.tsx';
import type { FormFiles } from './form-request.ts';
import styles from './forms.module.css';
import { FieldHint } from './plain-fields.tsx';

/** Props of `FileView`. */
export interface FileViewProps {
  readonly field: FormField;
  readonly files: FormFiles;
  readonly onFiles: (files: readonly File[]) => void;
  readonly faults: Faults;
}

/** A file field: files are selected, dropped or pasted; a mask is painted on its picture, a melody is recorded. */
export function FileView(props: FileViewProps): ReactNode {
  const { field } = props;
  if (field.maskOf !== undefined) return <MaskView {...props} maskOf={field.maskOf} />;
  const { secondsUpTo } = field;
  if (secondsUpTo === undefined) return <Chosen {...props} />;
  return (
    <div className={styles.list}>
      <Chosen {...props} />
      <Recorder secondsUpTo={secondsUpTo} onRecorded={(file) => props.onFiles([file])} />
    </div>
  );
}

function Chosen({ field, files, onFiles, faults }: FileViewProps): ReactNode {
  const { name, label, isRequired, mediaTypes, maxElements, kind } = field;
  return (
    <FileField
      label={label}
      hint={<FieldHint field={field} />}
      isRequired={isRequired}
      errors={faultsWithin(faults, name)}
      files={files[name] ?? []}
      onFiles={onFiles}
      isMultiple={kind === 'files' && maxElements !== 1}
      {...(mediaTypes === undefined ? {} : { accept: mediaTypes.join(',') })}
      {...(maxElements === undefined ? {} : { maxCount: maxElements })}
    />
  );
}

function MaskView(props: FileViewProps & { readonly maskOf: string }): ReactNode {
  const [isPainted, setPainted] = useState(false);
  const { field, files, onFiles, faults, maskOf } = props;
  const picture = files[maskOf]?.[0];
  const paintedOn = useRef(picture);
  useEffect(() => {
    if (paintedOn.current === picture) return;
    paintedOn.current = picture;
    // The mask belongs to the previous picture, and would be sent unseen.
    if (isPainted) onFiles([]);
  }, [picture, isPainted, onFiles]);
  if (!isPainted || picture === undefined) {
    return (
      <div className={styles.list}>
        <Chosen {...props} />
        <div>
          <Button size="small" disabled={picture === undefined} onClick={() => setPainted(true)}>
            {picture === undefined ? 'Choose an image to paint a mask' : 'Paint a mask'}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <FieldGroup
      label={field.label}
      hint={<FieldHint field={field} />}
      errors={faultsWithin(faults, field.name)}
    >
      <MaskEditor
        key={keyOf(picture)}
        picture={picture}
        onMask={(mask) => onFiles(mask === undefined ? [] : [mask])}
      />
      <div>
        <Button
          size="small"
          onClick={() => {
            setPainted(false);
            onFiles([]);
          }}
        >
          Remove painted mask
        </Button>
      </div>
    </FieldGroup>
  );
}

function Recorder(props: {
  readonly secondsUpTo: number;
  readonly onRecorded: (file: File) => void;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <MelodyRecorder {...props} />;
  return (
    <div>
      <Button size="small" onClick={() => setOpen(true)}>
        Record a melody
      </Button>
    </div>
  );
}
