/** Runs work that may take long, and then says so: once, however many works there are. */
export function patience(say: (line: string) => void, line: string, afterMs: number) {
  let isSaid = false
  const tell = (): void => {
    if (!isSaid) say(line)
    isSaid = true
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const slow = setTimeout(tell, afterMs)
    try {
      return await work()
    } finally {
      clearTimeout(slow)
    }
  }
}
