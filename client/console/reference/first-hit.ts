/** Lets Enter in the search open the first hit. The package opens a hit only after an arrow key has selected it. */
export function openFirstHitByEnter(): void {
  // The event reaches the package after this listener, which selects the hit that the event then opens.
  addEventListener('keydown', selectFirstHit, { capture: true });
}

function selectFirstHit({ key, target, isComposing }: KeyboardEvent): void {
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
  const isSelected = target.hasAttribute('aria-activedescendant');
  if (target.role !== 'combobox' || target.value === '' || isSelected) return;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}
