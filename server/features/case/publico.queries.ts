import { AGRUPACION, ASOCIACION, derivar, TIPO } from '@malla/domain/case/identificadores.ts'
import { fewAtATime } from '../../platform/cadaEmpresa.ts'
import type { Platform } from '../../platform/context.ts'
import { type Db, schema } from '../../platform/db/db.ts'
import { and, asc, eq, inArray, isNull, not, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import { planDeDocumento } from './documentoId.ts'
import type { DocumentoLeido, Lectura } from './documentos.queries.ts'
import { selectDocumentosRecordados } from './documentosRecordados.ts'

/**
 * What is public of competencies: the plans of institutions that are Activado and publish (§ «CASE» of their settings), none of the Papelera.
 * The one way in which nobody's session reads institutions: each in a transaction of its own, which row security holds to its rows.
 */

const { case_documentos, competencias, empresas, grupos_competencias, planes } = schema

/** Ids of the institutions that publish, the oldest first. Asked anew each time: whoever turns it off is off. */
async function selectPublicadoras({ db }: Pick<Platform, 'db'>): Promise<number[]> {
  const rows = await db.global
    .select({ id: empresas.id })
    .from(empresas)
    .where(
      and(eq(empresas.estado, 'Activado'), sql`${empresas.ajustes} -> 'case' -> 'activo' = 'true'::jsonb`),
    )
    .orderBy(asc(empresas.id))
  return rows.map(r => r.id)
}

/** Reads each of the institutions that publish, a few side by side. */
async function enCada<T>(platform: Platform, read: (l: Lectura) => Promise<T[]>): Promise<T[]> {
  const ids = await selectPublicadoras(platform)
  const partes = await fewAtATime(ids, empresaId =>
    platform.db.read(empresaId, tx => read({ platform, tx, empresaId })),
  )
  return partes.flat()
}

/** A plan where something with an identifier may be found. */
export interface Candidato {
  empresaId: number
  planId: number
  /** Came with a package: what was made here goes before it. */
  isImportado: boolean
}

/** Kinds of things that are asked for by their identifier. */
export type Buscado =
  | 'CFDocuments'
  | 'CFItems'
  | 'CFAssociations'
  | 'CFRubrics'
  | 'CFConcepts'
  | 'CFSubjects'
  | 'CFLicenses'
  | 'CFItemTypes'
  | 'CFAssociationGroupings'

/** What packages say beside competencies and document: their associations, rubrics and definitions. */
function dicho(que: Exclude<Buscado, 'CFDocuments' | 'CFItems'>): SQL {
  if (que === 'CFAssociations') return sql`${case_documentos.asociaciones}`
  const resto = sql`${case_documentos.paquete} -> 'resto'`
  return que === 'CFRubrics' ? sql`${resto} -> 'CFRubrics'` : sql`${resto} -> 'CFDefinitions' -> ${que}`
}

const dondeSeDice = (que: Parameters<typeof dicho>[0], id: string): SQL =>
  sql`${dicho(que)} @> ${JSON.stringify([{ identifier: id }])}::jsonb`

/** Whether it is the plan whose document this is by its identifier: a copy of the document stands in another. */
function isSuyo(id: string, { platform, empresaId }: Lectura): SQL {
  const suyo = planDeDocumento(platform.secret, id)
  return suyo?.empresaId === empresaId ? eq(planes.id, suyo.planId) : sql`false`
}

/** A plan that took over another identifier is not found by its own. */
const delDocumento = (id: string, l: Lectura): SQL =>
  or(eq(case_documentos.case_id, id), and(isSuyo(id, l), isNull(case_documentos.case_id)))!

/** Documents after which the types of a plan may be named so. */
const documentosDeTipo = (id: string): string[] => [1n, 2n, 3n].map(n => derivar(id, TIPO + n))

const conItem = (id: string, cual: SQL = sql`true`): SQL => sql`exists (select 1 from ${competencias} c
  where c.empresa_id = ${planes.empresa_id} and c.planestudio_id = ${planes.id} and c.case_id = ${id}::uuid and ${cual})`

/** Only what a package brought keeps its statement (`isPropia`). */
const conItemTraido = (id: string): SQL => conItem(id, sql`c.case_extra ? 'fullStatement'`)

function dondeEsta(que: Buscado, id: string, l: Lectura): SQL {
  switch (que) {
    case 'CFDocuments':
      return delDocumento(id, l)
    case 'CFItems':
      return conItem(id)
    case 'CFAssociations':
      return or(dondeSeDice(que, id), conItem(derivar(id, ASOCIACION)))!
    case 'CFItemTypes':
      return or(dondeSeDice(que, id), ...documentosDeTipo(id).map(d => delDocumento(d, l)))!
    default:
      return dondeSeDice(que, id)
  }
}

/**
 * Whether a package brought it to the plan. The identifier itself says so, not what the package says of itself: otherwise one without a title would pass for
 * made here, and stand before what it was copied from.
 */
function isTraido(que: Buscado, id: string, l: Lectura): SQL {
  switch (que) {
    case 'CFDocuments':
      return not(isSuyo(id, l))
    case 'CFItems':
      return conItemTraido(id)
    case 'CFAssociations':
      return or(dondeSeDice(que, id), conItemTraido(derivar(id, ASOCIACION)))!
    case 'CFItemTypes':
      return not(or(...documentosDeTipo(id).map(d => isSuyo(d, l)))!)
    default:
      return dondeSeDice(que, id)
  }
}

/** Groups of the plan's own are definitions without a row: their identifiers follow from the document and the group. */
async function conGrupo(db: Db, id: string, l: Lectura): Promise<number[]> {
  const grupos = await l.tx
    .select({ id: grupos_competencias.id, planId: grupos_competencias.planestudio_id })
    .from(grupos_competencias)
    .where(eq(grupos_competencias.empresa_id, l.empresaId))
  const documentos = new Map((await selectDocumentosRecordados(db, l)).map(d => [d.planId, d.documentoId]))
  return grupos
    .filter(
      g => documentos.has(g.planId) && derivar(documentos.get(g.planId)!, AGRUPACION + BigInt(g.id)) === id,
    )
    .map(g => g.planId)
}

/** The plans of an institution where it may be. */
async function selectEn(db: Db, que: Buscado, id: string, l: Lectura): Promise<Candidato[]> {
  const porGrupo = que === 'CFAssociationGroupings' ? await conGrupo(db, id, l) : []
  const rows = await l.tx
    .select({
      planId: planes.id,
      isImportado: sql<boolean>`coalesce(${isTraido(que, id, l)}, false)`,
    })
    .from(planes)
    .leftJoin(
      case_documentos,
      and(eq(case_documentos.empresa_id, planes.empresa_id), eq(case_documentos.planestudio_id, planes.id)),
    )
    .where(
      and(
        eq(planes.empresa_id, l.empresaId),
        isNull(planes.deleted_at),
        or(dondeEsta(que, id, l), ...(porGrupo.length > 0 ? [inArray(planes.id, porGrupo)] : [])),
      ),
    )
    .orderBy(asc(planes.id))
  return rows.map(r => ({ ...r, empresaId: l.empresaId }))
}

/** Where a thing is published: those made here first, then the oldest. The same package may be in several plans. */
export async function selectCandidatos(platform: Platform, que: Buscado, id: string): Promise<Candidato[]> {
  const todos = await enCada(platform, l => selectEn(platform.db, que, id, l))
  return todos.sort((a, b) => Number(a.isImportado) - Number(b.isImportado))
}

/** The documents that are published, each identifier once. */
export async function selectPublicados(platform: Platform): Promise<DocumentoLeido[]> {
  const todos = await enCada(platform, async l =>
    (await selectDocumentosRecordados(platform.db, l)).filter(d => d.isLleno),
  )
  const porId = new Map<string, DocumentoLeido>()
  for (const d of todos.sort((a, b) => Number(a.isImportado) - Number(b.isImportado)))
    if (!porId.has(d.documentoId)) porId.set(d.documentoId, d)
  return [...porId.values()]
}
