import { operationTitles } from '../../../generated/operation-titles.ts';

const SUMMARIES = new Map(
  operationTitles.map(({ operationId, summary }) => [operationId, summary]),
);

/** What an operation does, in a few words of the contract, such as `Create a video`; its identifier where it is not known. */
export function operationInWords(operationId: string): string {
  return SUMMARIES.get(operationId) ?? operationId;
}

/** The same inside of a sentence: `create a video`. */
export function operationAsVerb(operationId: string): string {
  const summary = SUMMARIES.get(operationId);
  return summary === undefined ? operationId : summary.charAt(0).toLowerCase() + summary.slice(1);
}
