import { type Db, schema } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { crearRecordados, type Recordados } from '../../platform/recordados.ts'
import { type DocumentoLeido, type Lectura, selectDocumentos } from './documentos.queries.ts'

/**
 * The documents of whole institutions, remembered while nothing of theirs changes: whoever asks for a list has all of them reckoned, competencies counted,
 * and nobody needs a session for that.
 */

const { cadenas, case_documentos, empresas } = schema

/** Institutions of which they are remembered. */
const MAS_RECORDADAS = 100

const porBase = new WeakMap<Db, Recordados<DocumentoLeido[]>>()

/**
 * What tells one state of an institution's documents, or of the one of a plan, from the next: the last change of the institution, and what has no record in
 * its chain: what came with a package beside the competencies, and the name of the institution, which root changes. Moments are added up: of two packages
 * that come at once the one that is written first may be seen last.
 */
export async function estadoDeDocumentos(
  { tx, empresaId }: Pick<Lectura, 'tx' | 'empresaId'>,
  planId?: number,
): Promise<string> {
  const deUno = planId === undefined ? sql`` : sql`and ${case_documentos.planestudio_id} = ${planId}`
  const { rows } = await tx.execute<{ estado: string }>(sql`
    select concat_ws(' ',
      coalesce((select ${cadenas.ultimo} from ${cadenas} where ${cadenas.empresa_id} = ${empresaId}), 0),
      (select extract(epoch from ${empresas.updated_at}) from ${empresas} where ${empresas.id} = ${empresaId}),
      (select sum(extract(epoch from ${case_documentos.updated_at})) from ${case_documentos}
        where ${case_documentos.empresa_id} = ${empresaId} ${deUno})) as estado`)
  return rows[0]!.estado
}

/** As `selectDocumentos` of all plans; read again once anything changed. */
export async function selectDocumentosRecordados(
  db: Db,
  lectura: Lectura,
): Promise<readonly DocumentoLeido[]> {
  const recordados = porBase.get(db) ?? crearRecordados<DocumentoLeido[]>(MAS_RECORDADAS)
  porBase.set(db, recordados)
  // Asked before they are read: what changes meanwhile has a state that nothing is remembered under.
  const estado = await estadoDeDocumentos(lectura)
  return recordados.de(`${lectura.empresaId} ${estado}`, () => selectDocumentos(lectura))
}
