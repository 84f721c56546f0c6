/**
 * Starts counting the processor time of this process; what it gives tells the milliseconds since. For tests that hold how
 * long a text may keep an engine busy: what others do on the machine does not count.
 */
export function startWorkClock(): () => number {
  const before = process.cpuUsage()
  return () => process.cpuUsage(before).user / 1_000
}
