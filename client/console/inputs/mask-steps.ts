/** A place on a picture, in the picture's own pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What one does to a mask. */
export type MaskStep =
  | Stroke
  | { readonly kind: 'clear' }
  /** Inverts the mask. */
  | { readonly kind: 'invert' };

/** A line of the brush. */
export interface Stroke {
  readonly kind: 'stroke';
  readonly mode: 'paint' | 'erase';
  /** How wide, in the picture's own pixels. */
  readonly size: number;
  readonly points: readonly Point[];
}

/** The steps that were made, and those that were undone and can be redone. */
export interface MaskHistory {
  readonly done: readonly MaskStep[];
  readonly undone: readonly MaskStep[];
}

/** Nothing was done. */
export const EMPTY_HISTORY: MaskHistory = { done: [], undone: [] };

/** So many steps can be taken back; older ones are part of the picture for good. */
export const STEPS_UP_TO = 60;
/** The most points of a step; a longer line continues as another one. */
export const POINTS_UP_TO = 2_000;

/** A history with one more step, and the step that cannot be taken back any more because of it. */
export function withStep(
  { done }: MaskHistory,
  step: MaskStep,
): { readonly history: MaskHistory; readonly settled?: MaskStep } {
  const [oldest] = done;
  if (done.length < STEPS_UP_TO || oldest === undefined) {
    return { history: { done: [...done, step], undone: [] } };
  }
  return { history: { done: [...done.slice(1), step], undone: [] }, settled: oldest };
}

/** Takes the last step back. */
export function undone(history: MaskHistory): MaskHistory {
  const last = history.done.at(-1);
  if (last === undefined) return history;
  return { done: history.done.slice(0, -1), undone: [...history.undone, last] };
}

/** Redoes the step that was undone last. */
export function redone(history: MaskHistory): MaskHistory {
  const last = history.undone.at(-1);
  if (last === undefined) return history;
  return { done: [...history.done, last], undone: history.undone.slice(0, -1) };
}

/** Where the brush is after a key, kept on the picture; `undefined` where the key does not move it. */
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
