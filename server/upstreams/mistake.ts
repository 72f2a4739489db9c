import { OperatorsMatter } from '../foundation/operators-matter.ts';

/**
 * Thrown if the settings of an upstream are invalid: its kind is unknown, or a setting that its kind requires is
 * missing.
 */
export class UpstreamMistake extends OperatorsMatter {
  override readonly name = 'UpstreamMistake';
}
