import type { QuotesGroup } from '../generated/groups.ts';
import type {
  CreateChatCompletionRequest,
  CreateEmbeddingRequest,
  CreateImageRequest,
  CreateMessageRequest,
  CreateMusicRequest,
  CreateResponseRequest,
  CreateVideoRequest,
  MidiRequest,
  Quote,
} from '../generated/types.ts';
import type { RequestOptions } from './connection.ts';
import type { EditImageInput } from './edit-files.ts';
import { openEdit } from './images.ts';
import { openSample } from './music.ts';
import { OperationGroup } from './operation-group.ts';
import type { UploadInput } from './recording-file.ts';
import type { OfDefaultModel } from './request-forms.ts';

/** `patchbay.quotes`: the price of a request before it is sent. */
export class Quotes extends OperationGroup implements QuotesGroup {
  video(body: OfDefaultModel<CreateVideoRequest>, options?: RequestOptions): Promise<Quote>;
  video(body: CreateVideoRequest, options?: RequestOptions): Promise<Quote>;
  video(body: CreateVideoRequest, options?: RequestOptions): Promise<Quote> {
    return this.connection.ask((client, call) => client.quoteVideo(body, call), options);
  }

  image(body: OfDefaultModel<CreateImageRequest>, options?: RequestOptions): Promise<Quote>;
  image(body: CreateImageRequest, options?: RequestOptions): Promise<Quote>;
  image(body: CreateImageRequest, options?: RequestOptions): Promise<Quote> {
    return this.connection.ask((client, call) => client.quoteImage(body, call), options);
  }

  edit(body: OfDefaultModel<EditImageInput>, options?: RequestOptions): Promise<Quote>;
  edit(body: EditImageInput, options?: RequestOptions): Promise<Quote>;
  async edit(body: EditImageInput, options?: RequestOptions): Promise<Quote> {
    const opened = await openEdit(body, this.connection.readingLimits(options));
    return this.connection.ask((client, call) => client.quoteEditImage(opened, call), options);
  }

  async upload(input: UploadInput, options?: RequestOptions): Promise<Quote> {
    const opened = await openSample(input, this.connection.readingLimits(options));
    return this.connection.ask((client, call) => client.quoteUploadSample(opened, call), options);
  }

  music(body: CreateMusicRequest, options?: RequestOptions): Promise<Quote> {
    return this.connection.ask((client, call) => client.quoteMusic(body, call), options);
  }

  midi(body: MidiRequest, options?: RequestOptions): Promise<Quote> {
    return this.connection.ask((client, call) => client.quoteExtractMidi(body, call), options);
  }

  message(body: CreateMessageRequest, options?: RequestOptions): Promise<Quote> {
    return this.connection.ask((client, call) => client.quoteMessage(body, call), options);
  }

  chatCompletion(body: CreateChatCompletionRequest, options?: RequestOptions): Promise<Quote> {
    return this.connection.ask((client, call) => client.quoteChatCompletion(body, call), options);
  }

  response(body: CreateResponseRequest, options?: RequestOptions): Promise<Quote> {
    return this.connection.ask((client, call) => client.quoteResponse(body, call), options);
  }

  embedding(body: CreateEmbeddingRequest, options?: RequestOptions): Promise<Quote> {
    return this.connection.ask((client, call) => client.quoteEmbedding(body, call), options);
  }
}
