import { ChevronLeft, ChevronRight, Download, ImageOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { DownloadLink } from './download-link.tsx';
import styles from './picture-gallery.module.css';

/** A picture to display. */
export interface ShownPicture {
  readonly url: string;
  /** Alternative text. */
  readonly alt: string;
  /** The prompt that the model used, if it differs from the given one. */
  readonly revisedPrompt?: string;
  /** Known dimensions reserve the space before the picture loads, which prevents layout shift. */
  readonly size?: { readonly width: number; readonly height: number };
  /** File name of the download; chosen by the gateway if omitted. */
  readonly fileName?: string;
}

/** Props of `PictureGallery`. */
export interface PictureGalleryProps {
  readonly pictures: readonly ShownPicture[];
}

/** Pictures side by side; each opens in a large view. */
export function PictureGallery({ pictures }: PictureGalleryProps): ReactNode {
  const [opened, setOpened] = useState<number>();
  const only = pictures.length === 1 ? styles.only : '';
  return (
    <>
      <ul className={`${styles.gallery} ${only}`}>
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one that is still being made changes in its place
          <li key={index}>
            <button
              type="button"
              className={styles.open}
              aria-label={`Enlarge image ${index + 1} of ${pictures.length}`}
              onClick={() => setOpened(index)}
            >
              <Picture picture={picture} />
            </button>
          </li>
        ))}
      </ul>
      <LargePicture pictures={pictures} place={opened} onPlace={setOpened} />
    </>
  );
}

function Picture({ picture }: { readonly picture: ShownPicture }): ReactNode {
  const { url, alt, size } = picture;
  const [broken, setBroken] = useState<string>();
  if (broken === url) {
    return (
      <span className={styles.broken}>
        <ImageOff size={22} />
        This image is no longer available.
      </span>
    );
  }
  return (
    <img src={url} alt={alt} {...size} className={styles.picture} onError={() => setBroken(url)} />
  );
}

interface LargePictureProps extends PictureGalleryProps {
  /** Index of the open picture. */
  readonly place: number | undefined;
  readonly onPlace: (place: number | undefined) => void;
}

function LargePicture({ pictures, place, onPlace }: LargePictureProps): ReactNode {
  const picture = place === undefined ? undefined : pictures[place];
  const turn = (step: number): void => {
    if (place !== undefined) onPlace((place + step + pictures.length) % pictures.length);
  };
  useArrows(place !== undefined, turn);
  if (place === undefined || picture === undefined) return null;
  const { url, alt, revisedPrompt, fileName } = picture;
  const isRevised = revisedPrompt !== undefined && revisedPrompt !== '' && revisedPrompt !== alt;
  const name = pictures.length === 1 ? 'Image' : `Image ${place + 1} of ${pictures.length}`;
  return (
    <Dialog title={name} isOpen onClose={() => onPlace(undefined)} isWide>
      <div className={styles.large}>
        <Picture picture={picture} />
        <div className={styles.bar}>
          <div className={styles.words}>
            <p dir="auto">{alt}</p>
            {isRevised && (
              <p className={styles.revised}>
                <strong>Revised prompt:</strong> <bdi>{revisedPrompt}</bdi>
              </p>
            )}
          </div>
          {pictures.length > 1 && (
            <>
              <IconButton
                label="Previous image"
                icon={<ChevronLeft size={18} />}
                onClick={() => turn(-1)}
              />
              <IconButton
                label="Next image"
                icon={<ChevronRight size={18} />}
                onClick={() => turn(1)}
              />
            </>
          )}
          <DownloadLink
            url={url}
            label="Download"
            icon={<Download size={18} />}
            {...(fileName === undefined ? {} : { fileName })}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Switches pictures by the arrow keys, wherever the focus is in the open dialog. */
function useArrows(isOpen: boolean, turn: (step: number) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowRight') turn(1);
      if (key === 'ArrowLeft') turn(-1);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
}
