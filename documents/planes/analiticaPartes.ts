import { palabraDeCarga } from '@malla/domain/analitica/palabras.ts'
import type { ResumenDeAnalitica } from '@malla/domain/analitica/plan.ts'
import type { Palabras } from '@malla/domain/empresas/palabras.ts'
import { celda, fila, nota, tabla } from '../bloques.ts'
import type { Bloque } from '../document.ts'
import { enCorto, lugarEnCorto, redondo } from './analiticaFrases.ts'
import { palabrasDeAnalitica as t } from './analiticaTextos.ts'

/** Parts of the reports of curricular analytics, of one plan and of two. */

/** Rows of the chain, so that it stays on its page. */
const MAS_FILAS = 10

/** A column of figures, so many millimetres wide. */
export const derecha = (rotulo: string, mm: number) => ({
  rotulo,
  ancho: { mm },
  alineacion: 'derecha' as const,
})
/** A column of words that takes so large a part of what is left. */
export const izquierda = (rotulo: string, parte: number) => ({
  rotulo,
  ancho: { parte },
  alineacion: 'izquierda' as const,
})

/** The longest chain with the courses of each cycle in one row. `palabras`: how the institution calls these. */
export function cadenaDe(r: ResumenDeAnalitica, palabras: Palabras): Bloque[] {
  if (r.cadena.length < 2) return [nota(t.sinCadena(palabras))]
  const porId = new Map(r.cursos.map(c => [c.id, c]))
  const cursos = r.cadena.map(id => porId.get(id)!)
  const grupos = [...Map.groupBy(cursos, c => c.lugar)]
  return [
    {
      ...tabla(
        [izquierda(palabras.periodo, 1.3), izquierda(t.cursosDeLaCadena(palabras), 5)],
        grupos
          .slice(0, MAS_FILAS)
          .map(([lugar, suyos]) =>
            fila([celda(lugarEnCorto(lugar)), celda(suyos.map(c => enCorto(c.nombre)).join(' → '))]),
          ),
      ),
      densa: true,
    },
    ...(grupos.length > MAS_FILAS
      ? [
          nota(
            t.yMas(
              grupos.length - MAS_FILAS,
              palabras.periodo.toLowerCase(),
              palabras.periodos.toLowerCase(),
            ),
          ),
        ]
      : []),
  ]
}

/** The load of each cycle as bars; `tope` fills their width, so that those of two plans compare. */
export function repartoDe(
  { ciclos, dispersion, unidad }: ResumenDeAnalitica,
  palabras: Palabras,
  tope?: number,
): Bloque {
  if (!dispersion) return nota(t.sinCiclos(palabras))
  const { media, desviacion } = dispersion
  return {
    tipo: 'barras',
    cabecera: [palabras.periodo, t.unidad[unidad], t.barra, t.comparado],
    banda: { desde: media - desviacion, hasta: media + desviacion, media },
    ...(tope !== undefined && { tope }),
    filas: ciclos.map(c => ({
      nombre: lugarEnCorto(c.nombre),
      valor: c.carga,
      cifra: redondo(c.carga),
      nota: c.aparte ? palabraDeCarga[c.aparte] : '',
      aparte: c.aparte !== null,
    })),
  }
}
