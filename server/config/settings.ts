import { existsSync } from 'node:fs';
import type { Configuration } from '../../generated/configuration.ts';
import { validateConfiguration } from '../../generated/configuration-validator.js';
import { fieldsIn, isObject, type JsonObject } from '../foundation/json-object.ts';
import { optionsOfOtherKinds } from './option-kinds.ts';
import { type Environment, type Flags, given, originOf, overrides } from './overrides.ts';
import { checkReferences, checkRoles, type SaidIn } from './references.ts';
import { keyFiles, readChosenKey, readKeys, readMailPassword, type SecretKey } from './secrets.ts';
import { SettingsError, SettingsFileMissing } from './settings-error.ts';
import { explainFaults, type SettingFault, type SettingPath } from './settings-faults.ts';
import { withoutEmptySections } from './settings-file.ts';
import { contentOf, nothingRead, readSettingsText } from './settings-text.ts';
import { readTracesAddress } from './traces-address.ts';

/** The settings without their secrets. */
export interface ReadConfiguration extends Configuration, Pick<SaidIn, 'originOf'> {
  /** Warnings about settings without effect, each prefixed with its location. */
  readonly passedOver: readonly string[];
}

/** The complete settings of a gateway. */
export interface Settings extends ReadConfiguration {
  /** The key that the operator has chosen for the local account. */
  readonly chosenKey: string | undefined;
  /** The API keys of upstreams, by upstream name. */
  readonly upstreamKeys: ReadonlyMap<string, readonly SecretKey[]>;
  /** The password for the mail server. */
  readonly mailPassword?: string | undefined;
  /** The settings file, which may be missing, and the files with upstream keys. */
  readonly files: readonly string[];
  /** The URL to post traces to; undefined if tracing is off. */
  readonly tracesAddress?: string | undefined;
}

const DEFAULT_FILE = 'patchbay.yaml';

/**
 * Reads the settings from the file, the environment and the command line.
 *
 * @throws SettingsError if one of them is invalid
 */
export function readSettings(flags: Flags, environment: Environment): Settings {
  const configuration = readConfiguration(flags, environment);
  const mistakes = mistakesIn([
    ...checksBeside(configuration, environment),
    () => readKeys(configuration, environment),
    () => readMailPassword(configuration, environment),
  ]);
  if (mistakes.length > 0) throw new SettingsError(mistakes.flatMap((error) => error.mistakes));
  return {
    ...configuration,
    chosenKey: readChosenKey(environment),
    upstreamKeys: readKeys(configuration, environment),
    mailPassword: readMailPassword(configuration, environment),
    files: [settingsFile(flags, environment), ...keyFiles(configuration)],
    tracesAddress: readTracesAddress(configuration.tracing, environment),
  };
}

/** Mistakes that `readConfiguration` does not detect: in the roles and the environment. */
export function mistakesBeside(
  configuration: Configuration,
  environment: Environment,
): readonly SettingsError[] {
  return mistakesIn(checksBeside(configuration, environment));
}

/** Throws a SettingsError if something is wrong. */
type Check = () => unknown;

function checksBeside(configuration: Configuration, environment: Environment): readonly Check[] {
  return [
    () => checkRoles(configuration),
    () => readChosenKey(environment),
    () => readTracesAddress(configuration.tracing, environment),
  ];
}

function mistakesIn(checks: readonly Check[]): readonly SettingsError[] {
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof SettingsError) return [error];
      throw error;
    }
  });
}

/**
 * Reads the settings without their secrets.
 *
 * @throws SettingsError if one of them is invalid
 */
export function readConfiguration(flags: Flags, environment: Environment): ReadConfiguration {
  const named = fileNamed(flags, environment);
  const file = named ?? DEFAULT_FILE;
  if (named !== undefined && !existsSync(named)) throw new SettingsFileMissing(named);
  const read = existsSync(file) ? readSettingsText(contentOf(file), file) : nothingRead(file);
  if (!isObject(read.said)) throw new SettingsError(`${file} must hold settings by their names.`);
  const written = withoutEmptySections(read.said);
  const saysModels = Object.hasOwn(written, 'models');
  const said = overrides(flags, environment);
  const document = said.reduce(
    (before, { path, value }) => withValue(before, path, value),
    written,
  );
  const saidAt = (path: SettingPath) => originOf(path, said) ?? read.originOf(path);
  const strange = optionsOfOtherKinds(document);
  if (!isConfiguration(document)) {
    const faults = explainFaults(validateConfiguration.errors ?? [], document);
    throw new SettingsError(linesOf(faults, saidAt));
  }
  checkReferences(document, { saysModels, originOf: saidAt });
  return { ...document, originOf: saidAt, passedOver: linesOf(strange, saidAt) };
}

/** The path of the settings file; the file may be missing. */
export function settingsFile(flags: Flags, environment: Environment): string {
  return fileNamed(flags, environment) ?? DEFAULT_FILE;
}

function fileNamed({ config }: Flags, { PATCHBAY_CONFIG }: Environment): string | undefined {
  return config ?? given(PATCHBAY_CONFIG);
}

/** Returns the document with a value set at a path. */
function withValue(
  document: JsonObject,
  [key, ...deeper]: readonly string[],
  value: unknown,
): JsonObject {
  if (key === undefined) return document;
  if (deeper.length === 0) return { ...document, [key]: value };
  const inner = document[key];
  return { ...document, [key]: withValue(fieldsIn(inner), deeper, value) };
}

function isConfiguration(document: unknown): document is Configuration {
  return validateConfiguration(document);
}

/** Prefixes each sentence with the location of its setting: a line of the file, a variable or an option. */
function linesOf(
  faults: readonly SettingFault[],
  saidAt: (path: SettingPath) => string,
): readonly string[] {
  return faults.map(({ path, sentence }) => `${saidAt(path)}: ${sentence}`);
}
