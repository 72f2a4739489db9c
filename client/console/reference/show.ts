import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@scalar/api-reference/style.css';
import '../styles/tokens.css';
import './reference.css';
import { createApiReference } from '@scalar/api-reference';
import { type Asker, findAsker, followAsker, sendingAs } from './asker.ts';
import { followTheme, isDark } from './dark.ts';
import { openFirstHitByEnter } from './first-hit.ts';
import { makeHeader } from './header.ts';
import { rulesInWords } from './rules-in-words.ts';
import { type ContractFacts, Visitor } from './visitor.ts';

type Configuration = Parameters<ReturnType<typeof createApiReference>['updateConfiguration']>[0];

/** Renders the contract of the gateway that serves the page. */
export async function showReference(place: HTMLElement): Promise<void> {
  const visitor = new Visitor();
  const [facts, first] = await Promise.all([visitor.contract(), findAsker(visitor)]);
  let asker = first;
  const header = makeHeader(facts);
  header.name(asker);
  place.before(header.element);
  createApiReference(place, {
    ...configurationFor(facts, first),
    customFetch: sendingAs(() => asker, facts),
  });
  followAsker(visitor, (next) => {
    asker = next;
    header.name(next);
  });
  followTheme();
  openFirstHitByEnter();
}

/** All content comes from this gateway, and no data is sent to third parties. */
function configurationFor(facts: ContractFacts, asker: Asker): Configuration {
  return {
    content: rulesInWords(facts.document),
    servers: [{ url: location.origin, description: 'This gateway' }],
    authentication: {
      preferredSecurityScheme: facts.keyScheme,
      securitySchemes: asker.kind === 'key' ? { [facts.keyScheme]: { value: asker.key } } : {},
    },
    forceDarkModeState: isDark() ? 'dark' : 'light',
    hideDarkModeToggle: true,
    theme: 'none',
    withDefaultFonts: false,
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    documentDownloadType: 'none',
    hideClientButton: true,
    // Distinguishes them from the AI models, which the page also lists.
    modelsSectionLabel: 'Schemas',
    showDeveloperTools: 'never',
    persistAuth: false,
    telemetry: false,
    agent: { disabled: true, hideAddApi: true },
    mcp: { disabled: true },
  };
}
