import { executionAsyncResource } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';

const kept: object[] = [];

/**
 * Keeps V8 from throwing away what compiled code stands on whenever the process rests for a few seconds. Whoever gives
 * memory back after longer rests does that by `collectGarbage`.
 *
 * V8 clears up after eight seconds of rest. As it then favours memory, it drops the shapes of objects of which there
 * are none just now, such as those of a request, and with them the code that was optimised for them: some 300
 * functions, which the next second or two of requests pay for. It still clears up without favouring memory, and keeps
 * shapes for a while.
 *
 * One shape does not come back by itself. Node writes each tick as a literal with computed names: once its shape is gone,
 * V8 builds every tick by a call into its runtime, which takes several times as long, for as long as the process
 * lives. One tick that is kept keeps it.
 */
export function keepCodeWarm(): void {
  setFlagsFromString('--no-memory-reducer-favors-memory');
  // What runs within a tick has the tick itself for its resource.
  process.nextTick(() => {
    if (kept.length === 0) kept.push(executionAsyncResource());
  });
}

/** After so many calls of a function V8's compilers take it, each in its turn; by itself V8 waits for 400 and 3,000. */
const CALLS_BEFORE = { maglev: 50, turbofan: 200 } as const;

/**
 * Has V8 compile code after some tens of calls instead of some thousands. What V8 counts is not calls but how much of a
 * function they run, so that most of the code of a request, which runs a part of each function, waits for tens of
 * thousands of requests. It is meant for a process that serves: while one starts, little runs often enough to be worth
 * compiling.
 */
export function compileEarly(): void {
  setFlagsFromString(`--invocation-count-for-maglev=${CALLS_BEFORE.maglev}`);
  setFlagsFromString(`--invocation-count-for-turbofan=${CALLS_BEFORE.turbofan}`);
}
