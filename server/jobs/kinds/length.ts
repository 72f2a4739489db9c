import type { AssetDraft } from '../../assets/assets.ts';
import { measureLength } from '../../assets/lengths.ts';
import type { CollectionParts } from './result-files.ts';

/** Measures a stored video or song, in seconds; a failure is no reason to lose it. */
export async function lengthOf(
  draft: AssetDraft,
  { assets: { store }, context: { signal }, jobId, log }: CollectionParts,
): Promise<number | undefined> {
  try {
    return await measureLength(draft, { store, signal });
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ error, jobId }, 'length of a result could not be measured');
    return undefined;
  }
}
