import type { ReactNode } from 'react';

/** A picture to be shown. */
export interface ShownPicture {
  readonly url: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  /** The prompt that the model worked from, where it is another one than was given. */
  readonly revisedPrompt?: string;
}

/** What a gallery takes. */
export interface PictureGalleryProps {
  readonly pictures: readonly ShownPicture[];
}

/** Pictures side by side. */
export function PictureGallery({ pictures }: PictureGalleryProps): ReactNode {
  return pictures.map(({ url, alt }) => <img key={url} src={url} alt={alt} />);
}
