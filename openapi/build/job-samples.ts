import { at, type Contract, listAt, textAt } from './contract.ts';

/** An example of a job's record. */
interface SampleNode {
  /** The kind of job and what has become of it, such as `video.running`. */
  readonly name: string;
  /** The name of its schema. */
  readonly schema: string;
  readonly record: unknown;
}

/** Writes the contract's examples of job records, by names such as `video.running`. */
export function writeJobSamples(contract: Contract): string {
  const samples = samplesOf(contract);
  const records = Object.fromEntries(samples.map(({ name, record }) => [name, record]));
  return [
    "import type * as types from './types.ts';",
    '',
    '/** The record of each sample. */',
    'export interface JobSamples {',
    ...samples.map(({ name, schema }) => `  readonly '${name}': types.${schema};`),
    '}',
    '',
    "/** The contract's examples of job records; those of jobs that have ended are also the bodies of callbacks. */",
    `export const jobSamples: JobSamples = ${JSON.stringify(records, null, 1)};`,
    '',
  ].join('\n');
}

/** The examples whose names are of the form `videoJobRunning`. */
function samplesOf(contract: Contract): readonly SampleNode[] {
  const examples = at(contract.document, 'components', 'examples');
  return Object.entries(examples).flatMap(([title, example]) => {
    const [, kind, state] = /^([a-z]+)Job([A-Z][a-z]+)$/.exec(title) ?? [];
    if (kind === undefined || state === undefined) return [];
    const record = at(example, 'value');
    const schema = schemaOf(contract, textAt(at(record, 'data'), 'action') ?? '', record.status);
    return [{ name: `${kind}.${state.toLowerCase()}`, schema, record }];
  });
}

function schemaOf(contract: Contract, action: string, status: unknown): string {
  const name = `${action.charAt(0).toUpperCase()}${action.slice(1)}JobRecord`;
  const forms = listAt(at(contract.document, 'components', 'schemas', name), 'oneOf');
  const form = forms.find(
    (one) => at(contract.resolve(one), 'properties', 'status').const === status,
  );
  if (form === undefined) throw new Error(`The example of a job of ${action} is no record of it.`);
  return contract.nameOf(form);
}
