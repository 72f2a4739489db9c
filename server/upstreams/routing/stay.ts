/** Something that lasts until its beginner and all its holders are done. */
export interface Stay {
  /** Holds it; returns how to release it, which counts once. */
  hold(): () => void;
  /** Its beginner is done. */
  end(): void;
}

/**
 * Begins a stay.
 *
 * @param onOver - told once, when nobody holds it any more
 */
export function beginStay(onOver: () => void): Stay {
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
