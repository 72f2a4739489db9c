import { OperatorError } from '../foundation/operator-error.ts';

/** A mistake in the settings. The message names its location. */
export class SettingsError extends OperatorError {
  override readonly name: string = 'SettingsError';
}

/** There is no settings file of the given name. */
export class SettingsFileMissing extends SettingsError {
  override readonly name = 'SettingsFileMissing';
  constructor(file: string) {
    super(`There is no file ${file}.`);
  }
}
