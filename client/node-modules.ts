/** The Node modules for reading and writing files. Node, Deno and Bun have them. */
interface NodeModules {
  readonly 'node:fs': typeof import('node:fs');
  readonly 'node:stream': typeof import('node:stream');
  readonly 'node:url': typeof import('node:url');
}

/**
 * Returns a Node module, taken from `process`, so that bundlers for browsers see no import of it.
 *
 * @throws TypeError if the runtime has no file system
 */
export function nodeModule<Name extends keyof NodeModules>(name: Name): NodeModules[Name] {
  const modules: Partial<NodeModules> = { [name]: globalThis.process?.getBuiltinModule?.(name) };
  const found = modules[name];
  if (found !== undefined) return found;
  throw new TypeError('This runtime has no file system: pass a Blob, bytes, a stream or a URL.');
}
