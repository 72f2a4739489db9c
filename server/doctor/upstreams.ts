import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Environment } from '../config/overrides.ts';
import { readKeys, type SecretKey } from '../config/secrets.ts';
import { SettingsError } from '../config/settings-error.ts';
import type { UpstreamFailure } from '../upstreams/port/outcome.ts';
import type { UpstreamCheck } from '../upstreams/port/upstream.ts';
import { ANY_MODEL } from '../upstreams/routes.ts';
import { UpstreamSettingsError } from '../upstreams/settings-error.ts';
import { type Finding, fine, problem, reasonOf, warning } from './finding.ts';
import { openedUpstreams } from './opened-upstreams.ts';
import type { SettingsRead } from './settings.ts';

/** Timeouts of a check, in seconds; a shorter connect timeout in the settings takes precedence. */
const PATIENCE = { connect: 10, firstByte: 15, total: 20 };

/** The findings about upstreams, and by how many seconds their clocks are ahead of this machine's. */
export interface CheckedUpstreams {
  readonly findings: readonly Finding[];
  readonly secondsAhead: readonly number[];
}

/** Inputs of the check of upstreams. */
export interface UpstreamCheckParts {
  readonly settings: SettingsRead;
  readonly environment: Environment;
  /** Whether to skip calls to upstreams. */
  readonly isOffline: boolean;
}

/** Checks that every upstream is reachable and accepts each of its keys. The calls are free of charge. */
export async function checkUpstreams(parts: UpstreamCheckParts): Promise<CheckedUpstreams> {
  const names = Object.keys(parts.settings.upstreams);
  const checked = await Promise.all(names.map((name) => checkUpstream(name, parts)));
  return {
    findings: checked.flatMap(({ findings }) => findings),
    secondsAhead: checked.flatMap(({ secondsAhead }) => secondsAhead),
  };
}

async function checkUpstream(name: string, parts: UpstreamCheckParts): Promise<CheckedUpstreams> {
  const about = `upstream ${name}`;
  const only = (...findings: readonly Finding[]) => ({ findings, secondsAhead: [] });
  try {
    const keys = keysOf(name, parts);
    await using upstream = openOne(name, parts.settings, []);
    const { check } = upstream;
    if (check === undefined) return only(fine(about, 'calls no other service'));
    const said = `${keys.length} ${keys.length === 1 ? 'key is' : 'keys are'} set`;
    if (parts.isOffline) return only(fine(about, `${said}; it was not called`));
    const nowhere = await nameFault(check.baseUrl);
    if (nowhere !== undefined) {
      const advice = `Correct upstreams.${name}.baseUrl, or the name resolution of this machine.`;
      return only(problem(about, nowhere, advice));
    }
    const tried = keys.length === 0 ? [undefined] : keys;
    const answers = await Promise.all(tried.map((key) => askWith(name, key, parts.settings)));
    return {
      findings: answers.flatMap(({ findings }) => findings),
      secondsAhead: answers.flatMap(({ secondsAhead }) => secondsAhead),
    };
  } catch (error) {
    if (!(error instanceof UpstreamSettingsError || error instanceof SettingsError)) throw error;
    const mistakes = error instanceof SettingsError ? error.mistakes : [error.message];
    const advice = 'Correct it in the settings or the environment.';
    return only(...mistakes.map((mistake) => problem(about, mistake, advice)));
  }
}

function keysOf(name: string, { settings, environment }: UpstreamCheckParts): readonly SecretKey[] {
  const upstreams = Object.entries(settings.upstreams).filter(([one]) => one === name);
  const named = { ...settings, upstreams: Object.fromEntries(upstreams) };
  return readKeys(named, environment).get(name) ?? [];
}

/** Opens an upstream with a single key or none, so that an answer can be attributed to the key. */
function openOne(
  name: string,
  { upstreams, originOf }: SettingsRead,
  keys: readonly SecretKey[],
): AsyncDisposable & { readonly check: UpstreamCheck | undefined } {
  const configured = upstreams[name];
  const { timeouts } = configured ?? {};
  const connect = Math.min(timeouts?.connect ?? PATIENCE.connect, PATIENCE.connect);
  const settings =
    configured === undefined
      ? {}
      : { [name]: { ...configured, timeouts: { ...configured.timeouts, ...PATIENCE, connect } } };
  const opened = openedUpstreams({ upstreams: settings, originOf }, new Map([[name, keys]]));
  const upstream = opened.get(name)?.upstream;
  return {
    check: upstream?.check,
    [Symbol.asyncDispose]: async () => upstream?.close(),
  };
}

async function askWith(
  name: string,
  key: SecretKey | undefined,
  settings: SettingsRead,
): Promise<CheckedUpstreams> {
  await using upstream = openOne(name, settings, key === undefined ? [] : [key]);
  const { check } = upstream;
  if (check === undefined) return { findings: [], secondsAhead: [] };
  const tried = { about: `upstream ${name}`, origin: new URL(check.baseUrl).origin, key };
  const outcome = await check.ask({ signal: new AbortController().signal });
  if (!outcome.ok) return { findings: [failureOf(outcome.failure, tried)], secondsAhead: [] };
  const { models = [], time } = outcome.value;
  const taken = key === undefined ? 'answers without a key' : `accepts the key from ${key.label}`;
  return {
    findings: [
      fine(tried.about, taken),
      ...unknownModels(name, settings, models).map((model) => notListed(model, tried)),
    ],
    secondsAhead: time === undefined ? [] : [(time.getTime() - Date.now()) / 1000],
  };
}

/** The call that a finding is about. */
interface Tried {
  readonly about: string;
  /** The origin of the base URL, without credentials that the URL may contain. */
  readonly origin: string;
  readonly key: SecretKey | undefined;
}

function notListed(model: string, { about }: Tried): Finding {
  const advice =
    'Correct its name in models, unless the upstream accepts names that it does not list.';
  return warning(about, `does not list the model ${model}.`, advice);
}

function failureOf(failure: UpstreamFailure, { about, origin, key }: Tried): Finding {
  switch (failure.kind) {
    case 'keyless':
      if (key === undefined)
        return problem(about, `${origin} needs a key, and none is set.`, 'Name one in its keys.');
      return problem(
        about,
        `${origin} does not accept the key from ${key.label}.`,
        'Replace it with a valid one that has quota.',
      );
    case 'limited':
    case 'spared':
      return warning(about, `${origin} accepts no more requests just now.`, 'Try again later.');
    case 'refused':
    case 'moderated':
    case 'unknown-job':
      return warning(
        about,
        `${origin} answers, but not the request that checks the key.`,
        'Check its baseUrl; if it is right, a request will tell the rest.',
      );
    case 'failed':
    case 'timed-out':
      return problem(
        about,
        `${failure.message.replace(/\.$/, '')}: ${origin}.`,
        'Check its baseUrl, and that it runs.',
      );
  }
}

/** The configured models that the upstream does not list; none if it lists nothing at all. */
function unknownModels(
  name: string,
  { models }: SettingsRead,
  listed: readonly string[],
): readonly string[] {
  const asked = models.flatMap(({ id, upstream, model, upstreams = [] }) => {
    const all = upstream === undefined ? upstreams : [{ upstream, model }];
    return all.filter((one) => one.upstream === name).map((one) => one.model ?? id);
  });
  const wanted = [...new Set(asked)].filter((model) => model !== ANY_MODEL);
  return listed.length === 0 ? [] : wanted.filter((model) => !listed.includes(model));
}

/** Why the host name of a URL cannot be resolved; `undefined` if it can, or is an IP address. */
async function nameFault(address: string): Promise<string | undefined> {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return undefined;
  try {
    await lookup(host);
    return undefined;
  } catch (error) {
    return `The name ${host} cannot be resolved: ${reasonOf(error)}.`;
  }
}
