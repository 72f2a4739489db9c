import { executionAsyncResource } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';

const kept: object[] = [];

/**
 * Keeps V8 from dropping compiled code whenever the process rests for a few seconds. Memory is given back after longer
 * rests by `collectGarbage`.
 *
 * After eight seconds of rest V8 collects garbage with a preference for memory. It drops the shapes of objects of which
 * there are none just now, such as those of a request, and the code that was optimised for them: some 300 functions,
 * which the next second or two of requests pay for. Without the preference it still collects, but keeps shapes for a
 * while.
 *
 * One shape does not come back. Node writes each tick as a literal with computed names: once its shape is gone, V8
 * builds every tick by a call into its runtime, which takes several times as long, for as long as the process lives.
 * One tick that is kept alive keeps the shape.
 */
export function keepCodeWarm(): void {
  setFlagsFromString('--no-memory-reducer-favors-memory');
  // The resource of what runs within a tick is the tick itself.
  process.nextTick(() => {
    if (kept.length === 0) kept.push(executionAsyncResource());
  });
}

/** The calls of a function before V8's compilers take it; by default 400 and 3,000. */
const CALLS_BEFORE = { maglev: 50, turbofan: 200 } as const;

/**
 * Has V8 compile code after some tens of calls instead of some thousands. V8 does not count calls but how much of a
 * function they run, so that most code of a request, which runs parts of functions, would wait for tens of thousands of
 * requests. For a process that serves: while it starts, little runs often enough to be worth compiling.
 */
export function compileEarly(): void {
  setFlagsFromString(`--invocation-count-for-maglev=${CALLS_BEFORE.maglev}`);
  setFlagsFromString(`--invocation-count-for-turbofan=${CALLS_BEFORE.turbofan}`);
}
