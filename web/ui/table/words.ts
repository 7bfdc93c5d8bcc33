import { createContext, useContext, useEffect } from 'react'

/** What a list is narrowed to, in words, as its filters say it: «Estado: Activado». For what leaves the screen with the list. */
export interface Words {
  say(label: string, word: string | undefined): void
  all(): string[]
}

/** Words by label, in the order in which the filters stand. */
export function createWords(): Words {
  const said = new Map<string, string | undefined>()
  return {
    say: (label, word) => void said.set(label, word),
    all: () => [...said].flatMap(([label, word]) => (word ? [`${label}: ${word}`] : [])),
  }
}

/** The words of the bar that one stands in; null outside of one. */
export const WordsContext = createContext<Words | null>(null)

/** A filter says what it narrows to; undefined while it narrows nothing. */
export function useFilterWord(label: string, word: string | undefined): void {
  const words = useContext(WordsContext)
  useEffect(() => {
    words?.say(label, word)
    return () => words?.say(label, undefined)
  }, [words, label, word])
}
