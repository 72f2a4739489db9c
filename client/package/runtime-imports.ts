import type { Plugin } from 'rolldown';

const HIDDEN = /\bimportAtRuntime\((['"])([^'"]+)\1\)/g;

/**
 * Makes an import of `file-type`, which it uses to read files by path, visible to the bundler. The package hides that
 * import from bundlers for browsers; unresolved, the built code would need a package that no user has.
 */
export function runtimeImports(): Plugin {
  return {
    name: 'runtime-imports',
    transform: {
      filter: { id: /node_modules[\\/]file-type[\\/]/, code: /importAtRuntime/ },
      handler: (code) => ({ code: withPlainImports(code), map: null }),
    },
  };
}

/** Replaces the hidden imports in JavaScript by visible ones. */
export function withPlainImports(code: string): string {
  return code.replace(
    HIDDEN,
    (_hidden, quote: string, name: string) => `import(${quote}${name}${quote})`,
  );
}
