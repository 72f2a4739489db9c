import type { PointerEvent, ReactNode } from 'react';
import { pitchesOf, RULER_PX } from './layout.ts';
import { nameOf } from './pitch.ts';
import styles from './roll-grid.module.css';
import type { Score, ScoreNote } from './score.ts';
import type { RollClock } from './use-roll-clock.ts';
import { useRollGestures } from './use-roll-gestures.ts';
import type { RollPlaces } from './use-roll-stage.ts';

/** Props of `RollGrid`. */
export interface RollGridProps {
  readonly score: Score;
  readonly title: string;
  readonly places: RollPlaces;
  readonly playing: RollClock;
  readonly duration: number;
  /** Called when the user scrolls away from the playhead. */
  readonly onWander: () => void;
}

const ROW_PX = 11;
const LEAST_PX = 264;
const MOST_PX = 480;

/** The notes, to view and to seek in, with an overview of the whole song below. */
export function RollGrid(props: RollGridProps): ReactNode {
  const { score, title, places, playing, duration, onWander } = props;
  const { stageRef, rollRef, overviewRef, sliderRef } = places;
  const { clock, toggle } = playing;
  const { pointedAt, pointer, onKeyDown } = useRollGestures({
    stageRef,
    rollRef,
    clock,
    duration,
    onToggle: toggle,
    onWander,
  });
  const { lowest, highest } = pitchesOf(score);
  const height = RULER_PX + Math.min(MOST_PX, Math.max(LEAST_PX, (highest - lowest + 1) * ROW_PX));
  const seekInOverview = ({ nativeEvent }: PointerEvent): void => {
    clock.seek(stageRef.current?.secondsOfOverview(nativeEvent.offsetX) ?? 0);
  };
  return (
    <div className={styles.frame}>
      <div
        ref={sliderRef}
        className={styles.slider}
        role="slider"
        tabIndex={0}
        aria-label={`Position in ${title}`}
        aria-valuemin={0}
        aria-valuemax={Number(duration.toFixed(2))}
        aria-valuenow={0}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <canvas ref={rollRef} className={styles.canvas} style={{ height }} />
        {pointedAt !== undefined && (
          <span className={styles.pointed}>{wordsOf(pointedAt, score)}</span>
        )}
      </div>
      <canvas
        ref={overviewRef}
        className={styles.overview}
        aria-hidden
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seekInOverview(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && seekInOverview(event)}
      />
    </div>
  );
}

function wordsOf({ pitch, start, end, velocity, instrument }: ScoreNote, score: Score): string {
  const name = score.instruments[instrument]?.name ?? '';
  const strength = `${Math.round(velocity * 100)} %`;
  return `${nameOf(pitch)} · ${name} · ${start.toFixed(2)}–${end.toFixed(2)} s · ${strength}`;
}
