import type { SnapshotPart } from '../database/snapshot.ts';
import { hasCode } from '../foundation/error-code.ts';
import { isObject } from '../foundation/json-object.ts';
import { connect } from './asking.ts';
import { CommandError } from './command-error.ts';
import { SNAPSHOT_PATH, withShortPath } from './socket-path.ts';

/**
 * Reads all persistent data from the gateway that runs on a data folder; `undefined` if none accepts commands there.
 *
 * @throws CommandError if the gateway fails to deliver it, also while it is being read
 */
export async function askForSnapshot(
  folder: string,
): Promise<AsyncGenerator<SnapshotPart> | undefined> {
  if (process.platform === 'win32') return undefined;
  return withShortPath(folder, async (socketPath) => {
    const response = await connect(socketPath, { path: SNAPSHOT_PATH, body: '' });
    if (response === undefined) return undefined;
    if (response.statusCode !== 200) {
      response.resume();
      throw new CommandError(
        'The gateway that runs on this data folder is a different version, or could not make the snapshot; see its log.',
      );
    }
    return readParts(response);
  });
}

async function* readParts(response: AsyncIterable<Uint8Array>): AsyncGenerator<SnapshotPart> {
  try {
    for await (const line of linesOf(response)) {
      const part: unknown = JSON.parse(line);
      if (!isPart(part)) throw new CommandError('The gateway sent a snapshot that cannot be read.');
      yield part;
    }
  } catch (error) {
    if (!hasCode(error, 'ECONNRESET')) throw error;
    throw new CommandError('The gateway broke off the snapshot; see its log.', { cause: error });
  }
}

function isPart(value: unknown): value is SnapshotPart {
  if (!isObject(value)) return false;
  if (value.kind === 'head')
    return Array.isArray(value.changes) && typeof value.takenAt === 'string';
  return value.kind === 'rows' && typeof value.table === 'string' && Array.isArray(value.rows);
}

/** Splits a stream into lines, of which some are very long: each piece of a line is looked at once. */
async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let line: string[] = [];
  for await (const chunk of source) {
    const [rest = '', ...begun] = decoder.decode(chunk, { stream: true }).split('\n');
    line.push(rest);
    for (const next of begun) {
      yield line.join('');
      line = [next];
    }
  }
}
