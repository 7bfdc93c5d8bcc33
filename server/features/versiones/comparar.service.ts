import type { Comparacion } from '@malla/contracts/versiones.ts'
import { horasTotales } from '@malla/domain/asignaturas/horas.ts'
import {
  type CompetenciaComparable,
  compararCompetencias,
} from '@malla/domain/planes/compararCompetencias.ts'
import {
  type CursoComparable,
  type CursoComparado,
  compararCursos,
} from '@malla/domain/planes/compararCursos.ts'
import { compararLugares, totalesComparados } from '@malla/domain/planes/compararLugares.ts'
import { compararDatos, compararTextos } from '@malla/domain/planes/compararTextos.ts'
import type { Ctx } from '../../platform/context.ts'
import { type PlanComparable, selectComparable } from './comparable.queries.ts'
import { type Rastro, selectOrigenes } from './linaje.queries.ts'

const toCurso = (c: CursoComparable | null): Comparacion['cursos'][number]['antes'] =>
  c && {
    id: c.id,
    codigo: c.codigo,
    nombre: c.nombre,
    lugar: c.lugar,
    credits: c.credits,
    horas: horasTotales(c),
  }

const toCompetencia = (c: CompetenciaComparable | null): Comparacion['competencias'][number]['antes'] =>
  c && { id: c.id, codigo: c.codigo, nombre: c.nombre, tipo: c.tipo }

/** From the course in force of `despues` to that of `antes`, of what is known between their bases. */
function porVigentes(
  origenes: ReadonlyMap<number, number>,
  antes: PlanComparable,
  despues: PlanComparable,
): Map<number, number> {
  const vigente = new Map([...antes.bases].map(([id, base]) => [base, id]))
  return new Map(
    [...despues.bases].flatMap(([id, base]) => {
      const old = vigente.get(origenes.get(base) ?? 0)
      return old === undefined ? [] : [[id, old] as const]
    }),
  )
}

const cuantos = (cursos: readonly CursoComparado[], cambio: CursoComparado['cambio']): number =>
  cursos.filter(c => c.cambio === cambio && !(cambio === 'igual' && c.movido)).length

/** Two plans side by side, the one compared from first. 404 when the person may not see one of them. */
export async function comparar(ctx: Ctx, id: number, otro: number): Promise<Comparacion> {
  const antes = await selectComparable(ctx, id)
  const despues = id === otro ? antes : await selectComparable(ctx, otro)
  const deOrigen = (rastro: Rastro) =>
    id === otro ? new Map<number, number>() : selectOrigenes(ctx, id, otro, rastro)
  const origenes = await deOrigen('origenes')
  const cursos = compararCursos(antes.cursos, despues.cursos, porVigentes(origenes, antes, despues))
  const competencias = compararCompetencias(antes.competencias, despues.competencias, {
    origenes: await deOrigen('origenes_competencias'),
    comunes: new Map(
      cursos.flatMap(c => (c.antes && c.despues ? [[c.antes.id, c.despues.id] as const] : [])),
    ),
  })
  const textos = compararTextos(antes.textos, despues.textos)
  const todos = { antes: antes.cursos, despues: despues.cursos }
  return {
    antes: antes.plan,
    despues: despues.plan,
    resumen: {
      iguales: cuantos(cursos, 'igual'),
      nuevos: cuantos(cursos, 'nuevo'),
      retirados: cuantos(cursos, 'retirado'),
      cambiados: cuantos(cursos, 'cambiado'),
      movidos: cursos.filter(c => c.movido).length,
      textos: textos.filter(t => t.cambio !== 'igual').length,
      competencias: competencias.filter(c => c.cambio !== 'igual' || c.movido).length,
    },
    generales: compararDatos(antes.plan, despues.plan),
    cursos: cursos.map(c => ({ ...c, antes: toCurso(c.antes), despues: toCurso(c.despues) })),
    competencias: competencias.map(c => ({
      ...c,
      antes: toCompetencia(c.antes),
      despues: toCompetencia(c.despues),
    })),
    ciclos: compararLugares(antes.ciclos, despues.ciclos, todos),
    secciones: compararLugares(antes.secciones, despues.secciones, todos),
    totales: {
      antes: totalesComparados(antes),
      despues: totalesComparados(despues),
    },
    textos,
  }
}
