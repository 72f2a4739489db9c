import type { Plugin } from 'rolldown';

const HIDDEN = /\bimportAtRuntime\((['"])([^'"]+)\1\)/g;

/**
 * Shows the bundler what `file-type` imports to read a file by its path. It hides that import from bundlers for
 * browsers; what is built here would ask for a package that no user has.
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

/** The same JavaScript, with imports that can be seen in place of the hidden ones. */
export function withPlainImports(code: string): string {
  return code.replace(
    HIDDEN,
    (_hidden, quote: string, name: string) => `import(${quote}${name}${quote})`,
  );
}
