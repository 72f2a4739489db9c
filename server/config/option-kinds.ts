import { neededOptions, optionKinds } from '../../generated/configuration-sentences.ts';
import { alternatives } from '../../openapi/validation/wording.ts';
import { fieldsIn } from '../foundation/json-object.ts';
import type { SettingFault } from './settings-faults.ts';

/**
 * Finds upstream options that belong to another kind of upstream and have no effect: worth a warning, but no reason not
 * to start.
 *
 * @param settings - before defaults are filled in, which would add all options
 */
export function optionsOfOtherKinds(settings: unknown): readonly SettingFault[] {
  return Object.entries(fieldsIn(fieldsIn(settings).upstreams)).flatMap(([name, upstream]) => {
    const { kind, ...options } = fieldsIn(upstream);
    if (typeof kind !== 'string') return [];
    return Object.keys(options).flatMap((option): SettingFault[] => {
      const kinds = Object.hasOwn(optionKinds, option) ? optionKinds[option] : undefined;
      if (kinds === undefined || kinds.includes(kind)) return [];
      const path = ['upstreams', name, option];
      const sentence = `${path.join('.')} is for upstreams of kind ${alternatives(kinds)}, and changes nothing here.`;
      return [{ path, sentence }];
    });
  });
}

/** Whether upstreams of a kind must have an option that others have a default for. */
export function needsOption(kind: string, option: string): boolean {
  return Object.hasOwn(neededOptions, kind) && neededOptions[kind]?.includes(option) === true;
}
