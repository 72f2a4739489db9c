import type { Violation } from '../../../openapi/validation/outcome.ts';

/** What is wrong with a request, by place: `refer_images[0]`. */
export type Faults = readonly Pick<Violation, 'parameter' | 'message'>[];

/** What is wrong with a place itself. */
export function faultsAt(faults: Faults, path: string): readonly string[] {
  return faults.filter(({ parameter }) => parameter === path).map(({ message }) => message);
}

/** What is wrong with a place or anything in it. */
export function faultsWithin(faults: Faults, path: string): readonly string[] {
  return faults.filter(({ parameter }) => isWithin(parameter, path)).map(({ message }) => message);
}

/** What is wrong, but with none of the fields that are shown. */
export function faultsElsewhere(faults: Faults, shown: readonly string[]): readonly string[] {
  return faults
    .filter(({ parameter }) => !shown.some((path) => isWithin(parameter, path)))
    .map(({ message }) => message);
}

/** The field that a place is in: `refer_images` of `refer_images[0]`. */
export function fieldOf(parameter: string): string {
  return parameter.split(/[.[]/)[0] ?? parameter;
}

function isWithin(parameter: string, path: string): boolean {
  return parameter === path || parameter.startsWith(`${path}.`) || parameter.startsWith(`${path}[`);
}
