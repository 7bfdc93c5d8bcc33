import { useSyncExternalStore } from 'react'

const root = (): HTMLElement => document.documentElement

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(root(), { attributeFilter: ['data-mantine-color-scheme'] })
  return () => observer.disconnect()
}

const read = (): 'claro' | 'oscuro' => (root().dataset.mantineColorScheme === 'dark' ? 'oscuro' : 'claro')

/** The theme that is on the screen, as public/tema.js or the kit set it. */
export const useEsquema = (): 'claro' | 'oscuro' => useSyncExternalStore(subscribe, read)
