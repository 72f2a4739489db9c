import { Argument, type Command, type Help, InvalidArgumentError, Option } from 'commander';
import type { CommandParameter, CommandShape } from '../../generated/command-shapes.ts';
import { unfitForHeader } from '../header-value.ts';
import { briefOf, describeParameter, switchOf } from './option-help.ts';

/** A request as given on the command line. The gateway validates it, not the command. */
export interface GivenRequest {
  /** The body, path and query parameters, by their names in the contract. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The headers, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The command to add and where to add it. */
export interface ContractCommandPlace {
  readonly parent: Command;
  readonly shape: CommandShape;
  /** The heading of the command in the help. */
  readonly group: string;
}

/** An option for a parameter, with a short description for completion. */
export class ParameterOption extends Option {
  readonly brief: string;
  constructor(flags: string, description: string, brief: string) {
    super(flags, description);
    this.brief = brief;
  }
}

/** Adds the command of an operation: an option for each parameter, with the contract's descriptions as help. */
export function addContractCommand({ parent, shape, group }: ContractCommandPlace): Command {
  const name = shape.name.split(' ').at(-1) ?? shape.name;
  const command = parent
    .command(name)
    .helpGroup(group)
    .aliases(shape.alias === undefined ? [] : [shape.alias])
    .summary(`${shape.summary}.`)
    .description([`${shape.summary}.`, ...shape.description].join('\n\n'))
    // The contract's descriptions already name choices and defaults.
    .configureHelp({ optionDescription: ({ description }) => description })
    .optionsGroup('The request:');
  for (const parameter of shape.parameters) addParameter(command, parameter, shape);
  const { rules } = shape;
  if (rules.length > 0) command.addHelpText('after', () => rulesHelp(command, rules));
  return command;
}

/** The heading of options that the gateway does not check. Not every model has them. */
const PASSED_ON = 'Passed on to the model:';

function addParameter(command: Command, parameter: CommandParameter, shape: CommandShape): void {
  const description = describeParameter(parameter, shape);
  if (parameter.name === shape.argument) {
    const word = parameter.isList ? `${parameter.flag}...` : parameter.flag;
    const bare = parameter.isRequired ? `<${word}>` : `[${word}]`;
    command.addArgument(new Argument(bare, description));
    return;
  }
  const { flag, alias, type } = parameter;
  const brief = briefOf(parameter);
  if (type === 'boolean') {
    const opposite = `The opposite of --${flag}.`;
    command.addOption(new ParameterOption(switchOf(flag, true), description, brief));
    command.addOption(new ParameterOption(switchOf(flag, false), opposite, opposite));
    return;
  }
  const names = alias === undefined ? `--${flag}` : `--${alias}, --${flag}`;
  const option = new ParameterOption(`${names} <${placeholderOf(parameter)}>`, description, brief);
  if (parameter.isPassedOn === true) option.helpGroup(PASSED_ON);
  const read = readingOf(parameter);
  option.argParser((text, before: unknown) =>
    parameter.isList ? [...(Array.isArray(before) ? before : []), read(text)] : read(text),
  );
  // Only for completion and help, without validation: a newer gateway may accept more than this contract knows.
  if (parameter.choices.length > 0) option.argChoices = [...parameter.choices];
  command.addOption(option);
}

function placeholderOf({ type, choices }: CommandParameter): string {
  if (type === 'file') return 'file';
  if (type === 'string') return choices.length > 0 ? 'choice' : 'text';
  return 'number';
}

function readingOf({ type, in: place }: CommandParameter): (text: string) => string | number {
  if (place === 'header') return headerText;
  if (type === 'string' || type === 'file') return (text) => text;
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isFinite(value)) {
      throw new InvalidArgumentError('It must be a number.');
    }
    if (type === 'integer' && !Number.isInteger(value)) {
      throw new InvalidArgumentError('It must be a whole number.');
    }
    return value;
  };
}

function headerText(text: string): string {
  const fault = unfitForHeader(text);
  if (fault === undefined) return text;
  throw new InvalidArgumentError(`It ${fault}`);
}

/** The rules that concern more than one option, wrapped to the terminal. */
function rulesHelp(command: Command, rules: readonly string[]): string {
  const help: Help = command.createHelp();
  const width = command.configureOutput().getOutHelpWidth?.() ?? DEFAULT_WIDTH;
  const items = rules.map((rule) => {
    const [first = '', ...more] = help.boxWrap(rule, width - INDENT).split('\n');
    return [`- ${first}`, ...more.map((line) => `  ${line}`)].join('\n');
  });
  return `\nRules beyond single options:\n${items.join('\n')}`;
}

const DEFAULT_WIDTH = 80;
const INDENT = 2;

/**
 * Reads the request from a command's options, adding defaults for parameters that the contract requires nonetheless.
 */
export function readRequest(command: Command, shape: CommandShape): GivenRequest {
  const values: Record<string, unknown> = {};
  const headers: Record<string, string> = {};
  for (const parameter of shape.parameters) {
    const given = givenFor(command, parameter, shape);
    if (given === undefined) continue;
    if (parameter.in === 'header') headers[parameter.name.toLowerCase()] = String(given);
    else values[parameter.name] = wrapped(given, parameter);
  }
  return { values: withUsual(values, shape), headers };
}

function givenFor(command: Command, parameter: CommandParameter, shape: CommandShape): unknown {
  if (parameter.name !== shape.argument) return command.getOptionValue(attributeOf(parameter.flag));
  const index = command.registeredArguments.findIndex(
    (argument) => argument.name() === parameter.flag,
  );
  const given: unknown = command.processedArgs[index];
  // The library returns an empty list if a repeatable argument is omitted.
  return Array.isArray(given) && given.length === 0 ? undefined : given;
}

/** The name under which the library stores an option's value: `videoLength` for `video-length`. */
function attributeOf(flag: string): string {
  return new Option(`--${flag}`).attributeName();
}

function wrapped(given: unknown, { field }: CommandParameter): unknown {
  if (field === undefined || !Array.isArray(given)) return given;
  return given.map((value: unknown) => ({ [field]: value }));
}

function withUsual(
  given: Readonly<Record<string, unknown>>,
  shape: CommandShape,
): Record<string, unknown> {
  const usual = shape.parameters.flatMap(({ name, fallback }) =>
    fallback === undefined ? [] : [[name, fallback] as const],
  );
  return { ...Object.fromEntries(usual), ...impliedChoice(given, shape), ...given };
}

/**
 * The value of the selecting parameter if the contract requires it, it was omitted, and exactly one of its values fits
 * the other parameters: given lyrics, for example, the choice of lyrics is implied.
 */
function impliedChoice(
  given: Readonly<Record<string, unknown>>,
  { select, parameters }: CommandShape,
): Record<string, unknown> {
  const chooser = parameters.find(({ name }) => name === select?.parameter);
  if (select === undefined || chooser?.isRequired !== true) return {};
  const fitting = select.values.filter((value) =>
    parameters.every(({ name, cases }) => {
      const takers = cases.flatMap(({ of }) => of);
      return given[name] === undefined || takers.length === 0 || takers.includes(value);
    }),
  );
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0 ? {} : { [select.parameter]: only };
}
