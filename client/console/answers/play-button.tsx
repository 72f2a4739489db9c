import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './play-button.module.css';

/** The props of the button of a player. */
export interface PlayButtonProps {
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  /** What is played, where there are several on a page. */
  readonly title?: string;
}

/** Plays, or pauses. */
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
