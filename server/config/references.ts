import type { Configuration } from '../../generated/configuration.ts';
import { quoted } from '../../openapi/validation/wording.ts';
import { isNetwork } from './networks.ts';
import { SettingsError } from './settings-error.ts';
import type { SettingPath } from './settings-faults.ts';

/** Where settings came from, as far as it explains mistakes in them. */
export interface SaidIn {
  /** Whether the file lists models. */
  readonly saysModels: boolean;
  /** Where a setting was given: a line of the file, a variable or an option. */
  readonly originOf: (path: SettingPath) => string;
}

/**
 * Checks references between settings, and rules that a schema cannot express.
 *
 * @throws SettingsError if one is violated
 */
export function checkReferences(configuration: Configuration, said: SaidIn): void {
  checkModels(configuration, said);
  checkPrices(configuration, said);
  checkProxies(configuration, said);
}

/** Referenced upstreams must exist, and model identifiers must be unique. */
function checkModels({ upstreams, models }: Configuration, { saysModels, originOf }: SaidIn): void {
  if (!saysModels && !Object.hasOwn(upstreams, 'sandbox')) {
    throw new SettingsError(
      `${originOf(['upstreams'])}: models must name the upstream of each model: without it, the upstream sandbox serves all, and there is none.`,
    );
  }
  checkNamedOnce('model', models, (index) => originOf(['models', index]));
  for (const [index, { id, upstream, upstreams: several = [] }] of models.entries()) {
    const named = upstream === undefined ? several.map((one) => one.upstream) : [upstream];
    const missing = named.findIndex((name) => !Object.hasOwn(upstreams, name));
    if (missing === -1) continue;
    const inside = upstream === undefined ? ['upstreams', String(missing)] : ['upstream'];
    throw new SettingsError(
      `${originOf(['models', String(index), ...inside])}: the model ${id} names the upstream ${named[missing]}, which does not exist.`,
    );
  }
}

/** Identifiers of prices must be unique, as ledger entries refer to them. */
function checkPrices({ prices }: Configuration, { originOf }: SaidIn): void {
  checkNamedOnce('price', prices.rules, (index) => originOf(['prices', 'rules', index]));
}

function checkNamedOnce(
  kind: string,
  things: readonly { readonly id: string }[],
  originAt: (index: string) => string,
): void {
  const ids = things.map(({ id }) => id);
  const again = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (again === -1) return;
  throw new SettingsError(`${originAt(String(again))}: the ${kind} ${ids[again]} is named twice.`);
}

function checkProxies({ server: { trustedProxies } }: Configuration, { originOf }: SaidIn): void {
  const index = trustedProxies.findIndex((proxy) => !isNetwork(proxy));
  if (index === -1) return;
  const origin = originOf(['server', 'trustedProxies', String(index)]);
  throw new SettingsError(
    `${origin}: server.trustedProxies[${index}] must be an address, or a network such as 10.0.0.0/8, not ${quoted(trustedProxies[index])}.`,
  );
}

/**
 * Checks the roles of a process: one that shares data with other processes needs a database that they can all reach.
 *
 * @throws SettingsError if it has none
 */
export function checkRoles({ roles: [role, ...others], databaseUrl }: Configuration): void {
  if (others.length > 0 || databaseUrl !== undefined) return;
  throw new SettingsError(
    `The role ${role} alone does not go with the built-in database, which serves one process: set DATABASE_URL ` +
      'to a PostgreSQL server that the processes share, or give this one both roles.',
  );
}
