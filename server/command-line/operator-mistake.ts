import { OperatorsMatter } from '../foundation/operators-matter.ts';

/** A refused operator command; the message says why, and how to correct it. */
export class OperatorMistake extends OperatorsMatter {
  override readonly name = 'OperatorMistake';
}
