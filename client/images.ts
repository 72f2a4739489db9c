import type { ImagesGroup } from '../generated/groups.ts';
import type {
  CreateImageRequest,
  EditImageForm,
  EditImageRequest,
  EditResult,
  ImageByAddress,
  ImageInBase64,
  ImageResult,
  ImgxEditForm,
  ImgxEditRequest,
  ImgxImageRequest,
} from '../generated/types.ts';
import type { Connection, RequestOptions } from './connection.ts';
import type { FileSource } from './file-source.ts';
import { type ImageJob, Job } from './job.ts';
import { isImageRecord as isKind } from './job-record.ts';
import { isObject } from './json-object.ts';
import { type EditedPictureEvent, type PictureEvent, PictureStream } from './picture-stream.ts';
import type { ReadingLimits } from './whole-stream.ts';

/** A request whose files may be given in any form. */
type WithFiles<Form> = Form extends unknown
  ? {
      [Name in keyof Form]: NonNullable<Form[Name]> extends Blob
        ? FileSource
        : NonNullable<Form[Name]> extends readonly Blob[]
          ? FileSource | readonly FileSource[]
          : Form[Name];
    }
  : never;

/** The pictures made, all in the form that `response_format` asks for. */
export type ImageResultOf<Picture extends ImageResult['data'][number]> = Omit<
  ImageResult,
  'data'
> & {
  data: Picture[];
};

/** The input of an edit; pictures and mask may be given in any form. */
export type EditImageInput = WithFiles<EditImageForm>;

/** The input of an edit by the model that shows a picture while it makes it. */
type ShownEditInput = WithFiles<ImgxEditForm>;

/** A request that says that it wants to see a picture while it is made. */
type Streaming<Body> = Body & { readonly stream: true };

/**
 * `patchbay.images`.
 *
 * Where the type of a request says `stream: true`, `generate` and `edit` answer a stream; any other is typed as whole. A
 * request that says `stream: true` without its type saying so is answered by the stream all the same: for such,
 * `generateStream` and `editStream` have the right type.
 */
export class Images implements ImagesGroup {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  generate(
    body: Streaming<ImgxImageRequest>,
    options?: RequestOptions,
  ): Promise<PictureStream<PictureEvent>>;
  generate(
    body: CreateImageRequest & { response_format: 'url' },
    options?: RequestOptions,
  ): Promise<ImageResultOf<ImageByAddress>>;
  generate(
    body: CreateImageRequest & { response_format: 'b64_json' },
    options?: RequestOptions,
  ): Promise<ImageResultOf<ImageInBase64>>;
  generate(body: CreateImageRequest, options?: RequestOptions): Promise<ImageResult>;
  async generate(
    body: CreateImageRequest,
    options?: RequestOptions,
  ): Promise<ImageResult | PictureStream<PictureEvent>> {
    // Callers without type checks may give anything.
    if (isObject(body) && body.stream === true) return this.generateStream(body, options).opened();
    return this.#connection.ask((client, call) => client.createImage(body, call), options);
  }

  generateStream(body: ImgxImageRequest, options?: RequestOptions): PictureStream<PictureEvent> {
    const open = (signal: AbortSignal) =>
      this.#connection.open((client, call) => client.streamImage(body, call), {
        ...options,
        signal,
      });
    return new PictureStream(open, options?.signal);
  }

  async generateJob(body: CreateImageRequest, options?: RequestOptions): Promise<ImageJob> {
    const { data } = await this.#connection.ask(
      (client, call) => client.createImageJob(body, call),
      options,
    );
    return new Job(this.#connection, { id: data?.jobId, isKind });
  }

  edit(
    body: Streaming<ShownEditInput>,
    options?: RequestOptions,
  ): Promise<PictureStream<EditedPictureEvent>>;
  edit(body: EditImageInput, options?: RequestOptions): Promise<EditResult>;
  async edit(
    body: EditImageInput,
    options?: RequestOptions,
  ): Promise<EditResult | PictureStream<EditedPictureEvent>> {
    // Callers without type checks may give anything.
    if (isObject(body) && body.stream === true) return this.editStream(body, options).opened();
    const opened = await openEdit(body, this.#connection.readingLimits(options));
    return this.#connection.ask((client, call) => client.editImage(opened, call), options);
  }

  editStream(body: ShownEditInput, options?: RequestOptions): PictureStream<EditedPictureEvent> {
    const open = async (signal: AbortSignal) => {
      const opened = await openEdit(body, this.#connection.readingLimits({ ...options, signal }));
      return this.#connection.open((client, call) => client.streamEditImage(opened, call), {
        ...options,
        signal,
      });
    };
    return new PictureStream(open, options?.signal);
  }

  async editJob(body: EditImageInput, options?: RequestOptions): Promise<ImageJob> {
    const opened = await openEdit(body, this.#connection.readingLimits(options));
    const { data } = await this.#connection.ask(
      (client, call) => client.editImageJob(opened, call),
      options,
    );
    return new Job(this.#connection, { id: data?.jobId, isKind });
  }
}

/** Opens the files of an edit. They are sent in a form, or as text inside JSON if one of them is an address. */
export async function openEdit(
  body: ShownEditInput,
  limits: ReadingLimits,
): Promise<ImgxEditForm | ImgxEditRequest>;
export async function openEdit(
  body: EditImageInput,
  limits: ReadingLimits,
): Promise<EditImageForm | EditImageRequest>;
export async function openEdit(
  body: EditImageInput,
  limits: ReadingLimits,
): Promise<EditImageForm | EditImageRequest> {
  // Callers without type checks may give anything.
  if (!isObject(body)) throw new TypeError('An edit is an object with an image and a prompt.');
  const { image, mask, ...others } = body;
  const { asText, openFile } = await import('./file-source.ts');
  const open = (file: FileSource) => openFile(file, limits);
  const images = await Promise.all(isList(image) ? image.map(open) : [open(image)]);
  const masks = mask === undefined ? [] : [await open(mask)];
  if (images.every(isBlob) && masks.every(isBlob)) {
    const [file] = masks;
    return { ...others, image: images, ...(file === undefined ? {} : { mask: file }) };
  }
  const [text] = await Promise.all(masks.map(asText));
  const texts = await Promise.all(images.map(asText));
  return { ...others, image: texts, ...(text === undefined ? {} : { mask: text }) };
}

function isList(image: FileSource | readonly FileSource[]): image is readonly FileSource[] {
  return Array.isArray(image);
}

function isBlob(file: Blob | string): file is Blob {
  return typeof file !== 'string';
}
