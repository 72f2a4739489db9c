import sharp from 'sharp';

/** A picture that a fake makes. */
export interface PictureWish {
  readonly width: number;
  readonly height: number;
  readonly format: 'png' | 'jpeg' | 'webp';
  readonly isTransparent: boolean;
  /** 0 to 100, for JPEG and WebP. */
  readonly quality: number;
  /** Which of several this is. Each has a colour of its own. */
  readonly index: number;
}

const made = new Map<string, Promise<Buffer>>();
const COLOURS = ['#2a6f97', '#e07a5f', '#81b29a', '#f2cc8f', '#6d597a'];

/** Makes a real picture of the size asked for: a plain colour, or nothing but its alpha channel. The same wish gives the same bytes. */
export function madePicture(wish: PictureWish): Promise<Buffer> {
  const name = JSON.stringify(wish);
  const known = made.get(name) ?? draw(wish);
  made.set(name, known);
  return known;
}

function draw(wish: PictureWish): Promise<Buffer> {
  const { width, height, format, isTransparent, quality, index } = wish;
  const colour = COLOURS[index % COLOURS.length] ?? '#000000';
  const background = isTransparent ? { r: 0, g: 0, b: 0, alpha: 0 } : colour;
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
