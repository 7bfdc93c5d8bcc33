import { calls } from '@malla/contracts/calls.ts'
import { FUNCIONAL, TRANSVERSAL } from '@malla/domain/competencias/catalogos.ts'
import type { PlanHecho } from './curriculo.ts'
import type { Llamar } from './llamar.ts'

/** A group of competencies of the demonstration. */
export interface GrupoDeDemo {
  nombre: string
  transversal?: true
  /**
   * One a line, its parts indented by two blanks: `text | what it is attached to | courses that serve it`. Attached: `p2` the second line of
   * the graduate profile, `tuning 9`, `general 3`. Courses: `CO101 i` introduce, `d` desarrolla, `l` logra. Both may be left out.
   */
  lista: string
}

interface Linea {
  nombre: string
  nivel: number
  /** Place in the graduate profile, from 1. */
  perfil: number | null
  resultados: readonly string[]
  celdas: readonly { codigo: string; nivel: 'introduce' | 'desarrolla' | 'logra' }[]
}

const NIVELES = { i: 'introduce', d: 'desarrolla', l: 'logra' } as const

const partes = (texto: string | undefined): string[] =>
  (texto ?? '')
    .split(',')
    .map(parte => parte.trim())
    .filter(parte => parte !== '')

function leerLinea(linea: string, margen: number): Linea {
  const sangria = linea.length - linea.trimStart().length - margen
  const [nombre = '', enlaces, cursos] = linea.split('|').map(parte => parte.trim())
  const dichos = partes(enlaces)
  const perfil = dichos.find(d => /^p\d+$/.test(d))
  return {
    nombre,
    nivel: sangria / 2 + 1,
    perfil: perfil ? Number(perfil.slice(1)) : null,
    resultados: dichos.filter(d => d !== perfil),
    celdas: partes(cursos).map(dicho => {
      const [codigo = '', nivel = ''] = dicho.split(' ')
      if (!(nivel in NIVELES)) throw new Error(`the demonstration has a cell that is none: «${dicho}»`)
      return { codigo, nivel: NIVELES[nivel as keyof typeof NIVELES] }
    }),
  }
}

/** The competencies of a group as written. */
function leerLista(lista: string): Linea[] {
  const lineas = lista.split('\n').filter(linea => linea.trim() !== '')
  const margen = Math.min(...lineas.map(linea => linea.length - linea.trimStart().length))
  return lineas.map(linea => leerLinea(linea, margen))
}

/** The groups of a plan, their competencies and what they are attached to, and the matrix with the courses. */
export async function makeCompetencias(
  llamar: Llamar,
  plan: PlanHecho,
  grupos: readonly GrupoDeDemo[],
): Promise<void> {
  const perfil = (await llamar(calls.perfiles.porPlan, { planId: plan.id })).data
  const resultados = new Map(
    (await llamar(calls.resultados.list, {})).data.map(r => [`${r.lista} ${r.numero}`, r.id]),
  )
  const celdas: {
    competencia_id: number
    asignatura_id: number
    nivel: 'introduce' | 'desarrolla' | 'logra'
  }[] = []
  for (const { nombre, transversal, lista } of grupos) {
    const lineas = leerLista(lista)
    const grupo = await llamar(calls.gruposcompetencias.create, { planestudio_id: plan.id, nombre })
    const { data } = await llamar(calls.competencias.createMany, {
      planId: plan.id,
      tabcompetencia_id: grupo.data.id,
      filas: lineas.map(l => ({
        nombre: l.nombre,
        nivel: l.nivel,
        tipopadre: transversal ? TRANSVERSAL : FUNCIONAL,
      })),
    })
    for (const [i, linea] of lineas.entries()) {
      const { id } = data[i]!
      celdas.push(
        ...linea.celdas.map(c => ({
          competencia_id: id,
          asignatura_id: idOf(plan.cursos, c.codigo),
          nivel: c.nivel,
        })),
      )
      if (linea.perfil !== null || linea.resultados.length > 0)
        await llamar(calls.competencias.update, {
          id,
          ...(linea.perfil === null ? {} : { perfil_egreso_id: perfil[linea.perfil - 1]!.id }),
          resultados_ids: linea.resultados.map(r => idOf(resultados, r)),
        })
    }
  }
  if (celdas.length > 0) await llamar(calls.competencias.saveCursos, { planId: plan.id, celdas })
}

/** The id of what was made under a name. Throws when nothing was: a slip in the data of the demonstration. */
export function idOf(ids: ReadonlyMap<string, number>, nombre: string): number {
  const id = ids.get(nombre)
  if (id === undefined) throw new Error(`the demonstration has no «${nombre}»`)
  return id
}
