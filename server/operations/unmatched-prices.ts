import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { nearest } from '../../openapi/validation/nearest.ts';
import type { PriceRule } from '../usage/price-rules.ts';
import { contractModels, operationsTaking } from './served-models.ts';

/**
 * Finds names in prices that no request can match: models that none of the price's operations take, and sizes and
 * qualities that none of its models have. Such a request would get the next price, or none.
 *
 * @returns a sentence for each, which suggests the name that may have been meant
 */
export function unmatchedPrices(rules: readonly PriceRule[]): readonly string[] {
  return rules.flatMap((rule) => [
    ...unmatchedModels(rule),
    ...unmatchedChoices(rule, { word: 'size', named: rule.sizes, choicesIn: sizesIn }),
    ...unmatchedChoices(rule, { word: 'quality', named: rule.qualities, choicesIn: qualitiesIn }),
  ]);
}

function unmatchedModels({ id, operations, models = [] }: PriceRule): readonly string[] {
  const takes = (model: string) =>
    operationsTaking(model).some((operation) => operations.includes(operation));
  return models
    .filter((model) => !takes(model))
    .map((model) => {
      const meant = nearest(model, contractModels().filter(takes));
      return `The price ${id} names the model ${model}, which none of its operations takes${hint(meant)}`;
    });
}

/** The sizes or qualities of models. */
interface Choices {
  /** By model; left out where an operation has none. */
  readonly all: Readonly<Record<string, readonly string[]>> | undefined;
  /** The value that leaves the choice to the model. */
  readonly open: string | undefined;
}

interface NamedChoices {
  readonly word: string;
  readonly named: readonly string[] | undefined;
  readonly choicesIn: (pricing: Operation['pricing']) => Choices;
}

function unmatchedChoices(
  { id, operations: of, models }: PriceRule,
  { word, named = [], choicesIn }: NamedChoices,
): readonly string[] {
  const choices = OPERATIONS.filter(({ operationId }) => of.includes(operationId)).map(
    ({ pricing }) => choicesIn(pricing),
  );
  const lists = choices.flatMap(({ all = {} }) =>
    Object.entries(all).flatMap(([model, list]) =>
      (models?.includes(model) ?? true) ? [list] : [],
    ),
  );
  // A model with an empty list may have any value.
  if (lists.some(({ length }) => length === 0)) return [];
  // Unknown models are reported by `unmatchedModels`.
  if (lists.length === 0 && models !== undefined) return [];
  const known = [...lists.flat(), ...choices.flatMap(({ open }) => open ?? [])];
  return named
    .filter((one) => !known.includes(one))
    .map((one) => {
      const meant = nearest(one, known);
      return `The price ${id} names the ${word} ${one}, which none of its models has${hint(meant)}`;
    });
}

const OPERATIONS = Object.values<Operation>(operations);

function sizesIn(pricing: Operation['pricing']): Choices {
  return { all: pricing?.sizes, open: pricing?.openSize };
}

function qualitiesIn(pricing: Operation['pricing']): Choices {
  return { all: pricing?.qualities, open: pricing?.openQuality };
}

function hint(meant: string | undefined): string {
  return meant === undefined ? '.' : `. Did you mean ${meant}?`;
}
