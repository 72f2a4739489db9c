import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Clock } from './clock.ts';
import { KEYBOARD_PX, RULER_PX } from './layout.ts';
import type { ScoreNote } from './score.ts';
import type { RollStage } from './stage.ts';

/** What the gestures control. */
export interface GestureTarget {
  readonly stageRef: RefObject<RollStage | undefined>;
  readonly rollRef: RefObject<HTMLCanvasElement | null>;
  readonly clock: Clock;
  readonly duration: number;
  readonly onToggle: () => void;
  /** Called when the user scrolls away from the playhead. */
  readonly onWander: () => void;
}

/** The pointer gesture in progress. */
type Drag =
  | { readonly kind: 'seeking' }
  | { readonly kind: 'pressed' | 'panning'; readonly x: number };

/** Event handlers for the roll's element. */
export interface RollGestures {
  /** The note under the pointer. */
  readonly pointedAt: ScoreNote | undefined;
  readonly pointer: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onPointerLeave: () => void;
  };
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A press that moves fewer pixels counts as a click. */
const CLICK_PX = 4;
const STEP_SECONDS = 1;
const LEAP_SECONDS = 10;
/** The zoom factor of one key press or button press. */
export const ZOOM_STEP = 1.4;
const ZOOM_PER_WHEEL_PX = 0.0025;

/** Seeks, scrolls and zooms by pointer, wheel and keyboard. */
export function useRollGestures(target: GestureTarget): RollGestures {
  const { stageRef, clock, duration, onToggle, onWander } = target;
  const [pointedAt, setPointedAt] = useState<ScoreNote>();
  const drag = useRef<Drag | undefined>(undefined);
  useWheel(target);

  const seekTo = (x: number): void => {
    const stage = stageRef.current;
    if (stage !== undefined) clock.seek(stage.secondsAt(x));
  };

  const move = (x: number): void => {
    const begun = drag.current;
    if (begun?.kind === 'seeking') seekTo(x);
    if (begun === undefined || begun.kind === 'seeking') return;
    if (begun.kind === 'pressed' && Math.abs(x - begun.x) < CLICK_PX) return;
    stageRef.current?.pan(begun.x - x);
    drag.current = { kind: 'panning', x };
    onWander();
  };

  return {
    pointedAt,
    pointer: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        const { x, y } = placeIn(event);
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = y < RULER_PX ? { kind: 'seeking' } : { kind: 'pressed', x };
        if (y < RULER_PX) seekTo(x);
      },
      onPointerMove(event) {
        const place = placeIn(event);
        move(place.x);
        setPointedAt(stageRef.current?.point(place));
      },
      onPointerUp(event) {
        const { x } = placeIn(event);
        if (drag.current?.kind === 'pressed' && x >= KEYBOARD_PX) seekTo(x);
        drag.current = undefined;
      },
      onPointerCancel() {
        drag.current = undefined;
      },
      onPointerLeave() {
        setPointedAt(stageRef.current?.point(undefined));
      },
    },
    onKeyDown(event) {
      const act = actOf(event, { now: clock.now(), duration });
      if (act === undefined) return;
      event.preventDefault();
      if (act.kind === 'toggle') onToggle();
      else if (act.kind === 'zoom') stageRef.current?.zoom(act.factor);
      else clock.seek(Math.min(Math.max(0, act.seconds), duration));
    },
  };
}

/** The action of a key. */
export type Act =
  | { readonly kind: 'seek'; readonly seconds: number }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'toggle' };

/** The action of a key on a slider, according to the ARIA patterns, plus the space bar, plus and minus. */
export function actOf(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { now, duration }: { readonly now: number; readonly duration: number },
): Act | undefined {
  const step = shiftKey ? STEP_SECONDS / 10 : STEP_SECONDS;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return { kind: 'seek', seconds: now + step };
    case 'ArrowLeft':
    case 'ArrowDown':
      return { kind: 'seek', seconds: now - step };
    case 'PageUp':
      return { kind: 'seek', seconds: now + LEAP_SECONDS };
    case 'PageDown':
      return { kind: 'seek', seconds: now - LEAP_SECONDS };
    case 'Home':
      return { kind: 'seek', seconds: 0 };
    case 'End':
      return { kind: 'seek', seconds: duration };
    case '+':
    case '=':
      return { kind: 'zoom', factor: ZOOM_STEP };
    case '-':
      return { kind: 'zoom', factor: 1 / ZOOM_STEP };
    case ' ':
      return { kind: 'toggle' };
    default:
      return undefined;
  }
}

/** React registers wheel listeners as passive, which cannot prevent the page from scrolling. */
function useWheel({ stageRef, rollRef, onWander }: GestureTarget): void {
  const wander = useRef(onWander);
  useEffect(() => {
    wander.current = onWander;
  });
  useEffect(() => {
    const roll = rollRef.current;
    if (roll === null) return;
    const onWheel = (event: WheelEvent): void => {
      const stage = stageRef.current;
      if (stage === undefined) return;
      const sideways = sidewaysOf(event);
      const isZoom = event.ctrlKey || event.metaKey;
      if (!isZoom && sideways === 0) return;
      event.preventDefault();
      if (isZoom) {
        stage.zoom(Math.exp(-event.deltaY * ZOOM_PER_WHEEL_PX), stage.secondsAt(event.offsetX));
        return;
      }
      stage.pan(sideways);
      wander.current();
    };
    roll.addEventListener('wheel', onWheel, { passive: false });
    return () => roll.removeEventListener('wheel', onWheel);
  }, [stageRef, rollRef]);
}

/** The horizontal distance of a wheel event; 0 if it is vertical, which scrolls the page. */
function sidewaysOf({ deltaX, deltaY, shiftKey }: WheelEvent): number {
  if (shiftKey) return deltaX + deltaY;
  return Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : 0;
}

function placeIn(event: PointerEvent<HTMLElement>): { readonly x: number; readonly y: number } {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
