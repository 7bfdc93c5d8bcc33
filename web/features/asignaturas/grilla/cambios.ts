import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { lexicoDe } from '@malla/domain/asignaturas/lexico.ts'
import { isCampoDeLugar } from '@malla/domain/permisos/cursos.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { sameValue } from '../../../ui/form/merge.ts'
import type { Cambio, CambioDeFila } from './borrador.ts'
import { type ColumnaId, type Contexto, isEditable } from './columnas.ts'
import { type CamposDeFila, type Fila, isNueva } from './fila.ts'
import { leerCelda, motivoDeCelda } from './leer.ts'
import { claveDeLugar } from './lugares.ts'

/** A text for a cell: typed, pasted, filled down, or '' to empty it. */
export interface Entrada {
  id: Id
  columna: ColumnaId
  texto: string
}

/** The row with a text in one of its cells. What means nothing there is kept as it was written. */
function conTexto(fila: Fila, { columna, texto }: Entrada, ctx: Contexto): Fila {
  const leido = leerCelda(columna, texto, ctx)
  const { [columna]: _antes, ...crudo } = fila.crudo
  return 'motivo' in leido
    ? { ...fila, crudo: { ...crudo, [columna]: texto } }
    : { ...fila, ...leido.campos, crudo }
}

/** Behind the last course of each cycle and section. */
function siguienteOrden(filas: Iterable<Fila>): (clave: string) => number {
  const ultimos = new Map<string, number>()
  for (const f of filas) ultimos.set(claveDeLugar(f), Math.max(ultimos.get(claveDeLugar(f)) ?? -1, f.orden))
  return clave => {
    const orden = (ultimos.get(clave) ?? -1) + 1
    ultimos.set(clave, orden)
    return orden
  }
}

/** The fields in which a row differs, as they were and as they are. */
function diferencia(antes: Fila, despues: Fila): CambioDeFila | null {
  const campos = (Object.keys(despues) as (keyof CamposDeFila)[]).filter(
    k => !sameValue(antes[k], despues[k]),
  )
  if (campos.length === 0) return null
  const de = (f: Fila) => Object.fromEntries(campos.map(k => [k, f[k]])) as Partial<CamposDeFila>
  return { id: antes.id, antes: de(antes), despues: de(despues) }
}

/**
 * The change that writes texts into cells, and makes the rows of `creadas` first. Requisites are read last, when codes and names are those
 * of the rows as they will stand. A course that gets another cycle or section goes to its end. Calculated cells take nothing.
 */
export function cambioDeTextos(
  titulo: string,
  filas: readonly Fila[],
  entradas: readonly Entrada[],
  ctx: Contexto,
  creadas: readonly Fila[] = [],
): Cambio {
  const antes = new Map([...filas, ...creadas].map(f => [f.id, f]))
  const despues = new Map(antes)
  const escribir = (parte: readonly Entrada[], con: Contexto) => {
    for (const e of parte) {
      const fila = despues.get(e.id)
      if (fila) despues.set(e.id, conTexto(fila, e, con))
    }
  }
  const editables = entradas.filter(e => isEditable(e.columna))
  escribir(
    editables.filter(e => e.columna !== 'requisitos'),
    ctx,
  )
  const requisitos = editables.filter(e => e.columna === 'requisitos')
  if (requisitos.length > 0) escribir(requisitos, { ...ctx, lexico: lexicoDe(despues.values()) })
  ponerAlFinal(antes, despues, new Set(creadas.map(f => f.id)))

  const nuevas = new Set(creadas.map(f => f.id))
  return {
    texto: titulo,
    filas: filas.flatMap(f => diferencia(f, despues.get(f.id)!) ?? []),
    creadas: [...nuevas].map(id => despues.get(id)!),
    borradas: [],
  }
}

/** The change that reads again what meant nothing when it was written, and does by now: somebody made the cycle or the entry of the catalogue since. */
export function cambioDeReleer(filas: readonly Fila[], ctx: Contexto): Cambio {
  const legibles = filas.flatMap(fila =>
    Object.entries(fila.crudo)
      .map(([columna, texto]) => ({ id: fila.id, columna: columna as ColumnaId, texto }))
      .filter(({ columna }) => motivoDeCelda(columna, fila, ctx) === null),
  )
  const titulo = segun(legibles.length, 'leer de nuevo una celda', 'leer de nuevo # celdas')
  return cambioDeTextos(titulo, filas, legibles, ctx)
}

function ponerAlFinal(antes: ReadonlyMap<Id, Fila>, despues: Map<Id, Fila>, creadas: ReadonlySet<Id>): void {
  const orden = siguienteOrden([...antes.values()].filter(f => !creadas.has(f.id)))
  for (const [id, fila] of despues) {
    const lugar = claveDeLugar(fila)
    if (creadas.has(id) || lugar !== claveDeLugar(antes.get(id)!))
      despues.set(id, { ...fila, orden: orden(lugar) })
  }
}

/**
 * What stands against the changed rows of a change: their new place needs one right, all else another (`mover` and `editar` of `impedimentos`);
 * null when nothing does. Rows that are not saved yet are free.
 */
export function whyNotCambiarFilas(
  { filas }: Pick<Cambio, 'filas'>,
  impedimentos: { editar: string | null; mover: string | null },
): string | null {
  const campos = filas.filter(f => !isNueva(f)).flatMap(f => Object.keys(f.despues))
  return (
    (campos.some(c => !isCampoDeLugar(c)) ? impedimentos.editar : null) ??
    (campos.some(isCampoDeLugar) ? impedimentos.mover : null)
  )
}

/** The change that removes rows. */
export const cambioDeBorrar = (filas: readonly Fila[]): Cambio => ({
  texto:
    filas.length === 1 ? `eliminar ${filas[0]!.nombre || 'un curso'}` : `eliminar ${filas.length} cursos`,
  filas: [],
  creadas: [],
  borradas: filas,
})

/** The change that leaves a course where it is that was to be deleted. */
export const cambioDeRestaurar = (fila: Fila): Cambio => ({
  texto: `no eliminar ${fila.nombre || 'un curso'}`,
  filas: [],
  creadas: [fila],
  borradas: [],
})

/** Ids for rows that are not saved yet: below all others that there are. */
export const siguienteId = (filas: readonly Fila[]): Id =>
  Math.min(0, ...filas.filter(isNueva).map(f => f.id)) - 1
