import type { Readable } from 'node:stream';
import type { Queries } from '../database/database.ts';
import { type Clock, secondsAfter, unixSeconds } from '../foundation/clock.ts';
import { newIdentifier, readIdentifier } from '../foundation/identifiers.ts';
import type { AddressSigner, SignatureVerdict } from './signing.ts';
import type { AssetStore } from './store.ts';

/** A stored file and what is known of it. */
export interface Asset {
  readonly id: string;
  readonly mediaType: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
  readonly fileName: string;
  readonly createdAt: Date;
}

/** A file whose bytes are stored, but which is not an asset of an account yet. */
export interface AssetDraft extends Asset {
  readonly accountId: string;
}

/** The files of all accounts. */
export interface Assets {
  /**
   * Stores the bytes of a file. It becomes an asset with `keep`, so that this can be part of a transaction.
   *
   * @throws FileTooLarge where it is larger than any result may be
   */
  draft(file: NewFile): Promise<AssetDraft>;
  /** Makes assets of drafts. */
  keep(drafts: readonly AssetDraft[], queries: Queries): Promise<void>;
  find(id: string): Promise<Asset | undefined>;
  /** The absolute address of an asset, which holds for some seconds from now. */
  address(id: string, lifetimeSeconds: number): string;
  /** Whether a signed address is genuine and still holds. */
  verify(id: string, expires: string, signature: string): SignatureVerdict;
  readonly store: AssetStore;
}

/** A file to store. */
export interface NewFile {
  readonly accountId: string;
  readonly mediaType: string;
  readonly fileName: string;
  readonly content: Readable;
}

/** The parts that the assets are made of. */
export interface AssetParts {
  readonly queries: Queries;
  readonly store: AssetStore;
  readonly signer: AddressSigner;
  readonly clock: Clock;
  /** The absolute address of an asset, of its signed parts. */
  readonly addressOf: (parts: SignedAddress) => string;
  /** No file is stored past this size. */
  readonly bytesUpTo: number;
}

/** What the address of an asset consists of. */
export interface SignedAddress {
  readonly assetId: string;
  /** In Unix seconds. */
  readonly expires: string;
  readonly signature: string;
}

/** Opens the assets. */
export function openAssets(parts: AssetParts): Assets {
  const { queries, store, signer, clock, addressOf, bytesUpTo } = parts;
  return {
    store,
    async draft({ accountId, mediaType, fileName, content }) {
      const id = newIdentifier();
      const stored = await store.write(id, content, { bytesUpTo });
      return { id, accountId, mediaType, fileName, createdAt: clock.now(), ...stored };
    },
    async keep(drafts, target) {
      if (drafts.length === 0) return;
      await target.insertInto('asset').values(drafts.map(rowOf)).execute();
    },
    async find(text) {
      const id = readIdentifier(text);
      if (id === undefined) return undefined;
      const row = await queries
        .selectFrom('asset')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        id: row.id,
        mediaType: row.media_type,
        bytes: Number(row.bytes),
        sha256: row.sha256,
        fileName: row.file_name,
        createdAt: row.created_at,
      };
    },
    address(assetId, lifetimeSeconds) {
      const expires = String(unixSeconds(secondsAfter(clock.now(), lifetimeSeconds)));
      return addressOf({ assetId, expires, signature: signer.sign(assetId, expires) });
    },
    verify: (id, expires, signature) => signer.verify(id, expires, signature),
  };
}

function rowOf(draft: AssetDraft) {
  return {
    id: draft.id,
    account_id: draft.accountId,
    media_type: draft.mediaType,
    bytes: draft.bytes,
    sha256: draft.sha256,
    file_name: draft.fileName,
    created_at: draft.createdAt,
  };
}
