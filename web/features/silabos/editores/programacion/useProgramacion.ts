import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { Unidad, Valores } from '@malla/domain/silabos/contenido.ts'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { EditorRico } from '../../../../ui/rico/porTraer.ts'
import { useFuera } from '../useFuera.ts'
import { type Aviso, type Taller, useHistoria } from '../useHistoria.ts'
import { type Acciones, type Activa, crearAcciones } from './acciones.ts'
import type { Foco } from './lugares.ts'

/** The state of the editor of the programme: units, the one cell that is written in, steps to undo, where the focus goes. */
export function useProgramacion(
  unidades: Unidad[],
  onCambio: (valor: Valores['unidadesaprendizaje']) => void,
  abierto: SilaboAbierto,
  raiz: RefObject<HTMLElement | null>,
): { activa: Activa | null; aviso: Aviso | null; acciones: Acciones; taller: Taller<'unidadesaprendizaje'> } {
  const [taller, aviso] = useHistoria('unidadesaprendizaje', unidades, onCambio)
  const [activa, setActiva] = useState<Activa | null>(null)
  const foco = useRef<Foco | null>(null)
  const [, dibujar] = useState(0)
  const ahora = useRef({ abierto, activa })
  ahora.current = { abierto, activa }

  const acciones = useMemo(
    () =>
      crearAcciones(taller, {
        abierto: () => ahora.current.abierto,
        activa: () => ahora.current.activa,
        activar: lugar => {
          ahora.current.activa = lugar
          setActiva(lugar)
        },
        enfocar: lugar => {
          foco.current = lugar
          dibujar(n => n + 1)
        },
      }),
    [taller],
  )
  useEffect(() => {
    const lugar = foco.current
    const nombre = lugar && CSS.escape(`${lugar.id}/${lugar.campo}`)
    const celda = nombre && raiz.current?.querySelector<HTMLElement>(`[data-lugar="${nombre}"]`)
    if (!celda) return
    foco.current = null
    const editor = celda?.querySelector<HTMLElement>('.ProseMirror')
    // A cell that waits for its editor takes letters by key only: what is put in otherwise must not go to the field that was left.
    if (!editor) getSelection()?.removeAllRanges()
    ;(editor ?? celda).focus()
  })
  // Whatever is touched outside of it ends the writing; bars and boxes that hang over the page belong to it.
  const lugarActivo = activa && `${activa.id}/${activa.campo}`
  useFuera(
    useMemo(() => (lugarActivo === null ? null : { lugarActivo }), [lugarActivo]),
    elemento => elemento.closest<HTMLElement>('[data-lugar]')?.dataset.lugar === lugarActivo,
    acciones.salir,
  )
  useEffect(() => void EditorRico.traer().catch(() => undefined), [])
  return { activa, aviso, acciones, taller }
}
