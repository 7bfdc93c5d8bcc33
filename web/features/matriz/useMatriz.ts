import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Competencia, GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import { type AvisoDeMatriz, avisosDeMatriz } from '@malla/domain/competencias/avisos.ts'
import { solapesDe } from '@malla/domain/competencias/cobertura.ts'
import { type GrupoDeCursos, gruposDeCursos } from '@malla/domain/competencias/columnas.ts'
import { huecosDeMatriz, recortar } from '@malla/domain/competencias/matriz.ts'
import { enOrden, type Recorrida } from '@malla/domain/competencias/recorrido.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import { useEffect, useMemo } from 'react'
import { useCall } from '../../app/query.ts'
import { type DatosDePlan, useDatosDePlan } from '../asignaturas/useDatosDePlan.ts'
import { conCambios, partesDe } from './celdas.ts'
import { useHuecosVistos } from './huecos.ts'
import type { Lienzo } from './seleccion.ts'
import { hayDosTipos, type TipoDeFilas, tiposDeFilas } from './tipos.ts'
import { useEditor } from './useEditor.ts'

/** All that the matrix of a plan is made of. */
export interface DatosDeMatriz {
  plan: DatosDePlan
  grupos: readonly GrupoDeCompetencias[]
  competencias: readonly Competencia[]
}

/** Reads it all; null until it is there. */
export function useDatosDeMatriz(planId: number): DatosDeMatriz | null {
  const plan = useDatosDePlan(planId)
  const grupos = useCall('gruposcompetencias.porPlan', { planId }).data?.data
  const competencias = useCall('competencias.porPlan', { planId }).data?.data
  const celdas = useCall('competencias.cursos', { planId }).data
  return useMemo(
    () => (plan && grupos && competencias && celdas ? { plan, grupos, competencias } : null),
    [plan, grupos, competencias, celdas],
  )
}

/** The matrix as it shows now: cells with those on their way, what is missing, and what the filter leaves of it. */
export function useMatriz(
  { plan, grupos, competencias }: DatosDeMatriz,
  filtro: Parameters<typeof recortar>[3],
) {
  const planId = plan.plan.id
  const celdas = useCall('competencias.cursos', { planId }).data?.data
  const [editor, estado] = useEditor(planId)
  const mapa = useMemo(() => conCambios(celdas ?? [], estado.pendientes), [celdas, estado.pendientes])
  const leidas = useMemo(
    () =>
      enOrden(
        competencias,
        grupos.map(g => g.id),
      ),
    [competencias, grupos],
  )
  const { cursos } = plan
  useEffect(() => {
    const filas = new Set(competencias.map(c => c.id))
    const columnas = new Set(cursos.map(c => c.id))
    editor.olvidarAusentes(clave => {
      const { competencia_id, asignatura_id } = partesDe(clave)
      return filas.has(competencia_id) && columnas.has(asignatura_id)
    })
  }, [editor, competencias, cursos])

  const { huecos, avisos } = useMemo(() => {
    const ahora = [...mapa].map(([clave, nivel]) => ({ ...partesDe(clave), nivel }))
    const faltan = huecosDeMatriz(
      leidas.map(l => l.una),
      cursos.map(c => c.id),
      ahora,
    )
    return { huecos: faltan, avisos: avisosDeMatriz(faltan, solapesDe(ahora)) }
  }, [mapa, leidas, cursos])
  const porHuecos = useHuecosVistos(filtro, huecos)
  const parte = useMemo(() => {
    const queda = recortar(
      leidas.map(l => l.una),
      cursos,
      porHuecos,
      filtro,
    )
    const filas = new Set(queda.competencias)
    return {
      filas: leidas.filter(l => filas.has(l.una)),
      columnas: gruposDeCursos(plan.ciclos, plan.secciones, queda.cursos),
    }
  }, [leidas, cursos, porHuecos, filtro, plan.ciclos, plan.secciones])
  const dos = useMemo(() => hayDosTipos(competencias), [competencias])
  const { configTerminos } = plan.plan.json
  const tipos = useMemo(
    () => tiposDeFilas(parte.filas, dos, terminosDe(configTerminos)),
    [parte.filas, dos, configTerminos],
  )
  return { ...parte, tipos, editor, estado, mapa, avisos }
}

export type FilaDeMatriz = Recorrida<Competencia>
export type TiposDeMatriz = readonly TipoDeFilas<Competencia>[]
export type ColumnasDeMatriz = readonly GrupoDeCursos<Asignatura>[]

/** Gaps and overlaps by the competency or course that they are about. */
export function avisosPor(
  avisos: readonly AvisoDeMatriz[],
  de: 'competencia_id' | 'asignatura_id',
): ReadonlyMap<number, AvisoDeMatriz[]> {
  return Map.groupBy(
    avisos.filter(a => a[de] !== 0),
    a => a[de],
  )
}

/** The cells that can be walked on. */
export const lienzoDe = (filas: readonly FilaDeMatriz[], columnas: ColumnasDeMatriz): Lienzo => ({
  filas: filas.map(f => f.una.id),
  columnas: columnas.flatMap(g => g.cursos.map(c => c.id)),
})
