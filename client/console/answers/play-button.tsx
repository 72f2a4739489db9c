import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './play-button.module.css';

/** Props of `PlayButton`. */
export interface PlayButtonProps {
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  /** What is played; needed if a page has several players. */
  readonly title?: string;
}

/** Toggles between play and pause. */
export function PlayButton({ isPlaying, onToggle, title }: PlayButtonProps): ReactNode {
  const word = isPlaying ? 'Pause' : 'Play';
  const label = title === undefined ? word : `${word} ${title}`;
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={label}
      title={word}
      onClick={onToggle}
    >
      {isPlaying ? (
        <Pause size={17} fill="currentColor" strokeWidth={0} />
      ) : (
        <Play size={17} fill="currentColor" strokeWidth={0} className={styles.triangle} />
      )}
    </button>
  );
}
