import { createWriteStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errors, request } from 'undici';
import { type Outgoing, refusalReason } from '../foundation/outgoing.ts';
import { asStoreFailure } from './disk.ts';
import { type FileFacts, type Inspection, inspectFile } from './inspection.ts';
import type { Scratch } from './scratch.ts';
import { FileTooLarge, measured, StoreUnavailable } from './store.ts';

/** How a file is given in a request. */
export type FileSource =
  /** A part of a form, written to scratch already; `isCut` where it was too large to be read to its end. */
  | { readonly kind: 'part'; readonly path: string; readonly isCut: boolean }
  /** Base64 inside JSON. */
  | { readonly kind: 'base64'; readonly text: string }
  /** An address to fetch it from. */
  | { readonly kind: 'address'; readonly url: string };

/** A file of a request, on disk, and what it is. */
export interface ReceivedFile {
  readonly path: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** Whether the file that was sent is larger, and this is its beginning. */
  readonly isCut: boolean;
  readonly facts: FileFacts;
}

/** The file, or why there is none. */
export type Reception =
  | { readonly ok: true; readonly file: ReceivedFile }
  | { readonly ok: false; readonly reason: 'too-large' | 'not-base64' }
  | { readonly ok: false; readonly reason: 'busy' }
  | { readonly ok: false; readonly reason: 'unreachable'; readonly detail: string };

/** How files are fetched from addresses. */
export interface Sources {
  readonly outgoing: Outgoing;
  /** How long a file may take to arrive. */
  readonly seconds: number;
  /** How long its server may be silent meanwhile. */
  readonly silentSeconds: number;
}

/** What receiving a file needs. */
export interface ReceptionRoom {
  readonly scratch: Scratch;
  readonly sources: Sources;
  readonly accountId: string;
  readonly signal: AbortSignal;
}

/** The bounds of a file. */
export interface FileBounds {
  /** A file from an address is read up to this size. */
  readonly bytesUpTo: number;
  /** A sound is measured up to a little beyond this length. */
  readonly secondsUpTo?: number | undefined;
}

/**
 * Writes a file to disk and finds out its type.
 *
 * @returns the file, or why there is none; `busy` where too many wait to have theirs inspected
 */
export async function receiveFile(
  source: FileSource,
  room: ReceptionRoom,
  { bytesUpTo, secondsUpTo }: FileBounds,
): Promise<Reception> {
  const { accountId, signal } = room;
  const inspection = { accountId, signal, secondsUpTo };
  switch (source.kind) {
    case 'part':
      return received(source, inspection);
    case 'base64': {
      const path = await room.scratch.newPath();
      const isWhole = await decode(source.text, path);
      return isWhole ? received({ path }, inspection) : { ok: false, reason: 'not-base64' };
    }
    case 'address': {
      const path = await room.scratch.newPath();
      const refusal = await fetchFile({ url: source.url, path }, room, bytesUpTo);
      return refusal ?? received({ path }, inspection);
    }
  }
}

async function received(
  { path, isCut = false }: { readonly path: string; readonly isCut?: boolean },
  inspection: Inspection,
): Promise<Reception> {
  const { size } = await stat(path);
  const facts = await inspectFile(path, inspection);
  return facts === undefined
    ? { ok: false, reason: 'busy' }
    : { ok: true, file: { path, bytes: size, isCut, facts } };
}

/** @returns whether the text is Base64 */
async function decode(text: string, path: string): Promise<boolean> {
  const bytes = Buffer.from(text, 'base64');
  // The decoder ignores other characters, so that the result is shorter than expected. A single surplus digit is not
  // counted, as it stands for nothing and would hide that.
  const digits = text.length - (/={1,2}$/.exec(text.slice(-2))?.[0].length ?? 0);
  const isWhole = digits % 4 !== 1 && bytes.length === Math.floor((digits * 3) / 4);
  if (isWhole) await writeFile(path, bytes, { flag: 'wx' });
  return isWhole;
}

type Refusal = Exclude<Reception, { ok: true }>;

/** @returns why there is no file; `undefined` where it has come */
async function fetchFile(
  { url, path }: { readonly url: string; readonly path: string },
  { sources, signal }: ReceptionRoom,
  bytesUpTo: number,
): Promise<Refusal | undefined> {
  const verdict = sources.outgoing.check(url);
  if (!verdict.ok) return unreachable(refusedBecause(verdict.reason));
  const late = AbortSignal.timeout(sources.seconds * 1000);
  try {
    const answer = await ask(url, sources, AbortSignal.any([signal, late]));
    const isTooLarge = answer.bytes > bytesUpTo;
    if (answer.status !== 200 || isTooLarge) {
      // The rest is not read, however long it may be.
      answer.body.on('error', () => {}).destroy();
      if (answer.status !== 200) return unreachable(`it answers with status ${answer.status}`);
      return { ok: false, reason: 'too-large' };
    }
    const { meter } = measured(bytesUpTo);
    await pipeline(answer.body, meter, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    // Removed, as the request may hold several files, and this one is of no use any more.
    await rm(path, { force: true });
    if (error instanceof FileTooLarge) return { ok: false, reason: 'too-large' };
    if (signal.aborted || asStoreFailure(error) instanceof StoreUnavailable) throw error;
    return unreachable(late.aborted ? 'it takes too long' : failureOf(error));
  }
  return undefined;
}

/** The answer of a server to a request for a file. */
interface SourceAnswer {
  readonly status: number;
  /** The announced size; 0 where there is none. */
  readonly bytes: number;
  readonly body: Readable;
}

async function ask(
  url: string,
  { outgoing: { dispatcher }, silentSeconds }: Sources,
  signal: AbortSignal,
): Promise<SourceAnswer> {
  const silentMs = silentSeconds * 1000;
  const limits = { headersTimeout: silentMs, bodyTimeout: silentMs, signal };
  const { statusCode, headers, body } = await request(url, { dispatcher, ...limits });
  return { status: statusCode, bytes: Number(headers['content-length'] ?? 0), body };
}

function failureOf(error: unknown): string {
  const reason = refusalReason(error);
  if (reason !== undefined) return refusedBecause(reason);
  const isSilent =
    error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
  return isSilent ? 'its server falls silent' : 'it cannot be reached';
}

/** Why an address is not requested, as the second half of a sentence. */
export function refusedBecause(reason: string): string {
  return `it is refused because ${reason}`;
}

function unreachable(detail: string): Refusal {
  return { ok: false, reason: 'unreachable', detail };
}
