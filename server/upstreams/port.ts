import type { Readable } from 'node:stream';

/**
 * What the gateway asks of an upstream, by capability. Adapters know these terms and those of their vendor, and nothing
 * of the contract; the rest of the gateway knows these terms and no vendor.
 */
export interface Upstream {
  readonly text?: TextUpstream;
  /**
   * Beside text, where it counts the tokens of a conversation of the messages interface before that is answered.
   * `undefined` also while it is known not to count after all.
   */
  readonly counting?: CountingUpstream | undefined;
  /** The same for the responses interface. */
  readonly responseCounting?: CountingUpstream | undefined;
  readonly embeddings?: EmbeddingUpstream;
  readonly images?: ImageUpstream;
  readonly video?: JobUpstream<VideoOrder, VideoResult>;
  readonly music?: JobUpstream<MusicOrder, MusicResult>;
  readonly midi?: MidiUpstream;
  /** Whether it always answers the same request the same way: to ask it again is of no use, and does no harm. */
  readonly answersAlike?: true;
  /** Lets an operator check the upstream, if there is anything to ask. */
  readonly check?: UpstreamCheck;
  close(): Promise<void>;
}

/** The context of every call. */
export interface CallContext {
  /** Aborts the call: the caller went away, or the time is up. */
  readonly signal: AbortSignal;
}

/** A call that names a model. */
export interface ModelContext extends CallContext {
  /** What the upstream calls the model. */
  readonly model: string;
}

/** Why an upstream did not do what was asked. Messages are for the caller and hold no address and no secret. */
export type UpstreamFailure =
  /** The content is refused by moderation. */
  | { readonly kind: 'moderated'; readonly message: string }
  /** The request itself is refused; asking again is of no use. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly parameter?: string;
      /** Whether it is about the words that the model is given, whatever the caller's interface calls them. */
      readonly isAboutWords?: boolean;
      /** Whether another upstream may accept the request as it is. */
      readonly isOnlyHere?: boolean;
      /** The cause, where it is not the value of a parameter; `no-address`: the upstream has no such operation. */
      readonly because?: 'not-there' | 'too-large' | 'no-address';
      /** What the model lacks of the reasoning effort that it is asked for. */
      readonly lacksEffort?: LackingEffort;
      /** The upstream's own words for it. */
      readonly words?: UpstreamWords;
    }
  /** Too many requests. */
  | { readonly kind: 'limited'; readonly message: string; readonly retryAfterSeconds?: number }
  /** The upstream is down, fails or sends invalid answers; another try may succeed. */
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Whether it is certain that the upstream has not begun the work. */
      readonly isUntouched?: boolean;
      /** Whether it says that it has too much to do. */
      readonly isOverloaded?: boolean;
      readonly retryAfterSeconds?: number;
    }
  /** The upstream did not answer in its time. */
  | { readonly kind: 'timed-out'; readonly message: string; readonly isUntouched?: boolean }
  /** No upstream was asked: it has failed again and again, has as many calls as it may, or is missing. */
  | {
      readonly kind: 'spared';
      readonly message: string;
      readonly retryAfterSeconds?: number;
      /** Whether the settings of this process have no such upstream. */
      readonly isMissing?: boolean;
    }
  /** The upstream refuses the gateway's own keys. */
  | { readonly kind: 'keyless'; readonly message: string }
  /** The upstream does not know the job that it is asked about. */
  | { readonly kind: 'unknown-job'; readonly message: string };

/** An upstream's fields of an error besides the message, in the interface that it was asked in. */
export interface UpstreamWords {
  /** The type of the error. */
  readonly type?: string;
  /** `null` where the interface has the field and the upstream leaves it empty. */
  readonly code?: string | null;
  /** JSON of bounded size. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An error as an upstream reports it. */
export interface ToldError {
  readonly message: string;
  /** The parameter that it is about, as the caller names it, where it is about one. */
  readonly parameter?: string | undefined;
  readonly words?: UpstreamWords | undefined;
}

/** The outcome of a call. */
export type UpstreamOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: UpstreamFailure };

/** Whether an upstream has refused because it has no such operation. */
export function lacksAddress(
  failure: UpstreamFailure,
): failure is Extract<UpstreamFailure, { kind: 'refused' }> {
  return failure.kind === 'refused' && failure.because === 'no-address';
}

/** What a model lacks of the reasoning effort that it is asked for. */
export type LackingEffort = (
  | { readonly kind: 'any' }
  /** To be let think as it finds right, beside the effort. */
  | { readonly kind: 'adaptive' }
  /** The level that was asked for. */
  | {
      readonly kind: 'level';
      /** Those that it has, as far as it tells. */
      readonly levels: readonly string[];
    }
) & {
  /** Whether that may be so for this one request alone. */
  readonly isOfRequest?: true;
};

/** The outcome of a failed call. */
export function failed(failure: UpstreamFailure): UpstreamOutcome<never> {
  return { ok: false, failure };
}

/** A file from or for an upstream. */
export interface Media {
  readonly mediaType: string;
  /** The path, if it is a file of this machine; others can only be opened. */
  readonly path?: string;
  open(): Promise<Readable>;
}

// --- check ----------------------------------------------------------------------------------------------

/** Checks whether an upstream is there, and accepts the gateway's keys. */
export interface UpstreamCheck {
  /** Where it is. */
  readonly baseUrl: string;
  /** Makes a request that is free and needs a key. */
  ask(context: CallContext): Promise<UpstreamOutcome<CheckedUpstream>>;
}

/** What an upstream tells of itself. */
export interface CheckedUpstream {
  /** The names of its models, where it lists them all. */
  readonly models?: readonly string[];
  /** The time by its clock, to the second. */
  readonly time?: Date;
}

// --- text ---------------------------------------------------------------------------------------------

/** The public interfaces of text models. */
export type TextInterface = TranslatedInterface | 'responses';

/** The interfaces that requests are translated into, for upstreams that do not speak the interface of the caller. */
export type TranslatedInterface = 'messages' | 'chat-completions';

/** A conversation to answer, in one of the interfaces. */
export interface TextRequest {
  readonly interface: TextInterface;
  /** The body in that interface. It names the model as the caller does; the context has the upstream's name. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly stream: boolean;
  /** The caller's headers about the interface itself, in lower case, for an upstream that speaks it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer: whole, or as the interface's server-sent events while it is made. */
export type TextAnswer =
  | {
      readonly kind: 'whole';
      readonly body: Readonly<Record<string, unknown>>;
      /** The JSON that the body was read from, where there is one. */
      readonly text?: string;
      /** The parameters that were left out for who has answered, where the upstream says so. */
      readonly ignored?: readonly string[];
    }
  /** The bytes as they come. They end early, or with an error, where the upstream breaks off. */
  | {
      readonly kind: 'stream';
      readonly bytes: Readable;
      readonly ignored?: readonly string[];
      /** Removes the gateway's secrets from a message of the upstream, which may quote its request. */
      readonly withoutSecrets?: (text: string) => string;
    };

/** The message where the gateway itself breaks off an answer that has begun. */
export const GATEWAY_STOPPED =
  'The gateway shut down before the answer was complete; send the request again.';

/** The upstream broke off in the middle of an answer. */
export class UpstreamBroke extends Error {
  override readonly name = 'UpstreamBroke';
  /** The upstream's own fields for it, if there are any. */
  readonly words: UpstreamWords | undefined;
  /** The upstream's event for it, in interfaces where an event tells callers that the answer is over. */
  readonly event: string | undefined;
  constructor(message: string, { words, event, ...options }: BreakOptions = {}) {
    super(message, options);
    this.words = words;
    this.event = event;
  }
}

/** The facts of a break besides its message. */
interface BreakOptions extends ErrorOptions {
  readonly words?: UpstreamWords;
  readonly event?: string;
}

/** A call for text. */
export interface TextContext extends ModelContext {
  /** The limit of tokens for upstreams that require one, where the caller gives none. */
  readonly maxTokens: number;
}

/** The parameter for the limit of tokens in chat completions. Not all upstreams know the newer name. */
export type TokenLimitName = 'max_tokens' | 'max_completion_tokens';

export interface TextUpstream {
  /**
   * The interfaces that it speaks. Other requests are translated into the first of them, and their answers back. An
   * interface that it turns out not to speak is removed.
   */
  readonly interfaces: readonly [TranslatedInterface, ...TextInterface[]];
  /**
   * Whether it keeps conversations, so that a request of the messages interface may continue one (`thread`). Without
   * it, such requests are refused.
   */
  readonly keepsThreads?: true;
  /** The name of the limit of tokens in chat completions that are translated for it; by default the newer one. */
  readonly tokenLimitName?: TokenLimitName;
  /** Whether chat completions that are translated for it repeat its reasoning of earlier turns. */
  readonly takesThoughts?: boolean;
  /** What is known of the reasoning efforts that its models do not have. */
  readonly lackedEfforts?: EffortMemory;
  /** Answers a conversation in one of its interfaces. */
  answer(request: TextRequest, context: TextContext): Promise<UpstreamOutcome<TextAnswer>>;
}

/** Remembers which reasoning efforts models do not have. */
export interface EffortMemory {
  /** What a model lacks of an effort, as far as is known. */
  find(asked: AskedEffort): LackingEffort | undefined;
  note(asked: AskedEffort, lacking: LackingEffort): void;
}

/** An effort that is asked of a model. */
export interface AskedEffort {
  readonly model: string;
  readonly effort: string | undefined;
  /** Whether the model is let think as it finds right. */
  readonly isAdaptive: boolean;
  /** Whether tools go with it, which some models take with other efforts. */
  readonly hasTools: boolean;
}

// --- counting -----------------------------------------------------------------------------------------

/** A conversation whose tokens are to be counted, in the interface that they are counted for. */
export type CountingRequest = Pick<TextRequest, 'body' | 'headers'>;

/** The number of tokens, as the interface writes it. */
export interface CountedTokens {
  /** Unchecked; the operation checks it. */
  readonly body: unknown;
  /** The JSON that the body was read from, where there is one. */
  readonly text?: string;
  /** Whether the upstream calls it an estimate. */
  readonly isEstimate?: boolean;
}

export interface CountingUpstream {
  /** Counts the input tokens of a conversation, as its answer would report them. */
  count(request: CountingRequest, context: ModelContext): Promise<UpstreamOutcome<CountedTokens>>;
}

// --- embeddings ---------------------------------------------------------------------------------------

/** What is to become vectors. */
export interface EmbeddingRequest {
  /** The request's body as the embeddings interface has it. Its model is the caller's word; the upstream's is in the context. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Vectors, as the interface says them. */
export interface EmbeddingAnswer {
  /** As it came; whoever asks checks it. */
  readonly body: unknown;
  /** The JSON that the body was read from, where there is one. */
  readonly text?: string;
}

export interface EmbeddingUpstream {
  embed(
    request: EmbeddingRequest,
    context: ModelContext,
  ): Promise<UpstreamOutcome<EmbeddingAnswer>>;
}

// --- images -------------------------------------------------------------------------------------------

/** Pictures to make. */
export interface ImageOrder {
  readonly model: string;
  readonly prompt: string;
  readonly count: number;
  /** In pixels, as `1024x768`; `auto` leaves it to the upstream. */
  readonly size: string;
  readonly format: 'png' | 'jpeg' | 'webp';
  /** In percent; 100 keeps the most. */
  readonly compression: number;
  readonly quality: string;
  readonly background: 'transparent' | 'opaque' | 'auto';
  readonly moderation: 'low' | 'auto';
  readonly style?: 'vivid' | 'natural';
  /** The caller's name for its user, for upstreams that look for abuse. */
  readonly user?: string;
}

/** Pictures to change. */
export interface ImageEditOrder extends ImageOrder {
  readonly sources: readonly Media[];
  /** A PNG whose fully transparent pixels mark where to paint. */
  readonly mask?: Media;
}

/** A picture that was made. It can be opened until the work is over that it was made for. */
export interface MadeImage extends Media {
  /** Its size, where it is known. */
  readonly bytes?: number;
  /** In pixels, as `1024x768`, where the upstream tells; else the file is inspected. Prices may go by it. */
  readonly size?: string;
  /** How it was made, where the upstream tells; the order says what was asked for. */
  readonly quality?: string;
  readonly background?: string;
  /** The prompt that the model worked from, where the upstream tells. */
  readonly revisedPrompt?: string;
}

export interface ImageResult {
  readonly images: readonly MadeImage[];
  /** What was consumed, where the upstream tells. */
  readonly usage?: ImageUsage;
}

export interface ImageUsage {
  readonly textTokens: number;
  readonly imageTokens: number;
  readonly outputTokens: number;
}

/** What is shown of a picture while it is made. */
export type ImageStage =
  /** An unfinished state of it, counted from 0. */
  | { readonly kind: 'partial'; readonly index: number; readonly image: MadeImage }
  /** It is finished, which is the last stage; */
  | { readonly kind: 'finished'; readonly result: ImageResult }
  /** or nothing comes of it. */
  | { readonly kind: 'failed'; readonly failure: UpstreamFailure };

/** A call for a picture that is shown while it is made. */
export interface ShowingContext extends ImageContext {
  /** How many unfinished states are wanted. */
  readonly partialImages: number;
}

/** A call for pictures. */
export interface ImageContext extends ModelContext {
  /** The idempotency key: the same for every try of the same job. */
  readonly key?: string;
  /** Where pictures can be put until the work is over, so that they need not be held in memory. */
  readonly scratch: ScratchFiles;
}

/** Room for temporary files, which are removed when the work is over. */
export interface ScratchFiles {
  /** A path that nothing is at yet. */
  newPath(): Promise<string>;
}

/** Makes pictures, which come with the answer. */
export interface ImageUpstream {
  /**
   * Whether the upstream knows idempotency keys: pictures that are requested again under the same key are not made, nor
   * paid for, twice.
   */
  readonly knowsKeys: boolean;
  /** Makes pictures, of sources or of words alone. */
  make(
    order: ImageOrder | ImageEditOrder,
    context: ImageContext,
  ): Promise<UpstreamOutcome<ImageResult>>;
  /**
   * Makes one picture, and shows it while it is made. Resolves once the first stage is
   * there; the last one is the finished picture or a failure. Upstreams without it show the finished picture only.
   */
  show?(
    order: ImageOrder | ImageEditOrder,
    context: ShowingContext,
  ): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>>;
}

/** Whether pictures are to be made of other pictures. */
export function isEdit(order: ImageOrder | ImageEditOrder): order is ImageEditOrder {
  return 'sources' in order;
}

/** The stages of a picture of which nothing is shown but the end. */
export function finishedOnly(
  outcome: UpstreamOutcome<ImageResult>,
): UpstreamOutcome<AsyncIterable<ImageStage>> {
  return outcome.ok ? { ok: true, value: lastStage(outcome.value) } : outcome;
}

async function* lastStage(result: ImageResult): AsyncIterable<ImageStage> {
  yield { kind: 'finished', result };
}

// --- jobs ---------------------------------------------------------------------------------------------

/**
 * Work that an upstream does in its own time. Orders and results are kept in the database between calls,
 * so they are plain JSON; files come by `fetch`.
 */
export interface JobUpstream<Order, Result> {
  /**
   * Whether the upstream knows idempotency keys: two submissions under one key are one job. Where it does not, a
   * submission that was cut off by a crash is repeated, and the upstream may do the work twice; the caller has one job,
   * and pays for one.
   */
  readonly knowsKeys: boolean;
  /**
   * Submits the work.
   *
   * @param key - the idempotency key: the same for every try of the same job
   * @returns the upstream's identifier of the job
   */
  submit(
    order: Order,
    context: ModelContext & { readonly key: string; readonly sample?: Media },
  ): Promise<UpstreamOutcome<string>>;
  /** Asks for the progress of the work. */
  poll(upstreamJobId: string, context: CallContext): Promise<UpstreamOutcome<JobReport<Result>>>;
  /** Cancels the work, where the upstream can do that. */
  cancel?(upstreamJobId: string, context: CallContext): Promise<void>;
  /** Opens a file of a finished job, named as the result names it. */
  fetch(
    upstreamJobId: string,
    reference: string,
    context: CallContext,
  ): Promise<UpstreamOutcome<Media>>;
}

/** The progress of the work. */
export type JobReport<Result> =
  | {
      readonly state: 'running';
      /** 0 to 100. */
      readonly progress: number;
      readonly pollAfterSeconds: number;
    }
  | { readonly state: 'done'; readonly result: Result }
  | { readonly state: 'failed'; readonly failure: UpstreamFailure };

export interface VideoOrder {
  readonly model: string;
  readonly prompt: string;
  readonly seconds: number;
  /** Width to height, as `16:9`. */
  readonly aspectRatio: string;
  /** The shorter side, as `720p`. */
  readonly resolution: string;
  readonly referenceImages: readonly string[];
  readonly voices: readonly string[];
}

export interface VideoResult {
  /** References for `fetch`. */
  readonly video: string;
  readonly cover?: string;
  /** How long the video is, above zero, where the upstream tells. */
  readonly seconds?: number;
}

export interface MusicOrder {
  readonly model: string;
  /** How many songs are wanted; more are ignored. Left out in orders of earlier versions. */
  readonly count?: number;
  /** The part of the sample that is used, in seconds. */
  readonly sampleStart: number;
  readonly sampleEnd: number;
  readonly instrumental: boolean;
  /** The subject of the song, where its lyrics are to be written. */
  readonly description?: string | undefined;
  /** The lyrics, where they are given. */
  readonly lyrics?: string | undefined;
  /** Whether to rework the given lyrics. */
  readonly reworkLyrics: boolean;
  readonly title?: string | undefined;
  readonly tags?: string | undefined;
  readonly negativeTags?: string | undefined;
  readonly styleWeight?: number | undefined;
  readonly weirdness?: number | undefined;
  readonly audioWeight?: number | undefined;
  readonly voice?: 'female' | 'male';
}

export interface MusicResult {
  readonly songs: readonly MadeSong[];
}

export interface MadeSong {
  /** The upstream's identifier of the song. */
  readonly id: string;
  readonly title: string;
  /** The lyrics, or what the song was made from. */
  readonly prompt: string;
  readonly tags: string;
  readonly seconds: number;
  /** References for `fetch`. */
  readonly audio: string;
  /** The address at which the upstream itself keeps the sound, if it has a public one. */
  readonly audioUrl?: string;
  readonly image: string;
  readonly largeImage: string;
  readonly video: string;
}

// --- MIDI ---------------------------------------------------------------------------------------------

export interface MidiNote {
  /** MIDI note number; 60 is middle C. */
  readonly pitch: number;
  /** In seconds from the song's start. */
  readonly start: number;
  readonly end: number;
  /** 0 to 1. */
  readonly velocity: number;
}

export interface MidiResult {
  readonly state: 'running' | 'complete' | 'error';
  readonly instruments: readonly { readonly name: string; readonly notes: readonly MidiNote[] }[];
}

export interface MidiUpstream {
  extract(upstreamSongId: string, context: CallContext): Promise<UpstreamOutcome<MidiResult>>;
}
