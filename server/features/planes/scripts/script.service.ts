import type { Equivalencia } from '@malla/contracts/equivalencias.ts'
import { archivoDePlan } from '@malla/documents/formato.ts'
import { modosDe } from '@malla/domain/asignaturas/requisitos.ts'
import { codigosDe } from '@malla/domain/competencias/letras.ts'
import type { ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import { alfabetico } from '../../../platform/alfabetico.ts'
import type { Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { and, asc, eq } from '../../../platform/db/drizzle.ts'
import type { FileAnswer } from '../../../platform/http/answer.ts'
import { selectEquivalencias } from '../../equivalencias/equivalencias.queries.ts'
import { selectContenido } from '../../versiones/contenido.queries.ts'
import { assertPlan } from '../planes.guard.ts'
import { selectPlan } from '../planes.queries.ts'
import { escribirScript, type Filas } from './escribir.ts'

const { laboratorios, locales, plan_laboratorios } = schema

const selectLaboratorios = (ctx: Ctx, planId: number) =>
  ctx.tx
    .select({ nombre: laboratorios.nombre, tipo: laboratorios.tipo, local: locales.nombre })
    .from(plan_laboratorios)
    .innerJoin(
      laboratorios,
      and(
        eq(laboratorios.empresa_id, plan_laboratorios.empresa_id),
        eq(laboratorios.id, plan_laboratorios.laboratorio_id),
      ),
    )
    .innerJoin(
      locales,
      and(eq(locales.empresa_id, laboratorios.empresa_id), eq(locales.id, laboratorios.local_id)),
    )
    .where(and(eq(plan_laboratorios.empresa_id, ctx.empresaId), eq(plan_laboratorios.planestudio_id, planId)))
    .orderBy(alfabetico(laboratorios.nombre), asc(laboratorios.id))

interface Item {
  status?: number
  nombre?: string
  descripcion?: string
}

/** Courses with their base before their versions, so that each row names one that is there already. */
const filasDeCursos = (plan: number, c: ContenidoDePlan): Filas['asignaturas'] => {
  const nombres = new Map(c.parametros.map(p => [p.id, p.nombre]))
  const nombre = (id: number | null) => nombres.get(id ?? 0) ?? null
  return c.asignaturas
    .toSorted((a, b) => Number(a.base_id !== null) - Number(b.base_id !== null) || a.id - b.id)
    .map(a => [
      a.id,
      plan,
      a.ciclo_id,
      a.seccion_id,
      a.base_id,
      a.version,
      a.orden,
      a.codigo,
      a.nombre,
      a.credits,
      a.horasteoria,
      a.horaspractica,
      a.horasvirtualteoria,
      a.horasvirtualpractica,
      nombre(a.areacurso_id),
      nombre(a.tipocurso_id),
      nombre(a.tipologiaespecial_id),
      a.tipoestudio,
      a.modalidad,
      a.requisitos && { json: a.requisitos },
    ])
}

const filasDeTextos = (plan: number, c: ContenidoDePlan): Filas['textos'] =>
  c.textos.flatMap(t =>
    (t.items as Item[]).map(({ status, nombre, descripcion, ...detalle }, i) => [
      plan,
      t.key,
      i + 1,
      status ?? null,
      nombre ?? null,
      descripcion ?? '',
      { json: detalle },
    ]),
  )

/** Competencies with what they are called, parents before their parts. */
const filasDeCompetencias = (plan: number, c: ContenidoDePlan): Filas['competencias'] => {
  const { competencias, grupos } = c.competencias
  const codigos = codigosDe(
    competencias.map(x => ({
      ...x,
      competencia_id: x.padre_id ?? 0,
      tabcompetencia_id: x.grupo_id ?? 0,
    })),
    grupos.map(g => g.id),
    terminosDe(c.plan.config_terminos),
  )
  return competencias.map(x => [
    x.id,
    plan,
    x.padre_id,
    x.grupo_id,
    x.orden,
    codigos.get(x.id)!,
    x.nombre,
    x.tipopadre,
    x.iscompetencia,
    x.perfil_egreso_id,
  ])
}

/** Both sides of each equivalence; a course of origin is in another plan, and has no row here. */
const filasDeLados = (equivalencias: readonly Equivalencia[]): Filas['equivalenciaCursos'] =>
  equivalencias.flatMap(e =>
    (['origen', 'destino'] as const).flatMap(lado =>
      e[lado].map(c => [e.id, lado, lado === 'destino' ? c.id : null, c.codigo, c.nombre, c.credits]),
    ),
  )

/** A plan as a script of SQL, with its courses, requisites, texts, profile, competencies, equivalences and laboratories. 404 when the person may not see it. */
export async function scriptDePlan(ctx: Ctx, id: number): Promise<FileAnswer> {
  const row = await assertPlan(ctx, id)
  const [plan, c, labs, equivalencias] = await Promise.all([
    selectPlan(ctx, id),
    selectContenido(ctx, row),
    selectLaboratorios(ctx, id),
    selectEquivalencias(ctx, id),
  ])
  const { razonsocial } = ctx.sesion.empresa!
  const filas: Filas = {
    planes: [
      [
        plan.id,
        plan.full_name,
        plan.numero,
        razonsocial,
        plan.facultad,
        plan.programa,
        plan.nivel,
        plan.modalidad,
        plan.numero_resolucion,
        plan.fecha_resolucion,
        plan.fechacese,
        plan.semanas,
        plan.horas_credito_teoria,
        plan.horas_credito_practica,
        plan.creditos_totales,
        plan.creditos_generales,
        plan.creditos_electivos,
      ],
    ],
    ciclos: c.ciclos.map(x => [x.id, id, x.numero, x.nombre, x.descripcion]),
    secciones: c.secciones.map(x => [x.id, id, x.nombre, x.creditos_requeridos]),
    asignaturas: filasDeCursos(id, c),
    requisitos: c.asignaturas.flatMap(a => [...modosDe(a.requisitos)].map(([de, modo]) => [a.id, de, modo])),
    textos: filasDeTextos(id, c),
    perfil: c.perfil_egreso.map((l, i) => [l.id, id, i + 1, l.descripcion]),
    grupos: c.competencias.grupos.map(g => [g.id, id, g.orden, g.nombre]),
    competencias: filasDeCompetencias(id, c),
    resultados: c.competencias.resultados.map(r => [r.id, r.lista, r.numero, r.nombre]),
    vinculos: c.competencias.vinculos.map(v => [v.competencia_id, v.resultado_id]),
    celdas: c.competencias.celdas.map(x => [x.competencia_id, x.asignatura_id, x.nivel]),
    equivalencias: equivalencias.map((e, i) => [e.id, id, i + 1, e.plan_origen, e.tipo, e.nota]),
    equivalenciaCursos: filasDeLados(equivalencias),
    laboratorios: labs.map(l => [id, l.nombre, l.tipo, l.local]),
  }
  const sql = escribirScript(filas, [`${plan.full_name} · ${plan.programa} · ${razonsocial}`])
  return {
    bytes: new TextEncoder().encode(sql),
    name: `${archivoDePlan('Plan de estudios', plan)}.sql`,
    type: 'application/sql; charset=utf-8',
  }
}
