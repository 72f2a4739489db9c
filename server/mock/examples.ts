import contract from '../../generated/openapi.json' with { type: 'json' };
import type { Operation } from '../../generated/shapes.ts';
import { isObject, type JsonObject, valueAt } from '../http/json-object.ts';

/** The events of the contract's example of a streamed answer, one text each. */
export function exampleEvents(operation: Operation): readonly string[] {
  const example = valueAt(successContent(operation), '/text~1event-stream/example');
  if (typeof example !== 'string') return [];
  return example
    .split('\n\n')
    .map((event) => event.trim())
    .filter((event) => event !== '')
    .map((event) => `${event}\n\n`);
}

/** The name of the example that fits a request better than the first one, if the contract marks one. */
export function fittingExample(operation: Operation, request: JsonObject): string | undefined {
  const examples = valueAt(successContent(operation), '/application~1json/examples');
  if (!isObject(examples)) return undefined;
  return Object.keys(examples).find((name) => {
    const when = valueAt(examples[name], '/x-when');
    return (
      isObject(when) &&
      Object.entries(when).every(([parameter, value]) => request[parameter] === value)
    );
  });
}

function successContent({ path, method }: Operation): unknown {
  const escaped = path.replaceAll('/', '~1');
  return valueAt(contract, `/paths/${escaped}/${method.toLowerCase()}/responses/200/content`);
}
