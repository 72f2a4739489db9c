import type { ReactNode } from 'react';
import { written } from '../components/facts.tsx';
import { ErrorNotice } from '../components/notice.tsx';
import { PictureGallery } from './picture-gallery.tsx';
import styles from './picture-in-making.module.css';

/** The latest state of a picture that is being generated. */
export interface PictureSoFar {
  readonly prompt: string;
  /** URL of the latest partial picture; absent until the first one arrives. */
  readonly url?: string;
  /** File name of the download. */
  readonly fileName?: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Number of partial pictures received. */
  readonly stage: number;
  /** Number of partial pictures requested. */
  readonly stages: number;
  /** Whether the final picture is shown; the rest of its response may still be read. */
  readonly isFinished: boolean;
}

/** Props of `PictureInMaking`. */
export interface PictureInMakingProps {
  readonly picture: PictureSoFar;
  readonly state: 'making' | 'done' | 'stopped' | 'failed';
  /** Tokens used, if the response reports them. */
  readonly usage?: { readonly input: number; readonly output: number };
  /** Why generation failed. */
  readonly error?: unknown;
}

/**
 * A picture that sharpens in place; its space has the final size from the beginning. A polite live region announces
 * each state.
 */
export function PictureInMaking(props: PictureInMakingProps): ReactNode {
  const { picture, state, usage, error } = props;
  const { prompt, url, fileName, size } = picture;
  return (
    <section className={styles.answer} aria-label="Image">
      {/* Only the picture is `aria-busy`: some screen readers suppress announcements inside a busy region. */}
      <div className={styles.shown} aria-busy={state === 'making'}>
        {url === undefined ? (
          <div
            className={styles.place}
            style={{ aspectRatio: `${size.width} / ${size.height}` }}
            aria-hidden
          />
        ) : (
          <PictureGallery
            pictures={[{ url, alt: prompt, size, ...(fileName === undefined ? {} : { fileName }) }]}
          />
        )}
      </div>
      {state === 'failed' && <ErrorNotice title="The image was not finished." error={error} />}
      <div className={styles.foot}>
        <span role="status">{stateWords(picture, state)}</span>
        {usage !== undefined && (
          <span>
            {written(usage.input)} input, {written(usage.output)} output tokens
          </span>
        )}
      </div>
    </section>
  );
}

function stateWords(picture: PictureSoFar, state: PictureInMakingProps['state']): string {
  const { stage, stages, isFinished } = picture;
  if (state === 'done' || isFinished) return '';
  if (stage === 0) return `Waiting for the first of ${stages}`;
  return `Partial: ${stage} of ${stages}`;
}
