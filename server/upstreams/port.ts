import type { Readable } from 'node:stream';

/**
 * What the gateway asks of an upstream, by capability. Adapters know these words and their vendor's, and
 * nothing of the contract; the rest of the gateway knows these words and no vendor.
 */
export interface Upstream {
  readonly text?: TextUpstream;
  /** Beside text, where it counts the tokens of a conversation before that is answered. */
  /** `undefined` also while it is known not to count after all. */
  readonly counting?: CountingUpstream | undefined;
  readonly images?: ImageUpstream;
  readonly video?: JobUpstream<VideoOrder, VideoResult>;
  readonly music?: JobUpstream<MusicOrder, MusicResult>;
  readonly midi?: MidiUpstream;
  /** Whether the same request is always answered the same, so that there is no use in asking again, and no harm. */
  readonly answersAlike?: true;
  /** How an operator can see how it is. Without it there is nobody to ask. */
  readonly check?: UpstreamCheck;
  close(): Promise<void>;
}

/** What every call carries. */
export interface CallContext {
  /** Ends the call: the caller went away, or the time is up. */
  readonly signal: AbortSignal;
}

/** A call that names a model. */
export interface ModelContext extends CallContext {
  /** What the upstream calls the model. */
  readonly model: string;
}

/** Why an upstream did not do what was asked. Messages are for the caller: no address, no secret. */
export type UpstreamFailure =
  /** The content is refused by moderation. */
  | { readonly kind: 'moderated'; readonly message: string }
  /** The request is refused for what it says; asking again is no use. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly parameter?: string;
      /** Whether another upstream may well take the request as it is. */
      readonly isOnlyHere?: boolean;
      /**
       * What is wrong, where it is another thing than what a parameter says; `no-address` where the upstream has no such
       * operation at all.
       */
      readonly because?: 'not-there' | 'too-large' | 'no-address';
      /** The upstream's own words for it. */
      readonly words?: UpstreamWords;
    }
  /** Too many requests. */
  | { readonly kind: 'limited'; readonly message: string; readonly retryAfterSeconds?: number }
  /** The upstream is down, fails or answers nonsense; another try may succeed. */
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Whether it is certain that the upstream has not begun the work. */
      readonly isUntouched?: boolean;
      readonly retryAfterSeconds?: number;
    }
  /** The upstream did not answer in its time. */
  | { readonly kind: 'timed-out'; readonly message: string; readonly isUntouched?: boolean }
  /** The gateway asks no upstream just now: it fails again and again, has enough to do, or is not there. */
  | { readonly kind: 'spared'; readonly message: string; readonly retryAfterSeconds?: number }
  /** The upstream refuses the gateway's own keys. */
  | { readonly kind: 'keyless'; readonly message: string }
  /** The upstream does not know the job that it is asked about. */
  | { readonly kind: 'unknown-job'; readonly message: string };

/** What an upstream calls an error, besides the sentence, in the words of the interface that it was asked in. */
export interface UpstreamWords {
  /** The class of the error. */
  readonly type?: string;
  /** `null` where the interface has a place for a code and the upstream has none. */
  readonly code?: string | null;
  /** Plain JSON, of no great size. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What an upstream tells of an error. */
export interface ToldError {
  readonly message: string;
  readonly words?: UpstreamWords | undefined;
}

/** What a call comes back with. */
export type UpstreamOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: UpstreamFailure };

/** A call that comes back with a failure. */
export function failed(failure: UpstreamFailure): UpstreamOutcome<never> {
  return { ok: false, failure };
}

/** A file that an upstream hands over, or is given. */
export interface Media {
  readonly mediaType: string;
  /** Where it is, if it is a file of this machine; else it is only to be had by opening it. */
  readonly path?: string;
  open(): Promise<Readable>;
}

// --- check ----------------------------------------------------------------------------------------------

/** A way to see whether an upstream is there, and takes the gateway's keys. */
export interface UpstreamCheck {
  /** Where it is. */
  readonly baseUrl: string;
  /** Asks for what costs nothing, and wants a key. */
  ask(context: CallContext): Promise<UpstreamOutcome<CheckedUpstream>>;
}

/** What an upstream tells of itself. */
export interface CheckedUpstream {
  /** What it calls its models, where it lists them all. */
  readonly models?: readonly string[];
  /** The time by its clock, to the second. */
  readonly time?: Date;
}

// --- text ---------------------------------------------------------------------------------------------

/** The public interfaces of text models. */
export type TextInterface = TranslatedInterface | 'responses';

/** Those that callers' requests are translated into, for upstreams that do not speak as their callers. */
export type TranslatedInterface = 'messages' | 'chat-completions';

/** A conversation to answer, in the words of one of the interfaces. */
export interface TextRequest {
  readonly interface: TextInterface;
  /** The request's body as the interface has it. Its model is the caller's word; the upstream's is in the context. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly stream: boolean;
  /** What the caller says of the interface itself, for an upstream that speaks it: headers, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer: whole, or as the interface's server-sent events while it is made. */
export type TextAnswer =
  | {
      readonly kind: 'whole';
      readonly body: Readonly<Record<string, unknown>>;
      /** The JSON that the body was read from, where there is one. */
      readonly text?: string;
    }
  /** The bytes as they come. They end early, or by an error, where the upstream breaks off. */
  | {
      readonly kind: 'stream';
      readonly bytes: Readable;
      /** Takes the gateway's own secrets out of what the upstream says of a failure; it may repeat what it was sent. */
      readonly withoutSecrets?: (text: string) => string;
    };

/** The upstream broke off in the middle of an answer. */
export class UpstreamBroke extends Error {
  override readonly name = 'UpstreamBroke';
  /** The upstream's own words for it, where it has said anything. */
  readonly words: UpstreamWords | undefined;
  /** The event that has told of it, where that is how callers of its interface are told that there is no more. */
  readonly event: string | undefined;
  constructor(message: string, { words, event, ...options }: BreakOptions = {}) {
    super(message, options);
    this.words = words;
    this.event = event;
  }
}

/** What else a break is made of. */
interface BreakOptions extends ErrorOptions {
  readonly words?: UpstreamWords;
  readonly event?: string;
}

/** A call for text. */
export interface TextContext extends ModelContext {
  /** The most tokens of an answer, for an upstream that demands a figure where the caller gives none. */
  readonly maxTokens: number;
}

/** The names that chat completions have for the limit of tokens. Not all who speak them know the newer one. */
export type TokenLimitName = 'max_tokens' | 'max_completion_tokens';

export interface TextUpstream {
  /**
   * What it speaks. A request in another interface is translated into the first of them, and the answer behind. What it
   * turns out not to speak after all it has here no more.
   */
  readonly interfaces: readonly [TranslatedInterface, ...TextInterface[]];
  /**
   * Whether it keeps conversations, so that a request of the messages interface may go on from what was said in another
   * (`thread`). Of one that does not, such a request is refused before it comes here.
   */
  readonly keepsThreads?: true;
  /** What chat completions that are translated for it call the limit of tokens; the newer name unless it says so. */
  readonly tokenLimitName?: TokenLimitName;
  /** Whether chat completions that are translated for it tell it again what it has thought in earlier turns. */
  readonly takesThoughts?: boolean;
  /** Answers a conversation in one of its interfaces. */
  answer(request: TextRequest, context: TextContext): Promise<UpstreamOutcome<TextAnswer>>;
}

// --- counting -----------------------------------------------------------------------------------------

/** A conversation of the messages interface whose tokens are to be counted. */
export type CountingRequest = Pick<TextRequest, 'body' | 'headers'>;

/** How many tokens it has, as the interface says it. */
export interface CountedTokens {
  /** As it came; the operation checks it. */
  readonly body: unknown;
  /** The JSON that the body was read from, where there is one. */
  readonly text?: string;
  /** Whether the upstream says that it has only guessed. */
  readonly isEstimate?: boolean;
}

export interface CountingUpstream {
  /** Counts what an answer to a conversation would say that it has read. */
  count(request: CountingRequest, context: ModelContext): Promise<UpstreamOutcome<CountedTokens>>;
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
  /** Who asks, by a name of the caller's, for upstreams that look for abuse. */
  readonly user?: string;
}

/** Pictures to change. */
export interface ImageEditOrder extends ImageOrder {
  readonly sources: readonly Media[];
  /** A PNG whose fully transparent pixels mark where to paint. */
  readonly mask?: Media;
}

/** A picture that was made. It can be opened until the work that it was made for is over. */
export interface MadeImage extends Media {
  /** Its size, where it is known. */
  readonly bytes?: number;
  /** In pixels, as `1024x768`, where the upstream tells; what its price goes by, else the file is looked at. */
  readonly size?: string;
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

/** A call for pictures. */
export interface ImageContext extends ModelContext {
  /** The same for every try of the same job, for upstreams that know idempotency keys. */
  readonly key?: string;
  /** Where pictures can be put until the work is over, so that they need not be held in memory. */
  readonly scratch: ScratchFiles;
}

/** Room for files that are gone when the work is over. */
export interface ScratchFiles {
  /** A path that nothing is at yet. */
  newPath(): Promise<string>;
}

/** Pictures, which come with the answer. */
export interface ImageUpstream {
  /**
   * Whether the upstream knows idempotency keys: pictures that are asked for again under one key are not made, nor
   * paid for, twice.
   */
  readonly knowsKeys: boolean;
  generate(order: ImageOrder, context: ImageContext): Promise<UpstreamOutcome<ImageResult>>;
  edit(order: ImageEditOrder, context: ImageContext): Promise<UpstreamOutcome<ImageResult>>;
}

// --- jobs ---------------------------------------------------------------------------------------------

/**
 * Work that an upstream does in its own time. Orders and results are kept in the database between calls,
 * so they are plain JSON; files come by `fetch`.
 */
export interface JobUpstream<Order, Result> {
  /**
   * Whether the upstream knows idempotency keys: two submissions under one key are one job to it. Where it does
   * not, a hand-over that a crash has cut off is made once more, and the upstream may do the work twice; the
   * caller has one job, and pays for one.
   */
  readonly knowsKeys: boolean;
  /**
   * Hands the work over.
   *
   * @param key - the same for every try of the same job, for upstreams that know idempotency keys
   * @returns what the upstream calls the job
   */
  submit(
    order: Order,
    context: ModelContext & { readonly key: string; readonly sample?: Media },
  ): Promise<UpstreamOutcome<string>>;
  /** Asks how far the work is. */
  poll(upstreamJobId: string, context: CallContext): Promise<UpstreamOutcome<JobReport<Result>>>;
  /** Ends work that nobody wants any more, where the upstream can do that. */
  cancel?(upstreamJobId: string, context: CallContext): Promise<void>;
  /** Opens a file of a finished job, named as the result names it. */
  fetch(
    upstreamJobId: string,
    reference: string,
    context: CallContext,
  ): Promise<UpstreamOutcome<Media>>;
}

/** How far the work is. */
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
  /** How many songs are wanted; what an upstream makes beyond that is nobody's. Older orders do not say it. */
  readonly count?: number;
  /** The part of the sample that is used, in seconds. */
  readonly sampleStart: number;
  readonly sampleEnd: number;
  readonly instrumental: boolean;
  /** What the song is about, where its words are to be made. */
  readonly description?: string | undefined;
  /** The words to be sung, where they are given. */
  readonly lyrics?: string | undefined;
  /** Whether given words are to be reworked. */
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
  /** What the upstream calls the song. */
  readonly id: string;
  readonly title: string;
  /** The words sung, or what the song was made from. */
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
