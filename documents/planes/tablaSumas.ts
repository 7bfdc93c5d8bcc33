import type { Totales } from '@malla/domain/malla/totales.ts'
import { celda, fila } from '../bloques.ts'
import type { Celda, Columna, Fila } from '../document.ts'
import { numero, porcentaje } from '../formato.ts'
import { textos } from '../textos.ts'
import { escribirCreditos, tieneCreditos, tieneHoras } from './cursos.ts'
import type { DatosPlan } from './datos.ts'
import { palabrasDe } from './palabras.ts'

const t = textos.tabla
const { parte } = textos.resumen

const cifra = (rotulo: string, mm: number) => ({ rotulo, ancho: { mm }, alineacion: 'derecha' as const })

/** Columns of a table of sums: courses, weekly hours by kind, credits; each whole with its share where `conParte`. */
export const columnasDeSumas = (
  d: DatosPlan,
  rotulo: string,
  conParte: boolean,
): (Columna & { rotulo: string })[] => {
  const { cursos } = palabrasDe(d.institucion)
  const conSuParte = (columna: ReturnType<typeof cifra>) =>
    conParte ? [columna, cifra(parte, 14)] : [columna]
  return [
    { rotulo, ancho: { parte: 1 }, alineacion: 'izquierda' },
    cifra(cursos, cursos.length > 8 ? 22 : 15),
    ...(tieneHoras(d)
      ? [
          cifra(t.horasTeoria, 15),
          cifra(t.horasPractica, 15),
          cifra(t.horasVirtual, 15),
          ...conSuParte(cifra(t.horasTotal, 17)),
        ]
      : []),
    ...(tieneCreditos(d) ? conSuParte(cifra(t.creditos, 17)) : []),
  ]
}

/** One line of sums. `de`: the whole that shares are reckoned from; null prints no shares. */
export const filaDeSumas = (
  d: DatosPlan,
  nombre: string,
  s: Totales,
  de: Totales | null,
  clase: Fila['clase'] = 'dato',
): Fila => {
  const conSuParte = (escrito: string, valor: number, entero: number | undefined): Celda[] =>
    entero === undefined ? [celda(escrito)] : [celda(escrito), celda(porcentaje(valor, entero))]
  return fila(
    [
      celda(nombre),
      celda(numero(s.cursos)),
      ...(tieneHoras(d)
        ? [
            ...[s.horasteoria, s.horaspractica, s.horasvirtual].map(n => celda(numero(n))),
            ...conSuParte(numero(s.horas), s.horas, de?.horas),
          ]
        : []),
      ...(tieneCreditos(d)
        ? conSuParte(escribirCreditos(d)(s.creditos), s.creditos ?? 0, de ? (de.creditos ?? 0) : undefined)
        : []),
    ],
    clase,
  )
}
