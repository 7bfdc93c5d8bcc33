import { type TextoRico as Html, isTextoVacio } from '@malla/domain/silabos/contenido.ts'
import { Skeleton } from '@mantine/core'
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useWhyNot } from '../../../app/permission.ts'
import { uploadImagen } from '../../../app/uploadImagen.ts'
import { useAvisoDeSubida } from '../../../ui/form/subidas.ts'
import type { ModoRico } from '../../../ui/rico/extensiones.ts'
import { EditorRico } from '../../../ui/rico/porTraer.ts'
import { TextoRico } from '../../../ui/rico/TextoRico.tsx'
import { isTextoElegido } from '../../../ui/textoElegido.ts'
import classes from './editores.module.css'
import { conLetras } from './programacion/cortes.ts'
import { letraDe } from './programacion/lugares.ts'
import { useFuera } from './useFuera.ts'

/** How it was opened: where it was touched, what was typed before its editor stands. */
interface Apertura {
  punto?: { x: number; y: number }
  letras?: string
}

/** A rich text that is read where it stands and becomes an editor when it is touched, or entered with Enter or a letter; it ends when something else is. */
export function TextoEnSuLugar({
  nombre,
  valor,
  onCambio,
  invitacion,
  modo = 'clasico',
  isFalta,
}: {
  nombre: string
  valor: Html
  onCambio: (valor: Html) => void
  /** What stands there while nothing is written. */
  invitacion: string
  modo?: ModoRico
  isFalta?: boolean
}) {
  const [abierto, setAbierto] = useState<Apertura | null>(null)
  const caja = useRef<HTMLDivElement>(null)
  const id = useId()
  const isEditando = abierto !== null
  const sinBiblioteca = useWhyNot('contenido.editar') !== null
  // A picture that is on its way is waited for, unless one comes back to the text.
  const [isSubiendo, setSubiendo] = useState(false)
  const [isTerminado, setTerminado] = useState(false)
  useAvisoDeSubida(isSubiendo)
  useEffect(() => {
    if (!isTerminado || isSubiendo) return
    setTerminado(false)
    setAbierto(null)
  }, [isTerminado, isSubiendo])
  const terminar = () => {
    if (isSubiendo) return setTerminado(true)
    // Letters that waited for an editor that never stood.
    const isEnPie = caja.current?.querySelector('.ProseMirror') != null
    if (abierto?.letras && !isEnPie) onCambio(conLetras(valor, abierto.letras))
    setAbierto(null)
  }
  useFuera(isEditando, elemento => caja.current?.contains(elemento) ?? false, terminar)

  const salir = (event: KeyboardEvent) => {
    // The text takes every Esc and does nothing with it; what lies over it has one of its own.
    const isDelTexto = (event.target as Element).closest('.ProseMirror') !== null
    if (event.key !== 'Escape' || (event.defaultPrevented && !isDelTexto)) return
    event.preventDefault()
    event.stopPropagation()
    terminar()
    caja.current?.focus()
  }
  // A letter begins the text, and those that are typed before the editor stands go in with it.
  const teclear = (event: KeyboardEvent) => {
    if (event.target !== caja.current) return isEditando && salir(event)
    const letra = isEditando && event.key === ' ' ? ' ' : letraDe(event)
    if (letra) setAbierto({ ...abierto, letras: (abierto?.letras ?? '') + letra })
    else if (!isEditando && (event.key === 'Enter' || event.key === 'F2')) setAbierto({})
    else return isEditando && salir(event)
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group with a name that is read as the text that it is
    <div
      ref={caja}
      role="group"
      aria-label={nombre}
      aria-description={isEditando ? undefined : 'Enter para escribir.'}
      tabIndex={isEditando ? -1 : 0}
      data-entrada={isTextoVacio(valor) ? 'vacia' : 'escrita'}
      className={classes.texto}
      data-editando={isEditando || undefined}
      onKeyDown={teclear}
      onFocus={event => event.target !== caja.current && setTerminado(false)}
      onClick={event => {
        const isEnlace = (event.target as Element).closest('a') !== null
        if (isEditando || isEnlace || isTextoElegido(event.currentTarget)) return
        // Without a pointer (it was just added, or a screen reader opens it) the cursor goes to the end.
        setAbierto(event.detail === 0 ? {} : { punto: { x: event.clientX, y: event.clientY } })
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
              cursorEn={abierto.punto}
              escribe={abierto.letras}
              upload={
                modo === 'clasico'
                  ? (file, onProgress) => uploadImagen('contenido', file, onProgress)
                  : undefined
              }
              sinBiblioteca={sinBiblioteca}
              onSubiendo={setSubiendo}
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
