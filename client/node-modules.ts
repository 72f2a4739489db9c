/** The modules of Node that files are read and written with, where the runtime has them: Node, Deno and Bun do. */
interface NodeModules {
  readonly 'node:fs': typeof import('node:fs');
  readonly 'node:stream': typeof import('node:stream');
  readonly 'node:url': typeof import('node:url');
}

/**
 * A module of Node, taken from `process`, so that bundlers for browsers see no import of it.
 *
 * @throws TypeError where the runtime has no files
 */
export function nodeModule<Name extends keyof NodeModules>(name: Name): NodeModules[Name] {
  const modules: Partial<NodeModules> = { [name]: globalThis.process?.getBuiltinModule?.(name) };
  const found = modules[name];
  if (found !== undefined) return found;
  throw new TypeError('This runtime has no files: give a Blob, bytes, a stream or an address.');
}
