import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { changedFields, type Disputed, mergeEdits, withTheirs } from '../../../ui/form/merge.ts'
import type { Borrador, Edicion } from './borrador.ts'
import { type CamposDeFila, filaOf, soloCampos } from './fila.ts'

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
    const { antes, cambios } = edicion
    const suyos = { ...soloCampos(filaOf(actual)), crudo: antes.crudo }
    const { merged, disputed } = mergeEdits(antes, { ...antes, ...cambios }, suyos)
    return [
      {
        id: actual.id,
        nombre: [antes.codigo, antes.nombre].filter(Boolean).join(' · '),
        revision: actual.revision,
        suyos,
        fundida: merged,
        disputados: disputed,
      },
    ]
  })
}

/** The draft over the newer versions. `elegidos` says of each disputed field whether theirs is taken: `${id}.${campo}`. */
export function resolver(
  borrador: Borrador,
  choques: readonly Choque[],
  elegidos: ReadonlySet<string>,
): Borrador {
  const ediciones = new Map(borrador.ediciones)
  for (const { id, revision, suyos, fundida, disputados } of choques) {
    const tomados = disputados.filter(d => elegidos.has(`${id}.${d.name}`))
    const mia = withTheirs(fundida, tomados)
    const cambios = changedFields({ ...suyos }, { ...mia }).map(k => [k, mia[k as keyof CamposDeFila]])
    if (cambios.length === 0) ediciones.delete(id)
    else ediciones.set(id, { revision, antes: suyos, cambios: Object.fromEntries(cambios) } as Edicion)
  }
  return { ...borrador, ediciones }
}
