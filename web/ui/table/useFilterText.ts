import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

/**
 * What stands in the box of a filter: as it is typed, blanks too. Told after a breath, without blanks at its ends; a filter that comes from elsewhere («Atrás», a
 * link) takes its place, one's own that comes back does not.
 */
export function useFilterText(
  filter: string,
  tell: (text: string) => void,
  ms = 250,
): [string, (text: string) => void] {
  const [text, setText] = useState(filter)
  const told = useRef(filter)
  const tellSoon = useDebouncedCallback((next: string) => {
    told.current = next
    tell(next)
  }, ms)
  useEffect(() => {
    if (filter === told.current) return
    told.current = filter
    setText(filter)
  }, [filter])
  const type = (next: string) => {
    setText(next)
    tellSoon(next.trim())
  }
  return [text, type]
}
