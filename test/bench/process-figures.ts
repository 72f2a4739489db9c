import { readdir, readFile, writeFile } from 'node:fs/promises';

/** The resource use of a process, as reported by the kernel; Linux only. */
export interface ProcessFigures {
  /** CPU time of all its threads since its start, in microseconds. */
  readonly cpuMicroseconds: number;
  /** Resident memory in megabytes: the current value, and the peak since the last {@link forgetPeak}. */
  readonly residentMegabytes: number;
  readonly peakMegabytes: number;
}

const NANOSECONDS_PER_MICROSECOND = 1000;

/** Reads the resource use of a process (proc(5), `/proc/pid/task/tid/schedstat` and `/proc/pid/status`). */
export async function processFigures(pid: number): Promise<ProcessFigures> {
  const [cpuMicroseconds, status] = await Promise.all([
    cpuOf(pid),
    readFile(`/proc/${pid}/status`, 'utf8'),
  ]);
  return {
    cpuMicroseconds,
    residentMegabytes: megabytesOf(status, 'VmRSS'),
    peakMegabytes: megabytesOf(status, 'VmHWM'),
  };
}

/** Resets the peak memory of a process (proc(5), `/proc/pid/clear_refs`). */
export async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}

async function cpuOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map(async (thread) => {
      const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
      return Number(text.split(' ')[0]) / NANOSECONDS_PER_MICROSECOND;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

function megabytesOf(status: string, name: string): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`The kernel does not tell ${name}.`);
  return Number(kilobytes) / 1024;
}
