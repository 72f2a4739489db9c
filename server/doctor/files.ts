import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openStore } from '../assets/open-store.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { giveToOwner } from '../foundation/ownership.ts';
import { type Finding, fine, problem, reasonOf } from './finding.ts';
import type { SettingsRead } from './settings.ts';

const ABOUT = 'files';
const PROBE = 'Written by patchbay doctor, and removed by it.\n';
const MAX_BYTES = 1_000;

/** Checks that files can be stored: writes a small one and deletes it. */
export async function checkFiles(
  { data, assets }: SettingsRead,
  { isOffline }: { readonly isOffline: boolean },
): Promise<Finding> {
  const { store: place } = assets;
  const folder = join(data, 'assets');
  if (place.kind === 'folder' && !existsSync(data))
    return fine(ABOUT, `${folder}, which the first start creates`);
  const where = place.kind === 'folder' ? folder : `the bucket ${place.bucket}`;
  if (place.kind !== 'folder' && isOffline) return fine(ABOUT, `${where} was not called`);
  try {
    const store = await openStore(place, folder);
    const id = newIdentifier();
    try {
      await store.write(id, Readable.from([Buffer.from(PROBE)]), { maxBytes: MAX_BYTES });
      await store.remove(id);
    } finally {
      await store.close();
      if (place.kind === 'folder') giveToOwner(folder, data, 1);
    }
    return fine(ABOUT, `${where} takes and removes a file`);
  } catch (error) {
    const advice =
      place.kind === 'folder'
        ? 'Let the gateway write there.'
        : 'See that assets.store names the bucket and its region, and who may write there.';
    // The error of an unusable bucket is a complete sentence.
    const says = place.kind === 'folder' ? `${where} cannot be used: ` : '';
    return problem(ABOUT, says + reasonOf(error), advice);
  }
}
