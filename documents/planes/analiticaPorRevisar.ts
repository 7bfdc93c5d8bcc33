import { lejanosDe } from '@malla/domain/analitica/carga.ts'
import { distanciaEnPalabras, lazoEnPalabras } from '@malla/domain/analitica/palabras.ts'
import type { ResumenDeAnalitica } from '@malla/domain/analitica/plan.ts'
import type { Palabras } from '@malla/domain/empresas/palabras.ts'
import { nota, parrafo, titulo, tramo } from '../bloques.ts'
import type { Bloque } from '../document.ts'
import { enCorto } from './analiticaFrases.ts'
import { palabrasDeAnalitica as t } from './analiticaTextos.ts'

/** What should be looked at: requisites too many, loops, requisites outside of the plan, those that look far back. Of each kind as many as the page holds. */

const MAS = 5

type Nombre = (id: number) => string

const parte = (encabezado: string, frases: readonly string[]): Bloque[] =>
  frases.length === 0
    ? []
    : [
        titulo(3, 'menor', encabezado),
        {
          tipo: 'lista',
          ordenada: false,
          inicio: 1,
          elementos: frases.slice(0, MAS).map(frase => [parrafo(tramo(frase))]),
        },
        ...(frases.length > MAS ? [nota(t.yMas(frases.length - MAS, 'caso', 'casos'))] : []),
      ]

/** The section, under its heading; where there is nothing to look at it says so. */
export function porRevisar(r: ResumenDeAnalitica, palabras: Palabras): Bloque[] {
  const nombres = new Map(r.cursos.map(c => [c.id, enCorto(c.nombre)]))
  const nombre: Nombre = id => nombres.get(id) ?? t.cursoQueNoEsta(palabras)
  const partes = [
    ...parte(
      t.tituloRedundantes,
      r.redundantes.map(x => t.redundante(nombre(x.a), nombre(x.de), nombre(x.por))),
    ),
    ...parte(
      t.tituloCirculos,
      r.lazos.map(lazo => lazoEnPalabras(lazo, nombre, palabras)),
    ),
    ...(r.lazos.length > 0 ? [nota(t.circulosFuera)] : []),
    ...parte(
      t.tituloFuera(palabras),
      r.fuera.map(f =>
        t.fuera(nombre(f.asignatura_id), f.texto ? enCorto(f.texto) : t.cursoQueNoEsta(palabras)),
      ),
    ),
    ...parte(
      t.tituloLejanos,
      lejanosDe(r.distancias).map(d =>
        t.lejano(nombre(d.a), nombre(d.de), distanciaEnPalabras(d.ciclos, palabras)),
      ),
    ),
  ]
  return [titulo(2, 'seccion', t.revisar), ...(partes.length > 0 ? partes : [nota(t.nadaPorRevisar)])]
}
