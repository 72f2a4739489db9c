import { type FolderStoreOptions, openFolderStore, removeFrom } from './folder-store.ts';
import type { S3Settings } from './s3-store.ts';
import type { AssetStore } from './store.ts';

/** Where files are stored. */
export type StoreSettings = { readonly kind: 'folder' } | ({ readonly kind: 's3' } & S3Settings);

/**
 * Opens the configured store.
 *
 * @param folder - the folder of a folder store. If another store is configured later, expired files are still deleted
 * from this folder
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
      // Imported lazily: with a folder store, the large S3 library is not loaded.
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
