import { type TextoRico as Html, isTextoVacio } from '@malla/domain/silabos/contenido.ts'
import { Skeleton } from '@mantine/core'
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { uploadImagen } from '../../../app/uploadImagen.ts'
import type { ModoRico } from '../../../ui/rico/extensiones.ts'
import { TextoRico } from '../../../ui/rico/TextoRico.tsx'
import classes from './editores.module.css'
import { useFuera } from './useFuera.ts'

const EditorRico = lazy(() => import('../../../ui/rico/EditorRico.tsx'))

/** A rich text that is read where it stands and becomes an editor when it is touched, or entered with Enter; it ends when something else is. */
export function TextoEnSuLugar({
  nombre,
  valor,
  onCambio,
  invitacion,
  modo = 'clasico',
  isFalta,
  onFin,
}: {
  nombre: string
  valor: Html
  onCambio: (valor: Html) => void
  /** What stands there while nothing is written. */
  invitacion: string
  modo?: ModoRico
  isFalta?: boolean
  /** Nobody writes in it any more. */
  onFin?: () => void
}) {
  const [cursor, setCursor] = useState<{ x: number; y: number } | 'fin' | null>(null)
  const caja = useRef<HTMLDivElement>(null)
  const id = useId()
  const isEditando = cursor !== null
  const terminar = () => {
    setCursor(null)
    onFin?.()
  }
  useFuera(isEditando, elemento => caja.current?.contains(elemento) ?? false, terminar)

  const salir = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    terminar()
    caja.current?.focus()
  }
  const entrar = (event: KeyboardEvent) => {
    if (event.target !== caja.current || (event.key !== 'Enter' && event.key !== 'F2')) return
    event.preventDefault()
    setCursor('fin')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group with a name that is read as the text that it is
    <div
      ref={caja}
      role="group"
      aria-label={nombre}
      aria-description={isEditando ? undefined : 'Enter para escribir.'}
      tabIndex={isEditando ? -1 : 0}
      data-entrada
      className={classes.texto}
      data-editando={isEditando || undefined}
      onKeyDown={isEditando ? salir : entrar}
      onClick={event => {
        if (isEditando || (event.target as Element).closest('a') || getSelection()?.toString()) return
        setCursor({ x: event.clientX, y: event.clientY })
      }}
    >
      {isEditando ? (
        <>
          <span id={id} className="visually-hidden">
            {nombre}
          </span>
          <Suspense fallback={<Skeleton height={modo === 'clasico' ? 160 : 40} />}>
            <EditorRico
              modo={modo}
              value={valor}
              onChange={onCambio}
              labelledBy={id}
              placeholder={invitacion}
              autoFocus
              cursorEn={cursor === 'fin' ? undefined : cursor}
              upload={
                modo === 'clasico'
                  ? (file, onProgress) => uploadImagen('contenido', file, onProgress)
                  : undefined
              }
            />
          </Suspense>
        </>
      ) : isTextoVacio(valor) ? (
        <span className={classes.invitacion} data-falta={isFalta || undefined}>
          {invitacion}
        </span>
      ) : (
        <TextoRico html={valor} />
      )}
    </div>
  )
}
