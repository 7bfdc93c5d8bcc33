import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import { gruposDeCursos } from '@malla/domain/competencias/columnas.ts'
import {
  conSemanas,
  type DatosDeHilo,
  deSemana,
  hebrasDe,
  isElemento,
  type PasoDeHilo,
  unidadesDeSilabos,
} from '@malla/domain/competencias/hilo.ts'
import { enOrden } from '@malla/domain/competencias/recorrido.ts'
import { vigentes } from '@malla/domain/planes/entradas.ts'
import { type Terminos, terminosDe } from '@malla/domain/planes/terminos.ts'
import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import { useMemo } from 'react'
import { useCall } from '../../app/query.ts'
import { useEntradas } from '../entradas/guardar.ts'
import '../matriz/enCola.ts'

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
  const deSilabos = useCall('hilo.unidades', { planId }).data?.data
  return useMemo(() => {
    if (!plan || !lineas || !grupos || !competencias || !celdas) return null
    if (!asignaturas || !ciclos || !secciones || !entradas || !deSilabos) return null
    const leidas = enOrden(
      competencias,
      grupos.map(g => g.id),
    )
    const columnas = gruposDeCursos(ciclos, secciones, asignaturas)
    const cursos = columnas.flatMap(g => g.cursos)
    // Units name courses by their bases.
    const cursoDeBase = new Map(cursos.map(c => [baseDe(c), c]))
    const items = vigentes('unidadesAprendizaje', entradas.items)
    // What the latest syllabus of a course says of its units comes before what the plan does.
    const escritas = unidadesDeSilabos(deSilabos)
    const conSilabo = new Set(escritas.map(u => u.curso_id))
    const delPlan = items.flatMap((item, i) => {
      const curso = cursoDeBase.get(item.asignatura_id ?? 0)
      if (!curso || conSilabo.has(curso.id)) return []
      const nombre = item.nombre ?? item.resumen
      return [{ id: item.unidad_id ?? SIN_NUMERO + i, curso_id: curso.id, nombre, semanas: item.semanas }]
    })
    const lugares = cursos.map(c => c.id)
    const porId = new Map(cursos.map(c => [c.id, c]))
    const conNombre = new Map([...delPlan, ...escritas].map(u => [u.id, u.nombre ?? '']))
    const enMalla = [...conSemanas(delPlan), ...escritas]
      .filter(u => porId.has(u.curso_id))
      .toSorted((a, b) => lugares.indexOf(a.curso_id) - lugares.indexOf(b.curso_id))
    const nombreDeCurso = (id: number): string => porId.get(id)?.nombre ?? ''
    const datos: DatosDeHilo = {
      lineas: lineas.map(l => l.id),
      competencias: leidas.map(({ una, nivel }) => ({ ...una, nivel })),
      cursos: lugares,
      celdas,
      unidades: enMalla,
    }
    const deCompetencias = new Map(
      datos.competencias.map(c => {
        const { codigo, nombre } = leidas.find(l => l.una.id === c.id)!.una
        return [c.id, cosa(codigo, nombre, '', isElemento(c) ? c.nivel - 3 : c.nivel - 1)]
      }),
    )
    const cosas: Record<PasoDeHilo, (id: number) => CosaDeHilo | undefined> = {
      linea: buscarEn(lineas.map((l, i) => [l.id, cosa(String(i + 1), sinEtiquetas(l.descripcion))])),
      competencia: id => deCompetencias.get(id),
      elemento: id => deCompetencias.get(id),
      curso: buscarEn(
        columnas.flatMap(g => g.cursos.map(c => [c.id, cosa(c.codigo ?? '', c.nombre, g.nombre)])),
      ),
      unidad: buscarEn(
        enMalla.map(u => [u.id, cosa('', conNombre.get(u.id) ?? '', nombreDeCurso(u.curso_id))]),
      ),
      semana: id => {
        const { curso_id, numero } = deSemana(id)
        const suya = enMalla.find(u => u.curso_id === curso_id && u.semanas.includes(numero))
        return suya && cosa(`Semana ${numero}`, conNombre.get(suya.id) ?? '', nombreDeCurso(curso_id))
      },
    }
    return {
      datos,
      hebras: hebrasDe(datos),
      terminos: terminosDe(plan.json.configTerminos),
      cosaDe: (paso, id) => cosas[paso](id),
    }
  }, [plan, lineas, grupos, competencias, celdas, asignaturas, ciclos, secciones, entradas, deSilabos])
}

function buscarEn(pares: readonly (readonly [number, CosaDeHilo])[]): (id: number) => CosaDeHilo | undefined {
  const mapa = new Map(pares)
  return id => mapa.get(id)
}
