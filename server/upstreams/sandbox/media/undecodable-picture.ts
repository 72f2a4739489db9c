/** Thrown if an input picture cannot be decoded or is too large. */
export class UndecodablePicture extends Error {
  override readonly name = 'UndecodablePicture';
  readonly picture: EditPicture;

  constructor(picture: EditPicture, options?: ErrorOptions) {
    const name = picture === 'mask' ? 'mask' : 'source image';
    super(`The ${name} can't be decoded as a picture.`, options);
    this.picture = picture;
  }
}

/** The input picture of an edit. */
export type EditPicture = 'image' | 'mask';
