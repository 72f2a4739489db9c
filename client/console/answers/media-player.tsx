import { Download } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { DownloadLink } from './download-link.tsx';
import styles from './media-player.module.css';
import { hearAlone } from './one-at-a-time.ts';
import { PlayButton } from './play-button.tsx';
import { Playable } from './playable.tsx';
import { clockText } from './roll/layout.ts';

/** Props of `VideoPlayer`. */
export interface VideoPlayerProps {
  readonly url: string;
  /** URL of the picture shown until the video plays. */
  readonly poster?: string;
  readonly title: string;
  /** Looks up a new URL, as the one at hand may have expired. */
  readonly onRenew?: () => Promise<unknown>;
}

/** Plays a video with the browser's native controls, which every phone and screen reader supports. */
export function VideoPlayer({ url, poster, title, onRenew }: VideoPlayerProps): ReactNode {
  return (
    <Playable what="video" url={url} onRenew={onRenew}>
      {(onError) => (
        <div className={styles.screen}>
          {/* biome-ignore lint/a11y/useMediaCaption: nobody has captions of a video that was just made */}
          <video
            className={styles.video}
            src={url}
            poster={poster}
            controls
            playsInline
            preload="metadata"
            aria-label={title}
            onPlay={({ currentTarget }) => hearAlone(currentTarget)}
            onError={onError}
          />
          <div className={styles.caption}>
            <p>{title}</p>
            <DownloadLink url={url} label="Download video" icon={<Download size={18} />} />
          </div>
        </div>
      )}
    </Playable>
  );
}

/** Props of `AudioPlayer`. */
export interface AudioPlayerProps {
  readonly url: string;
  readonly title: string;
  /** Looks up a new URL, as the one at hand may have expired. */
  readonly onRenew?: () => Promise<unknown>;
  /** Called with the playback position, in seconds, whenever it changes. */
  readonly onTime?: (seconds: number) => void;
}

/** Plays an audio file. */
export function AudioPlayer({ url, title, onRenew, onTime }: AudioPlayerProps): ReactNode {
  const audioRef = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [duration, setDuration] = useState(0);

  const seek = (to: number): void => {
    if (audioRef.current !== null) audioRef.current.currentTime = to;
    setSeconds(to);
  };
  const toggle = (): void => {
    if (isPlaying) audioRef.current?.pause();
    else void audioRef.current?.play();
  };
  return (
    <Playable what="sound" url={url} onRenew={onRenew}>
      {(onError) => (
        <div className={styles.player}>
          {/* biome-ignore lint/a11y/useMediaCaption: nobody has captions of a song that was just made */}
          <audio
            ref={audioRef}
            src={url}
            preload="metadata"
            onPlay={({ currentTarget }) => {
              hearAlone(currentTarget);
              setPlaying(true);
            }}
            onPause={() => setPlaying(false)}
            // The address of a file that plays may be renewed together with that of another.
            onEmptied={() => {
              setPlaying(false);
              setSeconds(0);
            }}
            onDurationChange={({ currentTarget }) => setDuration(finite(currentTarget.duration))}
            onTimeUpdate={({ currentTarget: { currentTime } }) => {
              setSeconds(currentTime);
              onTime?.(currentTime);
            }}
            onError={() => {
              setPlaying(false);
              onError();
            }}
          />
          <PlayButton isPlaying={isPlaying} onToggle={toggle} title={title} />
          <SeekBar seconds={seconds} duration={duration} onSeek={seek} title={title} />
          <span className={styles.time}>
            {clockText(seconds)} / {clockText(duration)}
          </span>
          <DownloadLink url={url} label={`Download ${title}`} icon={<Download size={17} />} />
        </div>
      )}
    </Playable>
  );
}

interface SeekBarProps {
  readonly seconds: number;
  readonly duration: number;
  readonly onSeek: (seconds: number) => void;
  readonly title: string;
}

function SeekBar({ seconds, duration, onSeek, title }: SeekBarProps): ReactNode {
  const part = duration > 0 ? (seconds / duration) * 100 : 0;
  return (
    <input
      type="range"
      className={styles.seek}
      aria-label={`Position in ${title}`}
      aria-valuetext={`${clockText(seconds)} of ${clockText(duration)}`}
      min={0}
      max={duration}
      step={0.1}
      value={seconds}
      style={{ backgroundSize: `${part}% 5px, 100% 5px` }}
      onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
    />
  );
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
