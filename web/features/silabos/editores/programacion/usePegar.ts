import { limpiarTextoRico } from '@malla/contracts/textoRico/limpiar.ts'
import { escapar } from '@malla/domain/silabos/reconocer/bloques.ts'
import { semanasDe } from '@malla/domain/silabos/semanas.ts'
import { type RefObject, useMemo, useRef } from 'react'
import { confirm } from '../../../../ui/dialogs.tsx'
import { newKey } from '../../../../ui/newKey.ts'
import { limpiarPegado } from '../../../../ui/rico/pegar.ts'
import { useCopiarYPegar } from '../../../../ui/useCopiarYPegar.ts'
import type { Taller } from '../useHistoria.ts'
import type { Acciones } from './acciones.ts'
import type { Pegar } from './Celda.tsx'
import type { Forma, Lugar } from './lugares.ts'
import { dichoDePegado, pegarFilas } from './pegar.ts'
import { filasPegadas, type TablaPegada } from './tablaPegada.ts'

/**
 * Pasting: a table becomes weeks, asked first where it would overwrite; a text goes into the cell. A cell of `raiz` that has the focus and is read hears of it
 * here; one that is written in asks the answered function, which says whether it was taken.
 */
export function usePegar(
  taller: Taller<'unidadesaprendizaje'>,
  acciones: Acciones,
  estructura: Forma,
  raiz: RefObject<HTMLElement | null>,
): Pegar {
  const ahora = useRef(estructura)
  ahora.current = estructura
  const pegar = useMemo((): Pegar => {
    const tomar = (lugar: Lugar, filas: TablaPegada) => {
      const hecho = pegarFilas(taller.valor(), lugar, filas, ahora.current, newKey)
      if (!hecho) return
      acciones.salir()
      acciones.hacer('pegar en las semanas', () => hecho.unidades, {
        foco: lugar,
        dicho: dichoDePegado(hecho),
      })
    }
    return (lugar, datos, modo) => {
      const html = datos.getData('text/html')
      const texto = datos.getData('text/plain')
      const filas = filasPegadas(html && limpiarPegado(html), texto, modo === 'leer')
      if (!filas) return modo === 'leer' && pegarTexto(taller, acciones, lugar, html || enParrafos(texto))
      const plan = pegarFilas(taller.valor(), lugar, filas, ahora.current, newKey)
      if (!plan || plan.semanas === 0) return false
      if (plan.pisadas === 0) tomar(lugar, filas)
      else
        void confirm({
          title: 'Pegar en las semanas',
          text: dichoDePegado(plan),
          yes: 'Pegar',
          no: 'Cancelar',
          work: async () => tomar(lugar, filas),
        })
      return true
    }
  }, [taller, acciones])
  useCopiarYPegar({
    isAqui: () => lugarLeido(raiz.current) !== null,
    pegar: datos => {
      const lugar = lugarLeido(raiz.current)
      return lugar !== null && pegar(lugar, datos, 'leer')
    },
  })
  return pegar
}

/** The cell of the programme that has the focus, where it is read. */
function lugarLeido(raiz: HTMLElement | null): Lugar | null {
  const celda = document.activeElement?.closest<HTMLElement>('[data-lugar][data-modo=leer]')
  if (!celda || !raiz?.contains(celda)) return null
  const lugar = celda.dataset.lugar!
  const corte = lugar.lastIndexOf('/')
  return { id: lugar.slice(0, corte), campo: lugar.slice(corte + 1) as Lugar['campo'] }
}

const enParrafos = (texto: string): string =>
  texto
    .split(/\r?\n/)
    .map(l => `<p>${escapar(l)}</p>`)
    .join('')

/** A text pasted onto a cell that is read goes behind what stands there. */
function pegarTexto(
  taller: Taller<'unidadesaprendizaje'>,
  acciones: Acciones,
  { id, campo }: Lugar,
  html: string,
): boolean {
  const limpio = limpiarTextoRico(limpiarPegado(html))
  if (limpio === '' || campo === 'horas') return false
  const cosa = taller.valor().find(u => u.id === id) ?? semanasDe(taller.valor()).find(s => s.id === id)
  const hay = (cosa?.[campo as keyof typeof cosa] as string | undefined) ?? ''
  acciones.entrar({ id, campo })
  acciones.escribir({ id, campo }, hay + limpio)
  acciones.salir()
  return true
}
