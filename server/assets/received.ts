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

/** How a request provides a file. */
export type FileSource =
  /** A form part, already written to scratch; `isCut` if it exceeded the size limit and was truncated. */
  | { readonly kind: 'part'; readonly path: string; readonly isCut: boolean }
  /** Base64 inside JSON. */
  | { readonly kind: 'base64'; readonly text: string }
  /** A URL to fetch it from. */
  | { readonly kind: 'address'; readonly url: string };

/** A file of a request, on disk, with its detected facts. */
export interface ReceivedFile {
  readonly path: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** Whether the file was truncated at the size limit. */
  readonly isCut: boolean;
  readonly facts: FileFacts;
}

/** The file, or the reason why there is none. */
export type Reception =
  | { readonly ok: true; readonly file: ReceivedFile }
  | { readonly ok: false; readonly reason: 'too-large' | 'not-base64' }
  | { readonly ok: false; readonly reason: 'busy' }
  | { readonly ok: false; readonly reason: 'unreachable'; readonly detail: string };

/** How files are fetched from URLs. */
export interface Sources {
  readonly outgoing: Outgoing;
  /** Timeout for the whole file. */
  readonly seconds: number;
  /** Idle timeout of its server. */
  readonly silentSeconds: number;
}

/** Dependencies of receiving a file. */
export interface ReceptionParts {
  readonly scratch: Scratch;
  readonly sources: Sources;
  readonly accountId: string;
  readonly signal: AbortSignal;
}

/** The limits of a file. */
export interface FileBounds {
  /** Maximum size of a file fetched from a URL. */
  readonly maxBytes: number;
  /** Audio is measured up to slightly beyond this duration. */
  readonly secondsUpTo?: number | undefined;
}

/**
 * Writes a file to disk and inspects it.
 *
 * @returns the file, or why there is none; `busy` if too many are waiting for inspection
 */
export async function receiveFile(
  source: FileSource,
  parts: ReceptionParts,
  { maxBytes, secondsUpTo }: FileBounds,
): Promise<Reception> {
  const { accountId, signal } = parts;
  const inspection = { accountId, signal, secondsUpTo };
  switch (source.kind) {
    case 'part':
      return received(source, inspection);
    case 'base64': {
      const path = await parts.scratch.newPath();
      const isWhole = await decode(source.text, path, signal);
      return isWhole ? received({ path }, inspection) : { ok: false, reason: 'not-base64' };
    }
    case 'address': {
      const path = await parts.scratch.newPath();
      const refusal = await fetchFile({ url: source.url, path }, parts, maxBytes);
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

/** @returns whether the text is valid Base64 */
async function decode(text: string, path: string, signal: AbortSignal): Promise<boolean> {
  const bytes = Buffer.from(text, 'base64');
  // The decoder skips invalid characters, so the result is shorter than expected. A single surplus digit is checked
  // separately, as it encodes no byte and would hide that.
  const digits = text.length - (/={1,2}$/.exec(text.slice(-2))?.[0].length ?? 0);
  const isWhole = digits % 4 !== 1 && bytes.length === Math.floor((digits * 3) / 4);
  if (isWhole) await writeFile(path, bytes, { flag: 'wx', signal });
  return isWhole;
}

type Refusal = Exclude<Reception, { ok: true }>;

/** @returns why there is no file; `undefined` on success */
async function fetchFile(
  { url, path }: { readonly url: string; readonly path: string },
  { sources, signal }: ReceptionParts,
  maxBytes: number,
): Promise<Refusal | undefined> {
  const verdict = sources.outgoing.check(url);
  if (!verdict.ok) return unreachable(refusedBecause(verdict.reason));
  const late = AbortSignal.timeout(sources.seconds * 1000);
  try {
    const answer = await ask(url, sources, AbortSignal.any([signal, late]));
    const isTooLarge = answer.bytes > maxBytes;
    if (answer.status !== 200 || isTooLarge) {
      // The rest of the body is not read, however long it is.
      answer.body.on('error', () => {}).destroy();
      if (answer.status !== 200) return unreachable(`it answers with status ${answer.status}`);
      return { ok: false, reason: 'too-large' };
    }
    const { meter } = measured(maxBytes);
    await pipeline(answer.body, meter, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    // Deleted at once, as the request may have several files and this one is no longer needed.
    await rm(path, { force: true });
    if (error instanceof FileTooLarge) return { ok: false, reason: 'too-large' };
    if (signal.aborted || asStoreFailure(error) instanceof StoreUnavailable) throw error;
    return unreachable(late.aborted ? 'it takes too long' : failureOf(error));
  }
  return undefined;
}

/** A server's response to the request for a file. */
interface SourceAnswer {
  readonly status: number;
  /** The `Content-Length`; 0 if absent. */
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

/** Why a URL is not requested, as the second half of a sentence. */
export function refusedBecause(reason: string): string {
  return `it is refused because ${reason}`;
}

function unreachable(detail: string): Refusal {
  return { ok: false, reason: 'unreachable', detail };
}
