import { OperatorsMatter } from '../foundation/operators-matter.ts';

/** What an operator's command cannot do; the message says why, and what to put right. */
export class OperatorMistake extends OperatorsMatter {
  override readonly name = 'OperatorMistake';
}
