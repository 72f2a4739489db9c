import type { KeyMade, MusicAccepted, VideoAccepted } from '../generated/types.ts';

/** @deprecated Use `KeyMade`, the contract's name. */
export type NewKey = KeyMade;
/** @deprecated Use `VideoAccepted`, the contract's name. */
export type CreateVideoResponse = VideoAccepted;
/** @deprecated Use `MusicAccepted`, the contract's name. */
export type CreateMusicResponse = MusicAccepted;
