import { leerTextoRico } from '@malla/contracts/textoRico/leer.ts'
import type { ItemDeTexto } from '@malla/contracts/textos.ts'
import { cartasDe } from '@malla/documents/asignaturas/cartaEscrita.ts'
import type { NodoRico } from '@malla/documents/document.ts'
import type { AdjuntoInforme, DatosDiseno, EntradaInforme } from '@malla/documents/planes/datosDiseno.ts'
import { tiposDeEquivalencia } from '@malla/domain/equivalencias/catalogos.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import { vistoDe } from '@malla/domain/planes/visibilidad.ts'
import type { Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import { selectPartes } from '../../avance/partes.queries.ts'
import { selectEquivalencias } from '../../equivalencias/equivalencias.queries.ts'
import { selectLaboratoriosDePlan } from '../../laboratorios/laboratorios.queries.ts'
import { selectPerfil } from '../../perfiles/perfiles.queries.ts'
import { imagenesEn } from '../../silabos/informes/datosSilabos.queries.ts'
import { selectCartasEscritas, selectEstados } from '../../silabos/informes/filas.queries.ts'
import { reunirSilabos } from '../../silabos/informes/silabosDePlan.ts'
import { duenoPlan } from '../../textos/dueno.ts'
import { selectTextosDe } from '../../textos/textos.queries.ts'
import { CLAVE_DE_MALLA } from '../claveDeMalla.ts'
import { selectPlan } from '../planes.queries.ts'
import { selectDatosCompetencias } from './datosCompetencias.queries.ts'
import { selectDatosPlan } from './datosPlan.queries.ts'
import { selectImagenesEn, sourcesIn } from './imagenes.queries.ts'

const { archivos, asignaturas, planes } = schema

const toEntrada = (i: ItemDeTexto): EntradaInforme => ({
  id: i.id,
  version: i.version,
  status: i.status,
  nombre: i.nombre || null,
  grupo: i.grupo || null,
  peso: i.peso ?? null,
  semanas: i.semanas ?? null,
  modulo_id: i.modulo_id,
  unidad_id: i.unidad_id,
  cursos_ids: i.cursos_ids ?? [],
  asignatura_id: i.asignatura_id,
  texto: leerTextoRico(i.descripcion) as NodoRico,
})

/** How far the parts of these courses are, by course. */
export async function selectPartesDe(ctx: Ctx, planId: number): Promise<DatosDiseno['partes']> {
  const partesDe = await selectPartes(ctx, [planId])
  const rows = await ctx.tx
    .select({
      id: asignaturas.id,
      base_id: asignaturas.base_id,
      silabo_estado: asignaturas.silabo_estado,
    })
    .from(asignaturas)
    .where(and(eq(asignaturas.empresa_id, ctx.empresaId), eq(asignaturas.planestudio_id, planId)))
  return Object.fromEntries(rows.map(row => [row.id, partesDe(row)]))
}

/** The file of the resolution, as the first of what hangs on the plan; none where there is none. */
const selectResolucion = (ctx: Ctx, planId: number): Promise<AdjuntoInforme[]> =>
  ctx.tx
    .select({ key: sql<string>`'resolucion'`, nombre: archivos.nombre, bytes: archivos.bytes })
    .from(planes)
    .innerJoin(
      archivos,
      and(eq(archivos.empresa_id, planes.empresa_id), eq(archivos.id, planes.resolucion_id)),
    )
    .where(and(eq(planes.empresa_id, ctx.empresaId), eq(planes.id, planId)))

/** How much a report says of syllabi: all that is written in them with its pictures, where they are in their review, or nothing. */
export type QueDeSilabos = 'enteros' | 'estados' | 'nada'

type DeSilabos = Pick<DatosDiseno, 'silabos' | 'sinSilabo' | 'revision' | 'imagenes'>

/** Tens of megabytes where they are whole and illustrated: they are read for what prints them. */
async function selectSilabos(
  ctx: Ctx,
  planId: number,
  que: QueDeSilabos,
  cursos: readonly { id: number }[],
): Promise<DeSilabos> {
  const nada: DeSilabos = { silabos: [], sinSilabo: [], revision: {}, imagenes: {} }
  if (que === 'nada') return nada
  if (que === 'estados')
    return {
      ...nada,
      revision: await selectEstados(
        ctx,
        cursos.map(c => c.id),
      ),
    }
  const { silabos, faltan, hoja } = await reunirSilabos(ctx, { id: planId, ultimos: true })
  return { ...nada, silabos, sinSilabo: faltan, imagenes: hoja.imagenes }
}

/**
 * A whole plan with what is written in it, and of its syllabi as much as the report says: one place for every report and figure of it. A fixed number of
 * queries. 404 when the person may not see the plan. `emitido`: the day of printing (ISO).
 */
export async function selectDatosDiseno(
  ctx: Ctx,
  planId: number,
  emitido: string,
  deSilabos: QueDeSilabos = 'nada',
): Promise<DatosDiseno> {
  const plan = await selectPlan(ctx, planId)
  const dueno = duenoPlan({ id: planId, facultad_id: plan.facultad_id, programa_id: plan.carrera_id })
  const [datos, secciones, perfil, competencias, equivalencias, laboratorios, partes, cartas, resolucion] =
    await Promise.all([
      selectDatosPlan(ctx, planId, emitido),
      selectTextosDe(ctx, dueno),
      selectPerfil(ctx, planId),
      selectDatosCompetencias(ctx, planId),
      selectEquivalencias(ctx, planId),
      selectLaboratoriosDePlan(ctx, planId),
      selectPartesDe(ctx, planId),
      selectCartasEscritas(ctx, planId),
      selectResolucion(ctx, planId),
    ])
  const silabos = await selectSilabos(ctx, planId, deSilabos, datos.asignaturas)
  const textos = Object.fromEntries(secciones.map(s => [s.key, s.items.map(toEntrada)]))
  const perfilEgreso = perfil.map(l => leerTextoRico(l.descripcion) as NodoRico)
  const escritos = [...Object.values(textos).flatMap(es => es.map(e => e.texto)), ...perfilEgreso]
  const malla = plan.json.mallacurricular
  return {
    ...datos,
    visto: vistoDe(plan, false),
    terminos: terminosDe(plan.json.configTerminos),
    textos,
    perfilEgreso,
    competencias,
    equivalencias: equivalencias.map(e => ({
      plan_origen_id: e.plan_origen_id,
      plan_origen: e.plan_origen,
      programa_origen: e.programa_origen,
      tipo: tiposDeEquivalencia.find(t => t.valor === e.tipo)!.nombre,
      nota: e.nota,
      origen: e.origen,
      destino: e.destino,
    })),
    laboratorios: laboratorios.map(l => ({
      nombre: l.nombre,
      tipo: l.tipo,
      local: l.local,
      capacidad: l.capacidad,
      equipos: l.equipos.map(x => (x.cantidad > 1 ? `${x.cantidad} × ${x.nombre}` : x.nombre)),
    })),
    adjuntos: [
      ...resolucion,
      ...secciones.flatMap(s => s.adjuntos.map(({ key, nombre, bytes }) => ({ key, nombre, bytes }))),
      ...(malla && !secciones.some(s => s.key === CLAVE_DE_MALLA)
        ? [{ key: CLAVE_DE_MALLA, nombre: malla.nombre, bytes: malla.bytes }]
        : []),
    ],
    cartas: cartasDe(competencias, datos.asignaturas, cartas),
    ...silabos,
    partes,
    imagenes: {
      ...silabos.imagenes,
      ...(await selectImagenesEn(ctx, [...sourcesIn(escritos), ...imagenesEn([...cartas.values()])])),
    },
  }
}
