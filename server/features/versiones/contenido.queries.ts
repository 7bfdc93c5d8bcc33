import type { ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, sql } from '../../platform/db/drizzle.ts'
import type { PlanRow } from '../planes/planes.guard.ts'
import { selectCompetenciasCopiadas } from './competenciasDe.queries.ts'

const { asignaturas, ciclos, parametros, perfil_egreso, plan_secciones, secciones } = schema

const cursoColumns = {
  id: asignaturas.id,
  ciclo_id: asignaturas.ciclo_id,
  seccion_id: asignaturas.seccion_id,
  orden: asignaturas.orden,
  base_id: asignaturas.base_id,
  version: asignaturas.version,
  nombre: asignaturas.nombre,
  codigo: asignaturas.codigo,
  horasteoria: asignaturas.horasteoria,
  horaspractica: asignaturas.horaspractica,
  horasvirtualteoria: asignaturas.horasvirtualteoria,
  horasvirtualpractica: asignaturas.horasvirtualpractica,
  credits: asignaturas.credits,
  requisitos: asignaturas.requisitos,
  areacurso_id: asignaturas.areacurso_id,
  tipocurso_id: asignaturas.tipocurso_id,
  tipologiaespecial_id: asignaturas.tipologiaespecial_id,
  tipoestudio: asignaturas.tipoestudio,
  modalidad: asignaturas.modalidad,
}

/** What a plan says of itself that its copies say too. */
const datosDe = (plan: PlanRow): ContenidoDePlan['plan'] => ({
  modalidad: plan.modalidad,
  semanas: plan.semanas,
  horas_credito_teoria: plan.horas_credito_teoria,
  horas_credito_practica: plan.horas_credito_practica,
  creditos_totales: plan.creditos_totales,
  creditos_generales: plan.creditos_generales,
  creditos_electivos: plan.creditos_electivos,
  config_diseno_curricular: plan.config_diseno_curricular,
  config_nodes_tree: plan.config_nodes_tree,
  config_terminos: plan.config_terminos,
})

/** Rows of the catalogues of courses that courses of a plan use. */
const selectParametrosUsados = ({ tx, empresaId }: Ctx, planId: number) =>
  tx
    .select({
      id: parametros.id,
      tipo: parametros.tipo,
      nombre: parametros.nombre,
      abreviatura: parametros.abreviatura,
      color: parametros.color,
    })
    .from(parametros)
    .where(
      and(
        eq(parametros.empresa_id, empresaId),
        sql`parametros.id in (select unnest(array[a.areacurso_id, a.tipocurso_id, a.tipologiaespecial_id])
          from asignaturas a where a.empresa_id = ${empresaId} and a.planestudio_id = ${planId})`,
      ),
    )
    .orderBy(asc(parametros.id))

/** All that hangs on a plan and can be written into another one; eleven queries whatever its size. Permission is the caller's. */
export async function selectContenido(ctx: Ctx, plan: PlanRow): Promise<ContenidoDePlan> {
  const { tx, empresaId } = ctx
  const [cicloRows, seccionRows, cursoRows, parametroRows, textoRows, perfilRows, competencias] =
    await Promise.all([
      tx
        .select({
          id: ciclos.id,
          numero: ciclos.numero,
          nombre: ciclos.nombre,
          descripcion: ciclos.descripcion,
          estado: ciclos.estado,
        })
        .from(ciclos)
        .where(and(eq(ciclos.empresa_id, empresaId), eq(ciclos.planestudio_id, plan.id)))
        .orderBy(asc(ciclos.numero), asc(ciclos.id)),
      tx
        .select({
          id: secciones.id,
          nombre: secciones.nombre,
          creditos_requeridos: secciones.creditos_requeridos,
        })
        .from(secciones)
        .where(and(eq(secciones.empresa_id, empresaId), eq(secciones.planestudio_id, plan.id)))
        .orderBy(asc(secciones.id)),
      tx
        .select(cursoColumns)
        .from(asignaturas)
        .where(and(eq(asignaturas.empresa_id, empresaId), eq(asignaturas.planestudio_id, plan.id)))
        .orderBy(asc(asignaturas.id)),
      selectParametrosUsados(ctx, plan.id),
      tx
        .select({ key: plan_secciones.key, items: plan_secciones.items })
        .from(plan_secciones)
        .where(and(eq(plan_secciones.empresa_id, empresaId), eq(plan_secciones.planestudio_id, plan.id)))
        .orderBy(asc(plan_secciones.key)),
      tx
        .select({ id: perfil_egreso.id, orden: perfil_egreso.orden, descripcion: perfil_egreso.descripcion })
        .from(perfil_egreso)
        .where(and(eq(perfil_egreso.empresa_id, empresaId), eq(perfil_egreso.planestudio_id, plan.id)))
        .orderBy(asc(perfil_egreso.orden), asc(perfil_egreso.id)),
      selectCompetenciasCopiadas(ctx, plan.id),
    ])
  return {
    plan: datosDe(plan),
    ciclos: cicloRows,
    secciones: seccionRows,
    asignaturas: cursoRows,
    parametros: parametroRows,
    textos: textoRows,
    perfil_egreso: perfilRows,
    competencias,
  }
}
