import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isObject, parseObject } from '../../server/foundation/json-object.ts';
import { COMPILED_CODE } from '../compiled-code.ts';
import { programAt } from '../programs.ts';

/** An account with quota, and a key for it. */
export interface FundedAccount {
  readonly id: string;
  readonly key: string;
}

/** The gateway that operator commands act on. */
export interface OperatorsPlace {
  readonly folder: string;
  /** The path of the settings file. */
  readonly config: string;
  readonly databaseUrl?: string | undefined;
}

const ENTRY = programAt('server/main.ts');
const MAX_COMMAND_MS = 60_000;
const run = promisify(execFile);

/**
 * Creates an account with the operator's commands.
 *
 * @param units - the quota it is granted
 */
export async function aFundedAccount(place: OperatorsPlace, units: number): Promise<FundedAccount> {
  const made = await command(place, ['accounts', 'create', '--name', 'Under fire']);
  const id = textIn(isObject(made.account) ? made.account : {}, 'id');
  await command(place, ['accounts', 'grant', id, String(units)]);
  const key = textIn(await command(place, ['keys', 'create', id]), 'key');
  return { id, key };
}

async function command(
  { folder, config, databaseUrl }: OperatorsPlace,
  words: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const { stdout } = await run(process.execPath, [ENTRY, ...words, '--json'], {
    timeout: MAX_COMMAND_MS,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...COMPILED_CODE,
      PATCHBAY_DATA: folder,
      PATCHBAY_CONFIG: config,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  return parseObject(stdout) ?? {};
}

function textIn(answer: Readonly<Record<string, unknown>>, name: string): string {
  const value = answer[name];
  if (typeof value !== 'string') throw new Error(`The command answers no ${name}.`);
  return value;
}
