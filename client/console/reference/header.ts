import { pages } from '../../../generated/pages.ts';
import type { Asker } from './asker.ts';
import type { ContractFacts } from './visitor.ts';

/** The head of the page. */
export interface Header {
  readonly element: HTMLElement;
  /** Says who asks from now on. */
  name(asker: Asker): void;
}

/** Makes the head of the page: the way back to the console, the contract as a file, and who asks. */
export function makeHeader({ files }: Pick<ContractFacts, 'files'>): Header {
  const header = document.createElement('header');
  header.className = 'reference-header';
  const home = link(pages.console, 'Patchbay');
  home.className = 'reference-home';
  home.setAttribute('aria-label', 'Patchbay, back to the console');
  const who = document.createElement('p');
  who.setAttribute('role', 'status');
  const ways = document.createElement('nav');
  ways.setAttribute('aria-label', 'The contract and the console');
  ways.append(...files.map(({ name, path }) => link(path, name)), link(pages.console, 'Console'));
  header.append(home, who, ways);
  return {
    element: header,
    name(asker) {
      who.textContent = sentenceOf(asker);
    },
  };
}

function link(path: string, words: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = path;
  anchor.textContent = words;
  return anchor;
}

function sentenceOf(asker: Asker): string {
  switch (asker.kind) {
    case 'key':
      return 'Requests are sent with the key of the console.';
    case 'person':
      return `Requests are sent as ${asker.name}, unless you give a key.`;
    case 'nobody':
      return 'To send requests, give a key under “Authentication”, or sign in to the console.';
  }
}
