import { at, type Contract, isNode, listAt, type Node, textAt } from './contract.ts';

/** A type of event reported by callbacks. */
interface EventNode {
  /** The kind of job and its outcome, such as `video.succeeded`. */
  readonly type: string;
  readonly status: string;
  readonly action: string;
  /** The name of its record's schema. */
  readonly schema: string;
}

/**
 * Writes the event types. A callback carries a record; the names of the callback's examples are the outcomes of the
 * job, which the record's `status` identifies.
 */
export function writeCallbacks(contract: Contract): string {
  const events = eventsOf(contract);
  const signs = Object.fromEntries(
    events.map(({ type, action, status }) => [type, { action, status }]),
  );
  return [
    "import type * as types from './types.ts';",
    '',
    '/** By the type of an event: the `data.action` and the `status` of the record that tells of it. */',
    `export const callbackEvents = ${JSON.stringify(signs, null, 2)} as const;`,
    '',
    '/** The record that each type of event carries. */',
    'export interface CallbackRecords {',
    ...events.map(({ type, schema }) => `  readonly '${type}': types.${schema};`),
    '}',
    '',
  ].join('\n');
}

/** The distinct event types. Several callbacks may share one: an edit, for example, has that of images. */
function eventsOf(contract: Contract): readonly EventNode[] {
  const callbacks = Object.values(at(contract.document, 'components', 'callbacks'));
  const events = callbacks.flatMap((callback) => readEvents(contract, callback));
  return [...new Map(events.map((event) => [event.type, event])).values()];
}

function readEvents(contract: Contract, callback: unknown): readonly EventNode[] {
  const [entry] = Object.values(contract.resolve(callback));
  const content = at(entry, 'post', 'requestBody', 'content', 'application/json');
  const forms = listAt(contract.resolve(content.schema), 'oneOf');
  return Object.entries(at(content, 'examples')).map(([outcome, reference]) => {
    const record = at(contract.resolve(reference), 'value');
    const status = textAt(record, 'status') ?? '';
    const action = textAt(at(record, 'data'), 'action') ?? '';
    const form = forms.find((one) => statusOf(contract, one) === status);
    if (!isNode(form) || action === '') {
      throw new Error(`The callback's example ${outcome} is no record of its schema.`);
    }
    return { type: `${action}.${outcome}`, status, action, schema: contract.nameOf(form) };
  });
}

function statusOf(contract: Contract, form: unknown): unknown {
  const schema: Node = contract.resolve(form);
  return at(schema, 'properties', 'status').const;
}
