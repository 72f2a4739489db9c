import { openFolderStore, removeFrom } from './folder-store.ts';
import type { S3Settings } from './s3-store.ts';
import type { AssetStore } from './store.ts';

/** Where files are kept. */
export type StoreSettings = { readonly kind: 'folder' } | ({ readonly kind: 's3' } & S3Settings);

/**
 * Opens the store that the settings name.
 *
 * @param folder - for the store that is a folder; what was kept there before the settings named another one, is removed
 *   from it in its time
 * @param alone - whether no other process uses the folder now
 */
export async function openStore(
  settings: StoreSettings,
  folder: string,
  alone = false,
): Promise<AssetStore> {
  switch (settings.kind) {
    case 'folder':
      return openFolderStore(folder, { alone });
    case 's3': {
      // Who keeps files in a folder does not load the large library that speaks to buckets.
      const { openS3Store } = await import('./s3-store.ts');
      const store = openS3Store(settings);
      return {
        ...store,
        async remove(id) {
          await removeFrom(folder, id);
          await store.remove(id);
        },
      };
    }
  }
}
