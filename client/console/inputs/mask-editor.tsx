import type { ReactNode } from 'react';

/** What the editor of a mask takes. */
export interface MaskEditorProps {
  /** The picture that is to be edited. */
  readonly picture: File;
  /** Told the mask whenever it changes; `undefined` where nothing is painted. */
  readonly onMask: (mask: File | undefined) => void;
}

/** Paints which parts of a picture are to be edited. */
export function MaskEditor({ picture, onMask }: MaskEditorProps): ReactNode {
  return (
    <button type="button" onClick={() => onMask(undefined)}>
      Clear the mask of {picture.name}
    </button>
  );
}
