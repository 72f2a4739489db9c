import type { FileRule } from '../../generated/shapes.ts';
import {
  type FileBounds,
  type FileSource,
  type ReceivedFile,
  type Reception,
  receiveFile,
  refusedBecause,
  type Sources,
} from '../assets/received.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, refused, unavailable, type Violation } from '../foundation/problems.ts';
import type { Call } from './call.ts';
import { checkFile, type NamedFile } from './file-rules.ts';

/** A file of a request, and its parameter. */
export interface GivenFile {
  readonly parameter: string;
  /** The name that its violations carry: `image[0]` in a list, `mask`. */
  readonly name: string;
  readonly source: FileSource;
}

/** The parts of a call that receiving files needs. */
type FileCall = Pick<Call<'editImage'>, 'fileRules' | 'scratch' | 'signal' | 'caller'>;

const RETRY_AFTER_BUSY_SECONDS = 5;

/**
 * Receives the files of a request to disk, detects their type, and checks them against the contract. Files are received
 * one by one, so that a request never holds more than one in memory.
 *
 * @returns the files in the order given, or every rule that one of them breaks
 * @throws the signal's reason where the request ends meanwhile
 */
export async function receiveFiles(
  given: readonly GivenFile[],
  { fileRules, scratch, signal, caller: { accountId } }: FileCall,
  sources: Sources,
): Promise<Outcome<readonly ReceivedFile[]>> {
  const received: (NamedFile & { readonly parameter: string })[] = [];
  const violations: Violation[] = [];
  for (const { parameter, name, source } of given) {
    const room = { scratch, signal, sources, accountId };
    const reception = await receiveFile(source, room, boundsOf(fileRules[parameter] ?? []));
    if (reception.ok) received.push({ parameter, name, file: reception.file });
    else if (reception.reason === 'busy') return failed(busy());
    else violations.push(receptionViolation(name, reception, fileRules[parameter] ?? []));
  }
  // The files are removed when the request ends.
  signal.throwIfAborted();
  const first = Object.fromEntries(
    received.toReversed().map(({ parameter, file }) => [parameter, file]),
  );
  for (const named of received) {
    const violation = checkFile(named, fileRules[named.parameter] ?? [], first);
    if (violation !== undefined) violations.push(violation);
  }
  const [worst, ...others] = violations;
  if (worst !== undefined) return failed(refused([worst, ...others]));
  return done(received.map(({ file }) => file));
}

/**
 * Checks the files of a request that only asks for its price: uploads fully, files to be fetched by their address
 * alone.
 */
export async function checkFiles(
  given: readonly GivenFile[],
  call: FileCall,
  sources: Sources,
): Promise<Outcome<void>> {
  const addresses = given.flatMap(({ name, source }) =>
    source.kind === 'address' ? [{ name, url: source.url }] : [],
  );
  const allowed = checkAddresses(addresses, sources);
  if (!allowed.ok) return allowed;
  const sent = given.filter(({ source }) => source.kind !== 'address');
  const received = await receiveFiles(sent, call, sources);
  return received.ok ? done(undefined) : received;
}

/**
 * Checks addresses from which files are to be fetched, by the gateway or by an upstream that may be in its network.
 * Checks the text only; no name is resolved.
 *
 * @param named - each with the name that its violation carries
 */
export function checkAddresses(
  named: readonly { readonly name: string; readonly url: string }[],
  { outgoing }: Sources,
): Outcome<void> {
  const forbidden = named.flatMap(({ name, url }) => {
    const verdict = outgoing.check(url);
    return verdict.ok ? [] : [unreachable(name, refusedBecause(verdict.reason))];
  });
  const [worst, ...others] = forbidden;
  return worst === undefined ? done(undefined) : failed(refused([worst, ...others]));
}

/** The violation for a file that cannot be fetched. */
export function unreachable(name: string, detail: string): Violation {
  const message = `${name} cannot be fetched: ${detail}.`;
  return { parameter: name, rule: 'unreachable', message };
}

function boundsOf(rules: readonly FileRule[]): FileBounds {
  const maxBytes = Math.max(0, ...rules.map(({ bytesBelow = 0 }) => bytesBelow));
  return { maxBytes, secondsUpTo: rules.find((rule) => rule.secondsUpTo)?.secondsUpTo };
}

function busy(): Problem {
  const message = 'Too many recordings wait to be measured; send the request again in a moment.';
  return unavailable(message, RETRY_AFTER_BUSY_SECONDS);
}

function receptionViolation(
  parameter: string,
  reception: Exclude<Reception, { ok: true } | { reason: 'busy' }>,
  rules: Call<'editImage'>['fileRules'][string],
): Violation {
  switch (reception.reason) {
    case 'too-large': {
      const rule = rules.find(({ bytesBelow }) => bytesBelow !== undefined);
      const sentence = rule?.sentence ?? '{parameter} is too large';
      const message = `${sentence.replaceAll('{parameter}', parameter)}.`;
      return { parameter, rule: rule?.rule ?? 'body', message };
    }
    case 'not-base64':
      return { parameter, rule: 'base64', message: `${parameter} is not well-formed Base64.` };
    case 'unreachable':
      return unreachable(parameter, reception.detail);
  }
}
