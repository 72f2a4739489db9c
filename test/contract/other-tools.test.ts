import { describe, expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };

/** A node of the contract, with its path. */
interface Place {
  readonly path: readonly string[];
  readonly node: Readonly<Record<string, unknown>>;
}

const places = [...placesIn(contract)];

function* placesIn(node: unknown, path: readonly string[] = []): Generator<Place> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* placesIn(item, [...path, String(index)]);
  } else if (isNode(node)) {
    yield { path, node };
    for (const [key, value] of Object.entries(node)) yield* placesIn(value, [...path, key]);
  }
}

function isNode(node: unknown): node is Place['node'] {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

describe('what generators of other languages stop at is not in the contract', () => {
  test('the body that a link gives is one value, not a map of expressions', () => {
    const links = places.filter(({ path }) => path.at(-2) === 'links');
    expect(links.length).toBeGreaterThan(2);
    for (const {
      path,
      node: { requestBody },
    } of links) {
      expect(isNode(requestBody), path.join('/')).toBe(false);
    }
  });

  test('no two components have the same name, whatever they are', () => {
    const names = Object.entries(contract.components).flatMap(([kind, components]) =>
      kind === 'examples' ? [] : Object.keys(components),
    );
    expect(names).toEqual([...new Set(names)]);
  });

  test('no component is called by a number, as one is whose name another has already', () => {
    const names = Object.values(contract.components).flatMap(Object.keys);
    expect(names.filter((name) => /-\d+$/.test(name))).toEqual([]);
  });

  test('every operation has a name of its own, callbacks too', () => {
    const named = places.flatMap(({ path, node: { operationId } }) =>
      path.at(-2) === 'links' || typeof operationId !== 'string' ? [] : [operationId],
    );
    expect(named).toContain('onImageEdited');
    expect(named).toEqual([...new Set(named)]);
  });

  test('callbacks stand in the operation that they are of, and are no components', () => {
    const callbacks = places.filter(({ path }) => path.at(-2) === 'callbacks');
    expect(callbacks.length).toBeGreaterThan(3);
    for (const { path, node } of callbacks) {
      expect(path[0]).toBe('paths');
      expect(node, path.join('/')).not.toHaveProperty('$ref');
    }
  });

  test('a rule that requests share stands in each, so that no request is taken for it', () => {
    const schemas: readonly [string, object][] = Object.entries(contract.components.schemas);
    const shapeless = schemas.filter(([, schema]) => {
      return !['type', 'oneOf', 'anyOf', 'allOf'].some((keyword) => keyword in schema);
    });
    expect(shapeless.map(([name]) => name)).toEqual([]);
    const said = contract.components.schemas.FastVideoRequest.allOf.map((rule) => rule['x-rule']);
    expect(said).toEqual(['prompt-not-blank']);
  });

  test('a boolean constant is said to be a boolean twice, for openapi-generator', () => {
    const constants = places.filter(({ node }) => node.type === 'boolean' && 'const' in node);
    expect(constants.length).toBeGreaterThan(5);
    for (const { path, node } of constants) {
      expect(node.allOf, path.join('/')).toEqual([{ type: 'boolean' }]);
    }
    const { InspiredMusicRequest, CustomMusicRequest } = contract.components.schemas;
    expect(InspiredMusicRequest.properties.custom.const).toBe(false);
    expect(CustomMusicRequest.properties.custom.const).toBe(true);
  });

  test('no boolean is an enumeration, which openapi-generator takes for one of texts', () => {
    const listed = places.filter(({ node }) => node.type === 'boolean' && 'enum' in node);
    expect(listed.map(({ path }) => path.join('/'))).toEqual([]);
  });

  test('no component has the name that oapi-codegen gives to the answers of an operation', () => {
    const names = new Set(Object.values(contract.components).flatMap(Object.keys));
    const answers = places.flatMap(({ node: { operationId } }) =>
      typeof operationId === 'string' ? [`${capitalised(operationId)}Response`] : [],
    );
    expect(answers).toContain('CreateVideoResponse');
    expect(answers.filter((name) => names.has(name))).toEqual([]);
  });

  test('no component has the name of a function that makes another one, as Go calls it', () => {
    const names = Object.keys(contract.components.schemas);
    expect(names.filter((name) => names.includes(name.replace(/^New/, '')))).toEqual(
      names.filter((name) => !name.startsWith('New')),
    );
  });

  test('no two alternatives are called the same, as openapi-python-client makes classes of them', () => {
    const titles = places.flatMap(({ path, node: { title } }) =>
      ['oneOf', 'anyOf'].includes(path.at(-2) ?? '') && typeof title === 'string' ? [title] : [],
    );
    expect(titles).toContain('Error of the message');
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    // The runtimes of openapi-generator have classes of these names.
    expect(titles).not.toContain('Error');
    expect(titles).not.toContain('Response error');
  });

  test('no alternative is null alone', () => {
    const alone = places.filter(({ path, node: { type } }) => {
      return type === 'null' && ['oneOf', 'anyOf'].includes(path.at(-2) ?? '');
    });
    expect(alone.map(({ path }) => path.join('/'))).toEqual([]);
  });

  test('the mask of an edit states its constraints, and refers to nothing beside them', () => {
    const { Mask, Source } = contract.components.schemas;
    expect(Mask).not.toHaveProperty('$ref');
    expect(Mask).toMatchObject({ type: 'string', pattern: Source.pattern, minLength: 1 });
  });

  test('what may be of several types is written as alternatives, of which each has one', () => {
    const several = places.filter(({ node: { type } }) => {
      return Array.isArray(type) && type.filter((name) => name !== 'null').length > 1;
    });
    expect(several.map(({ path }) => path.join('/'))).toEqual([]);
    expect(contract.components.schemas.MessageTurn.properties.content.oneOf).toHaveLength(2);
  });

  test('whether there are more models is a boolean like any other', () => {
    expect(contract.components.schemas.ModelList.properties.has_more).not.toHaveProperty('const');
  });
});
