import { type Luz, palabraDeLuz } from '@malla/domain/planes/estado.ts'
import { nota } from '../bloques.ts'
import type { Bloque } from '../document.ts'
import { textos } from '../textos.ts'
import type { DatosPlan, FiltroCursos } from './datos.ts'
import { palabrasDe } from './palabras.ts'

const t = textos.cursos

/**
 * «Solo: Ciclo: Ciclo III · Área: Matemática», so that nobody takes a part for the whole; null where nothing is left out. `luz`: only courses
 * of this state.
 */
export const filtrosEscritos = (d: DatosPlan, f: FiltroCursos, luz?: Luz): string | null => {
  const nombre = (lista: readonly { id: number; nombre: string }[], id: number | undefined) =>
    lista.find(x => x.id === id)?.nombre
  const ciclo = d.ciclos.find(c => c.id === f.ciclo_id)
  const partes = [
    [palabrasDe(d.institucion).periodo, ciclo && (ciclo.descripcion || ciclo.nombre)],
    [t.seccion, nombre(d.secciones, f.seccion_id)],
    [textos.tabla.area, nombre(d.areas, f.areacurso_id)],
    [textos.tabla.tipo, nombre(d.tipos, f.tipocurso_id)],
    [t.tipologia, nombre(d.tipologias, f.tipologiaespecial_id)],
    [textos.avance.estado, luz && palabraDeLuz[luz]],
  ].flatMap(([rotulo, valor]) => (valor ? [`${rotulo}: ${valor}`] : []))
  return partes.length ? t.solo(partes.join(' · ')) : null
}

/** The same as a line of a report. */
export const filtrosEnPalabras = (d: DatosPlan, f: FiltroCursos, luz?: Luz): Bloque[] => {
  const solo = filtrosEscritos(d, f, luz)
  return solo === null ? [] : [nota(solo)]
}
