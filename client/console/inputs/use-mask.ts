import { type RefObject, useEffect, useRef, useState } from 'react';
import { contextOf, drawAll, drawStep, type FinishedMask, finishedMask } from './mask-canvas.ts';
import {
  EMPTY_HISTORY,
  MAX_POINTS,
  type MaskHistory,
  type MaskStep,
  type Point,
  redone,
  type Stroke,
  undone,
  withStep,
} from './mask-steps.ts';

/** The state and actions of a mask that is being painted. */
export interface PaintedMask {
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
  readonly history: MaskHistory;
  /** The result: the marked fraction (0 to 1), or why there is no mask. */
  readonly outcome: { readonly part: number } | { readonly error: unknown };
  /** Sets the canvas to the picture's size, and starts over. */
  readonly begin: (size: { readonly width: number; readonly height: number }) => void;
  readonly startStroke: (stroke: Pick<Stroke, 'mode' | 'size'>, at: Point) => void;
  /** Extends the current stroke; does nothing if there is none. */
  readonly continueStroke: (to: Point) => void;
  readonly endStroke: () => void;
  readonly take: (step: MaskStep) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Debounce delay between the last change and the creation of the file. */
const REST_MS = 150;

/** Manages the painting of a mask; passes the mask file to `onMask` after every change. */
export function useMask(
  pictureName: string,
  onMask: (mask: File | undefined) => void,
): PaintedMask {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const settledRef = useRef<HTMLCanvasElement>(undefined);
  const strokeRef = useRef<{ readonly stroke: Stroke; readonly points: Point[] }>(undefined);
  // A ref, because several steps can follow each other between two renders.
  const historyRef = useRef(EMPTY_HISTORY);
  const [history, setHistory] = useState(EMPTY_HISTORY);
  const [outcome, setOutcome] = useState<PaintedMask['outcome']>({ part: 0 });
  const tell = useTelling(onMask, setOutcome);

  const keep = (next: MaskHistory): void => {
    historyRef.current = next;
    setHistory(next);
  };
  const changed = (next: MaskHistory): void => {
    keep(next);
    tell(() =>
      canvasRef.current === null ? undefined : finishedMask(canvasRef.current, pictureName),
    );
  };
  const record = (step: MaskStep): void => {
    const { history: next, settled } = withStep(historyRef.current, step);
    const context = settledRef.current && contextOf(settledRef.current);
    if (settled !== undefined && context) drawStep(context, settled);
    changed(next);
  };
  const redraw = (next: MaskHistory): void => {
    const context = canvasRef.current && contextOf(canvasRef.current);
    if (!context || settledRef.current === undefined || next === historyRef.current) return;
    drawAll(context, settledRef.current, next.done);
    changed(next);
  };
  const draw = (step: MaskStep): void => {
    const context = canvasRef.current && contextOf(canvasRef.current);
    if (context) drawStep(context, step);
  };
  const endStroke = (): void => {
    const begun = strokeRef.current;
    strokeRef.current = undefined;
    if (begun !== undefined) record({ ...begun.stroke, points: begun.points });
  };
  const startStroke: PaintedMask['startStroke'] = (stroke, at) => {
    const dab: Stroke = { kind: 'stroke', ...stroke, points: [at] };
    strokeRef.current = { stroke: dab, points: [at] };
    draw(dab);
  };

  return {
    canvasRef,
    history,
    outcome,
    begin({ width, height }) {
      const settled = document.createElement('canvas');
      for (const canvas of [settled, canvasRef.current]) {
        if (canvas !== null) Object.assign(canvas, { width, height });
      }
      settledRef.current = settled;
      keep(EMPTY_HISTORY);
      setOutcome({ part: 0 });
    },
    startStroke,
    continueStroke(to) {
      const begun = strokeRef.current;
      const last = begun?.points.at(-1);
      if (begun === undefined || last === undefined) return;
      begun.points.push(to);
      draw({ ...begun.stroke, points: [last, to] });
      if (begun.points.length < MAX_POINTS) return;
      endStroke();
      startStroke(begun.stroke, to);
    },
    endStroke,
    take(step) {
      draw(step);
      record(step);
    },
    undo: () => redraw(undone(historyRef.current)),
    redo: () => redraw(redone(historyRef.current)),
  };
}

type Telling = (make: () => Promise<FinishedMask | undefined> | undefined) => void;

/** Creates the file once painting pauses. A later change discards the file that is being created. */
function useTelling(
  onMask: (mask: File | undefined) => void,
  onOutcome: (outcome: PaintedMask['outcome']) => void,
): Telling {
  const latest = useRef(0);
  const told = useRef(onMask);
  useEffect(() => {
    told.current = onMask;
  });
  useEffect(() => () => void latest.current++, []);
  return (make) => {
    const own = ++latest.current;
    setTimeout(async () => {
      if (own !== latest.current) return;
      try {
        const made = await make();
        if (own !== latest.current) return;
        onOutcome({ part: made?.part ?? 0 });
        told.current(made?.file);
      } catch (error) {
        if (own !== latest.current) return;
        onOutcome({ error });
        told.current(undefined);
      }
    }, REST_MS);
  };
}
