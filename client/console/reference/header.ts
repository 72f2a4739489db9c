import { pages } from '../../../generated/pages.ts';
import type { Asker } from './asker.ts';
import type { ContractFacts } from './visitor.ts';

/** The header of the page. */
export interface Header {
  readonly element: HTMLElement;
  /** Updates the displayed identity. */
  name(asker: Asker): void;
}

/** Creates the header of the page: links to the console and to the contract's files, and the current identity. */
export function makeHeader({ files }: Pick<ContractFacts, 'files'>): Header {
  const header = document.createElement('header');
  header.className = 'reference-header';
  const home = link(pages.console, 'Patchbay');
  home.className = 'reference-home';
  home.setAttribute('aria-label', 'Patchbay, back to the console');
  const who = document.createElement('p');
  who.setAttribute('role', 'status');
  const ways = document.createElement('nav');
  ways.setAttribute('aria-label', 'Contract and console');
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
      return 'Requests use the key of the console.';
    case 'person':
      return `Requests are sent as ${asker.name}, unless you enter a key.`;
    case 'nobody':
      return 'To send requests, enter a key under “Authentication” or sign in to the console.';
  }
}
