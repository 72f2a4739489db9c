import { once } from 'node:events';
import { createServer } from 'node:net';
import { operations } from '../../generated/operations.ts';
import { fingerprint } from '../../generated/stamp.ts';
import { hasCode } from '../foundation/error-code.ts';
import { isObject, parseObject } from '../foundation/json-object.ts';
import { ask, contractAt, listenersUrl } from './asked-gateway.ts';
import { type Finding, fine, problem, reasonOf, warning } from './finding.ts';
import type { Holder } from './folder-holder.ts';
import type { SettingsRead } from './settings.ts';

/** Checks that the ports are free or used by this gateway, and if not, what uses them. */
export async function checkPorts(
  { server, roles, databaseUrl }: SettingsRead,
  holder: Holder,
): Promise<readonly Finding[]> {
  const { host, port, alternatePort } = server;
  const takesRequests = roles.includes('api');
  if (takesRequests && port === alternatePort && port !== 0) {
    const advice = 'Set server.port or server.alternatePort to another one.';
    return [problem('ports', `Both addresses have port ${port}.`, advice)];
  }
  // With the built-in database, only the gateway that has the data folder open may rightly use the ports.
  const isExpected = holder === 'gateway' || databaseUrl !== undefined;
  const all = [
    { about: 'main address', name: 'server.port', port },
    ...(takesRequests
      ? [{ about: 'alternate address', name: 'server.alternatePort', port: alternatePort }]
      : []),
  ];
  return Promise.all(all.map((one) => checkPort({ ...one, host, isExpected })));
}

interface ConfiguredPort {
  readonly about: string;
  /** The setting that contains the port. */
  readonly name: string;
  readonly host: string;
  readonly port: number;
  /** Whether a running gateway may rightly be using the port. */
  readonly isExpected: boolean;
}

async function checkPort(configured: ConfiguredPort): Promise<Finding> {
  const { about, name, host, port, isExpected } = configured;
  if (port === 0) return fine(about, `a free port of ${host}`);
  const fault = await listenFault(configured);
  if (fault === undefined) return fine(about, `port ${port} of ${host} is free`);
  if (!hasCode(fault, 'EADDRINUSE')) {
    const advice = `Set server.host or ${name} to an address and port that this machine has and may use.`;
    return problem(about, `Port ${port} of ${host} cannot be used: ${reasonOf(fault)}.`, advice);
  }
  const url = listenersUrl(configured);
  const theirs = await contractAt(url);
  if (theirs === undefined) {
    const advice = `Stop it, or set ${name} to another port.`;
    return problem(about, `Another program has port ${port} of ${host}.`, advice);
  }
  if (!isExpected) {
    const advice = `Stop it, or set ${name} to another port.`;
    return problem(about, `Another Patchbay, with its own data, serves on ${url}.`, advice);
  }
  if (theirs !== fingerprint) {
    const says = `A Patchbay serves on ${url} whose contract is ${theirs}, and not ${fingerprint}.`;
    return warning(about, says, 'Restart it to run this version.');
  }
  return readinessOf(about, url);
}

async function readinessOf(about: string, url: string): Promise<Finding> {
  const answer = await ask(url + operations.getReadiness.path);
  if (answer?.status === 200) return fine(about, `the gateway serves on ${url}, and is ready`);
  const { data } = parseObject((await answer?.text()) ?? '') ?? {};
  const parts = isObject(data) ? Object.entries(data) : [];
  const missing = parts.flatMap(([name, isWell]) => (isWell === false ? [name] : []));
  const says = `The gateway on ${url} is not ready: ${missing.join(', ') || 'it does not say why'}.`;
  return problem(about, says, 'Its log says more.');
}

/** The error of listening on a port; `undefined` if it is free. */
async function listenFault({ host, port }: ConfiguredPort): Promise<Error | undefined> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
