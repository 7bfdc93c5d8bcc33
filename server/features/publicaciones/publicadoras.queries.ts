import { fewAtATime } from '../../platform/cadaEmpresa.ts'
import { lastChanges } from '../../platform/changes/read.ts'
import type { Platform } from '../../platform/context.ts'
import { type Db, schema, type Tx } from '../../platform/db/db.ts'
import { and, asc, desc, eq, isNull, type SQL, sql } from '../../platform/db/drizzle.ts'
import { crearRecordados, type Recordados } from '../../platform/recordados.ts'

/**
 * Which institutions publish plans, asked anew each time: whoever turns it off, or is Desactivado, is off at once. The one way in which
 * nobody's session reads plans: each institution in a transaction of its own, which row security holds to its rows (as CASE does).
 */

const { empresas, planes, publicaciones } = schema

/** An institution that publishes, as its public pages name it. */
export interface Publicadora {
  id: number
  /** Its part of the address: «uas». */
  nombre_corto: string
  nombre: string
  imagen_url: string | null
}

const NOMBRE_CORTO = sql<string>`${empresas.ajustes} #>> '{publicacion,nombre_corto}'`
const PUBLICA = and(
  eq(empresas.estado, 'Activado'),
  sql`${empresas.ajustes} #> '{publicacion,activa}' = 'true'::jsonb`,
  sql`${NOMBRE_CORTO} is not null`,
)

/** Those that publish, the oldest first; of them, those for which `cuales` holds. */
export const selectPublicadoras = ({ db }: Pick<Platform, 'db'>, cuales?: SQL): Promise<Publicadora[]> =>
  db.global
    .select({
      id: empresas.id,
      nombre_corto: NOMBRE_CORTO,
      nombre: empresas.razonsocial,
      imagen_url: empresas.imagen_url,
    })
    .from(empresas)
    .where(and(PUBLICA, cuales))
    .orderBy(asc(empresas.id))

/** The one of a short name; null when there is none that publishes. */
export async function selectPublicadora(
  platform: Pick<Platform, 'db'>,
  nombreCorto: string,
): Promise<Publicadora | null> {
  const [una] = await selectPublicadoras(platform, sql`${NOMBRE_CORTO} = ${nombreCorto}`)
  return una ?? null
}

/** Whether an institution lets published plans be seen, and its part of their address; what nobody set is off. */
export async function selectPublicacionDeEmpresa(
  tx: Tx,
  empresaId: number,
): Promise<{ activa: boolean; nombre_corto: string | null }> {
  const [row] = await tx
    .select({
      activa: sql<boolean>`coalesce(${empresas.ajustes} #> '{publicacion,activa}' = 'true'::jsonb, false)`,
      nombre_corto: sql<string | null>`${NOMBRE_CORTO}`,
    })
    .from(empresas)
    .where(eq(empresas.id, empresaId))
  return row ?? { activa: false, nombre_corto: null }
}

/** Address of a public page within this installation: «/publico/uas/ingenieria-2026». */
export const caminoPublico = (nombreCorto: string, ...partes: readonly string[]): string =>
  ['/publico', nombreCorto, ...partes].map((p, i) => (i === 0 ? p : encodeURIComponent(p))).join('/')

interface Ultima {
  direccion: string
  cuando: string
}

async function selectUltima(tx: Tx, empresaId: number): Promise<Ultima | null> {
  const [row] = await tx
    .select({ direccion: publicaciones.direccion, cuando: publicaciones.created_at })
    .from(publicaciones)
    .innerJoin(
      planes,
      and(eq(planes.empresa_id, publicaciones.empresa_id), eq(planes.id, publicaciones.planestudio_id)),
    )
    .where(and(eq(publicaciones.empresa_id, empresaId), isNull(planes.deleted_at)))
    .orderBy(desc(publicaciones.created_at), desc(publicaciones.id))
    .limit(1)
  return row ?? null
}

/** What each institution published last, as of a record of its chain: every visit of the landing asks, and hardly ever has it changed. */
const recordadas = new WeakMap<Db, Recordados<Ultima | null>>()
const MAS_RECORDADAS = 500

/** Address of the plan that was published last in the whole installation; null when none is. */
export async function selectUltimoPublico({ db }: Pick<Platform, 'db'>): Promise<string | null> {
  const suyas = recordadas.get(db) ?? crearRecordados<Ultima | null>(MAS_RECORDADAS)
  recordadas.set(db, suyas)
  const casas = await selectPublicadoras({ db })
  // Asked before the institutions are read: what changes meanwhile has a number that nothing is remembered under.
  const numeros = await lastChanges(
    db,
    casas.map(c => c.id),
  )
  const ultimas = await fewAtATime(casas, async ({ id, nombre_corto }) => {
    const clave = `${id} ${numeros.get(id) ?? 0}`
    const ultima = await suyas.de(clave, () => db.read(id, tx => selectUltima(tx, id)))
    return (
      ultima && { camino: caminoPublico(nombre_corto, ultima.direccion), cuando: new Date(ultima.cuando) }
    )
  })
  const halladas = ultimas.filter(u => u !== null).sort((a, b) => Number(b.cuando) - Number(a.cuando))
  return halladas[0]?.camino ?? null
}
