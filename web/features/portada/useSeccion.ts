import { useEffect, useRef, useState } from 'react'

/** What is under the bar is being read: from there to a little above the middle of the window. */
const FRANJA = '-76px 0px -55% 0px'

/** Which of the sections is being read (§3, active_menu), and how to say that one was chosen: it stays so until the person scrolls on. */
export function useSeccion(ids: readonly string[]): [active: string, choose: (id: string) => void] {
  const [active, setActive] = useState(ids[0] ?? '')
  const chosen = useRef(false)
  const key = ids.join(' ')

  useEffect(() => {
    const order = key.split(' ')
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const first = order.find(id => seen.has(id))
        if (first && !chosen.current) setActive(first)
      },
      { rootMargin: FRANJA },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    // What a person chose may be too short ever to reach the bar: it is marked until they move on themselves.
    const release = () => {
      chosen.current = false
    }
    const moves = ['wheel', 'touchmove', 'keydown'] as const
    for (const move of moves) window.addEventListener(move, release, { passive: true })
    return () => {
      observer.disconnect()
      for (const move of moves) window.removeEventListener(move, release)
    }
  }, [key])

  const choose = (id: string) => {
    chosen.current = true
    setActive(id)
  }
  return [active, choose]
}
