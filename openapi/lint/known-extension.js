import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { closest } from 'fastest-levenshtein';
import { parse } from 'yaml';

const KNOWN = parse(readFileSync(new URL('../extensions.yaml', import.meta.url), 'utf8'));

const ajv = new Ajv2020({ strict: false, allErrors: true });
for (const [name, { shape }] of Object.entries(KNOWN)) ajv.addSchema(shape, name);

/** What is inside these is checked as well; Redocly does not look there. */
const INSIDE = {
  'x-rules': 'Rule',
  'x-file': 'Rule',
  'x-exclusive': 'Rule',
  'x-rule-examples': 'Value',
  'x-request': 'Value',
};

/** The objects whose keys are names that the contract gives: of headers, of parameters, of components. */
const NAMES = /Map$|Properties$|^Named/;

/** Every extension is one that `extensions.yaml` lists, stands where it may, and is given what it may be. */
export function KnownExtension() {
  const check = (node, { type, location, report }) => {
    const kind = type?.name ?? '';
    if (kind === 'SpecExtension' || NAMES.test(kind)) return;
    for (const { keys, message } of faultsIn(node, kind)) {
      report({ message, location: location.child(keys).key() });
    }
  };
  // What stands beside a reference is part of no node.
  return { any: check, ref: check };
}

function faultsIn(node, kind, keys = []) {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    const place = [...keys, name];
    if (name.startsWith('x-')) {
      const fault = faultOf(name, value, kind);
      const inside = name in INSIDE ? entriesIn(value, INSIDE[name], place) : [];
      return fault === undefined ? inside : [{ keys: place, message: fault }];
    }
    return kind === 'Value' ? faultsIn(value, kind, place) : [];
  });
}

/** Several rules are a list. */
function entriesIn(value, kind, keys) {
  if (!Array.isArray(value)) return faultsIn(value, kind, keys);
  return value.flatMap((entry, index) => faultsIn(entry, kind, [...keys, index]));
}

function faultOf(name, value, kind) {
  const known = KNOWN[name];
  if (known === undefined) {
    return `Nobody reads \`${name}\`; the nearest that is known is \`${closest(name, Object.keys(KNOWN))}\`.`;
  }
  if (!known.on.includes(kind)) {
    return `\`${name}\` may stand on ${known.on.join(', ')}, not on ${kind}.`;
  }
  if (ajv.validate(name, value)) return undefined;
  return `\`${name}\` is not what it may be given: ${ajv.errorsText(ajv.errors, { dataVar: 'it' })}.`;
}
