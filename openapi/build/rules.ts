import { at, type Contract, isNode, listAt, type Node, type OperationNode } from './contract.ts';
import { namedExamples } from './named-examples.ts';
import { readPhrases } from './phrases.ts';
import { type RequestBodyNode, readRequestBodies, type VariantNode } from './requests.ts';
import type { Rule } from './rule-examples.ts';
import { alternatives } from './sentences.ts';
import type { OperationRule, Phrase } from './shapes.ts';

/** Lists every rule of the contract with its examples, once for each rule and variant. */
export function readRules(contract: Contract): readonly Rule[] {
  return contract.operations.flatMap((operation) => [
    ...parameterRules(contract, operation),
    ...readRequestBodies(contract, operation).flatMap((body) => bodyRules(operation, body)),
  ]);
}

/** Reads the rules of an operation that schemas cannot express. */
export function readOperationRules(
  operation: OperationNode,
): readonly (OperationRule & { readonly stated: Node })[] {
  return listAt(operation, 'x-rules')
    .filter(isNode)
    .map((stated) => ({
      rule: String(stated['x-rule']),
      parameter: String(stated.parameter),
      sentence: String(stated.description).replace(/\.$/, ''),
      ...condition(stated),
      stated,
    }));
}

/** The machine-readable condition of a rule, if the contract has one. */
function condition(stated: Node): Pick<OperationRule, 'needs' | 'excludes' | 'exceeds' | 'alike'> {
  const { 'x-needs': needs, 'x-excludes': excludes } = stated;
  const { 'x-exceeds': exceeds, 'x-alike': alike } = stated;
  return {
    ...(isNode(needs) ? { needs: preferenceIn(needs) } : {}),
    ...(isNode(excludes) ? { excludes: preferenceIn(excludes) } : {}),
    ...(typeof exceeds === 'string' ? { exceeds } : {}),
    ...(isNode(alike) ? { alike: { upTo: Number(alike.upTo) } } : {}),
  };
}

function preferenceIn({ preference, otherwise }: Node): NonNullable<OperationRule['needs']> {
  return { preference: String(preference), otherwise: String(otherwise) };
}

function bodyRules(operation: OperationNode, body: RequestBodyNode): readonly Rule[] {
  const [first] = body.variants;
  if (first === undefined) return [];
  const stated = [
    ...selectionRule(body, first),
    ...body.variants.flatMap(variantRules),
    ...exclusiveRules(body, first),
    ...readOperationRules(operation).map((phrase): StatedRule => {
      return { checked: 'operation', phrase, parameter: phrase.parameter, variant: first };
    }),
  ];
  return stated
    .filter(({ checked, phrase }) => {
      // A form is validated by the same schemas as JSON; only the rules about file contents are its own.
      const isOwn = body.mediaType === 'application/json' || checked === 'file';
      return isOwn && phrase.stated['x-same-rule'] === undefined;
    })
    .map((one) => ruleOfBody(operation, body, one));
}

/** A rule of a body, with the parameter that it concerns and the variant that its examples are merged into. */
interface StatedRule {
  readonly checked: Rule['checked'];
  readonly phrase: Phrase & { readonly stated: Node };
  readonly parameter: string;
  readonly variant: VariantNode;
}

function selectionRule({ select }: RequestBodyNode, variant: VariantNode): readonly StatedRule[] {
  if (select === undefined) return [];
  return [{ checked: 'schema', phrase: select, parameter: select.parameter, variant }];
}

function variantRules(variant: VariantNode): readonly StatedRule[] {
  const inSchema = Object.entries(variant.phrases).map(([place, phrase]): StatedRule => {
    return { checked: 'schema', phrase, parameter: parameterAt(place), variant };
  });
  // Several keywords may define one rule; the last one wins.
  const once = new Map(inSchema.map((one) => [`${one.phrase.rule} ${one.parameter}`, one]));
  const inFiles = Object.entries(variant.files).flatMap(([parameter, files]) =>
    files.map((phrase): StatedRule => ({ checked: 'file', phrase, parameter, variant })),
  );
  return [...once.values(), ...inFiles];
}

function exclusiveRules(
  { exclusive, variants }: RequestBodyNode,
  first: VariantNode,
): readonly StatedRule[] {
  const named = new Map(variants.map((variant) => [variant.name, variant]));
  return Object.entries(exclusive).map(([parameter, phrase]) => {
    return { checked: 'schema', phrase, parameter, variant: named.get(phrase.variant) ?? first };
  });
}

function ruleOfBody(
  { operationId }: OperationNode,
  { mediaType }: RequestBodyNode,
  { checked, phrase, parameter, variant }: StatedRule,
): Rule {
  const named = parameter || refusedNames(phrase.stated);
  return {
    rule: phrase.rule,
    sentence: phrase.sentence.replaceAll('{parameter}', named),
    operationId,
    variant: variant.name,
    checked,
    mediaType,
    base: variant.base ?? {},
    ...readExamples(phrase.stated, parameter),
  };
}

/** The names that a rule about names rejects, which are its subject. */
function refusedNames(stated: Node): string {
  return alternatives(listAt(at(stated, 'propertyNames', 'not'), 'enum'));
}

function parameterRules(contract: Contract, operation: OperationNode): readonly Rule[] {
  const parameters = listAt(operation, 'parameters').map(contract.resolve);
  const base = Object.fromEntries(
    parameters.map((parameter) => [String(parameter.name), parameter.example]),
  );
  return parameters.flatMap((parameter) => {
    const schema = contract.inline(parameter.schema);
    const name = String(parameter.name);
    const phrase = Object.values(readPhrases(schema))[0];
    if (phrase === undefined) return [];
    return [
      {
        rule: phrase.rule,
        sentence: phrase.sentence.replaceAll('{parameter}', name),
        operationId: operation.operationId,
        variant: operation.operationId,
        checked: 'parameter' as const,
        mediaType: '',
        base,
        ...readExamples(schema, name),
      },
    ];
  });
}

/** The parameter that a place in a schema concerns, as a path: `reference_audios[].voice_id`. */
function parameterAt(place: string): string {
  const keys = place.split('/').slice(1, -1);
  let path = '';
  for (let index = 0; index < keys.length; index += 1) {
    if (keys[index] === 'items') path += '[]';
    else if (keys[index] === 'properties') {
      index += 1;
      path += path === '' ? keys[index] : `.${keys[index]}`;
    }
  }
  return path;
}

function readExamples(stated: Node, parameter: string): Pick<Rule, 'accepted' | 'refused'> {
  const { accepted, refused } = namedExamples(at(stated, 'x-rule-examples'), parameter);
  return { accepted: accepted ?? [], refused: refused ?? [] };
}

/** The rules as a Markdown table for the reference. */
export function rulesTable(contract: Contract): string {
  const rows = readRules(contract).map(
    ({ operationId, rule, sentence }) =>
      `| \`${operationId}\` | \`${rule}\` | ${sentence.replaceAll('|', '\\|')} |`,
  );
  const generic = Object.entries(at(contract.document, 'x-generic-rules')).map(([rule, stated]) => {
    const { sentence = stated } = at(stated);
    return `| ${scopeOf(stated)} | \`${rule}\` | ${String(sentence)} |`;
  });
  return [
    '| operation | rule | what it says |',
    '|---|---|---|',
    ...generic,
    ...new Set(rows),
  ].join('\n');
}

/** The operations of a generic rule, in words. */
function scopeOf(stated: unknown): string {
  if (!isNode(stated)) return 'every operation';
  const operations = listAt(stated, 'operations').map((name) => `\`${String(name)}\``);
  return operations.length === 0 ? 'the mock server' : operations.join(', ');
}
