import type { Readable } from 'node:stream';
import type { Queries } from '../database/database.ts';
import { type Clock, secondsAfter, unixSeconds } from '../foundation/clock.ts';
import { newIdentifier, readIdentifier } from '../foundation/identifiers.ts';
import type { AddressSigner, SignatureVerdict } from './signing.ts';
import type { AssetStore } from './store.ts';

/** A stored file and its metadata. */
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

/** A stored file that is not an asset of an account yet. */
export interface AssetDraft extends Asset {
  readonly accountId: string;
}

/** Options of keeping drafts or changing their expiry. */
export interface Keeping {
  /** The transaction of the record that they belong to. */
  readonly queries: Queries;
  /** When the files expire. */
  readonly until: Date;
}

/** A file to store. */
export interface NewFile {
  readonly accountId: string;
  readonly mediaType: string;
  readonly fileName: string;
  readonly content: Readable;
}

/** Dependencies and options of the assets. */
export interface AssetParts {
  readonly queries: Queries;
  readonly store: AssetStore;
  readonly signer: AddressSigner;
  readonly clock: Clock;
  /** Makes the absolute URL of an asset from its signed parts. */
  readonly addressOf: (parts: SignedAddress) => string;
  /** Maximum size of a result of an upstream. */
  readonly maxResultBytes: number;
}

/** The parts of an asset's signed URL. */
export interface SignedAddress {
  readonly assetId: string;
  /** In Unix seconds. */
  readonly expires: string;
  readonly signature: string;
}

/** Longer than a file takes to arrive and its result to be recorded. */
const DRAFT_SECONDS = 4 * 3600;
const SWEPT_AT_ONCE = 200;
/** Maximum number of batches tried if some files cannot be deleted. */
const MAX_PORTIONS = 20;

/** The files of all accounts. */
export class Assets {
  readonly store: AssetStore;
  readonly #parts: AssetParts;

  constructor(parts: AssetParts) {
    this.store = parts.store;
    this.#parts = parts;
  }

  /**
   * Stores a file as a draft. `keep` makes it an asset, as part of a transaction if wanted. A draft that is not kept is
   * deleted after some hours, so that nothing is left behind if a process dies in between. The content stream is always
   * closed.
   */
  draft(file: NewFile): Promise<AssetDraft> {
    return this.#draft(file, Number.POSITIVE_INFINITY);
  }

  /**
   * Stores a result of an upstream as a draft, as `draft` does.
   *
   * @throws FileTooLarge if it exceeds the maximum size of a result
   */
  draftResult(file: NewFile): Promise<AssetDraft> {
    return this.#draft(file, this.#parts.maxResultBytes);
  }

  async #draft(
    { accountId, mediaType, fileName, content }: NewFile,
    maxBytes: number,
  ): Promise<AssetDraft> {
    const { queries, clock } = this.#parts;
    const id = newIdentifier();
    const createdAt = clock.now();
    const draft = { id, accountId, mediaType, fileName, createdAt };
    const row = { ...rowOf({ ...draft, bytes: 0, sha256: '' }), is_kept: false };
    // An error before reading starts is reported by the read; without a listener it would crash the process.
    content.on('error', () => {});
    try {
      // The row is written first: a file with a row will be found and deleted, whatever happens afterwards.
      const expires_at = secondsAfter(createdAt, DRAFT_SECONDS);
      await queries
        .insertInto('asset')
        .values({ ...row, expires_at })
        .execute();
      const stored = await this.store.write(id, content, { maxBytes });
      return { ...draft, ...stored };
    } catch (error) {
      content.destroy();
      throw error;
    }
  }

  /** Turns drafts into assets. */
  async keep(
    drafts: readonly AssetDraft[],
    { queries: transaction, until }: Keeping,
  ): Promise<void> {
    for (const { id, bytes, sha256 } of drafts) {
      const { numUpdatedRows } = await transaction
        .updateTable('asset')
        .set({ bytes, sha256, is_kept: true, expires_at: until })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Error('A draft was deleted before it could be kept.');
    }
  }

  /** Shortens the lifetime of files; never extends it. */
  async expire(ids: readonly string[], { queries: transaction, until }: Keeping): Promise<void> {
    if (ids.length === 0) return;
    await transaction
      .updateTable('asset')
      .set({ expires_at: until })
      .where('id', 'in', ids)
      .where('expires_at', '>', until)
      .execute();
  }

  /** Deletes drafts, except those that have been kept. */
  async discard(drafts: readonly AssetDraft[]): Promise<void> {
    // The sweep retries failed deletions, and reports them.
    await this.#removeDrafts(drafts.map(({ id }) => id)).catch(() => {});
  }

  /** Finds an asset that has not expired. */
  async find(text: string): Promise<Asset | undefined> {
    const { queries, clock } = this.#parts;
    const id = readIdentifier(text);
    if (id === undefined) return undefined;
    const row = await queries
      .selectFrom('asset')
      .select(['id', 'media_type', 'bytes', 'sha256', 'file_name', 'created_at'])
      .where('id', '=', id)
      .where('is_kept', '=', true)
      .where('expires_at', '>', clock.now())
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
  }

  /** The absolute signed URL of an asset, valid until a time. */
  address(assetId: string, until: Date): string {
    const { signer, addressOf } = this.#parts;
    const expires = String(unixSeconds(until));
    return addressOf({ assetId, expires, signature: signer.sign(assetId, expires) });
  }

  /** Whether the signature of a URL is genuine and has not expired. */
  verify(id: string, expires: string, signature: string): SignatureVerdict {
    return this.#parts.signer.verify(id, expires, signature);
  }

  /**
   * Deletes one batch of expired files and returns their number. A file that cannot be deleted does not block the
   * others.
   *
   * @throws the error of one of them, once the others are deleted
   */
  async sweep(): Promise<number> {
    const failures: unknown[] = [];
    let passed = 0;
    for (let portion = 0; portion < MAX_PORTIONS; portion += 1) {
      const ids = await this.#expired(passed);
      const removed = await this.#remove(ids).catch((error: unknown) => void failures.push(error));
      // Without failures, one batch a call is enough.
      if (failures.length === 0) return removed ?? 0;
      if (ids.length === 0 || !(await this.store.isAlive())) break;
      if (removed === undefined) passed += await this.#countOf(ids);
    }
    throw failures[0];
  }

  async #expired(passed: number): Promise<readonly string[]> {
    const { queries, clock } = this.#parts;
    const rows = await queries
      .selectFrom('asset')
      .select('id')
      .where('expires_at', '<=', clock.now())
      .orderBy('expires_at')
      .orderBy('id')
      .offset(passed)
      .limit(SWEPT_AT_ONCE)
      .execute();
    return rows.map(({ id }) => id);
  }

  async #countOf(ids: readonly string[]): Promise<number> {
    const { queries } = this.#parts;
    const rows = await queries.selectFrom('asset').select('id').where('id', 'in', ids).execute();
    return rows.length;
  }

  async #removeDrafts(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const { queries } = this.#parts;
    const drafts = queries.selectFrom('asset').select('id').where('is_kept', '=', false);
    const rows = await drafts.where('id', 'in', ids).execute();
    await this.#remove(rows.map(({ id }) => id));
  }

  /**
   * Deletes the bytes before the row: the next sweep finds a row without bytes, but nothing finds bytes without a row.
   */
  async #remove(ids: readonly string[]): Promise<number> {
    const { queries } = this.#parts;
    const results = await Promise.allSettled(ids.map((id) => this.store.remove(id)));
    const gone = ids.filter((_id, index) => results[index]?.status === 'fulfilled');
    if (gone.length > 0) await queries.deleteFrom('asset').where('id', 'in', gone).execute();
    const failure = results.find((result) => result.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
    return gone.length;
  }
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
