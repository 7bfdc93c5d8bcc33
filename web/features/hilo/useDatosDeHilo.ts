import { gruposDeCursos } from '@malla/domain/competencias/columnas.ts'
import {
  conSemanas,
  type DatosDeHilo,
  deSemana,
  hebrasDe,
  isElemento,
  type PasoDeHilo,
} from '@malla/domain/competencias/hilo.ts'
import { enOrden } from '@malla/domain/competencias/recorrido.ts'
import { vigentes } from '@malla/domain/planes/entradas.ts'
import { type Terminos, terminosDe } from '@malla/domain/planes/terminos.ts'
import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import { useMemo } from 'react'
import { useCall } from '../../app/query.ts'
import { useEntradas } from '../entradas/guardar.ts'

/** What a thing of a thread is called. */
export interface CosaDeHilo {
  /** «3», «C1.2», «SIS-304», «Semana 5». */
  codigo: string
  nombre: string
  /** Where it stands: «Ciclo IV», the course of a unit. */
  lugar: string
  /** How far in it stands under what it hangs on. */
  sangria: number
}

export interface DatosDeVista {
  datos: DatosDeHilo
  hebras: ReturnType<typeof hebrasDe>
  terminos: Terminos
  cosaDe: (paso: PasoDeHilo, id: number) => CosaDeHilo | undefined
}

/** Units that do not say which they are get numbers that no unit has. */
const SIN_NUMERO = 1_000_000

const cosa = (codigo: string, nombre: string, lugar = '', sangria = 0): CosaDeHilo => ({
  codigo,
  nombre,
  lugar,
  sangria,
})

/** All that a plan ties together, out of what is loaded and live already; null until it is there. */
export function useDatosDeHilo(planId: number): DatosDeVista | null {
  const plan = useCall('planes.show', { id: planId }).data?.data
  const lineas = useCall('perfiles.porPlan', { planId }).data?.data
  const grupos = useCall('gruposcompetencias.porPlan', { planId }).data?.data
  const competencias = useCall('competencias.porPlan', { planId }).data?.data
  const celdas = useCall('competencias.cursos', { planId }).data?.data
  const asignaturas = useCall('asignaturas.porPlan', { planId }).data?.data
  const ciclos = useCall('ciclos.porPlan', { planId }).data?.data
  const secciones = useCall('secciones.porPlan', { planId }).data?.data
  const entradas = useEntradas(planId, 'unidadesAprendizaje')
  return useMemo(() => {
    if (!plan || !lineas || !grupos || !competencias || !celdas) return null
    if (!asignaturas || !ciclos || !secciones || !entradas) return null
    const leidas = enOrden(
      competencias,
      grupos.map(g => g.id),
    )
    const columnas = gruposDeCursos(ciclos, secciones, asignaturas)
    const cursos = columnas.flatMap(g => g.cursos)
    // Units name courses by their bases.
    const cursoDeBase = new Map(cursos.map(c => [c.asignatura_id || c.id, c]))
    const items = vigentes('unidadesAprendizaje', entradas.items)
    const unidades = items.flatMap((item, i) => {
      const curso = cursoDeBase.get(item.asignatura_id ?? 0)
      return curso ? [{ id: item.unidad_id ?? SIN_NUMERO + i, curso, item }] : []
    })
    const lugares = cursos.map(c => c.id)
    const enMalla = unidades.toSorted((a, b) => lugares.indexOf(a.curso.id) - lugares.indexOf(b.curso.id))
    const datos: DatosDeHilo = {
      lineas: lineas.map(l => l.id),
      competencias: leidas.map(({ una, nivel }) => ({ ...una, nivel })),
      cursos: lugares,
      celdas,
      unidades: conSemanas(enMalla.map(u => ({ id: u.id, curso_id: u.curso.id, semanas: u.item.semanas }))),
    }
    const deCompetencias = new Map(
      datos.competencias.map(c => {
        const { codigo, nombre } = leidas.find(l => l.una.id === c.id)!.una
        return [c.id, cosa(codigo, nombre, '', isElemento(c) ? c.nivel - 3 : c.nivel - 1)]
      }),
    )
    const cosas: Record<PasoDeHilo, (id: number) => CosaDeHilo | undefined> = {
      linea: porId(lineas.map((l, i) => [l.id, cosa(String(i + 1), sinEtiquetas(l.descripcion))])),
      competencia: id => deCompetencias.get(id),
      elemento: id => deCompetencias.get(id),
      curso: porId(
        columnas.flatMap(g => g.cursos.map(c => [c.id, cosa(c.codigo ?? '', c.nombre, g.nombre)])),
      ),
      unidad: porId(enMalla.map(u => [u.id, cosa('', u.item.nombre ?? u.item.resumen, u.curso.nombre)])),
      semana: id => {
        const { curso_id, numero } = deSemana(id)
        const unidad = datos.unidades.find(u => u.curso_id === curso_id && u.semanas.includes(numero))
        const suya = enMalla.find(u => u.id === unidad?.id)
        return suya && cosa(`Semana ${numero}`, suya.item.nombre ?? '', suya.curso.nombre)
      },
    }
    return {
      datos,
      hebras: hebrasDe(datos),
      terminos: terminosDe(plan.json.configTerminos),
      cosaDe: (paso, id) => cosas[paso](id),
    }
  }, [plan, lineas, grupos, competencias, celdas, asignaturas, ciclos, secciones, entradas])
}

function porId(pares: readonly (readonly [number, CosaDeHilo])[]): (id: number) => CosaDeHilo | undefined {
  const mapa = new Map(pares)
  return id => mapa.get(id)
}
