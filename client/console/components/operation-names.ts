import { operationTitles } from '../../../generated/operation-titles.ts';

const SUMMARIES = new Map(
  operationTitles.map(({ operationId, summary }) => [operationId, summary]),
);

/** The contract's summary of an operation, such as `Create a video`; its identifier if the operation is unknown. */
export function operationInWords(operationId: string): string {
  return SUMMARIES.get(operationId) ?? operationId;
}

/** The summary for use within a sentence: `create a video`. */
export function operationAsVerb(operationId: string): string {
  const summary = SUMMARIES.get(operationId);
  return summary === undefined ? operationId : summary.charAt(0).toLowerCase() + summary.slice(1);
}
