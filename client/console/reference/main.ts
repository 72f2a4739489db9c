// The package checks its settings with zod, which else tries whether it may make code from text: it may not, and need not.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
// What is shown may share files with this one, which must not wait for it.
void import('./show.ts');
