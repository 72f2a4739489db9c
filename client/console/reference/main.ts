import { operationTitles } from '../../../generated/operation-titles.ts';

const contractPath = operationTitles.find(({ operationId }) => operationId === 'getContract')?.path;
// The package checks its settings with zod, which else tries whether it may make code from text: it may not, and need not.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
const place = document.getElementById('reference');
if (place === null) throw new Error('The page has no place for the reference.');
// Nothing waits at the top of a file: what the page is made of comes in parts that need each other.
import('./show.ts')
  .then(({ showReference }) => showReference(place))
  .catch((error: unknown) => {
    console.error(error);
    place.textContent = `The reference could not be loaded. Load the page again; the contract itself is at ${contractPath}.`;
  });
