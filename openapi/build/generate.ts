import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withAnswers } from './answers.ts';
import { writeCallbacks } from './callbacks.ts';
import { writeCalls } from './calls.ts';
import { writeClient } from './client.ts';
import { writeCommands } from './commands.ts';
import { readConfigurationSchema, writeConfiguration } from './configuration.ts';
import { at, bundleContract, type Contract, listAt, type Node, readContract } from './contract.ts';
import { explanatoryExtensions, writeExtensionsTable } from './extensions.ts';
import { fingerprintOf } from './fingerprint.ts';
import { writeForms } from './forms.ts';
import { writeGroups } from './groups.ts';
import { writeJobSamples } from './job-samples.ts';
import { writeOperationTitles } from './operation-titles.ts';
import { writeOperations } from './operations.ts';
import { pricesTable } from './prices.ts';
import { publishedDocument } from './published.ts';
import { readRules, rulesTable } from './rules.ts';
import { settingsPlaces } from './settings-places.ts';
import {
  neededOptions,
  optionKinds,
  settingsNames,
  settingsSentences,
} from './settings-sentences.ts';
import { writeTypes } from './types.ts';
import { writeValidators } from './validators.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Generates all files derived from the contract.
 *
 * @returns the content of each file of `generated/`, by name; deterministic for the same contract
 */
export async function generate(): Promise<ReadonlyMap<string, string>> {
  const settings = await readConfigurationSchema();
  const contract = readContract(withTables(withAnswers(await bundleContract()), settings));
  const published = publishedDocument(contract);
  const bundle = `${JSON.stringify(published, null, 2)}\n`;
  const fingerprint = fingerprintOf(published, await explanatoryExtensions());
  const sources = {
    ...(await contractSources(contract)),
    ...(await settingsSources(settings)),
    'stamp.ts': writeStamp(contract, fingerprint),
    ...(await copyFiles()),
  };
  const stamp = `// Generated from openapi/ (contract ${fingerprint}) by \`npm run generate\`. Do not edit.\n`;
  const stamped = Object.entries(sources).map(([name, source]): [string, string] => [
    name,
    stamp + source,
  ]);
  return new Map([['openapi.json', bundle], ...stamped]);
}

/** Source code of files of `generated/`, by name. */
type Sources = Readonly<Record<string, string>>;

async function contractSources(contract: Contract): Promise<Sources> {
  const { types, publicTypes } = await writeTypes(contract);
  return {
    'types.ts': types,
    'public-types.ts': publicTypes,
    'client.ts': writeClient(contract),
    'calls.ts': writeCalls(contract),
    'groups.ts': writeGroups(contract),
    'commands.ts': writeCommands(contract),
    'forms.ts': writeForms(contract),
    'callbacks.ts': writeCallbacks(contract),
    'job-samples.ts': writeJobSamples(contract),
    'operation-titles.ts': writeOperationTitles(contract),
    ...operationSources(contract),
    'rules.ts': writeRules(contract),
    'lifecycle.ts': writeLifecycle(contract),
    'pages.ts': writePages(contract),
    'password-length.ts': writePasswordLength(contract),
    'problems.ts': writeProblems(contract),
  };
}

function operationSources(contract: Contract): Sources {
  const operations = writeOperations(contract);
  const validators = writeValidators(operations.schemas);
  const requestValidators = writeValidators(operations.requestSchemas);
  return {
    'operations.ts': operations.code,
    'requests.ts': operations.requests,
    'validators.js': validators.code,
    'validators.d.ts': validators.types,
    'request-validators.js': requestValidators.code,
    'request-validators.d.ts': requestValidators.types,
  };
}

async function settingsSources(schema: Node): Promise<Sources> {
  const { types, validator } = await writeConfiguration(schema);
  return {
    'configuration.ts': types,
    'configuration-validator.js': validator.code,
    'configuration-validator.d.ts': validator.types,
    'configuration-places.ts': writePlaces(schema),
    'configuration-sentences.ts': writeSentences(schema),
  };
}

/** Dependencies of the generated files, copied so that no runtime code imports the build. */
const COPIED = [
  'shapes.ts',
  'form-shapes.ts',
  'command-shapes.ts',
  'rule-examples.ts',
  'runtime.ts',
];

async function copyFiles(): Promise<Sources> {
  const copies = COPIED.map(async (name): Promise<[string, string]> => {
    return [name, await readFile(join(ROOT, 'openapi', 'build', name), 'utf8')];
  });
  return Object.fromEntries(await Promise.all(copies));
}

/** Adds tables of the default prices and of the rules to the reference. */
function withTables(document: Node, configuration: Node): Node {
  const contract = readContract(document);
  const prices = `Default prices, in units of quota. A gateway's own prices: \`GET /v1/models\`. The first rule that fits a request applies; what no rule fits is not served.\n\n${pricesTable(configuration, contract.operations)}\n`;
  const rules = `Every rule that a request can break, by the identifier that \`data.violations\` names.\n\n${rulesTable(contract)}\n`;
  return {
    ...document,
    tags: [
      ...listAt(document, 'tags'),
      { name: 'Prices', description: prices },
      { name: 'Rules', description: rules },
    ],
  };
}

function writeRules(contract: Contract): string {
  return `import type { Rule } from './rule-examples.ts';

/** Every rule of the contract with its examples, once a rule and variant. */
export const rules: readonly Rule[] = ${JSON.stringify(readRules(contract), null, 1)};
`;
}

function writePlaces(schema: Node): string {
  return `import type { SettingsPlace } from './shapes.ts';

/** Every place of the settings, in order. */
export const settingsPlaces: readonly SettingsPlace[] = ${JSON.stringify(settingsPlaces(schema), null, 1)};
`;
}

function writeSentences(schema: Node): string {
  return `/** What is said of settings whose faults tell nothing by themselves, by the place of their schema. */
export const settingsSentences: Readonly<Record<string, string>> = ${JSON.stringify(settingsSentences(schema), null, 1)};

/** The names that settings have, by the place of the schema that they are in. */
export const settingsNames: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(settingsNames(schema), null, 1)};

/** The kinds of upstreams that an option of an upstream is for, where it is not for all. */
export const optionKinds: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(optionKinds(schema), null, 1)};

/** The options that upstreams of a kind must have, where it needs some. */
export const neededOptions: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(neededOptions(schema), null, 1)};
`;
}

function writeLifecycle(contract: Contract): string {
  const lifecycle = at(contract.document, 'x-lifecycle');
  return `/** A job's life: its states, what each is shown as, and which may follow it. */
export const lifecycle = ${JSON.stringify(lifecycle, null, 2)} as const;

/** A state in a job's life. */
export type JobState = keyof typeof lifecycle.states;

/** The statuses that a job which has ended is shown as; none of them changes again. */
export const finalStatuses = ${JSON.stringify(finalStatuses(lifecycle))} as const;

/** The kinds of jobs, each with the operation that makes jobs of it. */
export const jobKinds = ${JSON.stringify(jobKinds(contract))} as const;

/** Why a job may have failed. */
export const failureReasons = ${JSON.stringify(failureReasons(contract))} as const;
`;
}

function writePages(contract: Contract): string {
  const pages = at(contract.document, 'x-pages');
  return `/** The paths of the pages that a browser shows. */
export const pages = ${JSON.stringify(pages, null, 2)} as const;
`;
}

function writePasswordLength({ document }: Contract): string {
  const { minLength: min, maxLength: max } = at(document, 'components', 'schemas', 'Password');
  return `/** How many characters a new password must have. */
export const passwordLength = ${JSON.stringify({ min, max })} as const;
`;
}

function jobKinds({ document }: Contract): Node {
  return at(document, 'components', 'parameters', 'JobKind', 'x-made-by');
}

function failureReasons({ document }: Contract): readonly unknown[] {
  return listAt(at(document, 'components', 'schemas', 'FailureReason'), 'enum');
}

function finalStatuses(lifecycle: Node): readonly unknown[] {
  const states = Object.values(at(lifecycle, 'states')).map((state) => at(state));
  const ended = states.filter(({ final }) => final === true).map(({ status }) => status);
  return [...new Set(ended)];
}

function writeStamp({ document }: Contract, fingerprint: string): string {
  const usual = listAt(document, 'servers').flatMap((server) =>
    Object.values(at(server, 'variables')).map((variable) => at(variable).default),
  );
  return `/** Short hash of the contract's interface, without its words and examples. */
export const fingerprint = '${fingerprint}';

/** The header with the contract's fingerprint: every response of a gateway has it, those of proxies do not. */
export const fingerprintHeader = '${fingerprintHeader(document)}';

/** Where a gateway listens that nothing else is said of. */
export const usualAddresses = { main: '${usual[0]}', alternate: '${usual[1]}' } as const;
`;
}

function fingerprintHeader(document: Node): string {
  const responses = Object.values(at(document, 'components', 'responses'));
  const headers = responses.flatMap((response) => Object.entries(at(response, 'headers')));
  const isFingerprint = (header: unknown): boolean =>
    at(header).$ref === '#/components/headers/ContractFingerprint';
  const [name] = headers.find(([, header]) => isFingerprint(header)) ?? [];
  if (name === undefined) throw new Error('No answer of the contract has its fingerprint.');
  return name;
}

function writeProblems(contract: Contract): string {
  const { Problem, ProblemV1 } = at(contract.document, 'components', 'schemas');
  const types = at(ProblemV1, 'x-error-types');
  return `import type { ProblemV1 } from './types.ts';

/** By status: the class of error that the SDKs of the upstream interfaces know it by. */
export const errorTypes: Readonly<Record<number, ProblemV1['error']['type']>> = ${JSON.stringify(types, null, 2)};

/** By status: the kind of problem, and when the same request may be sent again. */
export const problemKinds = ${JSON.stringify(at(Problem, 'x-kinds'), null, 2)} as const;

/** A kind of problem that a gateway answers. */
export type ProblemKind = (typeof problemKinds)[keyof typeof problemKinds]['kind'];
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(ROOT, 'generated');
  await mkdir(folder, { recursive: true });
  for (const [name, content] of await generate()) await writeFile(join(folder, name), content);
  await writeExtensionsTable();
}
