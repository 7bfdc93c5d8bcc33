import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { vigentes } from '@malla/domain/asignaturas/versiones.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../../app/api.ts'
import { callKey, queryClient, refresh } from '../../../app/query.ts'
import { notifyGood } from '../../../ui/alerts.tsx'
import { antesDe, type Borrador, type Cambio } from './borrador.ts'
import { siguienteId } from './cambios.ts'
import type { ColumnaId } from './columnas.ts'
import {
  type Envio,
  envioDe,
  idsNuevos,
  queHacerTras,
  type Rechazo,
  releer,
  sinCeldas,
  sinRechazo,
} from './envio.ts'
import { type Choque, resolver } from './fundir.ts'
import { isVacio, llaveDe } from './guardado.ts'
import { cuantasPorCorregir, revisar } from './porCorregir.ts'
import type { EnTaller } from './useTaller.ts'

/** The saving of a grid's draft: one call, all or none. */
export interface Guardar {
  guardando: boolean
  rechazo: Rechazo
  /** Why nothing was saved, when it is not for its cells. */
  error: string | null
  /** How many cells still stand against what was refused for them; 0 when nothing was. */
  porCorregir: number
  /** How often it was refused for its cells, one after the other. */
  intento: number
  choques: readonly Choque[]
  /** Resolves to true when all was saved. */
  guardar: () => Promise<boolean>
  /** Takes the merged rows, and saves them. */
  resolver: (elegidos: ReadonlySet<string>) => Promise<void>
  cerrarChoques: () => void
  /** These cells were edited: what was said of them no longer holds. */
  olvidar: (celdas: Iterable<{ id: number; columna: ColumnaId }>) => void
  limpiar: () => void
}

/** The cache as it stands after a save, so that nothing flickers until it is read again. */
function anotar(planId: number, { eliminar }: Envio, guardadas: readonly Asignatura[]): void {
  const idas = new Set(eliminar)
  const nuevas = new Map(guardadas.map(a => [a.id, a]))
  queryClient.setQueryData(
    callKey('asignaturas.porPlan', { planId }),
    (antes: { data: Asignatura[] } | undefined) => {
      if (!antes) return antes
      const quedan = antes.data.filter(a => !idas.has(a.id)).map(a => nuevas.get(a.id) ?? a)
      const conocidas = new Set(quedan.map(a => a.id))
      // Of a course of which there is a new version by now that one was saved.
      return { data: vigentes([...quedan, ...guardadas.filter(a => !conocidas.has(a.id))]) }
    },
  )
}

const textoDe = ({ ids }: Envio): string =>
  segun(ids.length, 'Cambia un curso en la tabla', 'Cambia # cursos en la tabla')

interface Oyentes {
  /** Why nothing can be saved now, by whatever way it is asked; null when it can. */
  whyNot: string | null
  /** Which cells were refused, to lead there. */
  alRechazar: (rechazo: Rechazo) => void
  /** From the ids that rows had in the grid to those they have now. */
  alGuardar: (nuevos: ReadonlyMap<number, number>) => void
}

/**
 * Saves the draft of a grid. Refusals, others who saved first and lost connections
 * leave the draft as it is.
 */
export function useGuardar(
  planId: number,
  en: EnTaller,
  { whyNot, alRechazar, alGuardar }: Oyentes,
): Guardar {
  const [guardando, setGuardando] = useState(false)
  const [rechazo, setRechazo] = useState(sinRechazo)
  const [error, setError] = useState<string | null>(null)
  const [choques, setChoques] = useState<readonly Choque[]>([])
  const [intento, setIntento] = useState(0)

  const { vivas, ctx, taller } = en
  const porCorregir = useMemo(
    () => (intento === 0 ? 0 : cuantasPorCorregir(rechazo, { vivas, ctx, taller })),
    [intento, rechazo, vivas, ctx, taller],
  )
  // What is written wrong after all was mended was not refused yet.
  useEffect(() => {
    if (porCorregir === 0) setIntento(0)
  }, [porCorregir])

  // Once it may be saved again, why it might not is nothing to tell any more.
  useEffect(() => {
    if (!whyNot) setError(null)
  }, [whyNot])

  const limpiar = () => {
    setRechazo(sinRechazo)
    setError(null)
    setIntento(0)
  }

  const rechazar = (nuevo: Rechazo) => {
    setRechazo(nuevo)
    setIntento(n => (nuevo.celdas.size > 0 ? n + 1 : 0))
    setError(nuevo.generales[0] ?? null)
    alRechazar(nuevo)
  }

  const vaciar = (leido: Cambio, nuevos: ReadonlyMap<number, number>) => {
    en.hacer(leido)
    en.actuar({ tipo: 'guardado', nuevos })
    limpiar()
  }

  const fallar = (
    razon: unknown,
    { leido, borrador }: { leido: Cambio; borrador: Borrador },
    envio: Envio,
  ) => {
    const tras = queHacerTras(razon, borrador, envio)
    if (tras.isEnCola) vaciar(leido, new Map())
    if (tras.releer) void refresh(...tras.releer)
    if (tras.choques) setChoques(tras.choques)
    if (tras.rechazo) rechazar(tras.rechazo)
    if (tras.error !== undefined) setError(tras.error)
  }

  const enviar = async (escrito: Borrador): Promise<boolean> => {
    const relectura = releer(escrito, en.guardadas, en.ctx)
    const envio = envioDe(relectura.borrador, en.ctx.lexico)
    const { asignaturas, eliminar } = envio
    // Rows that come and go stay in the draft of this grid, which is kept in this browser too.
    const isSoloCambios = eliminar.length === 0 && envio.ids.every(id => id > 0)
    setGuardando(true)
    try {
      const { data, message } = await api(
        'asignaturas.savePorPlan',
        { planId, asignaturas, eliminar },
        {
          key: llaveDe(escrito),
          // The rows of the screen may be newer than those that were changed.
          cola: isSoloCambios && { texto: textoDe(envio), base: antesDe(relectura.borrador) },
        },
      )
      anotar(planId, envio, data)
      const nuevos = idsNuevos(envio, data, siguienteId(en.filas))
      vaciar(relectura.leido, nuevos)
      alGuardar(nuevos)
      notifyGood(message)
      void refresh('asignaturas', 'planes', 'ciclos', 'secciones')
      return true
    } catch (razon) {
      fallar(razon, relectura, envio)
      return false
    } finally {
      setGuardando(false)
    }
  }

  return {
    guardando,
    rechazo,
    error,
    porCorregir,
    intento,
    choques,
    guardar: async () => {
      if (guardando || isVacio(en.taller.borrador)) return false
      if (whyNot) {
        setError(whyNot)
        return false
      }
      const antes = revisar(en)
      if (antes.celdas.size === 0) return enviar(en.taller.borrador)
      rechazar(antes)
      return false
    },
    resolver: async elegidos => {
      const borrador = resolver(en.taller.borrador, choques, elegidos)
      setChoques([])
      en.actuar({ tipo: 'poner', borrador })
      if (!isVacio(borrador)) await enviar(borrador)
    },
    cerrarChoques: () => setChoques([]),
    olvidar: celdas => {
      setRechazo(r => (r.celdas.size === 0 ? r : sinCeldas(r, celdas)))
      setError(null)
    },
    limpiar,
  }
}
