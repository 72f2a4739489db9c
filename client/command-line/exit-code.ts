/** What a command ends with, so that a script can tell what came of it. */
export const ExitCode = {
  /** It was done. */
  done: 0,
  /** A surprise: a fault of the program itself. */
  surprise: 1,
  /** The command line, the settings or a file named there are wrong; nothing was asked for. */
  mistake: 2,
  /** The gateway refused the request; asking again will not help. */
  refused: 3,
  /** The job was accepted, and failed. */
  failed: 4,
  /** The gateway could not be reached, or could not answer now. */
  unavailable: 5,
  /** What was checked does not keep the contract, or a change breaks it. */
  breach: 6,
  /** It was done, and is paid for where it costs, but is not saved where it was wanted. */
  unsaved: 7,
  /** Ended by Ctrl-C. */
  interrupted: 130,
  /** Nobody reads what it writes any more, as after `| head`. */
  unread: 141,
} as const;

/** An exit code. */
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];
