import {
  at,
  type Contract,
  isNode,
  listAt,
  type Node,
  type OperationNode,
  textAt,
} from './contract.ts';
import { readPhrases } from './phrases.ts';
import { type RequestBodyNode, readRequestBodies, type VariantNode } from './requests.ts';
import type { Rule } from './rule-examples.ts';
import { alternatives } from './sentences.ts';
import type { OperationRule, Phrase } from './shapes.ts';

/** Lists every rule of the contract with its examples, once a rule and variant. */
export function readRules(contract: Contract): readonly Rule[] {
  return contract.operations.flatMap((operation) => [
    ...parameterRules(contract, operation),
    ...readRequestBodies(contract, operation).flatMap((body) => bodyRules(operation, body)),
  ]);
}

/** Reads the rules of an operation that no schema can state. */
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

/** What a request must have to keep a rule, where the contract says it for programs. */
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
  const first = body.variants[0];
  if (first === undefined) return [];
  const named = new Map(body.variants.map((variant) => [variant.name, variant]));
  return [
    ...(body.select === undefined ? [] : rule('schema', body.select, body.select.parameter, first)),
    ...body.variants.flatMap((variant) => variantRules(variant)),
    ...Object.entries(body.exclusive).flatMap(([parameter, exclusive]) =>
      rule('schema', exclusive, parameter, named.get(exclusive.variant) ?? first),
    ),
    ...readOperationRules(operation).flatMap((stated) =>
      rule('operation', stated, stated.parameter, first),
    ),
  ];

  function variantRules(variant: VariantNode): readonly Rule[] {
    const schemaRules = Object.entries(variant.phrases).map(([place, phrase]) => ({
      ...phrase,
      parameter: parameterAt(place),
    }));
    const once = new Map(
      schemaRules.map((stated) => [`${stated.rule} ${stated.parameter}`, stated]),
    );
    return [
      ...[...once.values()].flatMap((stated) => rule('schema', stated, stated.parameter, variant)),
      ...Object.entries(variant.files).flatMap(([parameter, files]) =>
        files.flatMap((stated) => rule('file', stated, parameter, variant)),
      ),
    ];
  }

  function rule(
    checked: Rule['checked'],
    stated: Phrase & { readonly stated: Node },
    parameter: string,
    variant: VariantNode,
  ): readonly Rule[] {
    if (stated.stated['x-same-rule'] !== undefined) return [];
    // A form is checked by the same schemas as JSON; only what its files hold is a matter of its own.
    if (body.mediaType !== 'application/json' && checked !== 'file') return [];
    return [
      {
        rule: stated.rule,
        sentence: stated.sentence.replaceAll(
          '{parameter}',
          parameter || refusedNames(stated.stated),
        ),
        operationId: operation.operationId,
        variant: variant.name,
        checked,
        mediaType: body.mediaType,
        base: variant.base ?? {},
        ...readExamples(stated.stated, parameter),
      },
    ];
  }
}

/** A rule about names is about all those that it refuses. */
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

/** The parameter that a place in a schema is about, as a path: `reference_audios[].voice_id`. */
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
  const examples = at(stated, 'x-rule-examples');
  const read = (kind: string): readonly Node[] => {
    return listAt(examples, kind)
      .filter(isNode)
      .map((patch) => withParameter(patch, parameter));
  };
  return { accepted: read('accepted'), refused: read('refused') };
}

/** An example of a rule that several parameters share names its parameter `{parameter}`. */
function withParameter(patch: Node, parameter: string): Node {
  return Object.fromEntries(
    Object.entries(patch).map(([name, value]) => [
      name === '{parameter}' ? parameter : name,
      value,
    ]),
  );
}

/** The rules as a table for the reference, in Markdown. */
export function rulesTable(contract: Contract): string {
  const rows = readRules(contract).map(
    ({ operationId, rule, sentence }) =>
      `| \`${operationId}\` | \`${rule}\` | ${sentence.replaceAll('|', '\\|')} |`,
  );
  const generic = Object.entries(at(contract.document, 'x-generic-rules')).map(
    ([rule, sentence]) =>
      `| every operation | \`${rule}\` | ${textAt({ sentence }, 'sentence') ?? ''} |`,
  );
  return [
    '| operation | rule | what it says |',
    '|---|---|---|',
    ...generic,
    ...new Set(rows),
  ].join('\n');
}
