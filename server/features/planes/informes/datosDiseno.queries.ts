import { leerTextoRico } from '@malla/contracts/textoRico/leer.ts'
import type { ItemDeTexto } from '@malla/contracts/textos.ts'
import { cartasDeCompetencias } from '@malla/documents/competencias/cartas.ts'
import type { NodoRico } from '@malla/documents/document.ts'
import type { DatosDiseno, EntradaInforme } from '@malla/documents/planes/datosDiseno.ts'
import { tiposDeEquivalencia } from '@malla/domain/equivalencias/catalogos.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import { vistoDe } from '@malla/domain/planes/visibilidad.ts'
import { luzDeSilabo } from '@malla/domain/silabos/estado.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { selectEquivalencias } from '../../equivalencias/equivalencias.queries.ts'
import { imagenUrl, publicIdOf } from '../../imagenes/usos.ts'
import { selectLaboratoriosDePlan } from '../../laboratorios/laboratorios.queries.ts'
import { selectPerfil } from '../../perfiles/perfiles.queries.ts'
import { duenoPlan } from '../../textos/dueno.ts'
import { selectTextosDe } from '../../textos/textos.queries.ts'
import { selectPlan } from '../planes.queries.ts'
import { selectDatosCompetencias } from './datosCompetencias.queries.ts'
import { selectDatosPlan } from './datosPlan.queries.ts'

const { asignaturas, imagenes } = schema

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

/** Addresses of the pictures in these texts. */
function* sourcesIn(nodes: readonly NodoRico[]): Generator<string> {
  for (const n of nodes) {
    if (n.type === 'image' && typeof n.attrs?.src === 'string') yield n.attrs.src
    yield* sourcesIn(n.content ?? [])
  }
}

/** Bytes of our own pictures at these addresses. What lies elsewhere is left out: a report fetches nothing. */
export async function selectImagenesEn(
  ctx: Ctx,
  addresses: Iterable<string>,
): Promise<Record<string, Uint8Array>> {
  const ids = [...new Set([...addresses].flatMap(src => publicIdOf(src) ?? []))]
  if (ids.length === 0) return {}
  const rows = await ctx.tx
    .select({ public_id: imagenes.public_id, clave: imagenes.clave })
    .from(imagenes)
    .where(
      and(
        inArray(imagenes.public_id, ids),
        eq(imagenes.uso, 'contenido'),
        eq(imagenes.de_empresa_id, ctx.empresaId),
      ),
    )
  const found = await Promise.all(
    rows.map(async r => [imagenUrl(r.public_id), await ctx.platform.storage.get(r.clave)] as const),
  )
  return Object.fromEntries(found.flatMap(([src, bytes]) => (bytes ? [[src, bytes]] : [])))
}

/** Bytes of our own pictures that texts of this institution name, by address. */
export const selectImagenesDe = (ctx: Ctx, texts: readonly NodoRico[]): Promise<Record<string, Uint8Array>> =>
  selectImagenesEn(ctx, sourcesIn(texts))

/** How far the syllabi of these courses are. */
async function selectPartes(ctx: Ctx, planId: number): Promise<DatosDiseno['partes']> {
  const rows = await ctx.tx
    .select({ id: asignaturas.id, estado: asignaturas.silabo_estado })
    .from(asignaturas)
    .where(and(eq(asignaturas.empresa_id, ctx.empresaId), eq(asignaturas.planestudio_id, planId)))
  return Object.fromEntries(rows.map(r => [r.id, { silabos: luzDeSilabo(r.estado) }]))
}

/**
 * A whole plan with all that is written in it: one place for every report and figure of it. A fixed number of queries. 404 when the person
 * may not see the plan. `emitido`: the day of printing (ISO).
 */
export async function selectDatosDiseno(ctx: Ctx, planId: number, emitido: string): Promise<DatosDiseno> {
  const plan = await selectPlan(ctx, planId)
  const dueno = duenoPlan({ id: planId, facultad_id: plan.facultad_id, programa_id: plan.carrera_id })
  const [datos, secciones, perfil, competencias, equivalencias, laboratorios, partes] = await Promise.all([
    selectDatosPlan(ctx, planId, emitido),
    selectTextosDe(ctx, dueno),
    selectPerfil(ctx, planId),
    selectDatosCompetencias(ctx, planId),
    selectEquivalencias(ctx, planId),
    selectLaboratoriosDePlan(ctx, planId),
    selectPartes(ctx, planId),
  ])
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
      plan_origen: e.plan_origen,
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
      ...secciones.flatMap(s => s.adjuntos.map(({ key, nombre, bytes }) => ({ key, nombre, bytes }))),
      ...(malla && !secciones.some(s => s.key === 'mallacurricular')
        ? [{ key: 'mallacurricular', nombre: malla.nombre, bytes: malla.bytes }]
        : []),
    ],
    cartas: cartasDeCompetencias(competencias, datos.asignaturas),
    partes,
    imagenes: await selectImagenesDe(ctx, escritos),
  }
}
