import { once } from 'node:events';
import { request as httpRequest, IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { openKeys } from '../accounts/keys.ts';
import type { Settings } from '../config/settings.ts';
import { loggingLosses } from '../database/availability.ts';
import { holdsDatabase } from '../database/built-in-database.ts';
import type { Queries } from '../database/database.ts';
import { FolderInUse } from '../database/folder-lock.ts';
import { openDatabaseInUse } from '../database/open-database.ts';
import { refuseHalfRestored } from '../database/restoring-mark.ts';
import { systemClock } from '../foundation/clock.ts';
import { hasCode } from '../foundation/error-code.ts';
import { isObject, type JsonObject, parseObject } from '../foundation/json-object.ts';
import { type Log, openLog } from '../foundation/log.ts';
import { openLedger } from '../usage/ledger.ts';
import { CommandError } from './command-error.ts';
import { type OperatorRequest, runOperatorCommand } from './operator-commands.ts';
import { openOperatorParts } from './operator-parts.ts';
import { withShortPath } from './socket-path.ts';
import { explained, Unanswered, withReference } from './unanswered.ts';

/** The settings that a command needs to reach the gateway or its database. */
export type OperatorPlace = Pick<Settings, 'data' | 'databaseUrl' | 'accounts' | 'moderation'>;

/**
 * A gateway locks its folder a moment before it accepts commands, and releases it a moment after it stops accepting
 * them.
 */
const TRIES = 25;
const TRY_AGAIN_AFTER_MS = 200;
const ANSWER_WITHIN_MS = 30_000;
const TOO_LATE = `no response for ${ANSWER_WITHIN_MS / 1000} s`;

/**
 * Runs a command: through the gateway that runs on the data folder, if there is one, else directly in the database.
 *
 * @throws CommandError if the command is refused
 * @throws FolderInUse if a process that accepts no commands has the folder open
 * @throws DatabaseUnreachable if the database server is unreachable or refuses the connection
 * @throws TablesBehind if the tables are those of an older Patchbay
 * @throws NoTables if there are none
 * @throws HalfRestored if restoring a backup has not finished
 */
export async function askOperator(
  place: OperatorPlace,
  given: OperatorRequest,
): Promise<JsonObject> {
  const request = withReference(given);
  if (place.databaseUrl !== undefined) return askDatabase(place, request);
  for (let tries = 1; ; tries += 1) {
    const answer = await askGateway(place.data, request);
    if (answer !== undefined) return answer;
    try {
      return await askDatabase(place, request);
    } catch (error) {
      if (!(error instanceof FolderInUse) || tries === TRIES) throw error;
      await sleep(TRY_AGAIN_AFTER_MS);
    }
  }
}

async function askDatabase(
  { data: folder, databaseUrl, accounts, moderation }: OperatorPlace,
  request: OperatorRequest,
): Promise<JsonObject> {
  const log = openLog('warn');
  const onConnectionLost = loggingLosses(log);
  if (databaseUrl === undefined && !holdsDatabase(folder)) {
    refuseHalfRestored(folder);
    throw new CommandError(noDatabase(folder));
  }
  await using opened = new AsyncDisposableStack();
  const { queries, close } = await openDatabaseInUse({ databaseUrl, folder, onConnectionLost });
  opened.defer(close);
  return await askQueries(queries, { accounts, moderation, log }, request);
}

function noDatabase(folder: string): string {
  return (
    `There is no database in the data folder ${resolve(folder)}. Name the one of the gateway by PATCHBAY_DATA or --data, ` +
    'or start the gateway once, which makes it.'
  );
}

/** Settings and dependencies of a command, besides the database. */
export interface AskingParts extends Pick<OperatorPlace, 'accounts' | 'moderation'> {
  readonly log: Log;
}

/**
 * Runs a command in an open database whose tables are up to date.
 *
 * @throws CommandError if the command is refused
 */
export async function askQueries(
  queries: Queries,
  { accounts: { keysUpTo, invitationHours, startingUnits }, moderation, log }: AskingParts,
  request: OperatorRequest,
): Promise<JsonObject> {
  const clock = systemClock;
  const keys = openKeys({ queries, clock, log, keysUpTo });
  try {
    const grants = openLedger({ queries, clock, moderation });
    const parts = openOperatorParts({
      queries,
      keys,
      grants,
      clock,
      invitationHours,
      startingUnits,
    });
    return await runOperatorCommand(parts, request);
  } finally {
    await keys.close();
  }
}

/**
 * Runs a command through the gateway that runs on a folder; `undefined` if none accepts commands there.
 *
 * @throws CommandError if the command is refused, or the gateway does not answer
 */
export async function askGateway(
  folder: string,
  request: OperatorRequest,
): Promise<JsonObject | undefined> {
  if (process.platform === 'win32') return undefined;
  return withShortPath(folder, async (socketPath) => {
    const told = await tell(socketPath, request);
    if (told === undefined) return undefined;
    const { answer, message } = parseObject(told) ?? {};
    if (isObject(answer)) return answer;
    const said =
      typeof message === 'string' ? message : 'The gateway could not do it; see its log.';
    throw new CommandError(said);
  });
}

async function tell(socketPath: string, request: OperatorRequest): Promise<string | undefined> {
  try {
    const response = await connect(socketPath, { path: '/', body: JSON.stringify(request) });
    return response === undefined ? undefined : await text(response);
  } catch (error) {
    throw explained(error instanceof Unanswered ? error : unanswered(error), request);
  }
}

/**
 * Sends a request to a gateway's socket. Returns the response with its body unread; `undefined` if no gateway accepts
 * commands there.
 *
 * @throws Unanswered if no response begins within 30 seconds, or the connection breaks
 */
export async function connect(
  socketPath: string,
  { path, body }: { readonly path: string; readonly body: string },
): Promise<IncomingMessage | undefined> {
  const headers = { 'content-type': 'application/json' };
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(TOO_LATE)), ANSWER_WITHIN_MS);
  const { signal } = late;
  const sent = httpRequest({ socketPath, method: 'POST', path, headers, signal });
  sent.end(body);
  try {
    const [response]: unknown[] = await once(sent, 'response');
    return response instanceof IncomingMessage ? response : undefined;
  } catch (error) {
    if (isNobodyThere(error)) return undefined;
    throw unanswered(signal.aborted ? signal.reason : error);
  } finally {
    clearTimeout(timer);
  }
}

function unanswered(error: unknown): Unanswered {
  const detail = error instanceof Error ? error.message : String(error);
  return new Unanswered(`The gateway on this data folder does not answer: ${detail}.`, {
    cause: error,
  });
}

/** Whether there is no socket, or its process has ended. */
function isNobodyThere(error: unknown): boolean {
  return hasCode(error, 'ENOENT', 'ENOTDIR', 'ECONNREFUSED');
}
