import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { placeOn } from './mask-canvas.ts';
import { movedBrush, type Point, type Stroke } from './mask-steps.ts';
import type { PaintedMask } from './use-mask.ts';

/** The brush and its settings. */
export interface MaskBrush {
  readonly mask: PaintedMask;
  /** The element that shows the brush position. */
  readonly brushRef: RefObject<HTMLElement | null>;
  readonly mode: Stroke['mode'];
  /** Brush width, as a fraction of the picture's shorter side. */
  readonly sizePart: number;
  readonly onSizePart: (part: number) => void;
}

/** Event handlers for the canvas. */
export interface MaskHand {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** The bit of a pen's eraser in the `buttons` of Pointer Events. */
const ERASER = 32;
const SIZE_STEP = 1.25;
const THINNEST_PART = 0.01;
const WIDEST_PART = 0.5;
/** The keys move the brush by a fraction of its width, so that the dabs touch; with Shift by about one pixel. */
const STEP_PART = 0.5;
const FINE_STEP_PX = 1;

/** Paints by pointer and by keyboard. */
export function useMaskHand(brush: MaskBrush): MaskHand {
  const held = useHeldBrush(brush);
  return { ...pointerHand(brush, held), ...keyHand(brush, held) };
}

/** The state of the brush: its position, and whether it paints. */
interface HeldBrush {
  readonly now: {
    place: Point | undefined;
    isPointing: boolean;
    /** The key that holds the brush down: the space bar while it is pressed, Enter until it is pressed again. */
    loweredBy: ' ' | 'Enter' | undefined;
  };
  readonly canvas: () => HTMLCanvasElement | null;
  readonly size: () => number;
  /** The position; the centre until the brush has been moved. */
  readonly at: () => Point;
  readonly show: (at: Point | undefined) => void;
  readonly lift: () => void;
}

function useHeldBrush({ mask, brushRef, sizePart }: MaskBrush): HeldBrush {
  const state = useRef<HeldBrush['now']>({
    place: undefined,
    isPointing: false,
    loweredBy: undefined,
  });
  const now = state.current;
  const canvas = (): HTMLCanvasElement | null => mask.canvasRef.current;
  const size = (): number => {
    const { width = 0, height = 0 } = canvas() ?? {};
    return Math.max(1, sizePart * Math.min(width, height));
  };
  const show = (at: Point | undefined): void => {
    const shownOn = canvas();
    if (brushRef.current === null || shownOn === null) return;
    showBrush(brushRef.current, shownOn, at && { ...at, size: size() });
  };
  useEffect(() => {
    if (now.place !== undefined && brushRef.current?.hidden === false) show(now.place);
  });
  return {
    now,
    canvas,
    size,
    show,
    at() {
      const { width = 0, height = 0 } = canvas() ?? {};
      now.place ??= { x: width / 2, y: height / 2 };
      return now.place;
    },
    lift() {
      if (now.isPointing || now.loweredBy !== undefined) mask.endStroke();
      now.isPointing = false;
      now.loweredBy = undefined;
    },
  };
}

type PointerHand = Pick<MaskHand, Extract<keyof MaskHand, `onPointer${string}`>>;

function pointerHand({ mask, mode }: MaskBrush, held: HeldBrush): PointerHand {
  const { now, canvas, size, show, lift } = held;
  return {
    onPointerDown(event) {
      const shownOn = canvas();
      const isEraser = (event.buttons & ERASER) !== 0;
      if (shownOn === null || (event.button !== 0 && !isEraser)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      lift();
      now.isPointing = true;
      const own = isEraser ? 'erase' : mode;
      mask.startStroke({ mode: own, size: size() }, placeOn(shownOn, event));
    },
    onPointerMove({ nativeEvent }) {
      const shownOn = canvas();
      if (shownOn === null) return;
      now.place = placeOn(shownOn, nativeEvent);
      show(now.place);
      if (!now.isPointing) return;
      const passed = nativeEvent.getCoalescedEvents?.() ?? [];
      for (const one of passed.length === 0 ? [nativeEvent] : passed) {
        mask.continueStroke(placeOn(shownOn, one));
      }
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave({ currentTarget }) {
      if (!now.isPointing && document.activeElement !== currentTarget) show(undefined);
    },
  };
}

function keyHand(brush: MaskBrush, held: HeldBrush): Omit<MaskHand, keyof PointerHand> {
  const { now, at, show, lift } = held;
  return {
    onFocus: () => show(at()),
    onBlur() {
      lift();
      show(undefined);
    },
    onKeyDown(event) {
      const asked = askedBy(event);
      if (asked === undefined && !moveBrush(event, brush, held)) return;
      event.preventDefault();
      if (asked !== undefined) act(asked, brush, held);
    },
    onKeyUp(event) {
      if (event.key === ' ' && now.loweredBy === ' ') lift();
    },
  };
}

/** Moves the brush by an arrow key, and paints if it is held down; returns whether the key was handled. */
function moveBrush(event: KeyboardEvent, { mask }: MaskBrush, held: HeldBrush): boolean {
  const { now, canvas, size, at, show } = held;
  const { width = 0, height = 0 } = canvas() ?? {};
  const step = event.shiftKey ? FINE_STEP_PX : Math.max(FINE_STEP_PX, size() * STEP_PART);
  const next = movedBrush(at(), event.key, { step, width, height });
  if (next === undefined) return false;
  now.place = next;
  show(next);
  if (now.loweredBy !== undefined) mask.continueStroke(next);
  return true;
}

function act(asked: Asked, brush: MaskBrush, { now, size, at, lift }: HeldBrush): void {
  const { mask, mode, sizePart, onSizePart } = brush;
  const isDown = now.loweredBy !== undefined;
  const lower = (key: ' ' | 'Enter'): void => {
    now.loweredBy = key;
    mask.startStroke({ mode, size: size() }, at());
  };
  const acts: Readonly<Record<Asked, () => void>> = {
    undo: mask.undo,
    redo: mask.redo,
    thinner: () => onSizePart(Math.max(THINNEST_PART, sizePart / SIZE_STEP)),
    wider: () => onSizePart(Math.min(WIDEST_PART, sizePart * SIZE_STEP)),
    hold: () => !isDown && lower(' '),
    turn: () => (isDown ? lift() : lower('Enter')),
  };
  acts[asked]();
}

type Asked = 'undo' | 'redo' | 'thinner' | 'wider' | 'hold' | 'turn';

/** The action of a key other than the arrow keys. */
function askedBy(event: KeyboardEvent): Asked | undefined {
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo';
    return key === 'z' ? 'undo' : undefined;
  }
  return KEYS[event.key];
}

const KEYS: Readonly<Record<string, Asked>> = {
  ' ': 'hold',
  Enter: 'turn',
  '[': 'thinner',
  ']': 'wider',
};

/** Positions the ring at the brush without a render, which would be too slow while painting. */
function showBrush(
  ring: HTMLElement,
  canvas: HTMLCanvasElement,
  brush: (Point & { readonly size: number }) | undefined,
): void {
  ring.hidden = brush === undefined;
  if (brush === undefined) return;
  const scale = canvas.clientWidth / Math.max(1, canvas.width);
  const diameter = `${brush.size * scale}px`;
  Object.assign(ring.style, {
    width: diameter,
    height: diameter,
    left: `${canvas.offsetLeft + brush.x * scale}px`,
    top: `${canvas.offsetTop + brush.y * scale}px`,
  });
}
