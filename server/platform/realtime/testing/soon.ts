import { vi } from 'vitest'

/** Waits until this holds; a busy machine may take its time. */
export const soon = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(holds, { timeout: 25_000, interval: 5 }) as Promise<T>
