import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { at, type Node } from './contract.ts';
import { type ValidatorsSource, writeValidators } from './validators.ts';

/** The source code of the settings' types and validator. */
export interface ConfigurationSource {
  readonly types: string;
  readonly validator: ValidatorsSource;
}

/** Reads the schema of `patchbay.yaml`. */
export async function readConfigurationSchema(): Promise<Node> {
  const folder = dirname(dirname(fileURLToPath(import.meta.url)));
  const schema: unknown = parse(await readFile(join(folder, 'configuration.yaml'), 'utf8'));
  return at({ schema }, 'schema');
}

/**
 * Writes the types and the validator of `patchbay.yaml`. The validator also fills in defaults, so that settings with a
 * default are not optional in the type.
 */
export async function writeConfiguration(schema: Node): Promise<ConfigurationSource> {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Configuration', version: '1' },
    paths: {},
    components: { schemas: { Configuration: schema } },
  };
  const tree = await openapiTS(JSON.stringify(document), {
    defaultNonNullable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return {
    types: astToString(tree),
    validator: writeValidators(new Map([['Configuration', schema]]), {
      fillDefaults: true,
    }),
  };
}
