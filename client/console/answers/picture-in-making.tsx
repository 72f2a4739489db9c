import type { ReactNode } from 'react';
import { written } from '../components/facts.tsx';
import { ErrorNotice } from '../components/notice.tsx';
import { PictureGallery } from './picture-gallery.tsx';
import styles from './picture-in-making.module.css';

/** A picture as far as it has come. */
export interface PictureSoFar {
  readonly prompt: string;
  /** Its latest state, as an address; nothing has been shown without it. */
  readonly url?: string;
  /** What it is called when it is downloaded. */
  readonly fileName?: string;
  readonly size: { readonly width: number; readonly height: number };
  /** How many unfinished states have come. */
  readonly stage: number;
  /** How many were asked for. */
  readonly stages: number;
  /** Whether what is shown is the picture itself, whose answer may still be read to its end. */
  readonly isFinished: boolean;
}

/** The props of a picture that is shown while it is made. */
export interface PictureInMakingProps {
  readonly picture: PictureSoFar;
  readonly state: 'making' | 'done' | 'stopped' | 'failed';
  /** The tokens that it took, where the answer tells them. */
  readonly usage?: { readonly input: number; readonly output: number };
  /** Why it failed. */
  readonly error?: unknown;
}

/**
 * A picture that grows sharper in its place, which is as large from the beginning as the picture will be. A screen
 * reader is told of each state when it has a pause.
 */
export function PictureInMaking(props: PictureInMakingProps): ReactNode {
  const { picture, state, usage, error } = props;
  const { prompt, url, fileName, size } = picture;
  return (
    <section className={styles.answer} aria-label="Picture">
      {/* The picture alone is busy: some readers hold back what is announced within. */}
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
      {state === 'failed' && <ErrorNotice title="The picture was not finished." error={error} />}
      <div className={styles.foot}>
        <span role="status">{stateWords(picture, state)}</span>
        {usage !== undefined && (
          <span>
            {written(usage.input)} tokens in, {written(usage.output)} out
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
  return `Unfinished: ${stage} of ${stages}`;
}
