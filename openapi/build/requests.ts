import {
  at,
  type Contract,
  isList,
  isNode,
  listAt,
  type Node,
  type OperationNode,
  type Schema,
  textAt,
} from './contract.ts';
import { ownSentence, readPhrases, ruleOf, type StatedPhrase, withoutStop } from './phrases.ts';
import { alternatives, oneOf } from './sentences.ts';
import type { Alias, FileRule, Selection } from './shapes.ts';

/** One variant of a request body, before its validator is compiled. */
export interface VariantNode {
  readonly name: string;
  readonly value: string | boolean | undefined;
  readonly schema: Schema;
  readonly phrases: Readonly<Record<string, StatedPhrase>>;
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly types: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, readonly (FileRule & { readonly stated: Schema })[]>>;
  readonly address: 'main' | 'alternate';
  /** A complete example of a request, if the contract has one. */
  readonly base: Node | undefined;
}

/** The body of a request in one media type, before its validators are compiled. */
export interface RequestBodyNode {
  readonly mediaType: string;
  readonly schemaName: string;
  readonly select: (Selection & { readonly stated: Schema }) | undefined;
  readonly variants: readonly VariantNode[];
  readonly aliases: readonly Alias[];
  readonly synonyms: Readonly<Record<string, string>>;
  readonly unwrap: Readonly<Record<string, string>>;
  readonly nullIsAbsent: readonly string[] | undefined;
  readonly exclusive: Readonly<Record<string, ExclusiveNode>>;
}

/** A parameter that not every variant accepts. */
export interface ExclusiveNode extends StatedPhrase {
  readonly values: readonly (string | boolean)[];
  /** The first variant that accepts it. */
  readonly variant: string;
}

/** Reads the bodies that an operation accepts, one for each media type. */
export function readRequestBodies(
  contract: Contract,
  operation: OperationNode,
): readonly RequestBodyNode[] {
  const content = at(operation, 'requestBody', 'content');
  return Object.keys(content).map((mediaType) =>
    readBody(contract, mediaType, at(content, mediaType)),
  );
}

function readBody(contract: Contract, mediaType: string, media: Node): RequestBodyNode {
  const schemaName = contract.nameOf(media.schema);
  const root = contract.inline(media.schema);
  const select = readSelection(contract, media.schema);
  const names =
    isList(root.oneOf) && select !== undefined
      ? listAt(contract.resolve(media.schema), 'oneOf').map(contract.nameOf)
      : [schemaName];
  const schemas = select === undefined ? [root] : (root.oneOf ?? []);
  const examples = Object.values(at(media, 'examples')).map((example) =>
    at(contract.resolve(example), 'value'),
  );
  const variants = schemas.map((schema, index) =>
    readVariant(contract, schema, {
      name: names[index] ?? schemaName,
      select: select?.parameter,
      examples,
    }),
  );
  return {
    mediaType,
    schemaName,
    select,
    variants: withModelNamed(variants, select?.parameter),
    ...readParameters(variants),
    nullIsAbsent: readNullIsAbsent(contract.resolve(media.schema)),
    exclusive: select === undefined ? {} : readExclusive(variants, select.parameter),
  };
}

function readSelection(contract: Contract, reference: unknown): RequestBodyNode['select'] {
  const stated: Schema = contract.resolve(reference);
  const parameter = textAt(stated, 'x-select');
  if (parameter === undefined) return undefined;
  const values = (contract.inline(reference).oneOf ?? []).map(
    (variant) => variant.properties?.[parameter]?.const,
  );
  return {
    parameter,
    rule: ruleOf(stated) ?? parameter,
    sentence: textAt(stated, 'x-rule-sentence') ?? `{parameter} must be ${oneOf(values)}`,
    stated,
  };
}

/** Properties of a variant that are not in its schema. */
interface VariantPlace {
  readonly name: string;
  /** The parameter that selects the variant, if there are several. */
  readonly select: string | undefined;
  /** The examples of all variants. */
  readonly examples: readonly Node[];
}

function readVariant(
  contract: Contract,
  schema: Schema,
  { name, select, examples }: VariantPlace,
): VariantNode {
  const properties = Object.entries(schema.properties ?? {});
  const selector = select === undefined ? undefined : schema.properties?.[select];
  const constant = selector?.const;
  const value =
    typeof constant === 'string' || typeof constant === 'boolean' ? constant : undefined;
  const fitting = examples.find(
    (example) => select === undefined || (example[select] ?? selector?.default) === value,
  );
  return {
    name,
    value,
    schema,
    phrases: readPhrases(schema),
    defaults: fromEntries(properties, (property) => property.default),
    types: fromEntries(properties, formType),
    files: fromEntries(properties, (property) => readFileRules(contract, property)),
    address: schema['x-address'] === 'alternate' ? 'alternate' : 'main',
    base: fitting,
  };
}

function fromEntries<T>(
  properties: readonly (readonly [string, Schema])[],
  read: (property: Schema) => T | undefined,
): Record<string, T> {
  const found: Record<string, T> = {};
  for (const [name, property] of properties) {
    const value = read(property);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

function formType(property: Schema): string {
  if (property.contentMediaType !== undefined) return 'file';
  if (property.items?.contentMediaType !== undefined) return 'files';
  return typeof property.type === 'string' ? property.type : 'any';
}

function readFileRules(
  contract: Contract,
  property: Schema,
): VariantNode['files'][string] | undefined {
  const elsewhere = textAt(property, 'x-same-files');
  const owner =
    elsewhere === undefined ? property : at(contract.document, 'components', 'schemas', elsewhere);
  const rules = owner['x-file'];
  if (!isList(rules)) return undefined;
  return rules.filter(isNode).map((stated) => {
    const {
      'x-rule': rule,
      'x-rule-examples': _examples,
      'x-decided': _why,
      description,
      ...check
    } = stated;
    const sentence = withoutStop(String(description));
    const source = elsewhere === undefined ? stated : { 'x-same-rule': String(rule) };
    return { ...check, rule: String(rule), sentence, stated: source };
  });
}

/** Adds the model to the sentence of a rule that does not apply to all variants. */
function withModelNamed(
  variants: readonly VariantNode[],
  select: string | undefined,
): readonly VariantNode[] {
  if (select === undefined) return variants;
  const holdsEverywhere = (rule: string): boolean =>
    variants.every(({ phrases }) => Object.values(phrases).some((phrase) => phrase.rule === rule));
  return variants.map((variant) => ({
    ...variant,
    phrases: Object.fromEntries(
      Object.entries(variant.phrases).map(([place, phrase]) => {
        const speaksForItself =
          ownSentence(phrase.stated) !== undefined || place.includes('/allOf/');
        if (speaksForItself || holdsEverywhere(phrase.rule)) return [place, phrase];
        const sentence = `${phrase.sentence} with ${select} ${String(variant.value)}`;
        return [place, { ...phrase, sentence }];
      }),
    ),
  }));
}

function readParameters(
  variants: readonly VariantNode[],
): Pick<RequestBodyNode, 'aliases' | 'synonyms' | 'unwrap'> {
  const aliases = new Map<string, Alias>();
  const unwrap: Record<string, string> = {};
  const synonyms: Record<string, string> = {};
  for (const { schema } of variants) {
    for (const [parameter, property] of Object.entries(schema.properties ?? {})) {
      const alias = textAt(property, 'x-alias');
      const wrapped = textAt(property, 'x-unwrap');
      if (alias !== undefined) aliases.set(alias, { alias, parameter });
      if (wrapped !== undefined) unwrap[parameter] = wrapped;
      for (const word of listAt(property, 'x-synonyms')) synonyms[String(word)] = parameter;
    }
  }
  return { aliases: [...aliases.values()], synonyms, unwrap };
}

function readExclusive(
  variants: readonly VariantNode[],
  select: string,
): Record<string, ExclusiveNode> {
  const exclusive: Record<string, ExclusiveNode> = {};
  for (const variant of variants) {
    for (const [parameter, property] of Object.entries(variant.schema.properties ?? {})) {
      const stated: Schema = at(property, 'x-exclusive');
      const rule = ruleOf(stated);
      if (rule === undefined) continue;
      const values = variants
        .filter(({ schema }) => schema.properties?.[parameter] !== undefined)
        .flatMap(({ value }) => (value === undefined ? [] : [value]));
      const sentence = `{parameter} can be given with ${select} ${alternatives(values)} only`;
      exclusive[parameter] = {
        rule,
        sentence,
        values,
        stated,
        variant: variant.name,
      };
    }
  }
  return exclusive;
}

/**
 * Names for which null counts as absent although the body has no such parameter; `undefined` if null never counts as
 * absent.
 */
function readNullIsAbsent(schema: Node): readonly string[] | undefined {
  return 'x-null-is-absent' in schema ? listAt(schema, 'x-null-is-absent').map(String) : undefined;
}
