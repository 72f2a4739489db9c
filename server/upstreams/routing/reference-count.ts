/** A reference count: it ends once its creator and all its holders have released it. */
export interface ReferenceCount {
  /** Adds a holder; returns a function that releases it, whose repeated calls have no effect. */
  hold(): () => void;
  /** Releases the creator's reference. */
  end(): void;
}

/**
 * Creates a reference count of one, for its creator.
 *
 * @param onOver - called once, when the last reference is released
 */
export function countReferences(onOver: () => void): ReferenceCount {
  let count = 1;
  const end = (): void => {
    count -= 1;
    if (count === 0) onOver();
  };
  return {
    end,
    hold() {
      count += 1;
      let isHeld = true;
      return () => {
        if (isHeld) end();
        isHeld = false;
      };
    },
  };
}
