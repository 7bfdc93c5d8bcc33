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
    // The last sections may be too short to reach the bar: at the end of the page it is the last one that is read.
    const atEnd = () => {
      const { scrollHeight } = document.documentElement
      const isEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= scrollHeight - 2
      if (isEnd && !chosen.current) setActive(order.at(-1)!)
    }
    window.addEventListener('scroll', atEnd, { passive: true })
    // What a person chose may be too short ever to reach the bar: it is marked until they move on themselves.
    const release = () => {
      chosen.current = false
    }
    const moves = ['wheel', 'touchmove', 'keydown'] as const
    for (const move of moves) window.addEventListener(move, release, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', atEnd)
      for (const move of moves) window.removeEventListener(move, release)
    }
  }, [key])

  const choose = (id: string) => {
    chosen.current = true
    setActive(id)
  }
  return [active, choose]
}
