import type { CursoEscrito } from '@malla/domain/asignaturas/lexico.ts'
import { plegar } from '@malla/domain/texto/normalizar.ts'

/** The piece of a written requisite in which the cursor stands. */
export interface Trozo {
  desde: number
  hasta: number
  texto: string
}

const SEPARADOR = /[;|()\n*]/

/** The piece around the cursor, between what separates courses; what stands in quotation marks is one piece. */
export function trozoEn(escrito: string, cursor: number): Trozo {
  let desde = 0
  let citado = false
  for (let i = 0; i < cursor; i++) {
    if (escrito[i] === '"') citado = !citado
    else if (!citado && SEPARADOR.test(escrito[i]!)) desde = i + 1
  }
  let hasta = cursor
  while (hasta < escrito.length && (citado || !SEPARADOR.test(escrito[hasta]!))) {
    if (escrito[hasta] === '"') citado = !citado
    hasta++
  }
  while (desde < hasta && escrito[desde] === ' ') desde++
  return { desde, hasta, texto: escrito.slice(desde, hasta).replaceAll('"', '').trim() }
}

/** What is written after the piece was replaced, and where the cursor then stands. */
export function conTrozo(escrito: string, { desde, hasta }: Trozo, etiqueta: string): [string, number] {
  return [escrito.slice(0, desde) + etiqueta + escrito.slice(hasta), desde + etiqueta.length]
}

/** Courses that a piece may mean: codes that begin so first, then names that do, then those that have it within. */
export function sugerencias<T extends CursoEscrito>(cursos: readonly T[], trozo: string, max = 7): T[] {
  const buscado = plegar(trozo)
  if (buscado === '') return []
  const rango = ({ codigo, nombre }: T): number => {
    const [c, n] = [plegar(codigo ?? ''), plegar(nombre)]
    if (c.startsWith(buscado)) return 0
    if (n.startsWith(buscado)) return 1
    if (n.split(' ').some(palabra => palabra.startsWith(buscado))) return 2
    return n.includes(buscado) || c.includes(buscado) ? 3 : 4
  }
  return cursos
    .map(curso => ({ curso, rango: rango(curso) }))
    .filter(x => x.rango < 4)
    .sort((a, b) => a.rango - b.rango)
    .slice(0, max)
    .map(x => x.curso)
}
