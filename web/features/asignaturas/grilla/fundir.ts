import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { changedFields, type Disputed, mergeEdits, withTheirs } from '../../../ui/form/merge.ts'
import type { Borrador, Edicion } from './borrador.ts'
import { type CamposDeFila, type Fila, filaOf, soloCampos } from './fila.ts'

/** A course that somebody else saved first: what both changed is disputed, the rest is brought together in `fundida`. */
export interface Choque {
  id: Id
  /** Code and name, as they were before both. */
  nombre: string
  revision: number
  suyos: CamposDeFila
  fundida: CamposDeFila
  disputados: Disputed[]
}

/** The courses of a draft that were saved by others meanwhile; `actuales` are those rows as they stand now. */
export function choquesDe(borrador: Borrador, actuales: readonly Asignatura[]): Choque[] {
  return actuales.flatMap(actual => {
    const edicion = borrador.ediciones.get(actual.id)
    if (!edicion) return []
    return [choqueDe(edicion, filaOf(actual))]
  })
}

/** What was changed of a course, and how the course stands now, brought together. */
export function choqueDe({ antes, cambios }: Edicion, actual: Fila): Choque {
  const suyos = { ...soloCampos(actual), crudo: antes.crudo }
  const { merged, disputed } = mergeEdits(antes, { ...antes, ...cambios }, suyos)
  return {
    id: actual.id,
    nombre: conCodigo(antes),
    revision: actual.revision,
    suyos,
    fundida: merged,
    disputados: disputed,
  }
}

/** What is changed of a course over how it stands now, as it was brought together; null where nothing is. */
export function sobreLoSuyo(mia: CamposDeFila, { revision, suyos }: Choque, base?: Id): Edicion | null {
  const cambios = changedFields({ ...suyos }, { ...mia }).map(k => [k, mia[k as keyof CamposDeFila]])
  return cambios.length === 0 ? null : { revision, base, antes: suyos, cambios: Object.fromEntries(cambios) }
}

/** The draft over the newer versions. `elegidos` says of each disputed field whether theirs is taken: `${id}.${campo}`. */
export function resolver(
  borrador: Borrador,
  choques: readonly Choque[],
  elegidos: ReadonlySet<string>,
): Borrador {
  const ediciones = new Map(borrador.ediciones)
  for (const choque of choques) {
    const { id, fundida, disputados } = choque
    const tomados = disputados.filter(d => elegidos.has(`${id}.${d.name}`))
    const edicion = sobreLoSuyo(withTheirs(fundida, tomados), choque, ediciones.get(id)?.base)
    if (edicion) ediciones.set(id, edicion)
    else ediciones.delete(id)
  }
  return { ...borrador, ediciones }
}
