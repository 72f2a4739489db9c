import { Contrast, Redo2, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../components/button.tsx';
import { ErrorNotice, Notice } from '../components/notice.tsx';
import { SegmentedControl } from '../components/segmented-control.tsx';
import styles from './mask-editor.module.css';
import type { Stroke } from './mask-steps.ts';
import { useFileUrl } from './page-files.ts';
import { type PaintedMask, useMask } from './use-mask.ts';
import { useMaskHand } from './use-mask-hand.ts';

/** Props of `MaskEditor`. */
export interface MaskEditorProps {
  /** The picture to edit. */
  readonly picture: File;
  /** Called whenever the mask changes; `undefined` if nothing is painted. */
  readonly onMask: (mask: File | undefined) => void;
}

/** Paints the areas of a picture that are to be edited, by mouse, pen, touch or keyboard. */
export function MaskEditor({ picture, onMask }: MaskEditorProps): ReactNode {
  const id = useId();
  const url = useFileUrl(picture);
  const mask = useMask(picture.name, onMask);
  const [mode, setMode] = useState<Stroke['mode']>('paint');
  const [sizePart, setSizePart] = useState(DEFAULT_SIZE_PART);
  const [isBroken, setBroken] = useState(false);
  const brushRef = useRef<HTMLSpanElement>(null);
  const { canvasRef } = mask;
  const hand = useMaskHand({ mask, brushRef, mode, sizePart, onSizePart: setSizePart });
  if (isBroken) return <Notice tone="warning" title="This browser cannot show the image." />;
  return (
    <div className={styles.editor}>
      <MaskTools
        mask={mask}
        mode={mode}
        onMode={setMode}
        sizePart={sizePart}
        onSizePart={setSizePart}
      />
      <div className={styles.picture}>
        {url !== undefined && (
          <img
            src={url}
            alt=""
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              mask.begin({ width, height })
            }
            onError={() => setBroken(true)}
          />
        )}
        <div
          className={styles.hand}
          role="application"
          aria-label={`Area to change in ${picture.name}`}
          aria-describedby={`${id}-keys`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is painted on by keys as well
          tabIndex={0}
          {...hand}
        >
          <canvas ref={canvasRef} className={styles.mask} />
        </div>
        <span ref={brushRef} className={styles.brush} data-mode={mode} aria-hidden />
      </div>
      <Outcome mask={mask} />
      <p id={`${id}-keys`} className={styles.keys}>
        Keyboard: arrow keys move the brush (with Shift in small steps), Space paints, Enter lowers
        and lifts it, [ and ] change its size, Ctrl+Z undoes.
      </p>
    </div>
  );
}

/** Default brush width, as a fraction of the picture's shorter side. */
const DEFAULT_SIZE_PART = 0.1;
/** Minimum and maximum brush width, in percent. */
const THINNEST = 1;
const WIDEST = 50;

interface MaskToolsProps {
  readonly mask: PaintedMask;
  readonly mode: Stroke['mode'];
  readonly onMode: (mode: Stroke['mode']) => void;
  readonly sizePart: number;
  readonly onSizePart: (part: number) => void;
}

function MaskTools({ mask, mode, onMode, sizePart, onSizePart }: MaskToolsProps): ReactNode {
  return (
    <div className={styles.tools}>
      <SegmentedControl
        label="Brush"
        value={mode}
        options={[
          { value: 'paint', label: 'Paint' },
          { value: 'erase', label: 'Erase' },
        ]}
        onValueChange={onMode}
      />
      <label className={styles.size}>
        Brush size
        <input
          type="range"
          min={THINNEST}
          max={WIDEST}
          value={Math.round(sizePart * 100)}
          aria-valuetext={`${Math.round(sizePart * 100)} % of the image`}
          onChange={({ currentTarget }) => onSizePart(currentTarget.valueAsNumber / 100)}
        />
      </label>
      <div className={styles.steps}>
        <IconButton
          label="Undo"
          icon={<Undo2 size={17} />}
          disabled={mask.history.done.length === 0}
          onClick={mask.undo}
        />
        <IconButton
          label="Redo"
          icon={<Redo2 size={17} />}
          disabled={mask.history.undone.length === 0}
          onClick={mask.redo}
        />
        <IconButton
          label="Invert mask"
          icon={<Contrast size={17} />}
          onClick={() => mask.take({ kind: 'invert' })}
        />
        <IconButton
          label="Clear"
          icon={<Trash2 size={17} />}
          onClick={() => mask.take({ kind: 'clear' })}
        />
      </div>
    </div>
  );
}

function Outcome({ mask: { outcome } }: { readonly mask: PaintedMask }): ReactNode {
  if ('error' in outcome) {
    return <ErrorNotice title="No mask." error={outcome.error} />;
  }
  const percent = outcome.part * 100;
  const written = percent > 0 && percent < 1 ? 'Less than 1 %' : `${Math.round(percent)} %`;
  return (
    <p className={styles.outcome} role="status">
      {outcome.part === 0
        ? 'Paint over the area to change. The rest stays as it is.'
        : `${written} of the image will change. The rest stays as it is.`}
    </p>
  );
}
