import { CloseButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import classes from './Inspector.module.css'
import type { LaminaProps } from './Lamina.tsx'
import { parte } from './parte.tsx'
import { useEscape, useEscapeAlFinal } from './useEscape.ts'
import { useFocusBack } from './useFocusBack.ts'

export interface InspectorProps {
  title: string
  /** Above the title: code, cycle, type. */
  over?: ReactNode
  children: ReactNode
  /** Stands at the foot. */
  actions?: ReactNode
  onClose: () => void
}

/** What is shown of one thing beside the page it was touched on. Esc closes it. Goes into `Beside`. */
export function Inspector({ title, over, children, actions, onClose }: InspectorProps) {
  return (
    <section className={classes.inspector} aria-label={title}>
      <div className={classes.head}>
        <div>
          {over && <p className={classes.over}>{over}</p>}
          <h2 className={classes.title}>{title}</h2>
        </div>
        <CloseButton aria-label="Cerrar el panel" onClick={onClose} />
      </div>
      <div className={classes.body}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  )
}

/** Without its code what it would show stands under the page. */
const SinLamina = ({ abierta, children }: LaminaProps) => abierta && <aside>{children}</aside>
const Lamina = parte(() =>
  import('./Lamina.tsx').then(
    m => m.Lamina,
    () => SinLamina,
  ),
)

const CAMPOS = 'input, textarea, select, [contenteditable=true]'

/** A page with room for an inspector at its right; on phones it comes up from below. Pass null to close. */
export function Beside({
  inspector,
  onClose,
  children,
}: {
  inspector: ReactNode | null
  onClose: () => void
  children: ReactNode
}) {
  const narrow = useMediaQuery('(max-width: 62em)')
  const aside = useRef<HTMLElement>(null)
  // In a field of the page Esc belongs to that field.
  const isSuya = (en: Element) => !en.matches(CAMPOS) || aside.current?.contains(en) === true
  useEscapeAlFinal(!!inspector && !narrow, onClose, isSuya)
  useEscape(!!inspector && narrow === true, onClose)
  useFocusBack(!!inspector)
  const [huboLamina, setHubo] = useState(false)
  if (narrow && inspector && !huboLamina) setHubo(true)
  useEffect(() => {
    if (narrow) void Lamina.traer()
  }, [narrow])
  return (
    <div className={classes.beside} data-open={(inspector && !narrow) || undefined}>
      <div className={classes.content}>{children}</div>
      {narrow
        ? huboLamina && (
            <Suspense fallback={null}>
              <Lamina abierta={!!inspector} onClose={onClose}>
                {inspector}
              </Lamina>
            </Suspense>
          )
        : inspector && (
            <aside ref={aside} className={classes.aside}>
              {inspector}
            </aside>
          )}
    </div>
  )
}

/** A fact of the inspector: name and value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Facts in pairs: what, and how it is. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>
