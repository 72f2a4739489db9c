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
 * The port that adapters implement, by capability. Adapters know these terms and those of their vendor, and nothing of
 * the contract; the rest of the gateway knows these terms and no vendor.
 */
export interface Upstream {
  readonly text?: TextUpstream;
  /**
   * Counts the tokens of a conversation of the messages interface before it is answered. `undefined` if the upstream
   * does not offer that, or is currently known not to.
   */
  readonly counting?: CountingUpstream | undefined;
  /** Like `counting`, for the responses interface. */
  readonly responseCounting?: CountingUpstream | undefined;
  readonly embeddings?: EmbeddingUpstream;
  readonly images?: ImageUpstream;
  readonly video?: JobUpstream<VideoOrder, VideoResult>;
  readonly music?: JobUpstream<MusicOrder, MusicResult>;
  readonly midi?: MidiUpstream;
  /** Whether it always gives the same answer to the same request, so that a retry is pointless but harmless. */
  readonly answersAlike?: true;
  /** Lets an operator check the upstream, if it has anything to check. */
  readonly check?: UpstreamCheck;
  close(): Promise<void>;
}

/** Checks whether an upstream is reachable and accepts the gateway's keys. */
export interface UpstreamCheck {
  /** The base address of the upstream. */
  readonly baseUrl: string;
  /** Sends a request that is free of charge and requires a key. */
  ask(context: CallContext): Promise<UpstreamOutcome<CheckedUpstream>>;
}

/** The result of a check, as reported by the upstream. */
export interface CheckedUpstream {
  /** The names of its models, if it lists all of them. */
  readonly models?: readonly string[];
  /** The time by its clock, to the second. */
  readonly time?: Date;
}
