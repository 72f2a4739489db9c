import { executionAsyncResource } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';

const kept: object[] = [];

/**
 * Keeps V8 from discarding compiled code whenever the process is idle for a few seconds. Memory is freed after longer
 * idle periods by `collectGarbage`.
 *
 * After eight idle seconds V8 runs a garbage collection that favors memory. It drops the hidden classes of objects of
 * which none exist at that time, such as those of a request, and the code that was optimized for them: some 300
 * functions, which makes requests slow for the next second or two. Without the flag V8 still collects, but keeps hidden
 * classes for a while.
 *
 * One hidden class is never recovered. Node creates each `nextTick` object as a literal with computed names. Once its
 * hidden class is gone, V8 builds every such object through a runtime call, which takes several times as long, for the
 * rest of the process's life. Keeping one of these objects alive preserves the hidden class.
 */
export function keepCodeWarm(): void {
  setFlagsFromString('--no-memory-reducer-favors-memory');
  // Within a tick, the async resource is the tick object itself.
  process.nextTick(() => {
    if (kept.length === 0) kept.push(executionAsyncResource());
  });
}

/** The number of calls before V8's compilers optimize a function; the defaults are 400 and 3,000. */
const CALLS_BEFORE = { maglev: 50, turbofan: 200 } as const;

/**
 * Makes V8 optimize code after tens of calls instead of thousands. V8 weights calls by how much of a function they
 * execute, so that most code of a request, which executes only parts of functions, would be optimized only after tens
 * of thousands of requests. Call it in a serving process after the start: during the start, little code runs often
 * enough to be worth optimizing.
 */
export function compileEarly(): void {
  setFlagsFromString(`--invocation-count-for-maglev=${CALLS_BEFORE.maglev}`);
  setFlagsFromString(`--invocation-count-for-turbofan=${CALLS_BEFORE.turbofan}`);
}
