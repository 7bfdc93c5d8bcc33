import { cartasDe } from '@malla/documents/asignaturas/cartaEscrita.ts'
import type { DatosCarta } from '@malla/documents/asignaturas/datos.ts'
import type { DatosCompetencias } from '@malla/documents/competencias/datos.ts'
import type { DatosPlan } from '@malla/documents/planes/datos.ts'
import { type Terminos, terminosDe } from '@malla/domain/planes/terminos.ts'
import { direccionesDeCursos } from '@malla/domain/publicaciones/direccion.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Platform } from '../../platform/context.ts'
import { ctxDelSistema } from '../../platform/ctxDelSistema.ts'
import { schema, type Tx } from '../../platform/db/db.ts'
import { and, asc, desc, eq, isNull, sql } from '../../platform/db/drizzle.ts'
import { selectDatosCompetencias } from '../planes/informes/datosCompetencias.queries.ts'
import { selectDatosPlan } from '../planes/informes/datosPlan.queries.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectCartasEscritas } from '../silabos/informes/filas.queries.ts'
import type { Publicadora } from './publicadoras.queries.ts'

const { cadenas, empresas, planes, programas, publicaciones } = schema

/** Where a published plan is kept. */
export interface PlanPublicado {
  casa: Publicadora
  publicacion_id: number
  plan_id: number
  direccion: string
  con_silabos: boolean
}

/** A published plan with what its pages show; nothing of people. */
export interface PlanPublico extends PlanPublicado {
  datos: DatosPlan
  cartas: ReadonlyMap<number, DatosCarta>
  competencias: DatosCompetencias
  terminos: Terminos
  /** Address of each course within the plan. */
  cursos: ReadonlyMap<number, string>
}

const ofPlan = and(
  eq(planes.empresa_id, publicaciones.empresa_id),
  eq(planes.id, publicaciones.planestudio_id),
  isNull(planes.deleted_at),
)

/**
 * The published plan of an address with what tells one state of it from the next: the last change of its institution, and when the name of the
 * institution changed last. Null when it is not published, or in the Papelera.
 */
export async function selectPublicado(
  tx: Tx,
  casa: Publicadora,
  direccion: string,
): Promise<{ publicado: PlanPublicado; estado: string } | null> {
  const [row] = await tx
    .select({
      publicacion_id: publicaciones.id,
      plan_id: planes.id,
      direccion: publicaciones.direccion,
      con_silabos: publicaciones.con_silabos,
      estado: sql<string>`concat_ws(' ',
        (select ${cadenas.ultimo} from ${cadenas} where ${cadenas.empresa_id} = ${casa.id}),
        (select extract(epoch from ${empresas.updated_at}) from ${empresas} where ${empresas.id} = ${casa.id}))`,
    })
    .from(publicaciones)
    .innerJoin(planes, ofPlan)
    .where(and(eq(publicaciones.empresa_id, casa.id), eq(publicaciones.direccion, direccion)))
  if (!row) return null
  const { estado, ...publicado } = row
  return { publicado: { casa, ...publicado }, estado: `${casa.id} ${row.publicacion_id} ${estado}` }
}

/** All that the pages of a published plan show. Throws 404 when the plan went away meanwhile. */
export const selectPlanPublico = (platform: Platform, publicado: PlanPublicado): Promise<PlanPublico> =>
  platform.db.read(publicado.casa.id, async tx => {
    const ctx = await ctxDelSistema(platform, tx, publicado.casa.id)
    const plan = await assertPlan(ctx, publicado.plan_id)
    const datos = await selectDatosPlan(ctx, plan.id, '')
    const [competencias, escritas] = await Promise.all([
      selectDatosCompetencias(ctx, plan.id),
      selectCartasEscritas(ctx, plan.id),
    ])
    const cartas = cartasDe(competencias, datos.asignaturas, escritas)
    return {
      ...publicado,
      // No day of printing: a page says what holds now, and a PDF is the same until something of it changes.
      datos: { ...datos, emitido: null },
      cartas: new Map(cartas.map(c => [c.asignatura_id, c])),
      competencias,
      terminos: terminosDe(plan.config_terminos),
      cursos: direccionesDeCursos(datos.asignaturas),
    }
  })

/** A published plan in the list of its institution. */
export interface PlanEnLista {
  direccion: string
  full_name: string
  programa: string
  numero_resolucion: string | null
  fechacese: string | null
  cuando: string
}

/** The published plans of an institution by programme, those in force and the newer first. */
export const selectPlanesPublicados = (tx: Tx, empresaId: number): Promise<PlanEnLista[]> =>
  tx
    .select({
      direccion: publicaciones.direccion,
      full_name: planes.full_name,
      programa: programas.nombre,
      numero_resolucion: planes.numero_resolucion,
      fechacese: planes.fechacese,
      cuando: publicaciones.updated_at,
    })
    .from(publicaciones)
    .innerJoin(planes, ofPlan)
    .innerJoin(
      programas,
      and(eq(programas.empresa_id, publicaciones.empresa_id), eq(programas.id, planes.programa_id)),
    )
    .where(eq(publicaciones.empresa_id, empresaId))
    .orderBy(
      alfabetico(programas.nombre),
      asc(sql`${planes.fechacese} is not null`),
      desc(planes.full_name),
      asc(publicaciones.id),
    )
