import type { Configuration } from '../../generated/configuration.ts';
import { isNetwork } from './networks.ts';
import { SettingsMistake } from './settings-mistake.ts';

/** Where settings were said, as far as it tells what is wrong with them. */
export interface SaidIn {
  readonly file: string;
  /** Whether the file says which models there are. */
  readonly saysModels: boolean;
}

/**
 * Checks what settings say of one another, and what no schema can tell.
 *
 * @throws SettingsMistake where something is wrong
 */
export function checkReferences(configuration: Configuration, said: SaidIn): void {
  checkModels(configuration, said);
  checkPrices(configuration, said);
  checkProxies(configuration);
}

/** Names that settings use must be there, and each model once. */
function checkModels({ upstreams, models }: Configuration, { file, saysModels }: SaidIn): void {
  if (!saysModels && !Object.hasOwn(upstreams, 'sandbox')) {
    throw new SettingsMistake(
      `${file}: models must say which upstream serves which model; where it says nothing, the upstream sandbox serves all, which is not there.`,
    );
  }
  const twice = namedTwice(models);
  if (twice !== undefined) throw new SettingsMistake(`${file}: the model ${twice} is named twice.`);
  for (const { id, upstream, upstreams: several = [] } of models) {
    const named = upstream === undefined ? several.map((one) => one.upstream) : [upstream];
    const missing = named.find((name) => !Object.hasOwn(upstreams, name));
    if (missing === undefined) continue;
    throw new SettingsMistake(
      `${file}: the model ${id} names the upstream ${missing}, which is not there.`,
    );
  }
}

/** An entry of the ledger names the price that counted. */
function checkPrices({ prices }: Configuration, { file }: SaidIn): void {
  const twice = namedTwice(prices.rules);
  if (twice !== undefined) throw new SettingsMistake(`${file}: the price ${twice} is named twice.`);
}

function namedTwice(things: readonly { readonly id: string }[]): string | undefined {
  const ids = things.map(({ id }) => id);
  return ids.find((id, index) => ids.indexOf(id) !== index);
}

function checkProxies({ server: { trustedProxies } }: Configuration): void {
  const index = trustedProxies.findIndex((proxy) => !isNetwork(proxy));
  if (index === -1) return;
  throw new SettingsMistake(
    `server.trustedProxies.${index} must be an address, or a network such as 10.0.0.0/8 (${trustedProxies[index]}).`,
  );
}

/**
 * Checks what a process does: what one leaves to another must lie where both see it.
 *
 * @throws SettingsMistake where it does not
 */
export function checkRoles({ roles: [role, ...others], databaseUrl }: Configuration): void {
  if (others.length > 0 || databaseUrl !== undefined) return;
  throw new SettingsMistake(
    `The role ${role} alone does not go with the built-in database, which serves one process: set DATABASE_URL ` +
      'to a PostgreSQL server that the processes share, or give this one both roles.',
  );
}
