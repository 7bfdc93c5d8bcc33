import type { CursoPedido, OtroPedido } from '@malla/contracts/impacto.ts'
import { ramaDe } from '@malla/domain/competencias/arbol.ts'
import { codigosDe } from '@malla/domain/competencias/letras.ts'
import { impactoDeCambio } from '@malla/domain/impacto/cambio.ts'
import {
  impactoDeCambioDeCatalogo,
  impactoDeCambioDeCompetencia,
  impactoDeCambioDeLaboratorio,
} from '@malla/domain/impacto/cambioDeOtros.ts'
import type { Impacto } from '@malla/domain/impacto/impacto.ts'
import type { FilaDeCurso } from '@malla/domain/impacto/mundoDeCurso.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { type AsignaturaRow, selectPlanDeAsignatura } from '../asignaturas/asignaturas.queries.ts'
import { leerPlan } from '../asignaturas/planAbierto.ts'
import { planearCursos } from '../asignaturas/planear.ts'
import { baseOf } from '../asignaturas/ultimas.ts'
import { selectCompetencias, selectNumeracion, selectPlanDe } from '../competencias/competencias.queries.ts'
import { assertPlan, assertVigente } from '../planes/planes.guard.ts'
import { selectMundoDeCursos } from './cargar.queries.ts'
import {
  selectMundoDeCatalogo,
  selectMundoDeCompetencia,
  selectMundoDeLaboratorio,
  selectSilabosQueSirven,
} from './cargarOtros.queries.ts'
import { reglas } from './deCurso.ts'
import { luzDeCursos, luzDeTipologia } from './luz.ts'

/** What another content of something would do; nothing is written. Statements do not grow with what is changed. */

const comoFila = (row: AsignaturaRow): FilaDeCurso => row as unknown as FilaDeCurso

/** Of courses of the plan of `id`: reckoned from the rows that the save itself would write. 404 for one of another plan. */
export async function cambioDeCursos(
  ctx: Ctx,
  id: number,
  pedidos: readonly CursoPedido[],
): Promise<Impacto> {
  const planId = await selectPlanDeAsignatura(ctx, id)
  const plan = await assertPlan(ctx, planId, 'contenido.editar')
  assertVigente(plan)
  const abierto = await leerPlan(ctx, plan)
  if (pedidos.some(p => !abierto.cursos.has(p.id))) throw notFound()
  const despues = await planearCursos(abierto, [...pedidos])
  const distintos = [...despues.values()].filter(row => row !== abierto.cursos.get(row.id))
  const cambiados = distintos.map(row => ({
    antes: comoFila(abierto.cursos.get(row.id)!),
    despues: comoFila(row),
  }))
  const [mundo, ...mas] = await Promise.all([
    selectMundoDeCursos(
      ctx,
      planId,
      distintos.flatMap(row => [row.id, baseOf(row)]),
    ),
    reglas(
      ctx,
      planId,
      [...abierto.cursos.values()],
      [...despues.values()],
      new Set([...despues.values()].map(baseOf)),
    ),
    luzDeCursos(ctx, abierto, despues),
  ])
  return impactoDeCambio(mundo, cambiados, mas.flat())
}

/** Of a competency: its name, and its code where it stands elsewhere. */
export async function cambioDeCompetencia(ctx: Ctx, id: number, dado: OtroPedido): Promise<Impacto> {
  const planId = await selectPlanDe(ctx, id)
  assertVigente(await assertPlan(ctx, planId, 'contenido.editar'))
  const [mundo, todas, { grupos, terminos }] = await Promise.all([
    selectMundoDeCompetencia(ctx, planId),
    selectCompetencias(ctx, planId),
    selectNumeracion(ctx, planId),
  ])
  const una = todas.find(c => c.id === id)!
  const { nombre = una.nombre, ...lugar } = dado
  const padre = todas.find(c => c.id === (lugar.competencia_id ?? una.competencia_id))
  const rama = new Set(ramaDe(todas, una).map(c => c.id))
  const sitio = {
    tipopadre: padre?.tipopadre ?? lugar.tipopadre ?? una.tipopadre,
    tabcompetencia_id: padre?.tabcompetencia_id ?? lugar.tabcompetencia_id ?? una.tabcompetencia_id,
  }
  const competencia_id = padre && !rama.has(padre.id) ? padre.id : 0
  const isMovida =
    competencia_id !== una.competencia_id ||
    sitio.tipopadre !== una.tipopadre ||
    sitio.tabcompetencia_id !== una.tabcompetencia_id
  const movidas = todas.map(c => {
    if (c.id !== id) return rama.has(c.id) ? { ...c, ...sitio } : c
    const termino_id = lugar.termino_id === undefined ? c.termino_id : lugar.termino_id
    return { ...c, ...sitio, competencia_id, termino_id, orden: isMovida ? Number.MAX_SAFE_INTEGER : c.orden }
  })
  const codigos = {
    antes: codigosDe(todas, grupos, terminos),
    despues: codigosDe(movidas, grupos, terminos),
  }
  const otras = todas.filter(c => codigos.antes.get(c.id) !== codigos.despues.get(c.id)).map(c => c.id)
  const silabos = await selectSilabosQueSirven(ctx, [id, ...otras], mundo.cursos)
  return impactoDeCambioDeCompetencia(mundo, id, nombre, codigos, silabos)
}

/** Of a row of a catalogue: its name. The law knows special typologies by theirs. */
export async function cambioDeCatalogo(ctx: Ctx, id: number, { nombre }: OtroPedido): Promise<Impacto> {
  assertMay(ctx, 'estructura.editar', DE_LA_INSTITUCION)
  const mundo = await selectMundoDeCatalogo(ctx, id)
  const nuevo = nombre ?? mundo.fila.nombre
  const luces =
    mundo.columna === 'tipologiaespecial_id' && nuevo !== mundo.fila.nombre
      ? await luzDeTipologia(ctx, [...new Set(mundo.cursos.map(c => c.plan_id))], mundo.fila.nombre, nuevo)
      : []
  return impactoDeCambioDeCatalogo(mundo, nuevo, luces)
}

/** Of a laboratory: its name. */
export async function cambioDeLaboratorio(ctx: Ctx, id: number, { nombre }: OtroPedido): Promise<Impacto> {
  assertMay(ctx, 'estructura.editar', DE_LA_INSTITUCION)
  const mundo = await selectMundoDeLaboratorio(ctx, id)
  return impactoDeCambioDeLaboratorio(mundo, nombre ?? mundo.fila.nombre)
}
