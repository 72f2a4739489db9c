#!/usr/bin/env node
import module from 'node:module';

// What is loaded from here on need not be compiled again at the next start; older Nodes do not know this.
module.enableCompileCache?.();
const { run } = await import('./program.ts');
await run();
