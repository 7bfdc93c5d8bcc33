import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { medirSilabo } from '@malla/domain/silabos/completo.ts'
import type { ContenidoDeSilabo } from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { refresh } from '../../../app/query.ts'
import type { EstadoDeAlmacen } from '../editor/estadoDeAlmacen.ts'

/** What is written, and how far it is, by the rule of domain/silabos/completo.ts at each change. */
export function useMedida(abierto: SilaboAbierto, estado: EstadoDeAlmacen) {
  const estructura = abierto.estructura as EstructuraDeSilabo
  const contenido = estado.valores as ContenidoDeSilabo
  const medible = useDeferredValue(contenido)
  const { carta } = abierto.carta
  const { curso } = abierto
  const medida = useMemo(
    () => medirSilabo({ estructura, carta, contenido: medible, curso }),
    [estructura, carta, medible, curso],
  )
  // Whether it can be handed in is the server's to say: it is asked again when the last thing that lacked was saved, or one lacks again.
  const isCompleto = medida.faltas.length === 0
  const dicho = useRef(isCompleto)
  useEffect(() => {
    if (estado.fase !== 'guardado' || dicho.current === isCompleto) return
    dicho.current = isCompleto
    void refresh('silabos')
  }, [estado.fase, isCompleto])
  return { estructura, contenido, medida }
}
