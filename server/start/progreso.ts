/** One line that is written over itself on a terminal; elsewhere nothing is said. */
export const progreso = (): { say(line: string): void; end(): void } => {
  const { stderr } = process
  if (!stderr.isTTY) return { say: () => {}, end: () => {} }
  return {
    say: line => void stderr.write(`\r\x1b[K${line}`),
    end: () => void stderr.write('\r\x1b[K'),
  }
}
