import { useSyncExternalStore } from 'react'

/** A value that stands outside of React, for what asks for it from anywhere, and is followed by what shows it. */
export interface Shared<T> {
  get(): T
  set(next: T): void
  /** The value, drawn anew when it changes; `of`: a part of it. */
  use(): T
  use<P>(of: (value: T) => P): P
}

/** Makes a shared value: `const open = shared<Report | null>(null)`, then `open.set(report)` and, in a component, `open.use()`. */
export function shared<T>(initial: T): Shared<T> {
  let value = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    use: <P>(of: (value: T) => P | T = v => v) => useSyncExternalStore(subscribe, () => of(value)) as T & P,
  }
}
