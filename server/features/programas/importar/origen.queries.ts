import { facultadInAlcance, programaInAlcance } from '../../../platform/alcance.ts'
import type { Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { and, eq, getTableColumns, inArray, type SQL, sql } from '../../../platform/db/drizzle.ts'

const { archivos, especialidades, facultades, modalidades, niveles, programa_secciones, programas } = schema

type FacultadRow = typeof facultades.$inferSelect

/** A programme as it stands in the other institution, with what it stands on. */
export interface ProgramaOrigen {
  programa: typeof programas.$inferSelect
  nivel: { nombre: string; codigo: string; tiponivel_id: number }
  modalidad: { nombre: string }
  imagen: { clave: string; nombre: string; tipo: string; bytes: number } | null
}

/** What is copied from another institution: never plans. */
export interface Origen {
  facultades: FacultadRow[]
  programas: ProgramaOrigen[]
  especialidades: { programa_id: number; nombre: string; orden: number }[]
  secciones: { programa_id: number; key: string; items: unknown[] }[]
}

/** These faculties with all their programmes that the person may see; null unless all of them are there to be seen. */
export async function selectOrigenDeFacultades(otra: Ctx, ids: number[]): Promise<Origen | null> {
  const facs = await selectFacultades(otra, ids, facultadInAlcance(otra, sql`facultades.id`))
  if (facs.length !== new Set(ids).size) return null
  return withParts(otra, facs, await selectProgramas(otra, inArray(programas.facultad_id, ids)))
}

/** These programmes with their faculties; null unless all of them are there to be seen. */
export async function selectOrigenDeProgramas(otra: Ctx, ids: number[]): Promise<Origen | null> {
  const progs = await selectProgramas(otra, inArray(programas.id, ids))
  if (progs.length !== new Set(ids).size) return null
  const facultadIds = [...new Set(progs.map(p => p.programa.facultad_id))]
  return withParts(otra, await selectFacultades(otra, facultadIds, sql`true`), progs)
}

const selectFacultades = (otra: Ctx, ids: number[], visible: SQL): Promise<FacultadRow[]> =>
  otra.tx
    .select()
    .from(facultades)
    .where(and(eq(facultades.empresa_id, otra.empresaId), inArray(facultades.id, ids), visible))
    .orderBy(facultades.id)

const selectProgramas = (otra: Ctx, which: SQL): Promise<ProgramaOrigen[]> =>
  otra.tx
    .select({
      programa: getTableColumns(programas),
      nivel: { nombre: niveles.nombre, codigo: niveles.codigo, tiponivel_id: niveles.tiponivel_id },
      modalidad: { nombre: modalidades.nombre },
      imagen: {
        clave: archivos.clave,
        nombre: archivos.nombre,
        tipo: archivos.tipo,
        bytes: archivos.bytes,
      },
    })
    .from(programas)
    .innerJoin(niveles, and(eq(niveles.empresa_id, otra.empresaId), eq(niveles.id, programas.nivel_id)))
    .innerJoin(
      modalidades,
      and(eq(modalidades.empresa_id, otra.empresaId), eq(modalidades.id, programas.modalidad_id)),
    )
    .leftJoin(archivos, and(eq(archivos.empresa_id, otra.empresaId), eq(archivos.id, programas.imagen_id)))
    .where(
      and(
        eq(programas.empresa_id, otra.empresaId),
        which,
        programaInAlcance(otra, programas.facultad_id, programas.id),
      ),
    )
    .orderBy(programas.id)

async function withParts(otra: Ctx, facs: FacultadRow[], progs: ProgramaOrigen[]): Promise<Origen> {
  const ids = progs.map(p => p.programa.id)
  if (ids.length === 0) return { facultades: facs, programas: [], especialidades: [], secciones: [] }
  const [esp, sec] = await Promise.all([
    otra.tx
      .select({
        programa_id: especialidades.programa_id,
        nombre: especialidades.nombre,
        orden: especialidades.orden,
      })
      .from(especialidades)
      .where(and(eq(especialidades.empresa_id, otra.empresaId), inArray(especialidades.programa_id, ids))),
    otra.tx
      .select({
        programa_id: programa_secciones.programa_id,
        key: programa_secciones.key,
        items: programa_secciones.items,
      })
      .from(programa_secciones)
      .where(
        and(eq(programa_secciones.empresa_id, otra.empresaId), inArray(programa_secciones.programa_id, ids)),
      ),
  ])
  return { facultades: facs, programas: progs, especialidades: esp, secciones: sec }
}
