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
import type { RequestOptions } from './connection.ts';
import type { EditImageInput, ShownEditInput } from './edit-files.ts';
import { type ImageJob, Job } from './job.ts';
import { isObject } from './json-object.ts';
import { OperationGroup } from './operation-group.ts';
import { type EditedPictureEvent, type PictureEvent, PictureStream } from './picture-stream.ts';
import type { OfDefaultModel, Streaming, Whole } from './request-forms.ts';
import type { ReadingLimits } from './whole-stream.ts';

/** An image result whose images all have the format that `response_format` asks for. */
export type ImageResultOf<Picture extends ImageResult['data'][number]> = Omit<
  ImageResult,
  'data'
> & {
  data: Picture[];
};

/** An image result whose images are all addresses. */
export interface ImagesByAddress extends ImageResultOf<ImageByAddress> {}

/** An image result whose images are all in the response itself. */
export interface ImagesInBase64 extends ImageResultOf<ImageInBase64> {}

/** A request for finished images that does not set their format; the model's default applies. */
type Plain<Body> = Whole<Body> & { readonly response_format?: never };

/**
 * `patchbay.images`.
 *
 * `generate` and `edit` return a stream if the type of the request has `stream: true`, and a complete result otherwise.
 * If `stream` is true at runtime but not in the type, they still return the stream; use `generateStream` and
 * `editStream` for correct types.
 */
export class Images extends OperationGroup implements ImagesGroup {
  generate(
    body: Plain<OfDefaultModel<CreateImageRequest>>,
    options?: RequestOptions,
  ): Promise<ImagesByAddress>;
  generate(body: Plain<ImgxImageRequest>, options?: RequestOptions): Promise<ImagesInBase64>;
  generate(
    body: Plain<Exclude<CreateImageRequest, ImgxImageRequest>>,
    options?: RequestOptions,
  ): Promise<ImagesByAddress>;
  generate(
    body: Streaming<ImgxImageRequest>,
    options?: RequestOptions,
  ): Promise<PictureStream<PictureEvent>>;
  generate(
    body: CreateImageRequest & { response_format: 'url' },
    options?: RequestOptions,
  ): Promise<ImagesByAddress>;
  generate(
    body: CreateImageRequest & { response_format: 'b64_json' },
    options?: RequestOptions,
  ): Promise<ImagesInBase64>;
  generate(body: CreateImageRequest, options?: RequestOptions): Promise<ImageResult>;
  async generate(
    body: CreateImageRequest,
    options?: RequestOptions,
  ): Promise<ImageResult | PictureStream<PictureEvent>> {
    // Callers without type checks may give anything.
    if (isObject(body) && body.stream === true) return this.generateStream(body, options).opened();
    return this.connection.ask((client, call) => client.createImage(body, call), options);
  }

  generateStream(body: ImgxImageRequest, options?: RequestOptions): PictureStream<PictureEvent> {
    const open = (signal: AbortSignal) =>
      this.connection.open((client, call) => client.streamImage(body, call), {
        ...options,
        signal,
      });
    return new PictureStream(open, options?.signal);
  }

  generateJob(
    body: OfDefaultModel<CreateImageRequest>,
    options?: RequestOptions,
  ): Promise<ImageJob>;
  generateJob(body: CreateImageRequest, options?: RequestOptions): Promise<ImageJob>;
  async generateJob(body: CreateImageRequest, options?: RequestOptions): Promise<ImageJob> {
    const { data } = await this.connection.ask(
      (client, call) => client.createImageJob(body, call),
      options,
    );
    return new Job(this.connection, { id: data?.jobId, action: 'image' });
  }

  edit(body: Whole<OfDefaultModel<EditImageInput>>, options?: RequestOptions): Promise<EditResult>;
  edit(body: Whole<EditImageInput>, options?: RequestOptions): Promise<EditResult>;
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
    const opened = await openEdit(body, this.connection.readingLimits(options));
    return this.connection.ask((client, call) => client.editImage(opened, call), options);
  }

  editStream(body: ShownEditInput, options?: RequestOptions): PictureStream<EditedPictureEvent> {
    const open = async (signal: AbortSignal) => {
      const opened = await openEdit(body, this.connection.readingLimits({ ...options, signal }));
      return this.connection.open((client, call) => client.streamEditImage(opened, call), {
        ...options,
        signal,
      });
    };
    return new PictureStream(open, options?.signal);
  }

  editJob(body: OfDefaultModel<EditImageInput>, options?: RequestOptions): Promise<ImageJob>;
  editJob(body: EditImageInput, options?: RequestOptions): Promise<ImageJob>;
  async editJob(body: EditImageInput, options?: RequestOptions): Promise<ImageJob> {
    const opened = await openEdit(body, this.connection.readingLimits(options));
    const { data } = await this.connection.ask(
      (client, call) => client.editImageJob(opened, call),
      options,
    );
    return new Job(this.connection, { id: data?.jobId, action: 'image' });
  }
}

/** Opens the files of an edit; the code for it is loaded on demand. */
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
  const { openFiles } = await import('./edit-files.ts');
  return openFiles(body, limits);
}
