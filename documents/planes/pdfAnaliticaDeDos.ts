import { cifrasComparadas, diferenciasEnPalabras } from '@malla/domain/analitica/comparar.ts'
import { escribirMedida } from '@malla/domain/analitica/palabras.ts'
import type { ResumenDeAnalitica } from '@malla/domain/analitica/plan.ts'
import type { Palabras } from '@malla/domain/empresas/palabras.ts'
import { celda, fila, hojaA4, parrafo, tabla, titulo, tramo } from '../bloques.ts'
import type { Bloque, Documento } from '../document.ts'
import { archivoDeDosPlanes } from '../formato.ts'
import { textos } from '../textos.ts'
import { cadenaDe, derecha, izquierda, repartoDe } from './analiticaPartes.ts'
import { palabrasDeAnalitica as t } from './analiticaTextos.ts'
import type { Membrete } from './comparacion.ts'
import { hojaDeInstitucion, pieDe } from './hoja.ts'
import { palabrasDe } from './palabras.ts'

/** The analysis of a plan, and what the plan is called. */
export interface AnaliticaDeUno extends ResumenDeAnalitica {
  plan: { full_name: string; programa: string }
}

/** Curricular analytics of two plans side by side: what changes in sentences, every figure of both, both chains, the loads of both on one scale. */
export const pdfAnaliticaDeDos = (antes: AnaliticaDeUno, despues: AnaliticaDeUno, m: Membrete): Documento => {
  const losDos = `${antes.plan.full_name} → ${despues.plan.full_name}`
  return {
    ...hojaDeInstitucion(m.institucion, {
      titulo: `${t.tituloDeDos} · ${nombreDe(antes)} · ${nombreDe(despues)}`,
      archivo: t.tituloDeDos,
      asunto: losDos,
      derecha: t.titulo,
      pie: pieDe(m, [t.tituloDeDos, losDos]),
      secciones: [hojaA4(bloquesDe(antes, despues, palabrasDe(m.institucion)))],
    }),
    archivo: archivoDeDosPlanes(t.tituloDeDos, antes.plan, despues.plan),
  }
}

const nombreDe = ({ plan }: AnaliticaDeUno): string => `${plan.programa} · ${plan.full_name}`

function bloquesDe(antes: AnaliticaDeUno, despues: AnaliticaDeUno, palabras: Palabras): Bloque[] {
  const deCada = (parte: (a: AnaliticaDeUno) => readonly Bloque[]): Bloque[] => [
    titulo(3, 'menor', t.deUno(t.antes, nombreDe(antes))),
    ...parte(antes),
    titulo(3, 'menor', t.deUno(t.despues, nombreDe(despues))),
    ...parte(despues),
  ]
  const tope = topeDe(antes, despues)
  return [
    titulo(1, 'documento', t.tituloDeDos),
    parrafo(tramo(`${nombreDe(antes)} → ${nombreDe(despues)}`), 'subtitulo'),
    titulo(2, 'seccion', t.queCambia),
    {
      tipo: 'lista',
      ordenada: false,
      inicio: 1,
      elementos: diferenciasEnPalabras(antes, despues, palabras).map(frase => [parrafo(tramo(frase))]),
    },
    titulo(2, 'seccion', t.cifraPorCifra),
    cifrasDe(antes, despues, palabras),
    titulo(2, 'seccion', t.cadenas),
    ...deCada(a => cadenaDe(a, palabras)),
    titulo(2, 'seccion', t.cargas(palabras.periodo)),
    ...deCada(a => [repartoDe(a, palabras, tope)]),
  ]
}

/** What fills the width of the bars of both; credits and hours have no scale in common. */
function topeDe(antes: AnaliticaDeUno, despues: AnaliticaDeUno): number | undefined {
  if (antes.unidad !== despues.unidad) return undefined
  return Math.max(
    1,
    ...[antes, despues].flatMap(({ dispersion: d }) => (d ? [d.mayor, d.media + d.desviacion] : [])),
  )
}

const escrita = (n: number | null): string => (n === null ? textos.nada : escribirMedida(n))
const redondo = (n: number): number => Math.round(n * 10) / 10

/** What is written is what is told apart: 1,4 and 1,5 differ by 0,1. */
function diferencia(antes: number | null, despues: number | null): string {
  if (antes === null || despues === null) return textos.nada
  const d = redondo(redondo(despues) - redondo(antes))
  return d === 0 ? '=' : `${d > 0 ? '+' : '−'}${escribirMedida(Math.abs(d))}`
}

const cifrasDe = (antes: AnaliticaDeUno, despues: AnaliticaDeUno, palabras: Palabras): Bloque => ({
  ...tabla(
    [izquierda(t.cifra, 1), derecha(t.antes, 34), derecha(t.despues, 34), derecha(t.diferencia, 34)],
    cifrasComparadas(antes, despues, palabras).map(c =>
      fila([
        celda(c.nombre),
        celda(escrita(c.antes)),
        celda(escrita(c.despues)),
        celda(diferencia(c.antes, c.despues)),
      ]),
    ),
  ),
  densa: true,
})
