import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { visit } from '../../app/entrada.ts'
import { preloadPage } from '../../app/preload.ts'
import { HOME } from '../../app/returnPath.ts'
import classes from './Boton.module.css'

/** Enters the demonstration with one click, or says why not. */
export function Visitar({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [why, setWhy] = useState<string | null>(null)
  const enter = async () => {
    setBusy(true)
    setWhy(null)
    try {
      await visit()
      await router.navigate({ href: HOME })
    } catch (error) {
      setWhy((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <span className={classes.holder}>
      <button
        type="button"
        className={classes.main}
        aria-disabled={busy}
        onPointerEnter={() => preloadPage(router, HOME)}
        onClick={() => !busy && void enter()}
      >
        {busy ? 'Entrando…' : children}
      </button>
      <span role="alert" className={classes.why}>
        {why}
      </span>
    </span>
  )
}
