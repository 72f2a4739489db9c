import { type Composition, compose, contentOf, type Subject } from './art.ts';
import type { Artwork } from './artwork.ts';
import { inkOf, PAPER, type Placed, titleSize } from './caption.ts';
import { css } from './color.ts';
import { type Lettering, letter } from './lettering.ts';
import { px, shape } from './svg.ts';

/** The picture of a text as a round emblem with the text on a plate below, nothing around it. */
export async function emblemOf(subject: Subject): Promise<Artwork> {
  const { width, height } = subject;
  const side = Math.round(Math.min(width, height) * DIAMETER_SHARE);
  const composition = compose({ ...subject, width: side, height: side });
  const top = Math.round((height - side) * 0.36);
  const left = Math.round((width - side) / 2);
  const scene = `<g transform="translate(${left} ${top})">${medalOf(composition)}</g>`;
  const lettering = await plateText(subject, composition);
  if (!lettering) return { scene, front: '', letterings: [] };
  const plate = plateUnder(lettering, { width, height, bottom: top + side });
  const front = shape(plate.path, { fill: inkOf(composition.stage) });
  return { scene, front, letterings: [plate.placed] };
}

const DIAMETER_SHARE = 0.78;
const PLATE_SHARE = 0.84;

function medalOf({ stage, layers }: Composition): string {
  const r = stage.width / 2;
  const rim = stage.unit * 1.6;
  return `<defs><clipPath id="medal"><circle cx="${r}" cy="${r}" r="${px(r - 1)}"/></clipPath></defs><g clip-path="url(#medal)">${contentOf(layers)}</g><circle cx="${r}" cy="${r}" r="${px(r - rim / 2)}" fill="none" stroke="${css(PAPER)}" stroke-width="${px(rim)}"/>`;
}

function plateText(subject: Subject, { stage }: Composition): Promise<Lettering | undefined> {
  const maxWidth = Math.min(subject.width, stage.width * 1.2) * PLATE_SHARE;
  return letter(subject.text, {
    size: titleSize(stage, { text: subject.text, maxWidth: maxWidth * 1.1 }) * 0.85,
    maxWidth,
    maxHeight: subject.height * 0.22,
    color: PAPER,
    align: 'centre',
  });
}

/** A rounded plate that laps over the lower edge of the medal. */
function plateUnder(
  lettering: Lettering,
  { width, height, bottom }: { width: number; height: number; bottom: number },
): { path: string; placed: Placed } {
  const padding = Math.round(Math.min(width, height) * 0.032);
  const tall = lettering.height + 2 * padding;
  const wide = Math.min(width, lettering.width + 4 * padding);
  const top = Math.round(Math.min(height - tall - padding / 2, bottom - tall * 0.45));
  const left = Math.round((width - wide) / 2);
  const r = px(Math.min(tall / 2, padding * 2));
  return {
    path: `M${left + Number(r)} ${top}H${left + wide - Number(r)}a${r} ${r} 0 0 1 ${r} ${r}V${top + tall - Number(r)}a${r} ${r} 0 0 1 -${r} ${r}H${left + Number(r)}a${r} ${r} 0 0 1 -${r} -${r}V${top + Number(r)}a${r} ${r} 0 0 1 ${r} -${r}Z`,
    placed: {
      ...lettering,
      left: Math.round((width - lettering.width) / 2),
      top: top + padding,
    },
  };
}
