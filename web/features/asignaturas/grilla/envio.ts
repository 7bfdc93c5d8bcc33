import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { format } from '@malla/domain/asignaturas/gramatica.ts'
import type { Lexico } from '@malla/domain/asignaturas/lexico.ts'
import { cursosDe } from '@malla/domain/asignaturas/requisitos.ts'
import type { ApiInput } from '../../../app/api.ts'
import { reasonsOf, refusalOf } from '../../../ui/reasons.ts'
import type { CambioPorVer } from '../../impacto/AfectaA.tsx'
import { aplicar, type Borrador, type Cambio, filasDe, type Guardadas, isNada } from './borrador.ts'
import { cambioDeReleer } from './cambios.ts'
import { type ColumnaId, type Contexto, columnaDeCampo } from './columnas.ts'
import { type CamposDeFila, type Fila, soloCampos } from './fila.ts'
import { type Choque, choquesDe } from './fundir.ts'

type Enviada = ApiInput<'asignaturas.savePorPlan'>['asignaturas'][number]

/** What one save sends, and the row of the grid behind each of its courses. */
export interface Envio {
  asignaturas: Enviada[]
  eliminar: Id[]
  ids: Id[]
}

/** The fields of a row on the wire. Requisites on courses that have no id yet go as text: the server reads it when all have theirs. */
function campos({ crudo: _crudo, requisitos, ...resto }: Partial<CamposDeFila>, lexico: Lexico): Enviada {
  if (requisitos === undefined) return resto
  return cursosDe(requisitos).some(c => c.asignatura_id < 0)
    ? { ...resto, requisitos_texto: format(requisitos, lexico) }
    : { ...resto, requisitos }
}

/** The draft with what means something by now that meant nothing when it was written, as it has to be sent; and the change that makes it of the one that there is. */
export function releer(
  borrador: Borrador,
  guardadas: Guardadas,
  ctx: Contexto,
): { leido: Cambio; borrador: Borrador } {
  const leido = cambioDeReleer(filasDe([...guardadas.values()], borrador), ctx)
  return { leido, borrador: isNada(leido) ? borrador : aplicar(borrador, leido, guardadas) }
}

/** The draft as one save: what changed of the courses with the revision they had, the new ones, and the ids of those that go. */
export function envioDe({ ediciones, nuevas, borradas }: Borrador, lexico: Lexico): Envio {
  const cambiadas = [...ediciones].filter(([id]) => !borradas.has(id))
  return {
    asignaturas: [
      ...cambiadas.map(([id, { revision, cambios }]) => ({ ...campos(cambios, lexico), id, revision })),
      ...nuevas.map(fila => campos(soloCampos(fila), lexico)),
    ],
    eliminar: [...borradas],
    ids: [...cambiadas.map(([id]) => id), ...nuevas.map(f => f.id)],
  }
}

/** The draft as what it would change of the courses that there are, to see what that does; null while it changes none. */
export function cambioPorVer(borrador: Borrador, lexico: Lexico): CambioPorVer {
  const cambios = envioDe(borrador, lexico).asignaturas.flatMap(({ revision: _revision, id, ...campos }) =>
    id === undefined ? [] : { ...campos, id },
  )
  return cambios.length === 0 ? null : { cosa: 'asignatura', id: cambios[0]!.id, cambios }
}

/** Why cells were refused, by row and column; what speaks of no cell stands in `generales`. */
export interface Rechazo {
  celdas: ReadonlyMap<Id, Readonly<Partial<Record<ColumnaId, string>>>>
  generales: readonly string[]
}

export const sinRechazo: Rechazo = { celdas: new Map(), generales: [] }

/** Puts one more reason at a cell; the first one of a cell stays. */
export function conMotivo(r: Rechazo, id: Id, columna: ColumnaId, motivo: string): Rechazo {
  const fila = r.celdas.get(id)
  return {
    ...r,
    celdas: new Map(r.celdas).set(id, { ...fila, [columna]: fila?.[columna] ?? motivo }),
  }
}

/** The server's reasons (`asignaturas.{i}.{campo}`) at the cells they speak of. */
export function rechazoDe(errors: Record<string, string[]>, ids: readonly Id[]): Rechazo {
  let rechazo = sinRechazo
  for (const [camino, motivos] of Object.entries(errors)) {
    const [, indice, campo] = /^asignaturas\.(\d+)\.(\w+)/.exec(camino) ?? []
    const id = indice === undefined ? undefined : ids[Number(indice)]
    const columna = campo === undefined ? null : columnaDeCampo(campo)
    if (id !== undefined && columna) rechazo = conMotivo(rechazo, id, columna, motivos[0]!)
    else rechazo = { ...rechazo, generales: [...rechazo.generales, ...motivos] }
  }
  return rechazo
}

const CON_VERSION =
  'Hay una versión nueva de un curso que usted cambió. Sus cambios pasan a ella: revíselos y vuelva a guardar.'

/** Of courses with a new version: what was changed goes over to it as soon as it is read; one that was to be deleted stays, as the server says. */
const porVersion = ({ eliminar }: Envio, razon: unknown): string =>
  eliminar.length > 0 ? reasonsOf(razon).join(' ') : CON_VERSION

const enLista = (actual: unknown): Asignatura[] => (Array.isArray(actual) ? actual : [actual as Asignatura])

/** What a save that did not come through asks for; of what it does not name nothing changes. */
interface TrasFallar {
  /** It waits for the connection, and shows already. */
  isEnCola?: boolean
  /** What may be old by now. */
  releer?: readonly ('asignaturas' | 'planes')[]
  choques?: readonly Choque[]
  rechazo?: Rechazo
  /** Why nothing was saved, when it is not for its cells. */
  error?: string
}

/** What to do after a save threw `razon`. */
export function queHacerTras(razon: unknown, borrador: Borrador, envio: Envio): TrasFallar {
  const refusal = refusalOf(razon)
  if (refusal?.body.enCola) return { isEnCola: true }
  const actual = refusal?.status === 409 ? refusal.body.actual : undefined
  if (actual) {
    const choques = choquesDe(borrador, enLista(actual))
    const error = choques.length === 0 ? porVersion(envio, razon) : undefined
    return { releer: ['asignaturas'], choques, error }
  }
  // Courses of it may be gone, or the plan itself: read anew they say so.
  const isIdo = refusal?.status === 409 || refusal?.status === 404
  const releer = isIdo ? (['asignaturas', 'planes'] as const) : undefined
  if (refusal && Object.keys(refusal.errors).length > 0)
    return { releer, rechazo: rechazoDe(refusal.errors, envio.ids) }
  return { releer, error: razon instanceof Error ? razon.message : String(razon) }
}

/** The reasons without those of cells that were edited since. */
export function sinCeldas(r: Rechazo, editadas: Iterable<{ id: Id; columna: ColumnaId }>): Rechazo {
  const celdas = new Map(r.celdas)
  for (const { id, columna } of editadas) {
    const { [columna]: _fuera, ...resto } = celdas.get(id) ?? {}
    if (Object.keys(resto).length > 0) celdas.set(id, resto)
    else celdas.delete(id)
  }
  return { celdas, generales: r.generales }
}

/**
 * From the ids in the grid to those after saving: of new courses, and of those of which there is a new version by now. Deleted ones get ids of new ones, in
 * case their deletion is undone.
 */
export function idsNuevos(envio: Envio, guardadas: readonly { id: Id }[], libre: Id): Map<Id, Id> {
  const otras = envio.ids
    .map((id, i) => [id, guardadas[i]!.id] as const)
    .filter(([id, nuevo]) => id !== nuevo)
  return new Map([...otras, ...envio.eliminar.map((id, i) => [id, libre - i] as const)])
}

/** Cells that must not be empty, before anything is sent. */
export function faltantes(filas: readonly Fila[]): { id: Id; columna: ColumnaId; motivo: string }[] {
  return filas.flatMap(f => [
    ...(f.ciclo_id || f.seccion_id || f.crudo.lugar !== undefined
      ? []
      : [
          {
            id: f.id,
            columna: 'lugar' as const,
            motivo: 'Elija el ciclo o la sección de electivos del curso.',
          },
        ]),
    ...(f.nombre === '' && f.crudo.nombre === undefined
      ? [{ id: f.id, columna: 'nombre' as const, motivo: 'El campo «Nombre» es obligatorio.' }]
      : []),
  ])
}
