import { OperatorsMatter } from '../foundation/operators-matter.ts';

/** The settings of an upstream are wrong: its kind is not known, or it lacks what its kind needs. */
export class UpstreamMistake extends OperatorsMatter {
  override readonly name = 'UpstreamMistake';
}
