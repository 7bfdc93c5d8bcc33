import type { Efecto } from './impacto.ts'
import { type Fila, type Paso, poner, quitar } from './pasos.ts'

/** A row of a table of equivalences with the courses that it names, and between which plans it stands. */
export interface FilaDeEquivalencia {
  fila: Fila & { id: number; planestudio_id: number; plan_origen_id: number }
  /** Rows of `equivalencia_cursos`. */
  cursos: readonly (Fila & { asignatura_id: number; lado: string })[]
  destino: string
  origen: string
  /** Why the plan to which the table belongs cannot be changed, or null. */
  motivo: string | null
}

/** What a row says, so that two that say the same are known: each side by its courses. */
const dicho = (e: Pick<FilaDeEquivalencia, 'fila' | 'cursos'>): string => {
  const lado = (l: string) =>
    e.cursos
      .filter(c => c.lado === l)
      .map(c => c.asignatura_id)
      .sort((a, b) => a - b)
      .join()
  return `${e.fila.planestudio_id} ${e.fila.plan_origen_id} ${lado('origen')} = ${lado('destino')}`
}

interface Sustituto {
  id: number
  base_id: number | null
  nombre: string
}

/** A row after the course is gone or replaced. */
interface Queda {
  cursos: FilaDeEquivalencia['cursos']
  pasos: Paso[]
  isVacia: boolean
  /** How many of its courses go. */
  idos: number
}

function loQueQueda(e: FilaDeEquivalencia, bases: ReadonlySet<number>, por: Sustituto | null): Queda {
  const suyas = e.cursos.filter(c => bases.has(c.asignatura_id))
  const otros = e.cursos.filter(c => !bases.has(c.asignatura_id))
  const destino = por ? (por.base_id ?? por.id) : null
  const nuevas =
    destino === null || otros.some(c => c.asignatura_id === destino)
      ? []
      : suyas.slice(0, 1).map(c => ({ ...c, asignatura_id: destino }))
  const cursos = [...otros, ...nuevas]
  return {
    cursos,
    pasos: [
      ...suyas.map(c => quitar('equivalencia_cursos', c)),
      ...nuevas.map(c => poner('equivalencia_cursos', c)),
    ],
    idos: suyas.length,
    isVacia: suyas.some(s => !cursos.some(c => c.lado === s.lado)),
  }
}

const entera = (e: FilaDeEquivalencia): Paso[] => [
  ...e.cursos.map(c => quitar('equivalencia_cursos', c)),
  quitar('equivalencias', e.fila),
]

function suerteDe(isVacia: boolean, isRepetida: boolean, por: Sustituto | null, varios: boolean) {
  if (isVacia) return { suerte: 'se quita', detalle: 'Se elimina: un lado se quedaría sin cursos.' } as const
  if (isRepetida) return { suerte: 'se quita', detalle: 'Se elimina: otra fila ya dice lo mismo.' } as const
  if (por) return { suerte: 'pasa', detalle: `Nombra «${por.nombre}» en su lugar.` } as const
  const idos = varios ? 'los cursos' : 'el curso'
  return { suerte: 'cambia', detalle: `Deja de nombrar ${idos}; los otros siguen.` } as const
}

/** Rows that name one of these courses, by their bases. */
export const nombran = (
  todas: readonly FilaDeEquivalencia[],
  bases: ReadonlySet<number>,
): FilaDeEquivalencia[] => todas.filter(e => e.cursos.some(c => bases.has(c.asignatura_id)))

/**
 * What happens to rows of equivalences when courses go, or another takes the place of one. A side that would stand empty takes its row along, and so does a row
 * that would say what another one says already.
 */
export function efectosDeEquivalencias(
  todas: readonly FilaDeEquivalencia[],
  bases: ReadonlySet<number>,
  por: Sustituto | null,
): { efectos: Efecto[]; pasos: Paso[] } {
  const tocadas = nombran(todas, bases)
  const dichas = new Set(todas.filter(e => !tocadas.includes(e)).map(dicho))
  const efectos: Efecto[] = []
  const pasos: Paso[] = []
  for (const e of tocadas) {
    const queda = loQueQueda(e, bases, por)
    const dira = dicho({ fila: e.fila, cursos: queda.cursos })
    const isRepetida = dichas.has(dira)
    dichas.add(dira)
    pasos.push(...(queda.isVacia || isRepetida ? entera(e) : queda.pasos))
    efectos.push({
      cosa: 'equivalencia',
      id: e.fila.id,
      nombre: `Equivalencia entre «${e.origen}» y «${e.destino}»`,
      plan_id: e.fila.planestudio_id,
      ...(e.motivo === null
        ? suerteDe(queda.isVacia, isRepetida, por, queda.idos > 1)
        : { suerte: 'impide', detalle: e.motivo }),
    })
  }
  return { efectos, pasos }
}
