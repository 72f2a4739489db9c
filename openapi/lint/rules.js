/**
 * What this contract asks of itself beyond OpenAPI: every rule that a request can break has a stable
 * identifier, a sentence and examples of both kinds. Redocly loads this file; `redocly.yaml` switches
 * the rules on.
 */

import { KnownExtension } from './known-extension.js';

/** The keywords that refuse a value of the right JSON type. */
const CONSTRAINTS = [
  'enum',
  'const',
  'pattern',
  'format',
  'not',
  'if',
  'oneOf',
  'anyOf',
  'contains',
  'dependentRequired',
  'propertyNames',
  'patternProperties',
  'uniqueItems',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
];

/** Alternatives that each have a type of their own say no more than a list of types would. */
const areTyped = ({ oneOf }) => {
  const types = (oneOf ?? []).map(({ type }) => type);
  return types.every((type) => typeof type === 'string') && new Set(types).size === types.length;
};

const constraintsOf = (schema) =>
  CONSTRAINTS.filter((keyword) => keyword in schema && !(keyword === 'oneOf' && areTyped(schema)));

/** Whether the schema states a rule, or (`x-same-rule`) the same rule for another encoding of the request. */
const isRule = (schema) => 'x-rule' in schema || 'x-same-rule' in schema;

/**
 * Every constraint of a request belongs to a rule: its own `x-rule`, or that of a rule around it.
 * The visitors stand side by side, because Redocly calls one inside another for the outermost schema alone.
 */
function RuleIdentified() {
  const around = [];
  let requests = 0;
  const request = {
    enter(_node, { location }) {
      // What the gateway itself sends to a receiver is no request of a caller.
      const isCallback = /[/\\]callbacks[/\\]/.test(location.source.absoluteRef);
      requests += isCallback ? 0 : 1;
    },
    leave(_node, { location }) {
      const isCallback = /[/\\]callbacks[/\\]/.test(location.source.absoluteRef);
      requests -= isCallback ? 0 : 1;
    },
  };
  const check = (schema, key, report) => {
    const isSelector = around.some(({ select }) => select !== undefined && select === key);
    const covered = isRule(schema) || around.some(({ rule }) => rule) || isSelector;
    const constraints = constraintsOf(schema);
    if (requests > 0 && constraints.length > 0 && !covered) {
      report({
        message: `${constraints.join(', ')} without \`x-rule\`: a rule needs a stable identifier.`,
      });
    }
    around.push({ rule: isRule(schema) && !('x-select' in schema), select: schema['x-select'] });
  };
  return {
    RequestBody: request,
    Parameter: request,
    // What is referred to is visited once; each reference can have a rule beside it.
    ref: {
      enter(reference, { type, key, report, resolve }) {
        if (type.name === 'Schema') check(statedBy(reference, resolve), key, report);
      },
      leave(_reference, { type }) {
        if (type.name === 'Schema') around.pop();
      },
    },
    Schema: {
      enter(schema, { key, rawNode, report }) {
        if ('$ref' in rawNode) return;
        check(schema, key, report);
      },
      leave(_schema, { rawNode }) {
        if (!('$ref' in rawNode)) around.pop();
      },
    },
  };
}

/** What a reference leads to, with what stands beside it. */
function statedBy(reference, resolve) {
  return { ...resolve(reference).node, ...reference };
}

/** An identifier names one rule: the same identifier twice is either a copy or a collision. */
function RuleUnique() {
  const firstPlace = new Map();
  const check = (node, { location, report }) => {
    const identifier = node?.['x-rule'];
    if (typeof identifier !== 'string') return;
    const place = location.absolutePointer;
    const first = firstPlace.get(identifier) ?? place;
    firstPlace.set(identifier, first);
    if (first !== place) report({ message: `\`x-rule: ${identifier}\` stands at ${first} too.` });
  };
  return { any: check, ref: check };
}

/** A rule shows what it accepts and what it refuses, so that every consumer can replay it. */
function RuleExamples() {
  const check = (node, { report }) => {
    if (typeof node?.['x-rule'] !== 'string') return;
    const { accepted, refused } = node['x-rule-examples'] ?? {};
    if (!(accepted?.length > 0) || !(refused?.length > 0)) {
      report({
        message: `\`x-rule: ${node['x-rule']}\` needs accepted and refused \`x-rule-examples\`.`,
      });
    }
  };
  return {
    any: check,
    ref(reference, context) {
      if ('x-rule' in reference) check(statedBy(reference, context.resolve), context);
    },
  };
}

/** What the reference and editors show has a description; a conditional rule has its sentence. */
function Described() {
  return {
    Schema(schema, context) {
      const isInsideRule = /\/(if|then|else|allOf)(\/|$)/.test(context.location.pointer);
      if ('if' in schema && schema.description === undefined) {
        context.report({
          message: 'A conditional rule needs its sentence as `description`.',
        });
      }
      if (isInsideRule || 'x-rule' in schema) return;
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (!('description' in property || '$ref' in property)) {
          context.report({
            message: `\`${name}\` needs a description.`,
            location: context.location.child(['properties', name]),
          });
        }
      }
    },
  };
}

/** A parameter that some variants lack says so with a rule of its own (`x-exclusive`). */
function ExclusiveIdentified() {
  return {
    Schema(schema, context) {
      if (!('x-select' in schema)) return;
      const variants = schema.oneOf.map((variant) => context.resolve(variant));
      const isIdentified = (name) =>
        variants.some(({ node, location }) => {
          const property = node.properties[name];
          if (property === undefined) return false;
          const target = context.resolve(property, location.source.absoluteRef).node;
          return 'x-exclusive' in property || 'x-exclusive' in target;
        });
      const names = new Set(variants.flatMap(({ node }) => Object.keys(node.properties)));
      for (const name of names) {
        const isEverywhere = variants.every(({ node }) => name in node.properties);
        if (!isEverywhere && !isIdentified(name)) {
          context.report({
            message: `\`${name}\` is not in every variant and needs \`x-exclusive\`.`,
          });
        }
      }
    },
  };
}

/** The plugin, as Redocly takes it. */
export default function patchbay() {
  return {
    id: 'patchbay',
    rules: {
      oas3: {
        'rule-identified': RuleIdentified,
        'rule-unique': RuleUnique,
        'rule-examples': RuleExamples,
        described: Described,
        'exclusive-identified': ExclusiveIdentified,
        'known-extension': KnownExtension,
      },
    },
  };
}
