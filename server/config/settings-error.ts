import { OperatorError } from '../foundation/operator-error.ts';

/** One or several mistakes in the settings. The message names their locations. */
export class SettingsError extends OperatorError {
  override readonly name: string = 'SettingsError';
  /** A sentence for each mistake. */
  readonly mistakes: readonly string[];
  constructor(said: string | readonly string[], options?: ErrorOptions) {
    const mistakes = [said].flat();
    const isOne = mistakes.length === 1;
    super(
      isOne ? mistakes.join('') : ['The settings are wrong:', ...mistakes].join('\n  '),
      options,
    );
    this.mistakes = mistakes;
  }
}

/** There is no settings file of the given name. */
export class SettingsFileMissing extends SettingsError {
  override readonly name = 'SettingsFileMissing';
  constructor(file: string) {
    super(`There is no file ${file}.`);
  }
}
