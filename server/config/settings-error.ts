import { OperatorError } from '../foundation/operator-error.ts';

/** A mistake in the settings. The message names its location. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError';
}
