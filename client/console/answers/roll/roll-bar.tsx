import { ChevronsLeftRightEllipsis, LocateFixed, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/button.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { PlayButton } from '../play-button.tsx';
import type { Beat } from './beat.ts';
import { clockText } from './layout.ts';
import styles from './roll-bar.module.css';
import type { Heard, RollClock } from './use-roll-clock.ts';
import { ZOOM_STEP } from './use-roll-gestures.ts';
import type { RollPlaces } from './use-roll-stage.ts';

/** The unit of the ruler. */
export type Ruler = 'seconds' | 'bars';

/** Props of `RollBar`. */
export interface RollBarProps {
  readonly places: RollPlaces;
  readonly playing: RollClock;
  readonly duration: number;
  readonly hasSong: boolean;
  /** The detected beat; the ruler of bars is offered only if there is one. */
  readonly beat: Beat | undefined;
  readonly ruler: Ruler;
  readonly onRuler: (ruler: Ruler) => void;
  readonly isFollowing: boolean;
  readonly onFollowing: (isFollowing: boolean) => void;
}

const SOUNDS: readonly { readonly value: Heard; readonly label: string }[] = [
  { value: 'song', label: 'Song' },
  { value: 'notes', label: 'Notes' },
];

/** Controls for playback and for the display of a roll. */
export function RollBar(props: RollBarProps): ReactNode {
  const { places, playing, duration, hasSong, isFollowing, onFollowing } = props;
  const { stageRef, timeRef } = places;
  return (
    <div className={styles.bar}>
      <PlayButton isPlaying={playing.isPlaying} onToggle={playing.toggle} />
      <span className={styles.time}>
        <span ref={timeRef}>{clockText(0)}</span>
        <span className={styles.whole}> / {clockText(duration)}</span>
      </span>
      {hasSong && (
        <SegmentedControl
          label="Sound"
          value={playing.heard}
          options={SOUNDS}
          onValueChange={playing.hear}
        />
      )}
      <RulerChoice {...props} />
      <div className={styles.looks}>
        <IconButton
          label="Follow playback"
          aria-pressed={isFollowing}
          icon={<LocateFixed size={17} />}
          onClick={() => onFollowing(!isFollowing)}
        />
        <IconButton
          label="Zoom out"
          icon={<ZoomOut size={17} />}
          onClick={() => stageRef.current?.zoom(1 / ZOOM_STEP)}
        />
        <IconButton
          label="Zoom in"
          icon={<ZoomIn size={17} />}
          onClick={() => stageRef.current?.zoom(ZOOM_STEP)}
        />
        <IconButton
          label="Fit song"
          icon={<ChevronsLeftRightEllipsis size={17} />}
          onClick={() => stageRef.current?.zoomOut()}
        />
      </div>
    </div>
  );
}

function RulerChoice({ beat, ruler, onRuler }: RollBarProps): ReactNode {
  if (beat === undefined) return null;
  const perMinute = Math.round(60 / beat.seconds);
  return (
    <>
      <SegmentedControl
        label="Ruler"
        value={ruler}
        options={[
          { value: 'seconds', label: 'Seconds' },
          { value: 'bars', label: 'Bars' },
        ]}
        onValueChange={onRuler}
      />
      {ruler === 'bars' && <span className={styles.tempo}>about {perMinute} BPM</span>}
    </>
  );
}
