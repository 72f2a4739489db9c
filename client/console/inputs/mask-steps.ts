/** A point in the picture's own pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An editing step on a mask. */
export type MaskStep =
  | Stroke
  | { readonly kind: 'clear' }
  /** Inverts the mask. */
  | { readonly kind: 'invert' };

/** A brush stroke. */
export interface Stroke {
  readonly kind: 'stroke';
  readonly mode: 'paint' | 'erase';
  /** Brush width, in the picture's own pixels. */
  readonly size: number;
  readonly points: readonly Point[];
}

/** Undo history: applied steps, and undone steps that can be redone. */
export interface MaskHistory {
  readonly done: readonly MaskStep[];
  readonly undone: readonly MaskStep[];
}

/** An empty history. */
export const EMPTY_HISTORY: MaskHistory = { done: [], undone: [] };

/** Maximum number of steps that can be undone; older ones become permanent. */
export const MAX_STEPS = 60;
/** Maximum number of points per step; a longer stroke continues as another step. */
export const MAX_POINTS = 2_000;

/** Appends a step; `settled` is the oldest step if it can no longer be undone as a result. */
export function withStep(
  { done }: MaskHistory,
  step: MaskStep,
): { readonly history: MaskHistory; readonly settled?: MaskStep } {
  const [oldest] = done;
  if (done.length < MAX_STEPS || oldest === undefined) {
    return { history: { done: [...done, step], undone: [] } };
  }
  return { history: { done: [...done.slice(1), step], undone: [] }, settled: oldest };
}

/** Undoes the last step. */
export function undone(history: MaskHistory): MaskHistory {
  const last = history.done.at(-1);
  if (last === undefined) return history;
  return { done: history.done.slice(0, -1), undone: [...history.undone, last] };
}

/** Redoes the last undone step. */
export function redone(history: MaskHistory): MaskHistory {
  const last = history.undone.at(-1);
  if (last === undefined) return history;
  return { done: [...history.done, last], undone: history.undone.slice(0, -1) };
}

/** The brush position after a key press, clamped to the picture; `undefined` if the key does not move the brush. */
export function movedBrush(
  { x, y }: Point,
  key: string,
  {
    step,
    width,
    height,
  }: { readonly step: number; readonly width: number; readonly height: number },
): Point | undefined {
  const [right, down] = DIRECTIONS[key] ?? [];
  if (right === undefined || down === undefined) return undefined;
  return { x: within(x + right * step, width), y: within(y + down * step, height) };
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), most);
}
