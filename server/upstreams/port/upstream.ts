import type { CallContext } from './call.ts';
import type { EmbeddingUpstream } from './embeddings.ts';
import type { ImageUpstream } from './images.ts';
import type {
  JobUpstream,
  MidiUpstream,
  MusicOrder,
  MusicResult,
  VideoOrder,
  VideoResult,
} from './jobs.ts';
import type { UpstreamOutcome } from './outcome.ts';
import type { CountingUpstream, TextUpstream } from './text.ts';

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
