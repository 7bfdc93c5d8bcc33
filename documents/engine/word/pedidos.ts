import type { BloqueMalla, ClaseLinea, CursoMalla } from '../../malla/malla.ts'
import { textos } from '../../textos.ts'

/** What the lines of the printed malla say, in words that follow «Pide»: those of their legend, as short as a cell needs them. */
const dichas: Readonly<Record<ClaseLinea, (cursos: readonly string[]) => string>> = {
  previo: cursos => cursos.join(', '),
  alternativa: cursos => alternativas(cursos),
  simultaneo: cursos => `antes o a la vez ${cursos.join(', ')}`,
  contraria: cursos =>
    `${cursos.join(', ')}, que no ${cursos.length > 1 ? 'están' : 'está'} en un ciclo anterior`,
}

/**
 * Two alternatives are those of each other. Of more, the lines do not say which belong together («A o B; C o D», «A o B y C»), and «uno de» would ask
 * for less than the plan does; of one, the other is no course of the malla.
 */
const alternativas = (cursos: readonly string[]): string => {
  const todos = cursos.join(', ')
  if (cursos.length === 1) return `${todos} o su alternativa`
  return cursos.length === 2 ? `uno de ${todos}` : `alternativas ${todos}`
}

const enOrden = ['previo', 'alternativa', 'simultaneo', 'contraria'] as const

/**
 * What each course asks for, as the malla's lines and notes say it, by codes (or names) of courses: «Pide MAT101; uno de FIS101, QUI101; 120 cr». Null
 * where it asks for nothing.
 */
export const pedidosDe = (b: BloqueMalla): ((c: CursoMalla) => string | null) => {
  const cursos = new Map(b.grupos.flatMap(g => g.cursos.map(c => [c.id, c] as const)))
  const antes = Map.groupBy(b.lineas, l => l.hasta)
  return c => {
    const porClase = Map.groupBy(antes.get(c.id) ?? [], l => l.clase)
    const partes = enOrden.flatMap(clase => {
      const nombres = (porClase.get(clase) ?? []).flatMap(l => {
        const otro = cursos.get(l.desde)
        return otro ? [otro.codigo ?? otro.nombre] : []
      })
      return nombres.length ? [dichas[clase](nombres)] : []
    })
    if (partes.length === 0) return c.nota
    return `${pide} ${[...partes, ...sinPide(c.nota)].join('; ')}`
  }
}

const { pide } = textos.malla

/** A note stands alone in the printed malla, and says «Pide» itself. */
const sinPide = (nota: string | null): string[] =>
  nota ? [nota.startsWith(`${pide} `) ? nota.slice(pide.length + 1) : nota] : []
