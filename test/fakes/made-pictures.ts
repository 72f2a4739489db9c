import sharp from 'sharp';

/** A picture for the fake to generate. */
export interface PictureWish {
  readonly width: number;
  readonly height: number;
  readonly format: 'png' | 'jpeg' | 'webp';
  readonly isTransparent: boolean;
  /** 0 to 100, for JPEG and WebP. */
  readonly quality: number;
  /** The index within a batch of pictures. Each index has its own colour. */
  readonly index: number;
}

const made = new Map<string, Promise<Buffer>>();
const COLOURS = [
  { r: 42, g: 111, b: 151 },
  { r: 224, g: 122, b: 95 },
  { r: 129, g: 178, b: 154 },
  { r: 242, g: 204, b: 143 },
] as const;
const HALF = 0.5;

/**
 * Generates a real picture of the requested size in one plain colour, half transparent where transparency is requested.
 * The output is deterministic.
 */
export function madePicture(wish: PictureWish): Promise<Buffer> {
  const name = JSON.stringify(wish);
  const known = made.get(name) ?? draw(wish);
  made.set(name, known);
  return known;
}

function draw(wish: PictureWish): Promise<Buffer> {
  const { width, height, format, isTransparent, quality, index } = wish;
  const colour = COLOURS[index % COLOURS.length] ?? COLOURS[0];
  const background = { ...colour, alpha: isTransparent ? HALF : 1 };
  const picture = sharp({
    create: { width, height, channels: isTransparent ? 4 : 3, background },
  });
  switch (format) {
    case 'png':
      return picture.png().toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: Math.max(1, quality) }).toBuffer();
    case 'webp':
      return picture.webp({ quality: Math.max(1, quality), effort: 0 }).toBuffer();
  }
}
