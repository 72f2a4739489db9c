import { type FolderStoreOptions, openFolderStore, removeFrom } from './folder-store.ts';
import type { S3Settings } from './s3-store.ts';
import type { AssetStore } from './store.ts';

/** Where files are kept. */
export type StoreSettings = { readonly kind: 'folder' } | ({ readonly kind: 's3' } & S3Settings);

/**
 * Opens the configured store.
 *
 * @param folder - for the store that is a folder. Files that were kept there before another store was configured are
 *   removed from it when they expire
 */
export async function openStore(
  settings: StoreSettings,
  folder: string,
  options?: Pick<FolderStoreOptions, 'alone'>,
): Promise<AssetStore> {
  switch (settings.kind) {
    case 'folder':
      return openFolderStore(folder, options);
    case 's3': {
      // With files in a folder, the large library for S3 is not loaded.
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
