import { useState } from 'react'
import { remember } from '../../ui/remember.ts'
import classes from './PortalBar.module.css'

/** Light or dark on the public pages; kept where the app keeps it (public/tema.js). */
export function SchemeButton() {
  const root = document.documentElement
  const [dark, setDark] = useState(root.dataset.mantineColorScheme === 'dark')
  const toggle = () => {
    const next = dark ? 'light' : 'dark'
    root.dataset.mantineColorScheme = next
    remember('malla.tema', next)
    setDark(!dark)
  }
  return (
    <button
      type="button"
      className={classes.scheme}
      aria-label={dark ? 'Usar tema claro' : 'Usar tema oscuro'}
      onClick={toggle}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden="true"
      >
        {dark ? (
          <path d="M12 3v2m0 14v2m9-9h-2M5 12H3m15.4-6.4-1.4 1.4M7 17l-1.4 1.4m12.8 0L17 17M7 7 5.6 5.6M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z" />
        ) : (
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />
        )}
      </svg>
    </button>
  )
}
