import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { operations } from '../../generated/operations.ts';
import { CommandFailure } from '../command-line/command-failure.ts';
import { ExitCode } from '../command-line/exit-code.ts';
import { keyIn } from '../command-line/gateway-options.ts';
import type { Terminal } from '../command-line/terminal.ts';
import { isHttpAddress } from '../http-address.ts';
import { type Kind, kinds } from './check.ts';
import { allOperations } from './contract.ts';
import type { Target } from './deployment.ts';
import { askDirectly } from './direct-asking.ts';
import { jsonReport } from './json-report.ts';
import { junitReport } from './junit-report.ts';
import { type Peer, peers } from './known-deviations.ts';
import { progressLine } from './progress-line.ts';
import { type Report, summaryOf } from './report.ts';
import { type Person, signIn } from './signed-in-person.ts';
import { textReport } from './text-report.ts';
import { type Course, verify } from './verify.ts';

/** The options of `verify`. */
export interface VerifyFlags {
  readonly apiKey?: string;
  readonly altBaseUrl?: string;
  /** The former name of `altBaseUrl`. */
  readonly altUrl?: string;
  readonly email?: string;
  readonly disposable?: true;
  readonly operations?: readonly string[];
  readonly only?: readonly string[];
  readonly peer?: string;
  readonly name?: string;
  readonly seed: string;
  readonly maxGenerated: string;
  readonly concurrency: string;
  readonly callbackHost: string;
  readonly patience: string;
  readonly format: string;
  readonly out?: string;
}

const FORMATS: Readonly<Record<string, (report: Report) => string>> = {
  text: textReport,
  json: jsonReport,
  junit: junitReport,
};

/**
 * Checks a deployment and writes the report.
 *
 * @throws CommandFailure if it violates the contract, redirects, or cannot be reached
 */
export async function runVerify(
  url: string,
  flags: VerifyFlags,
  terminal: Terminal,
): Promise<void> {
  const write = FORMATS[flags.format];
  if (write === undefined) throw mistake('--format', Object.keys(FORMATS));
  const progress = progressLine(terminal);
  const course = { ...courseOf(flags), onProgress: progress.show };
  const target = await targetOf(url, flags, terminal);
  await showKey(target);
  const report = await verify(target, course).finally(progress.clear);
  const text = write(report);
  if (flags.out === undefined) terminal.stdout.write(text);
  else await writeFile(resolve(terminal.cwd(), flags.out), text);
  const { breached, checks } = summaryOf(report);
  if (breached === 0) return;
  throw new CommandFailure(`${breached} of ${checks} checks found a breach.`, ExitCode.breach);
}

/** Checks first that the key is accepted; without one nothing else can be checked. */
async function showKey({ url, apiKey }: Target): Promise<void> {
  const { keys } = operations.getAccount;
  const headers = Object.fromEntries(keys.map(({ header }) => [header, apiKey]));
  const answer = await askDirectly(url, operations.getAccount, { headers });
  await answer.body?.cancel();
  if (answer.status === 401) {
    throw new CommandFailure(`${url} does not take the key (401).`, ExitCode.refused);
  }
}

async function targetOf(url: string, flags: VerifyFlags, terminal: Terminal): Promise<Target> {
  if (!isHttpAddress(url)) {
    throw new CommandFailure(`${url} is no http or https address.`, ExitCode.mistake);
  }
  const base = url.replace(/\/+$/, '');
  const apiKey = keyIn(flags, terminal.env);
  if (apiKey === undefined || apiKey === '') {
    throw new CommandFailure('A key is needed: --api-key or PATCHBAY_API_KEY.', ExitCode.mistake);
  }
  const person = await personOf(base, flags, terminal);
  const alternate = flags.altBaseUrl ?? flags.altUrl;
  return {
    url: base,
    ...(alternate === undefined ? {} : { alternateUrl: alternate.replace(/\/+$/, '') }),
    apiKey,
    ...(person === undefined ? {} : { person }),
    isDisposable: flags.disposable === true,
    seed: whole('--seed', flags.seed),
    maxGenerated: whole('--max-generated', flags.maxGenerated),
    callbackHost: flags.callbackHost,
    patienceMs: whole('--patience', flags.patience) * 1000,
  };
}

async function personOf(
  url: string,
  { email }: VerifyFlags,
  { env }: Terminal,
): Promise<Person | undefined> {
  if (email === undefined) return undefined;
  const password = env.PATCHBAY_PASSWORD;
  if (password === undefined) {
    throw new CommandFailure('PATCHBAY_PASSWORD is needed with --email.', ExitCode.mistake);
  }
  const person = await signIn(url, { email, password });
  if (person !== undefined) return person;
  throw new CommandFailure(`${url} does not let ${email} in.`, ExitCode.refused);
}

function courseOf(flags: VerifyFlags): Course {
  const known = allOperations.map(({ operationId }) => operationId);
  const { operations, only, peer } = flags;
  if (operations?.some((name) => !known.includes(name))) throw mistake('--operations', known);
  if (only?.some((kind) => !isKind(kind))) throw mistake('--only', Object.keys(kinds));
  if (peer !== undefined && !isPeer(peer)) throw mistake('--peer', [...peers]);
  return {
    concurrency: Math.max(1, whole('--concurrency', flags.concurrency)),
    ...(operations === undefined ? {} : { operations }),
    ...(only === undefined ? {} : { only: only.filter(isKind) }),
    ...(flags.name === undefined ? {} : { name: flags.name }),
    ...(peer === undefined ? {} : { peer }),
  };
}

function isKind(text: string): text is Kind {
  return Object.hasOwn(kinds, text);
}

function isPeer(text: string): text is Peer {
  return peers.some((peer) => peer === text);
}

function whole(option: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CommandFailure(`${option} must be a whole number, not ${text}.`, ExitCode.mistake);
}

function mistake(option: string, choices: readonly string[]): CommandFailure {
  return new CommandFailure(`${option} must be one of ${choices.join(', ')}.`, ExitCode.mistake);
}
