import { Recent } from '../../foundation/recent.ts';
import { askedAgainAt, type LackingParts } from '../lacking-address.ts';
import type { EffortMemory, LackingEffort, TextRequest } from '../port.ts';
import { effortOf } from './less-effort.ts';

/** How many efforts of models are known that they do not have. */
const EFFORTS_UP_TO = 1000;

/** What an upstream has said of an effort, and until when that is believed. */
interface Lacked {
  readonly lacking: LackingEffort;
  readonly until: number;
}

/**
 * The efforts that models do not have, as their upstream has said. They are not asked for them for a while, as to be refused
 * first takes time, and counts as a request.
 */
export class LackedEfforts implements EffortMemory {
  readonly #parts: Pick<LackingParts, 'now' | 'settings'>;
  readonly #known = new Recent<Lacked>(EFFORTS_UP_TO);

  constructor(parts: Pick<LackingParts, 'now' | 'settings'>) {
    this.#parts = parts;
  }

  find(model: string, request: Pick<TextRequest, 'interface' | 'body'>): LackingEffort | undefined {
    const known = this.#known.find(nameOf(model, request));
    const isBelieved = known !== undefined && this.#parts.now().getTime() < known.until;
    return isBelieved ? known.lacking : undefined;
  }

  note(
    model: string,
    request: Pick<TextRequest, 'interface' | 'body'>,
    lacking: LackingEffort,
  ): void {
    this.#known.keep(nameOf(model, request), { lacking, until: askedAgainAt(this.#parts) });
  }
}

function nameOf(model: string, request: Pick<TextRequest, 'interface' | 'body'>): string {
  return `${effortOf(request)} ${model}`;
}
