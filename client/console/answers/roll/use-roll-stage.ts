import { type RefObject, useEffect, useRef } from 'react';
import type { Clock } from './clock.ts';
import type { Score } from './score.ts';
import { RollStage, type StageLook } from './stage.ts';

/** The elements of a roll and the stage that paints it. */
export interface RollPlaces {
  readonly stageRef: RefObject<RollStage | undefined>;
  readonly rollRef: RefObject<HTMLCanvasElement | null>;
  readonly overviewRef: RefObject<HTMLCanvasElement | null>;
  readonly sliderRef: RefObject<HTMLDivElement | null>;
  readonly timeRef: RefObject<HTMLSpanElement | null>;
}

/** Paints a roll while it is mounted. */
export function useRollStage(score: Score, clock: Clock, look: StageLook): RollPlaces {
  const stageRef = useRef<RollStage | undefined>(undefined);
  const rollRef = useRef<HTMLCanvasElement>(null);
  const overviewRef = useRef<HTMLCanvasElement>(null);
  const sliderRef = useRef<HTMLDivElement>(null);
  const timeRef = useRef<HTMLSpanElement>(null);
  const { hidden, beat, isFollowing, duration } = look;

  useEffect(() => {
    const roll = rollRef.current;
    const overview = overviewRef.current;
    const slider = sliderRef.current;
    const time = timeRef.current;
    if (roll === null || overview === null || slider === null || time === null) return;
    const stage = new RollStage({ roll, overview, slider, time }, score, clock);
    stageRef.current = stage;
    return () => stage.stop();
  }, [score, clock]);
  useEffect(() => {
    stageRef.current?.show({ hidden, beat, isFollowing, duration });
  });
  return { stageRef, rollRef, overviewRef, sliderRef, timeRef };
}
