/**
 * Milliseconds of processor time this process took since `before` (process.cpuUsage()): what code costs, however busy
 * the machine is with other things.
 */
export function cpuMilliseconds(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
