import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type {
  CompetenciaDeSilabo,
  CursoDeSilabo,
  DatosSilabo,
  HojaDeSilabos,
  PeriodoDeSilabo,
  SilaboEnHoja,
} from '@malla/documents/silabos/datos.ts'
import { modalidadesDeCurso } from '@malla/domain/asignaturas/catalogos.ts'
import { describirImpreso, nombradosConCodigo } from '@malla/domain/asignaturas/descripcion.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { nombreDeNivel } from '@malla/domain/competencias/niveles.ts'
import type { ContenidoDeCarta, ContenidoDeSilabo } from '@malla/domain/silabos/contenido.ts'
import { isPeriodoTerminado } from '@malla/domain/silabos/revision.ts'
import type { Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { and, eq } from '../../../platform/db/drizzle.ts'
import { hoyAqui } from '../../../platform/horaLocal.ts'
import { selectAsignaturas, selectAsignaturasDeEntonces } from '../../asignaturas/asignaturas.queries.ts'
import { selectCiclosDelPlan } from '../../ciclos/ciclos.queries.ts'
import { selectCompetencias } from '../../competencias/competencias.queries.ts'
import { selectImagenesEn } from '../../planes/informes/imagenes.queries.ts'
import type { PlanRow } from '../../planes/planes.guard.ts'
import { selectSeccionesDelPlan } from '../../secciones/secciones.queries.ts'
import { selectCeldasDeBases } from '../../versiones/competenciasDe.queries.ts'
import { CLAVES_DE_CARTA, CLAVES_DE_SILABO, selectClavesDeVarios } from '../claves.queries.ts'
import { selectEstructura } from '../estructuras.queries.ts'
import { comoFue, hojaDeEntonces } from './congelado.ts'
import {
  type CualPeriodo,
  type FilaDeSilabo,
  selectDocentes,
  selectFilas,
  selectHoja,
  selectPeriodo,
} from './filas.queries.ts'

const { parametros } = schema

/** A course of a plan as it is printed: the syllabus that it has in the period (undefined: nobody has begun one) and what it says, on its own sheet. */
export interface SilaboDeCurso extends SilaboEnHoja {
  curso: Asignatura
  fila: FilaDeSilabo | undefined
}

export interface SilabosDePlan {
  /** The plan as it is now: for what holds many of them together. */
  hoja: HojaDeSilabos
  silabos: SilaboDeCurso[]
}

interface Pedido {
  plan: PlanRow
  /** These courses; without them every one of the plan in the version that stands for it in the period, in the order of the malla. */
  cursos?: readonly Asignatura[]
  periodo: CualPeriodo
  /** Day of printing (ISO). */
  emitido: string
}

/** What the plan says of its courses, in words. */
async function selectEnPalabras(
  ctx: Ctx,
  planId: number,
  todos: readonly Asignatura[],
): Promise<(c: Asignatura) => CursoDeSilabo> {
  const [ciclos, secciones, tipos] = await Promise.all([
    selectCiclosDelPlan(ctx, planId),
    selectSeccionesDelPlan(ctx, planId),
    ctx.tx
      .select({ id: parametros.id, nombre: parametros.nombre })
      .from(parametros)
      .where(and(eq(parametros.empresa_id, ctx.empresaId), eq(parametros.tipo, 'tiposcursos'))),
  ])
  const nombrar = nombradosConCodigo(todos)
  return c => ({
    id: c.id,
    nombre: c.nombre,
    codigo: c.codigo,
    credits: c.credits,
    horasteoria: c.horasteoria,
    horaspractica: c.horaspractica,
    horasvirtual: c.horasvirtual,
    grupo:
      ciclos.find(x => x.id === c.ciclo_id)?.descripcion ??
      secciones.find(x => x.id === c.seccion_id)?.nombre ??
      null,
    tipo: tipos.find(t => t.id === c.tipocurso_id)?.nombre ?? null,
    modalidad: modalidadesDeCurso.find(m => m.valor === c.modalidad)?.nombre ?? null,
    requisitos: describirImpreso(c.requisitos, nombrar),
  })
}

/** Codes of the competencies of a plan, and those that each course (by base) serves. */
async function selectCompetenciasServidas(ctx: Ctx, planId: number) {
  const todas = await selectCompetencias(ctx, planId)
  const celdas = todas.length > 0 ? await selectCeldasDeBases(ctx, planId) : []
  const porId = new Map(todas.map(c => [c.id, c]))
  const servidas = Map.groupBy(celdas, c => c.asignatura_id)
  return {
    codigos: Object.fromEntries(todas.map(c => [c.id, c.codigo])),
    de: (base: number): CompetenciaDeSilabo[] =>
      (servidas.get(base) ?? []).flatMap(({ competencia_id, nivel }) => {
        const c = porId.get(competencia_id)
        return c
          ? [{ id: c.id, codigo: c.codigo, nombre: c.nombre, nivel: nombreDeNivel[nivel as Nivel] }]
          : []
      }),
  }
}

/** Addresses of our pictures anywhere in these values. */
export const imagenesEn = (valores: unknown): Iterable<string> =>
  JSON.stringify(valores).match(/\/api\/v1\/imagenes\/[\w-]{1,64}/g) ?? []

/** The period that is asked for, when it is over: its syllabi are of the versions that were taught then, as in lists. */
const pasadoDe = (cual: CualPeriodo, periodo: PeriodoDeSilabo | null): number | null =>
  typeof cual === 'number' && periodo && isPeriodoTerminado(periodo.fechafin, hoyAqui()) ? cual : null

/**
 * Syllabi of one plan with all that their documents print, frozen ones as they were then. A fixed number of queries, whatever the
 * number of courses. Permission is the caller's; 404 when there is no such period.
 */
export async function selectSilabosDePlan(ctx: Ctx, p: Pedido): Promise<SilabosDePlan> {
  const { plan } = p
  const periodo = await selectPeriodo(ctx, p.periodo)
  const todos = await selectAsignaturas(ctx, plan.id)
  const pasado = pasadoDe(p.periodo, periodo)
  const cursos =
    p.cursos ?? (pasado === null ? todos : await selectAsignaturasDeEntonces(ctx, plan.id, pasado))
  const bases = [...new Set(cursos.map(baseDe))]
  const filas = await selectFilas(
    ctx,
    cursos.map(c => c.id),
    p.periodo,
  )
  const [hoja, enPalabras, servidas, { estructura }, docentes, cartas, contenidos] = await Promise.all([
    selectHoja(ctx, plan, p.emitido),
    selectEnPalabras(ctx, plan.id, todos),
    selectCompetenciasServidas(ctx, plan.id),
    selectEstructura(ctx, { programa_id: plan.programa_id, planestudio_id: plan.id }),
    selectDocentes(ctx, bases),
    selectClavesDeVarios(ctx, CLAVES_DE_CARTA, bases),
    selectClavesDeVarios(
      ctx,
      CLAVES_DE_SILABO,
      [...filas.values()].map(f => f.id),
    ),
  ])
  const silabos = cursos.map((curso): Omit<SilaboDeCurso, 'hoja'> => {
    const fila = filas.get(curso.id)
    const base = baseDe(curso)
    const vivo: DatosSilabo = {
      curso: enPalabras(curso),
      periodo: fila ? fila.periodo : periodo,
      docentes: docentes.get(base) ?? [],
      estado: fila?.estado ?? 'borrador',
      aprobado: fila?.estado === 'aprobado' && fila.dia ? { dia: fila.dia, quien: fila.quien } : null,
      estructura,
      carta: (cartas.get(base) ?? {}) as ContenidoDeCarta,
      contenido: (fila ? (contenidos.get(fila.id) ?? {}) : {}) as ContenidoDeSilabo,
      competencias: servidas.de(base),
      codigos: servidas.codigos,
    }
    return { curso, fila, datos: comoFue(vivo, fila?.congelado ?? null) }
  })
  const imagenes = await selectImagenesEn(ctx, imagenesEn(silabos.map(s => s.datos)))
  const deAhora = { ...hoja, imagenes }
  return {
    hoja: deAhora,
    silabos: silabos.map(s => ({ ...s, hoja: hojaDeEntonces(deAhora, s.fila?.congelado ?? null) })),
  }
}
