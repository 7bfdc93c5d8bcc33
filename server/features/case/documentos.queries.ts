import type { Registro } from '@malla/domain/case/json.ts'
import type { DocumentoDePlan, PaqueteGuardado } from '@malla/domain/case/planCase.ts'
import type { Platform } from '../../platform/context.ts'
import { schema, type Tx } from '../../platform/db/db.ts'
import { and, eq, inArray, isNull, sql } from '../../platform/db/drizzle.ts'
import { documentoIdDe } from './documentoId.ts'

const { case_documentos, competencias, empresas, planes } = schema

/** What reads CASE: a transaction of one institution, whoever asks. */
export interface Lectura {
  platform: Pick<Platform, 'secret' | 'config'>
  tx: Tx
  empresaId: number
}

const iso = (columna: unknown) => sql<string | null>`to_json(${columna}) #>> '{}'`

const columnas = {
  planId: planes.id,
  title: planes.full_name,
  version: planes.numero,
  fecha: planes.fecha_resolucion,
  cese: planes.fechacese,
  config: planes.config_terminos,
  cambio: iso(planes.updated_at),
  organizacion: sql<string | null>`${empresas.ajustes} -> 'case' ->> 'organizacion'`,
  razonsocial: empresas.razonsocial,
  case_id: case_documentos.case_id,
  documento: case_documentos.documento,
  guardadoEn: iso(case_documentos.updated_at),
  competencias: sql<number>`count(${competencias.id})::int`,
  venidas: sql<number>`(count(*) filter (where ${competencias.case_extra} ? 'fullStatement'))::int`,
  ultimo: sql<string | null>`to_json(max(${competencias.updated_at})) #>> '{}'`,
  /** Something was written after the package came in. */
  isTocado: sql<boolean>`coalesce(max(${competencias.updated_at}) > ${case_documentos.updated_at}, false)`,
  ids: sql<number>`coalesce(jsonb_array_length(${case_documentos.paquete} -> 'ids'), 0)`,
}

const ultimoDe = (...momentos: (string | null)[]): string =>
  momentos.reduce<string>((a, b) => (b && Date.parse(b) > Date.parse(a) ? b : a), momentos[0]!)

interface Fila {
  planId: number
  title: string
  version: string | null
  fecha: string | null
  cese: string | null
  config: Record<string, string>
  cambio: string | null
  organizacion: string | null
  razonsocial: string
  case_id: string | null
  documento: Registro | null
  guardadoEn: string | null
  competencias: number
  venidas: number
  ultimo: string | null
  isTocado: boolean
  ids: number
}

const propioDe = (f: Fila): Registro => ({
  title: f.title,
  creator: f.organizacion || f.razonsocial,
  publisher: f.razonsocial,
  language: 'es',
  ...(f.version && { version: f.version }),
  adoptionStatus: f.cese ? 'Deprecated' : f.fecha ? 'Adopted' : 'Draft',
  ...(f.fecha && { statusStartDate: f.fecha }),
  ...(f.cese && { statusEndDate: f.cese }),
})

/** The document of a plan. */
export interface DocumentoLeido extends DocumentoDePlan {
  planId: number
  /** Whether it has anything to publish. */
  isLleno: boolean
  /** Whether it took over the identifier of a package: what was made here goes before it. */
  isImportado: boolean
  config: Record<string, string>
}

function leer(f: Fila, { platform, empresaId }: Lectura): DocumentoLeido {
  const documento = f.documento ?? {}
  const suyo = documentoIdDe(platform.secret, empresaId, f.planId)
  const documentoId = f.case_id ?? suyo
  const isIgual =
    typeof documento.title === 'string' &&
    typeof documento.lastChangeDateTime === 'string' &&
    !f.isTocado &&
    f.venidas === f.ids
  return {
    planId: f.planId,
    base: platform.config.publicUrl,
    documentoId,
    documento,
    propio: propioDe(f),
    cambiado: isIgual ? null : ultimoDe(f.cambio, f.ultimo, f.guardadoEn),
    isLleno: f.competencias > 0 || f.case_id !== null,
    isImportado: documentoId !== suyo,
    config: f.config,
  }
}

/** The documents of the plans of an institution that are not in the Papelera; `ids`: only those plans. Permission is the caller's. */
export async function selectDocumentos(lectura: Lectura, ids?: number[]): Promise<DocumentoLeido[]> {
  const { tx, empresaId } = lectura
  const rows = await tx
    .select(columnas)
    .from(planes)
    .innerJoin(empresas, eq(empresas.id, planes.empresa_id))
    .leftJoin(
      case_documentos,
      and(eq(case_documentos.empresa_id, planes.empresa_id), eq(case_documentos.planestudio_id, planes.id)),
    )
    .leftJoin(
      competencias,
      and(eq(competencias.empresa_id, planes.empresa_id), eq(competencias.planestudio_id, planes.id)),
    )
    .where(
      and(
        eq(planes.empresa_id, empresaId),
        isNull(planes.deleted_at),
        ...(ids ? [inArray(planes.id, ids)] : []),
      ),
    )
    .groupBy(
      planes.empresa_id,
      planes.id,
      empresas.id,
      case_documentos.empresa_id,
      case_documentos.planestudio_id,
    )
    .orderBy(planes.id)
  return rows.map(row => leer(row, lectura))
}

/** What a plan keeps of packages; null when none ever came. */
export async function selectGuardado({ tx, empresaId }: Pick<Lectura, 'tx' | 'empresaId'>, planId: number) {
  const [row] = await tx
    .select()
    .from(case_documentos)
    .where(and(eq(case_documentos.empresa_id, empresaId), eq(case_documentos.planestudio_id, planId)))
  return row ? { ...row, paquete: row.paquete as PaqueteGuardado } : null
}
