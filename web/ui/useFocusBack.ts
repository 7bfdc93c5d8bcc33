import { useEffect } from 'react'

/**
 * When something that lay over the page is gone, however it went, the focus is where it was before: else the next key goes nowhere. Mantine
 * does so only for what closes before it is taken away.
 */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === document.body || document.activeElement === null
        if (isLost && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true })
      })
    }
  }, [opened])
}
