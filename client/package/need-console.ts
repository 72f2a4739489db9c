import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_CONSOLE } from './copied.ts';

/** Run by npm before it builds the package, which includes the console. */
if (!existsSync(join(import.meta.dirname, '..', '..', BUILT_CONSOLE))) {
  process.stderr.write(
    'The package has the console in it, which is not built yet: `npm run build` builds both,\n' +
      '`npm run build:console` the console alone.\n',
  );
  process.exitCode = 1;
}
