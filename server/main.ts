#!/usr/bin/env node
import module from 'node:module';

// Caches the compiled code of everything loaded from here on, so that the next start is faster. Older Node versions
// lack this function.
module.enableCompileCache?.();
const { run } = await import('./program.ts');
await run();
