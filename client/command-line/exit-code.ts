/** The exit codes of commands, so that a script can tell the outcome. */
export const ExitCode = {
  /** Success. */
  done: 0,
  /** Unexpected error: a bug in the program itself. */
  surprise: 1,
  /** The command line, the settings or a file named there is wrong; nothing was requested. */
  mistake: 2,
  /** The gateway refused the request; a retry will not help. */
  refused: 3,
  /** The job was accepted but failed, or the notes of a song could not be extracted. */
  failed: 4,
  /** The gateway could not be reached, or is temporarily unavailable. */
  unavailable: 5,
  /** The checked deployment violates the contract, or a change breaks it. */
  breach: 6,
  /**
   * The operation succeeded and was charged if it has a price, but its result could not be saved at the requested
   * place.
   */
  unsaved: 7,
  /** Interrupted by Ctrl-C. */
  interrupted: 130,
  /** The reader of the output has closed it, as in `| head`. */
  unread: 141,
} as const;

/** An exit code. */
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];
