import type { Plugin } from 'rolldown';

const CODE = `import { readFileSync } from 'node:fs';
export default JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));
`;

/**
 * Has the bundled contract read from its own file, which is in the package anyway: it would be there twice otherwise,
 * and older versions of Node warn of JSON that is imported.
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
