import type { Plugin } from 'rolldown';

const CODE = `import { readFileSync } from 'node:fs';
export default JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));
`;

/**
 * Makes the bundle read the contract from its own file: the package includes it anyway, so bundling it would duplicate
 * it, and older Node versions warn about JSON imports.
 */
export function contractBeside(): Plugin {
  return {
    name: 'contract-beside',
    load: {
      filter: { id: /generated\/openapi\.json$/ },
      handler: () => ({ code: CODE, moduleType: 'js' }),
    },
  };
}
