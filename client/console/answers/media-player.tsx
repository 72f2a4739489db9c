import type { ReactNode } from 'react';

/** What the player of a video takes. */
export interface VideoPlayerProps {
  readonly url: string;
  /** The address of a picture that stands for it until it plays. */
  readonly poster?: string;
  readonly title: string;
}

/** Plays a video. */
export function VideoPlayer({ url, poster, title }: VideoPlayerProps): ReactNode {
  // biome-ignore lint/a11y/useMediaCaption: nobody has captions of a video that was just made
  return <video src={url} poster={poster} controls preload="metadata" aria-label={title} />;
}

/** What the player of a sound takes. */
export interface AudioPlayerProps {
  readonly url: string;
  readonly title: string;
  /** Told where the sound is, in seconds, whenever that changes. */
  readonly onTime?: (seconds: number) => void;
}

/** Plays a sound. */
export function AudioPlayer({ url, title, onTime }: AudioPlayerProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody has captions of a song that was just made
    <audio
      src={url}
      controls
      preload="metadata"
      aria-label={title}
      onTimeUpdate={(event) => onTime?.(event.currentTarget.currentTime)}
    />
  );
}
