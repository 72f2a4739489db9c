import { askGateway } from '../command-line/asking.ts';
import { CommandError } from '../command-line/command-error.ts';
import { holdsDatabase } from '../database/built-in-database.ts';
import { isHeld } from '../database/folder-lock.ts';

/** Who uses a data folder: a gateway that accepts operator commands, another process, or nobody. */
export type Holder = 'gateway' | 'somebody' | 'nobody';

/** Determines who uses a data folder that contains the built-in database. */
export async function findHolder(folder: string): Promise<Holder> {
  if (await takesCommands(folder)) return 'gateway';
  if (!holdsDatabase(folder)) return 'nobody';
  return isHeld(folder) ? 'somebody' : 'nobody';
}

async function takesCommands(folder: string): Promise<boolean> {
  try {
    const request = { command: 'accounts list', arguments: { limit: 1 } };
    return (await askGateway(folder, request)) !== undefined;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}
