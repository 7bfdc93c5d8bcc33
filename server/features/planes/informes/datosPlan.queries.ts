import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { cursoDelPlan } from '@malla/contracts/cursoDelPlan.ts'
import type { AsignaturaInforme, DatosInstitucion, DatosPlan } from '@malla/documents/planes/datos.ts'
import { estiloDeDocumento } from '@malla/domain/empresas/estilo.ts'
import { tiposDeCiclo, tiposDeDuracion } from '@malla/domain/programas/catalogos.ts'
import { cuantos } from '@malla/domain/texto/numero.ts'
import type { Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { and, asc, eq } from '../../../platform/db/drizzle.ts'
import { selectAsignaturas } from '../../asignaturas/asignaturas.queries.ts'
import { selectCiclosDelPlan } from '../../ciclos/ciclos.queries.ts'
import { readImagen } from '../../imagenes/imagenes.queries.ts'
import { bytesParaInforme } from '../../imagenes/porTraer.ts'
import { selectSeccionesDelPlan } from '../../secciones/secciones.queries.ts'
import { assertPlan } from '../planes.guard.ts'
import { selectPlan } from '../planes.queries.ts'

const { modalidades, parametros, programas } = schema

/** A course as reports and figures see it. */
export const toInforme = (a: Asignatura): AsignaturaInforme => ({
  ...cursoDelPlan(a),
  ...(a.asignatura_id ? { base_id: a.asignatura_id } : {}),
  tipocurso_id: a.tipocurso_id || null,
  tipologiaespecial_id: a.tipologiaespecial_id || null,
  tipoestudio: a.tipoestudio,
  modalidad: a.modalidad,
})

/** «5 años», «1 año»; null when it is not said. */
function duracionDe(tipo: string | null, cantidad: number | null): string | null {
  const unidad = tiposDeDuracion.find(t => t.valor === tipo)
  if (!unidad || !cantidad) return null
  return cuantos(cantidad, unidad.singular, unidad.nombre.toLowerCase())
}

async function selectPrograma(ctx: Ctx, id: number) {
  const [row] = await ctx.tx
    .select({
      ciclosporanio: programas.ciclosporanio,
      maxciclos: programas.maxciclos,
      repeticiones: programas.repeticiones,
      tipociclo_id: programas.tipociclo_id,
      tipoduracion: programas.tipoduracion,
      duracion: programas.duracion,
      modalidad: modalidades.nombre,
    })
    .from(programas)
    .innerJoin(
      modalidades,
      and(eq(modalidades.empresa_id, ctx.empresaId), eq(modalidades.id, programas.modalidad_id)),
    )
    .where(and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, id)))
  return row!
}

/** The institution as reports show it; its logo is fetched when the report is drawn. */
export async function institucionDe(ctx: Ctx): Promise<DatosInstitucion> {
  const { razonsocial, tipo, imagen_url, ajustes } = ctx.sesion.empresa!
  const logo = await readImagen(ctx.tx, ctx.platform, imagen_url, bytesParaInforme)
  return {
    razonsocial,
    tipo: tipo as DatosInstitucion['tipo'],
    imagen: logo?.bytes ?? null,
    estilo: estiloDeDocumento(ajustes.documentos),
  }
}

/**
 * Everything that the reports of a plan print. 404 when the person may not see the plan, 403 when they may not print it (a lecturer prints own
 * syllabi alone). `emitido`: the day of printing (ISO).
 */
export async function selectDatosPlan(ctx: Ctx, planId: number, emitido: string): Promise<DatosPlan> {
  await assertPlan(ctx, planId, 'informes.ver')
  const plan = await selectPlan(ctx, planId)
  const [programa, institucion, ciclos, secciones, asignaturas, catalogo] = await Promise.all([
    selectPrograma(ctx, plan.carrera_id),
    institucionDe(ctx),
    selectCiclosDelPlan(ctx, planId),
    selectSeccionesDelPlan(ctx, planId),
    selectAsignaturas(ctx, planId),
    ctx.tx
      .select()
      .from(parametros)
      .where(eq(parametros.empresa_id, ctx.empresaId))
      .orderBy(asc(parametros.id)),
  ])
  const deTipo = (tipo: string) => catalogo.filter(p => p.tipo === tipo)
  return {
    institucion,
    facultad: plan.facultad,
    nivel: plan.nivel,
    modalidad: plan.modalidad ?? programa.modalidad,
    programa: plan.programa,
    full_name: plan.full_name,
    numero: plan.numero,
    numero_resolucion: plan.numero_resolucion,
    fecha_resolucion: plan.fecha_resolucion,
    fechacese: plan.fechacese,
    regimen: tiposDeCiclo.find(t => t.valor === programa.tipociclo_id)?.regimen ?? null,
    ciclosporanio: programa.ciclosporanio,
    maxciclos: programa.maxciclos,
    repeticiones: programa.repeticiones,
    duracion: duracionDe(programa.tipoduracion, programa.duracion),
    semanas: plan.semanas,
    horas_credito_teoria: plan.horas_credito_teoria,
    horas_credito_practica: plan.horas_credito_practica,
    creditos_totales: plan.creditos_totales,
    creditos_generales: plan.creditos_generales,
    creditos_electivos: plan.creditos_electivos,
    ciclos: ciclos.map(({ id, numero, nombre, descripcion }) => ({ id, numero, nombre, descripcion })),
    secciones: secciones.map(({ id, nombre, creditos_requeridos }) => ({ id, nombre, creditos_requeridos })),
    asignaturas: asignaturas.map(toInforme),
    areas: deTipo('areascursos'),
    tipos: deTipo('tiposcursos'),
    tipologias: deTipo('tipologiasespecialescursos'),
    emitido,
  }
}
