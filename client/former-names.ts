import type { KeyMade, MusicAccepted, VideoAccepted } from '../generated/types.ts';

/** @deprecated The contract calls it `KeyMade`. */
export type NewKey = KeyMade;
/** @deprecated The contract calls it `VideoAccepted`. */
export type CreateVideoResponse = VideoAccepted;
/** @deprecated The contract calls it `MusicAccepted`. */
export type CreateMusicResponse = MusicAccepted;
