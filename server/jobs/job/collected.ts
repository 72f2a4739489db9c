import type { AssetDraft } from '../../assets/assets.ts';
import type { AmountMade } from '../../usage/ending.ts';
import type { Job } from './job.ts';

/** The result of a finished job, and the files that become assets with it. */
export interface Collected {
  readonly result: NonNullable<Job['result']>;
  /** How much was made of what its kind is priced by; `all` that was asked for, where nobody tells. */
  readonly made: AmountMade;
  readonly drafts: readonly AssetDraft[];
  readonly songs: readonly CollectedSong[];
}

/** What a kind of job makes of its files. */
export type CollectedWork = Omit<Collected, 'drafts'>;

/** A song to remember, so that its notes can be asked for. */
export interface CollectedSong {
  readonly id: string;
  readonly upstreamSongId: string;
}
