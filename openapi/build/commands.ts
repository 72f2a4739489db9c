import { type Appearance, HOW_TO_ANSWER, paragraphs, readParameter } from './command-parameters.ts';
import type { CommandParameter, CommandShape } from './command-shapes.ts';
import {
  at,
  type Contract,
  isNode,
  listAt,
  type Node,
  type OperationNode,
  type Schema,
  textAt,
} from './contract.ts';
import { readPhrases } from './phrases.ts';
import { type RequestBodyNode, readRequestBodies } from './requests.ts';
import { readOperationRules } from './rules.ts';
import type { Phrase } from './shapes.ts';

/** Writes what the command line shows and reads for each operation with a command; it validates no rules. */
export function writeCommands(contract: Contract): string {
  const commands = contract.operations
    .filter((operation) => isNode(operation['x-command']))
    .map((operation): [string, CommandShape] => [
      operation.operationId,
      readCommand(contract, operation),
    ]);
  return `import type { CommandShape } from './command-shapes.ts';

/** The operations that have a command. */
export type CommandOperation = ${commands.map(([name]) => `'${name}'`).join(' | ')};

/** The commands that stand for operations. */
export const commands: Readonly<Record<CommandOperation, CommandShape>> = ${JSON.stringify(Object.fromEntries(commands), null, 1)};
`;
}

function readCommand(contract: Contract, operation: OperationNode): CommandShape {
  const stated = at(operation, 'x-command');
  // Files are sent as parts of a form; JSON need not repeat what the form offers.
  const bodies = readRequestBodies(contract, operation).toSorted(
    (one, other) => rank(one) - rank(other),
  );
  const [body] = bodies;
  const appearances = [...bodies.flatMap(inBody), ...besideBody(contract, operation)];
  const names = [...new Set(appearances.map(({ name }) => name))];
  const argument = textAt(stated, 'argument');
  const alias = textAt(stated, 'alias');
  const select = body?.select?.parameter;
  const values = body?.variants.flatMap(({ value }) => value ?? []) ?? [];
  const parameters = names.flatMap((name) => {
    const of = appearances.filter((appearance) => appearance.name === name);
    const parameter = readParameter(of, { select, values, bodies });
    return parameter === undefined ? [] : [parameter];
  });
  const say = sayingFlags(parameters, argument);
  const unasked = names.filter((name) => HOW_TO_ANSWER.has(name));
  return {
    name: textAt(stated, 'name') ?? '',
    ...(alias === undefined ? {} : { alias }),
    operationId: operation.operationId,
    summary: textAt(stated, 'summary') ?? textAt(operation, 'summary') ?? '',
    description: paragraphs(textAt(stated, 'help') ?? textAt(operation, 'description') ?? '').map(
      say,
    ),
    ...(argument === undefined ? {} : { argument }),
    ...(select === undefined ? {} : { select: { parameter: select, values } }),
    parameters: parameters.map((parameter) => ({
      ...parameter,
      sentences: parameter.sentences.map(say),
      cases: parameter.cases.map((one) => ({ ...one, sentences: one.sentences.map(say) })),
    })),
    rules: readRulesBetween(operation, bodies)
      .filter((rule) => !unasked.some((name) => wordsOf(rule).includes(name)))
      .map(say),
  };
}

function rank({ mediaType }: RequestBodyNode): number {
  return mediaType === 'multipart/form-data' ? 0 : 1;
}

function besideBody(contract: Contract, operation: OperationNode): readonly Appearance[] {
  return listAt(operation, 'parameters')
    .map(contract.resolve)
    .map((parameter) => {
      const schema = contract.inline(parameter.schema);
      return {
        name: String(parameter.name),
        in: placeOf(parameter),
        of: undefined,
        schema: {
          ...schema,
          description:
            textAt(parameter, 'x-command-help') ?? textAt(parameter, 'description') ?? '',
        },
        isRequired: parameter.required === true,
        sentences: ruleSentences(Object.entries(readPhrases(schema))),
      };
    });
}

function placeOf(parameter: Node): CommandParameter['in'] {
  const place = parameter.in;
  return place === 'path' || place === 'query' ? place : 'header';
}

function inBody(body: RequestBodyNode): readonly Appearance[] {
  return body.variants.flatMap(({ value, schema, files }) => {
    const phrases = Object.entries(readPhrases(schema));
    const own = Object.entries(schema.properties ?? {}).map(([name, property]): Appearance => {
      const rules = phrases.filter(([place]) => place.startsWith(`#/properties/${name}/`));
      const ofFiles = (files[name] ?? []).map(({ sentence }) => sentence);
      return {
        name,
        in: 'body',
        of: value,
        schema: property,
        isRequired: schema.required?.includes(name) === true,
        sentences: [...ruleSentences(rules), ...ofFiles],
      };
    });
    return [...own, ...passedOnIn(schema, value)];
  });
}

/** Parameters that are passed on. One without a type takes an object, for which there is no flag. */
function passedOnIn(schema: Schema, of: Appearance['of']): readonly Appearance[] {
  return Object.entries(at(schema, 'x-passed-on')).flatMap(([name, stated]): Appearance[] => {
    if (!isNode(stated) || stated.command === false) return [];
    return [
      { name, in: 'body', of, schema: stated, isRequired: false, sentences: [], isPassedOn: true },
    ];
  });
}

/** The sentences of the rules in a schema; a list of values is shown as one, with the description of each. */
function ruleSentences(phrases: readonly (readonly [string, Phrase])[]): readonly string[] {
  return phrases
    .filter(([place]) => !/\/(enum|const)$/.test(place))
    .map(([, { sentence }]) => sentence);
}

/** Rules between several parameters, or beyond schemas. */
function readRulesBetween(
  operation: OperationNode,
  bodies: readonly RequestBodyNode[],
): readonly string[] {
  const conditions = bodies.flatMap(({ variants }) =>
    variants.flatMap(({ schema }) =>
      (schema.allOf ?? [])
        // A command sends only the parameters that it has options for.
        .filter((rule) => !('propertyNames' in rule))
        .map(({ description }) => paragraphs(description ?? '').join(' ')),
    ),
  );
  const checked = readOperationRules(operation).map(({ sentence }) => `${sentence}.`);
  return [...new Set([...conditions, ...checked])].filter((sentence) => sentence !== '');
}

function wordsOf(sentence: string): readonly string[] {
  return sentence.match(/[\w-]+/g) ?? [];
}

/** Replaces parameter names by their flags where the name is unambiguous. */
function sayingFlags(
  parameters: readonly CommandParameter[],
  argument: string | undefined,
): (text: string) => string {
  const flags = new Map(
    parameters.map(({ name, flag }) => [name, name === argument ? `<${flag}>` : `--${flag}`]),
  );
  return (text) =>
    text
      .replace(/`([^`]+)`/g, (_, quoted: string) => flags.get(quoted) ?? quoted)
      .replace(
        /(?<![\w-])[a-z]+(?:_[a-z]+|[A-Z][a-z]+)+(?![\w-])/g,
        (word) => flags.get(word) ?? word,
      )
      .replaceAll('{parameter}', 'It');
}
