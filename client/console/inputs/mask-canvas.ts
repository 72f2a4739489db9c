import type { MaskStep, Point, Stroke } from './mask-steps.ts';

/** The colour of the painted mask, shown half transparent; it is rare in pictures. */
const PAINT = '#ff2f87';
const WHOLE_TURN = 2 * Math.PI;
/** Rows processed at once, so that a large picture does not need twice its memory. */
const ROWS = 256;
const FAINT = 128;
const OPAQUE = 255;

/** A mask as a file, and the fraction of the picture that it marks. */
export interface FinishedMask {
  readonly file: File;
  /** 0 to 1. */
  readonly part: number;
}

/** The 2D context of a mask. The pixels are read after every step, which is slow with GPU acceleration. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  return canvas.getContext('2d', { willReadFrequently: true });
}

/** Draws a step. */
export function drawStep(context: CanvasRenderingContext2D, step: MaskStep): void {
  const { width, height } = context.canvas;
  context.save();
  switch (step.kind) {
    case 'clear':
      context.clearRect(0, 0, width, height);
      break;
    case 'invert':
      context.globalCompositeOperation = 'source-out';
      context.fillStyle = PAINT;
      context.fillRect(0, 0, width, height);
      break;
    case 'stroke':
      drawStroke(context, step);
      break;
  }
  context.restore();
}

/** Redraws all steps on top of those that can no longer be undone. */
export function drawAll(
  context: CanvasRenderingContext2D,
  settled: CanvasImageSource,
  steps: readonly MaskStep[],
): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.drawImage(settled, 0, 0);
  for (const step of steps) drawStep(context, step);
}

function drawStroke(context: CanvasRenderingContext2D, stroke: Stroke): void {
  const [first, ...others] = stroke.points;
  if (first === undefined) return;
  context.globalCompositeOperation = stroke.mode === 'paint' ? 'source-over' : 'destination-out';
  context.fillStyle = PAINT;
  context.strokeStyle = PAINT;
  context.lineWidth = stroke.size;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  if (others.length === 0) {
    context.arc(first.x, first.y, stroke.size / 2, 0, WHOLE_TURN);
    context.fill();
    return;
  }
  context.moveTo(first.x, first.y);
  for (const { x, y } of others) context.lineTo(x, y);
  context.stroke();
}

/** Converts a pointer position to canvas pixels; the canvas is displayed at a different size. */
export function placeOn(
  canvas: HTMLCanvasElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * canvas.width,
    y: ((clientY - top) / height) * canvas.height,
  };
}

/**
 * Creates the mask file: a PNG of the picture's size, fully transparent where painted and fully opaque elsewhere, since
 * only fully transparent pixels are edited. `undefined` if nothing is painted.
 *
 * @throws Error if the browser cannot write the file, or the written file differs from the painted mask
 */
export async function finishedMask(
  painted: HTMLCanvasElement,
  pictureName: string,
): Promise<FinishedMask | undefined> {
  const { width, height } = painted;
  const mask = new OffscreenCanvas(width, height);
  const marked = cutOut(painted, mask);
  if (marked === 0) return undefined;
  const blob = await mask.convertToBlob({ type: 'image/png' });
  const name = `${pictureName.replace(/\.[^.]*$/, '')}-mask.png`;
  const file = new File([blob], name, { type: 'image/png' });
  await checked(file, { width, height, marked });
  return { file, part: marked / (width * height) };
}

/** Fills a canvas except for the painted pixels of another one; returns the number of painted pixels. */
function cutOut(painted: HTMLCanvasElement, mask: OffscreenCanvas): number {
  const from = contextOf(painted);
  const to = mask.getContext('2d');
  if (from === null || to === null) throw new Error('This browser cannot allocate the mask.');
  let marked = 0;
  for (let top = 0; top < mask.height; top += ROWS) {
    const rows = from.getImageData(0, top, mask.width, Math.min(ROWS, mask.height - top));
    marked += turnedOver(rows.data);
    to.putImageData(rows, 0, top);
  }
  return marked;
}

/** Makes painted pixels transparent and all others black; returns the number of painted pixels. */
function turnedOver(pixels: Uint8ClampedArray): number {
  let marked = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const isPainted = (pixels[at + 3] ?? 0) >= FAINT;
    pixels.fill(0, at, at + 4);
    if (isPainted) marked++;
    else pixels[at + 3] = OPAQUE;
  }
  return marked;
}

interface Expected {
  readonly width: number;
  readonly height: number;
  readonly marked: number;
}

/** Decodes the file as the gateway will, and compares it with the painted mask. */
async function checked(file: File, { width, height, marked }: Expected): Promise<void> {
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0);
  picture.close();
  const found = context === null ? 0 : transparentIn(context);
  if (canvas.width !== width || canvas.height !== height || found !== marked) {
    throw new Error('This browser changed the mask while encoding it.');
  }
}

function transparentIn(context: OffscreenCanvasRenderingContext2D): number {
  const { width, height } = context.canvas;
  let count = 0;
  for (let top = 0; top < height; top += ROWS) {
    const { data } = context.getImageData(0, top, width, Math.min(ROWS, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at] === 0) count++;
  }
  return count;
}
