import type {
  CommandCase,
  CommandParameter,
  CommandShape,
} from '../../generated/command-shapes.ts';

/**
 * The `--help` text of a parameter: first what always applies, then a line for each choice of the selecting parameter
 * that differs.
 */
export function describeParameter(parameter: CommandParameter, shape: CommandShape): string {
  const { cases } = parameter;
  const usual = usualDefault(parameter, shape);
  const isAsked = parameter.isRequired && parameter.fallback === undefined;
  const always = [
    ...parameter.sentences,
    ...cases.filter(({ of }) => of.length === 0).flatMap(({ sentences }) => sentences),
    ...(parameter.isList ? ['May be given several times.'] : []),
    ...(isAsked && parameter.name !== shape.argument ? ['Required.'] : []),
    ...(usual === undefined ? [] : [`Default: ${usual}.`]),
  ];
  const lines = cases.flatMap((one) => caseLine(one, usual, parameter, shape));
  return [always.join(' '), ...lines].filter((line) => line !== '').join('\n');
}

/** The first sentence of a parameter's description in the contract. */
export function briefOf({ sentences, cases }: CommandParameter): string {
  const all = [...sentences, ...cases.flatMap((one) => one.sentences)];
  return firstSentence(all[0] ?? '');
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** The default, if it is the same for all variants. */
function usualDefault({ cases }: CommandParameter, { select }: CommandShape): string | undefined {
  const defaults = new Set(cases.map((one) => one.default));
  const [usual] = defaults;
  const named = cases.flatMap(({ of }) => of);
  const isForAll = named.length === 0 || named.length === select?.values.length;
  return defaults.size === 1 && isForAll ? usual : undefined;
}

function caseLine(
  { of, sentences, default: own }: CommandCase,
  usual: string | undefined,
  { name, cases }: CommandParameter,
  { select, parameters }: CommandShape,
): readonly string[] {
  if (of.length === 0) return [];
  const flag = parameters.find((one) => one.name === select?.parameter)?.flag ?? '';
  const values = of.map((value) => (typeof value === 'string' ? value : switchOf(flag, value)));
  const isSelect = name === select?.parameter;
  const said = [
    ...sentences,
    ...(own === undefined || own === usual || isSelect ? [] : [`Default: ${own}.`]),
  ].join(' ');
  const mark = isSelect && own !== undefined ? ' (default)' : '';
  const isExclusive = cases.flatMap((one) => one.of).length < (select?.values.length ?? 0);
  const names = `${values.join(', ')}${mark}${isExclusive && !isSelect ? ' only' : ''}`;
  if (said !== '') return [`${names}: ${said}`];
  return isExclusive ? [`${names}.`] : [];
}

/** The flag for a boolean parameter: `--custom`, `--no-custom`. */
export function switchOf(flag: string, isOn: boolean): string {
  return isOn ? `--${flag}` : `--no-${flag}`;
}
