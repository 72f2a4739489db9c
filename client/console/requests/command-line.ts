import type { CommandParameter, CommandShape } from '../../../generated/command-shapes.ts';
import { commands } from '../../../generated/commands.ts';
import type { JsonObject } from '../../../openapi/validation/outcome.ts';
import type { FormRequest } from '../forms/form-request.ts';
import { shellLines, shellWord, unstreamedFields } from './request-text.ts';

/**
 * A request as a command of the command-line client.
 *
 * @param origin - the URL of the gateway
 * @returns `undefined` if there is no command for it, or no command that can express all of it
 */
export function commandLineOf(request: FormRequest, origin: string): string | undefined {
  const all: Readonly<Record<string, CommandShape>> = commands;
  const shape = all[request.form.operationId];
  const values = givenIn(request);
  if (shape === undefined) return undefined;
  const words = Object.entries(values).map(([name, value]) => {
    const parameter = shape.parameters.find((candidate) => candidate.name === name);
    return parameter === undefined ? undefined : wordsOf(parameter, value, shape);
  });
  const said = words.filter((list) => list !== undefined);
  if (said.length < words.length) return undefined;
  const argument = shape.argument === undefined ? undefined : values[shape.argument];
  const bare = argumentWords(argument);
  const isAfterDashes = [argument].flat().some(isDashed);
  return shellLines([
    `patchbay ${[shape.name, ...(isAfterDashes ? [] : bare)].join(' ')}`,
    ...said.flat(),
    `--base-url ${shellWord(origin)}`,
    // After `--`, an argument that begins with a dash is not read as an option.
    ...(isAfterDashes ? [`-- ${bare.join(' ')}`] : []),
  ]);
}

function givenIn(request: FormRequest): JsonObject {
  const { parameters, files } = request;
  const names = Object.entries(files).map(([name, list]) => [name, list.map((file) => file.name)]);
  return { ...parameters, ...unstreamedFields(request), ...Object.fromEntries(names) };
}

/** The options that express a value; `undefined` if none can. */
function wordsOf(
  { name, flag, type, field }: CommandParameter,
  value: unknown,
  { argument }: CommandShape,
): readonly string[] | undefined {
  if (type === 'boolean') return [value === true ? `--${flag}` : `--no-${flag}`];
  const items = [value].flat().map((item: unknown) => innerOf(item, field));
  if (items.some((item) => typeof item === 'object')) return undefined;
  // The command line would turn a value that is not a text into one.
  if (type === 'string' && items.some((item) => typeof item !== 'string')) return undefined;
  if (name === argument) return [];
  // With `=`, a value that begins with a dash is not read as an option.
  return items.map((item) => `--${flag}${isDashed(item) ? '=' : ' '}${shellWord(String(item))}`);
}

function innerOf(item: unknown, field: string | undefined): unknown {
  const isWrapped = field !== undefined && typeof item === 'object' && item !== null;
  return isWrapped ? Reflect.get(item, field) : item;
}

function argumentWords(argument: unknown): readonly string[] {
  return [argument]
    .flat()
    .filter((word) => word !== undefined)
    .map((word) => shellWord(String(word)));
}

function isDashed(item: unknown): boolean {
  return String(item).startsWith('-');
}
