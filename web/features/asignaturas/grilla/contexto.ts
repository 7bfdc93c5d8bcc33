import type { Ciclo } from '@malla/contracts/ciclos.ts'
import type { Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { format } from '@malla/domain/asignaturas/gramatica.ts'
import { type Lexico, lexicoDe } from '@malla/domain/asignaturas/lexico.ts'
import { type ProblemaDeRequisito, problemasDeRequisitos } from '@malla/domain/asignaturas/problemas.ts'
import type { DatosDePlan } from '../useDatosDePlan.ts'
import type { Contexto } from './columnas.ts'
import { cursoOf, type Fila } from './fila.ts'
import { lugaresDe } from './lugares.ts'

/** What decides how courses are written: while it is the same, so are all requisites. */
export const firmaDeNombres = (filas: readonly Fila[]): string =>
  filas.map(f => `${f.id}\t${f.codigo ?? ''}\t${f.nombre}`).join('\n')

/** Writes requisites, each once for as long as the names are the same. */
function escritorDe(lexico: Lexico): (r: Requisito | null) => string {
  const escritos = new WeakMap<Requisito, string>()
  return r => {
    if (r === null) return ''
    let escrito = escritos.get(r)
    if (escrito === undefined) {
      escrito = format(r, lexico)
      escritos.set(r, escrito)
    }
    return escrito
  }
}

/** What cells are read and written with. */
export function contextoDe(datos: DatosDePlan, filas: readonly Fila[]): Contexto {
  const lexico = lexicoDe(filas)
  const escribir = escritorDe(lexico)
  return {
    lugares: lugaresDe(datos.ciclos, datos.secciones),
    catalogos: datos.catalogos,
    lexico,
    escribirRequisitos: fila => escribir(fila.requisitos),
  }
}

/** What is wrong with the requisites of each course, as the grid has them now; a loop is told at each of its courses. */
export function problemasPorFila(
  filas: readonly Fila[],
  ciclos: readonly Ciclo[],
): ReadonlyMap<Id, readonly ProblemaDeRequisito[]> {
  const mapa = new Map<Id, ProblemaDeRequisito[]>()
  for (const p of problemasDeRequisitos(filas.map(cursoOf), ciclos))
    for (const id of p.tipo === 'lazo' ? p.otros : [p.asignatura_id])
      mapa.set(id, [...(mapa.get(id) ?? []), p])
  return mapa
}
