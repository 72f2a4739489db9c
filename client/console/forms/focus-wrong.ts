/** Selects an invalid control, or the first control of an invalid group. */
const WRONG = '[aria-invalid="true"], [data-invalid] :is(input, button, select, textarea)';

/** Focuses the first invalid control of a form, whose error messages a screen reader then reads out. */
export function focusFirstWrong(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>(WRONG)?.focus();
}
