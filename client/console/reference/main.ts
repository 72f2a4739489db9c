import { operationTitles } from '../../../generated/operation-titles.ts';

const contractPath = operationTitles.find(({ operationId }) => operationId === 'getContract')?.path;
// The package validates its configuration with zod, which otherwise tests whether it may use `eval`; the content
// security policy forbids it, and it is not needed.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
const place = document.getElementById('reference');
if (place === null) throw new Error('The page has no place for the reference.');
// No top-level `await`: the page's chunks depend on each other.
import('./show.ts')
  .then(({ showReference }) => showReference(place))
  .catch((error: unknown) => {
    console.error(error);
    place.textContent = `The reference could not be loaded. Reload the page, or open the contract at ${contractPath}.`;
  });
