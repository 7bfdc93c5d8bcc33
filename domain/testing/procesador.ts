/**
 * Milliseconds that this process has worked so far. What must not blow up is measured by it, never by the clock: on a busy machine waiting
 * takes as long as it takes.
 */
export function procesadorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
