import type {
  Account,
  CallbackReport,
  CallbackSecrets,
  ChatCompletion,
  EditResult,
  EmbeddingList,
  ImageResult,
  JobList,
  JobRecord,
  JobTimeline,
  Message,
  MidiResponse,
  ModelList,
  ModelResponse,
  Quote,
  UploadResponse,
  UsageReport,
} from '../../generated/types.ts';
import type { RequestOptions } from '../connection.ts';
import type { Job } from '../job.ts';
import type { EditedPictureEvent, PictureEvent } from '../picture-stream.ts';
import type { TextStream } from '../text-stream.ts';
import { clientOptions, type GatewayFlags } from './gateway-options.ts';
import type { Terminal } from './terminal.ts';
import type { WatchedFetch } from './waits.ts';

/** A request as given on the command line. The gateway validates it, not the command. */
export type Given = Readonly<Record<string, unknown>>;

/** The part of the client that the commands use. Its methods accept any request: the gateway validates it. */
export interface Service {
  readonly videos: { create(body: Given, options?: RequestOptions): Promise<FollowedJob> };
  readonly images: {
    generate(body: Given, options?: RequestOptions): Promise<ImageResult>;
    generateStream(body: Given, options?: RequestOptions): ShownPicture;
    generateJob(body: Given, options?: RequestOptions): Promise<FollowedJob>;
    edit(body: Given, options?: RequestOptions): Promise<EditResult>;
    editStream(body: Given, options?: RequestOptions): ShownPicture;
    editJob(body: Given, options?: RequestOptions): Promise<FollowedJob>;
  };
  readonly music: {
    upload(source: string, options?: RequestOptions): Promise<UploadResponse>;
    fromSample(body: Given, options?: RequestOptions): Promise<FollowedJob>;
    midi(body: Given, options?: RequestOptions): Promise<MidiResponse>;
  };
  readonly chat: {
    readonly completions: {
      create(body: Given, options?: RequestOptions): Promise<ChatCompletion>;
      stream(body: Given, options?: RequestOptions): WrittenText;
    };
  };
  readonly messages: {
    create(body: Given, options?: RequestOptions): Promise<Message>;
    stream(body: Given, options?: RequestOptions): WrittenText;
  };
  readonly responses: {
    create(body: Given, options?: RequestOptions): Promise<ModelResponse>;
    stream(body: Given, options?: RequestOptions): WrittenText;
  };
  readonly embeddings: { create(body: Given, options?: RequestOptions): Promise<EmbeddingList> };
  readonly account: {
    get(options?: RequestOptions): Promise<Account>;
    usage(query?: Given, options?: RequestOptions): Promise<UsageReport>;
  };
  readonly models: { list(options?: RequestOptions): Promise<ModelList> };
  readonly jobs: {
    list(query?: Given, options?: RequestOptions): Promise<JobList>;
    get(jobId: string, options?: RequestOptions): Promise<FollowedJob>;
    cancel(jobId: string, options?: RequestOptions): Promise<JobRecord>;
    timeline(jobId: string, options?: RequestOptions): Promise<JobTimeline>;
  };
  readonly callbacks: {
    get(jobId: string, options?: RequestOptions): Promise<CallbackReport>;
    redeliver(jobId: string, options?: RequestOptions): Promise<CallbackReport>;
    secrets(options?: RequestOptions): Promise<CallbackSecrets>;
  };
  readonly assets: { get(url: string, options?: RequestOptions): Promise<ReadableStream> };
  readonly quotes: {
    video(body: Given, options?: RequestOptions): Promise<Quote>;
    image(body: Given, options?: RequestOptions): Promise<Quote>;
    edit(body: Given, options?: RequestOptions): Promise<Quote>;
    upload(source: string, options?: RequestOptions): Promise<Quote>;
    music(body: Given, options?: RequestOptions): Promise<Quote>;
    midi(body: Given, options?: RequestOptions): Promise<Quote>;
    message(body: Given, options?: RequestOptions): Promise<Quote>;
    chatCompletion(body: Given, options?: RequestOptions): Promise<Quote>;
    response(body: Given, options?: RequestOptions): Promise<Quote>;
    embedding(body: Given, options?: RequestOptions): Promise<Quote>;
  };
}

/** The part of a text stream that the commands use. */
export type WrittenText = Pick<TextStream<unknown>, 'textDeltas'>;

/** The part of an image stream that the commands use. */
export type ShownPicture = AsyncIterable<PictureEvent | EditedPictureEvent>;

/** The part of a job that the commands use. */
export type FollowedJob = Pick<
  Job<JobRecord>,
  'id' | 'record' | 'wait' | 'cancel' | 'files' | 'download'
>;

/** Creates the client of a command, which sends its requests with the given `fetch`. */
export async function openService(
  flags: GatewayFlags,
  terminal: Terminal,
  { fetch }: Pick<WatchedFetch, 'fetch'>,
): Promise<Service> {
  // Loaded on demand, so that help appears at once.
  const { Patchbay } = await import('../patchbay.ts');
  // The command line says itself how to give a key.
  return new Patchbay({ ...clientOptions(flags, terminal), keyHint: '', fetch });
}
