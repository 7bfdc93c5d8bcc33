import type { ProblemaDeRequisito } from '@malla/domain/asignaturas/problemas.ts'
import { comoSeLlama } from '@malla/domain/ciclos/ciclo.ts'
import { impactoDeCursos } from '@malla/domain/impacto/curso.ts'
import { type Efecto, type Impacto, impacto } from '@malla/domain/impacto/impacto.ts'
import { aColumna, empujar } from '@malla/domain/impacto/mover.ts'
import type { FilaDeCurso } from '@malla/domain/impacto/mundoDeCurso.ts'
import { cambiar } from '@malla/domain/impacto/pasos.ts'
import { mallaDe } from '@malla/domain/malla/malla.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import type { AsignaturaRow } from '../asignaturas/asignaturas.queries.ts'
import { codigoQueVuelve } from '../asignaturas/codigos.ts'
import { cursosDelPlan, lazoNuevo, problemasDe } from '../asignaturas/comprobar.ts'
import { baseOf, ultimas } from '../asignaturas/ultimas.ts'
import { selectCiclosDelPlan } from '../ciclos/ciclos.queries.ts'
import { selectSeccionesDelPlan } from '../secciones/secciones.queries.ts'
import { selectFilas, selectMundoDeCursos } from './cargar.queries.ts'

/** Rules about requisites look at rows as they are kept; rows told as JSON hold the same. */
const comoSeGuardan = (filas: readonly FilaDeCurso[]): AsignaturaRow[] => filas as unknown as AsignaturaRow[]

/** The plan's courses after the steps of an impact. */
function despues(cursos: readonly FilaDeCurso[], { pasos }: Impacto): FilaDeCurso[] {
  const suyos = new Map(pasos.filter(p => p.tabla === 'asignaturas').map(p => [p.llave.id, p.despues]))
  return cursos.flatMap(c => {
    const paso = suyos.get(c.id)
    return paso === undefined ? c : paso === null ? [] : { ...c, ...paso }
  })
}

/** What the rules say of some courses (bases) now that did not hold before: a loop forbids the change, a requisite that comes too late is told. */
export async function reglas(
  ctx: Ctx,
  planId: number,
  antes: readonly AsignaturaRow[],
  quedan: readonly AsignaturaRow[],
  bases: ReadonlySet<number>,
): Promise<Efecto[]> {
  const base = { cosa: 'curso', id: 0, nombre: 'Requisitos', plan_id: planId } as const
  const lazo = lazoNuevo(antes, quedan)
  if (lazo) return [{ ...base, id: lazo.ids[0] ?? 0, suerte: 'impide', detalle: lazo.motivo }]
  const ciclos = await selectCiclosDelPlan(ctx, planId)
  // Names may be what changes: a problem is the same between the same courses.
  const cual = ({ tipo, asignatura_id, otros }: ProblemaDeRequisito) =>
    `${tipo} ${asignatura_id} ${otros.join()}`
  const eran = new Set(problemasDe(antes, ciclos, bases).map(cual))
  return problemasDe(quedan, ciclos, bases)
    .filter(p => p.tipo !== 'texto' && !eran.has(cual(p)))
    .map(p => ({ ...base, id: p.asignatura_id, suerte: 'avisa', detalle: p.mensaje }))
}

/** A version that goes may not bring back a code that another course has by now. */
function codigoVuelto(
  plan_id: number,
  antes: readonly AsignaturaRow[],
  quedan: readonly AsignaturaRow[],
): Efecto[] {
  const vuelve = codigoQueVuelve(antes, quedan)
  if (!vuelve) return []
  const { id, nombre } = vuelve.curso
  return [{ cosa: 'curso', id, nombre, plan_id, suerte: 'impide', detalle: vuelve.motivo }]
}

/** What taking courses of a plan away does, or putting another one in the place of one. 404 when one is gone, 422 for one that cannot take its place. */
export async function impactoDeQuitarCursos(
  ctx: Ctx,
  planId: number,
  ids: readonly number[],
  porId: number | null,
): Promise<Impacto> {
  const mundo = await selectMundoDeCursos(ctx, planId, ids)
  const cursos = ids.map(id => mundo.cursos.find(c => c.id === id))
  const [curso] = cursos
  if (!curso || cursos.includes(undefined)) throw notFound()
  const por = mundo.cursos.find(c => c.id === porId)
  if (porId !== null && curso.base_id !== null)
    throw invalidField('reemplazo_id', 'Una versión no se reemplaza: la anterior vuelve a estar vigente.')
  if (porId !== null && !por) throw invalidField('reemplazo_id', 'Elija un curso de este plan.')
  if (por && (por.base_id ?? por.id) === (curso.base_id ?? curso.id))
    throw invalidField('reemplazo_id', 'Elija otro curso: ese es una versión del mismo.')
  const ya = impactoDeCursos(mundo, ids, porId)
  // Also where nothing takes the place: the version before comes into force again, and of alternatives one is missing.
  const quedan = comoSeGuardan(despues(mundo.cursos, ya))
  const antes = comoSeGuardan(mundo.cursos)
  const mas = [
    ...codigoVuelto(planId, antes, quedan),
    ...(await reglas(ctx, planId, antes, quedan, new Set(quedan.map(baseOf)))),
  ]
  return mas.length > 0 ? impacto(ya.titulo, [...ya.efectos, ...mas], ya.pasos) : ya
}

/** What moving a course to a cycle does: what must move along. 422 for a cycle of another plan or where it stands already. */
export async function impactoDeMover(
  ctx: Ctx,
  planId: number,
  id: number,
  cicloId: number,
): Promise<Impacto> {
  const [filas, ciclos, secciones] = await Promise.all([
    selectFilas<FilaDeCurso>(ctx, 'asignaturas', sql`t.planestudio_id = ${planId}`),
    selectCiclosDelPlan(ctx, planId),
    selectSeccionesDelPlan(ctx, planId),
  ])
  const fila = filas.find(f => f.id === id)
  if (!fila) throw notFound()
  const malla = mallaDe({
    cursos: cursosDelPlan(comoSeGuardan(filas)),
    ciclos: ciclos.map(comoSeLlama),
    secciones: secciones.map(s => ({
      id: s.id,
      nombre: s.nombre,
      creditos_requeridos: s.creditos_requeridos,
    })),
  })
  const ciclo = malla.columnas.find(c => c.tipo === 'ciclo' && c.id === cicloId)
  if (!ciclo) throw invalidField('ciclo_id', 'Elija un ciclo de este plan.')
  const curso = malla.cursos.get(fila.base_id ?? fila.id)!
  if (curso.ciclo_id === cicloId) throw invalidField('ciclo_id', 'El curso ya está en ese ciclo.')
  const { ediciones, efectos } = empujar(malla, curso, cicloId, planId)
  const enVigor = new Map(
    ultimas(comoSeGuardan(filas)).map(f => [f.base_id ?? f.id, f as unknown as FilaDeCurso]),
  )
  return impacto(
    `Mover «${curso.nombre}» ${aColumna(ciclo)}`,
    efectos,
    ediciones.flatMap(({ id: base, ...lugar }) => cambiar('asignaturas', enVigor.get(base)!, lugar)),
  )
}
