import type { AssetDraft } from '../../assets/assets.ts';
import type { AmountMade } from '../../usage/ending.ts';
import type { Job } from './job.ts';

/** The result of a finished job, and the files that become assets with it. */
export interface Collected {
  readonly result: NonNullable<Job['result']>;
  /**
   * The amount produced, in the unit its kind is priced by; `all` that was ordered, if the upstream does not report it.
   */
  readonly made: AmountMade;
  readonly drafts: readonly AssetDraft[];
  readonly songs: readonly CollectedSong[];
}

/** The part of the result that depends on the kind of job. */
export type CollectedWork = Omit<Collected, 'drafts'>;

/** A song to store, so that its notes can be requested later. */
export interface CollectedSong {
  readonly id: string;
  readonly upstreamSongId: string;
}
