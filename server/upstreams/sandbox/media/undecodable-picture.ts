/** A picture to work on is none, or too large. */
export class UndecodablePicture extends Error {
  override readonly name = 'UndecodablePicture';
  readonly picture: EditPicture;

  constructor(picture: EditPicture, options?: ErrorOptions) {
    const name = picture === 'mask' ? 'mask' : 'source image';
    super(`The ${name} can't be decoded as a picture.`, options);
    this.picture = picture;
  }
}

/** Which picture of an edit is meant. */
export type EditPicture = 'image' | 'mask';
