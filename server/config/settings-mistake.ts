import { OperatorsMatter } from '../foundation/operators-matter.ts';

/** A mistake in the settings. The message names its location. */
export class SettingsMistake extends OperatorsMatter {
  override readonly name = 'SettingsMistake';
}
