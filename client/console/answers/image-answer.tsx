import { type ReactNode, useEffect, useMemo } from 'react';
import type { EditResult, ImageResult } from '../../../generated/types.ts';
import { PictureGallery, type ShownPicture } from './picture-gallery.tsx';

/** What the answer of an image operation takes. */
export interface ImageAnswerProps {
  readonly answer: ImageResult | EditResult;
  /** What was asked for; it describes the pictures for those who do not see them. */
  readonly prompt: string;
}

/** The pictures of an answer, whether it gives their addresses or holds them. */
export function ImageAnswer({ answer, prompt }: ImageAnswerProps): ReactNode {
  const pictures = useMemo(
    () => answer.data.map((picture) => pictureOf(picture, prompt)),
    [answer, prompt],
  );
  useEffect(() => () => pictures.forEach(({ url }) => void URL.revokeObjectURL(url)), [pictures]);
  return <PictureGallery pictures={pictures} />;
}

function pictureOf(picture: ImageResult['data'][number], alt: string): ShownPicture {
  if ('url' in picture) return { url: picture.url, alt, revisedPrompt: picture.revised_prompt };
  const bytes = Uint8Array.from(atob(picture.b64_json), (sign) => sign.charCodeAt(0));
  return { url: URL.createObjectURL(new Blob([bytes])), alt };
}
