import { OperatorError } from '../foundation/operator-error.ts';

/**
 * Thrown if the settings of an upstream are invalid: its kind is unknown, or a setting that its kind requires is
 * missing.
 */
export class UpstreamSettingsError extends OperatorError {
  override readonly name = 'UpstreamSettingsError';
}
