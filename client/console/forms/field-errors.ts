import type { Violation } from '../../../openapi/validation/outcome.ts';

/** Validation errors of a request by path, such as `refer_images[0]`. */
export type Faults = readonly Pick<Violation, 'parameter' | 'message'>[];

/** A field that people know by its label. */
export interface LabelledField {
  /** Such as `limits.operations`. */
  readonly path: string;
  readonly label: string;
}

/** Error messages for exactly this path. */
export function faultsAt(faults: Faults, path: string): readonly string[] {
  return faults.filter(({ parameter }) => parameter === path).map(({ message }) => message);
}

/** Error messages for a path and everything below it. */
export function faultsWithin(faults: Faults, path: string): readonly string[] {
  return faults.filter(({ parameter }) => isWithin(parameter, path)).map(({ message }) => message);
}

/** Error messages for a field and everything below it, with its label in place of the parameter's name. */
export function labelledFaults(faults: Faults, { path, label }: LabelledField): readonly string[] {
  return faults
    .filter(({ parameter }) => isWithin(parameter, path))
    .map(({ parameter, message }) =>
      message.startsWith(`${parameter} `) ? label + message.slice(parameter.length) : message,
    );
}

/** Error messages that belong to none of the shown fields. */
export function faultsElsewhere(faults: Faults, shown: readonly string[]): readonly string[] {
  return faults
    .filter(({ parameter }) => !shown.some((path) => isWithin(parameter, path)))
    .map(({ message }) => message);
}

/** The top-level field of a path: `refer_images` of `refer_images[0]`. */
export function fieldOf(parameter: string): string {
  return parameter.split(/[.[]/)[0] ?? parameter;
}

/** Whether a path is this one or below it. */
export function isWithin(parameter: string, path: string): boolean {
  return parameter === path || parameter.startsWith(`${path}.`) || parameter.startsWith(`${path}[`);
}
