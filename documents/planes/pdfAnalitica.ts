import { enCiclos, enCursos, escribirMedida } from '@malla/domain/analitica/palabras.ts'
import {
  analiticaDePlan,
  periodicidadDe,
  porMedida,
  type ResumenDeAnalitica,
  resumirAnalitica,
} from '@malla/domain/analitica/plan.ts'
import { comoSeLlama } from '@malla/domain/ciclos/ciclo.ts'
import type { Palabras } from '@malla/domain/empresas/palabras.ts'
import { mallaDe } from '@malla/domain/malla/malla.ts'
import { tiposDeCiclo } from '@malla/domain/programas/catalogos.ts'
import { cortar } from '@malla/domain/texto/cortar.ts'
import { celda, dato, fila, nota, parrafo, tabla, titulo, tramo } from '../bloques.ts'
import type { Bloque, Dato, Documento } from '../document.ts'
import { numero } from '../formato.ts'
import { textos } from '../textos.ts'
import {
  enCorto,
  fraseDeDistancias,
  frasesDeAnalitica,
  lugarEnCorto,
  masBloquea,
  redondo,
} from './analiticaFrases.ts'
import { cadenaDe, derecha, izquierda, repartoDe } from './analiticaPartes.ts'
import { porRevisar } from './analiticaPorRevisar.ts'
import { palabrasDeAnalitica as t } from './analiticaTextos.ts'
import type { DatosPlan } from './datos.ts'
import { informeDePlan } from './hoja.ts'
import { cuantosCursos, palabrasDe } from './palabras.ts'

const MAS_CURSOS = 10

/** The analysis of a plan as reports have it. */
export function resumenDe(d: DatosPlan): ResumenDeAnalitica {
  const malla = mallaDe({
    cursos: d.asignaturas,
    ciclos: d.ciclos.map(comoSeLlama),
    secciones: d.secciones,
  })
  const tipo = tiposDeCiclo.find(x => x.regimen === d.regimen)?.valor
  return resumirAnalitica(malla, analiticaDePlan(malla, periodicidadDe(tipo)))
}

/** Curricular analytics in two pages: what the figures say and which courses weigh most; then cycles, distances and what should be looked at. */
export function pdfAnalitica(d: DatosPlan): Documento {
  const r = resumenDe(d)
  const palabras = palabrasDe(d.institucion)
  const partes = [
    cortar(d.programa, 90),
    cortar(d.full_name, 90),
    cuantosCursos(r.cursos.length, d.institucion),
  ]
  const bloques =
    r.cursos.length === 0
      ? [parrafo(tramo(t.sinCursos(palabras)))]
      : [
          nota(t.entrada(palabras)),
          cifrasDe(r, palabras),
          ...loQueDicen(r, palabras),
          ...losQuePesan(r, palabras),
          titulo(2, 'seccion', t.cadenaPor(palabras.periodo)),
          ...cadenaDe(r, palabras),
          titulo(2, 'seccion', t.reparto[r.unidad]),
          repartoDe(r, palabras),
          ...distanciasDe(r, palabras),
          ...porRevisar(r, palabras),
        ]
  return informeDePlan(d, t.titulo, partes, bloques)
}

function cifrasDe(r: ResumenDeAnalitica, palabras: Palabras): Bloque {
  const bloqueo = masBloquea(r.cursos)?.bloqueo ?? 0
  return {
    tipo: 'franja',
    datos: [
      dato(t.complejidad, escribirMedida(r.total.complejidad)),
      dato(t.cadena, enCursos(r.cadena.length, palabras)),
      dato(t.bloqueo, enCursos(bloqueo, palabras)),
      dato(
        t.por(palabras.periodo),
        r.dispersion ? t.carga[r.unidad](redondo(r.dispersion.media)) : textos.nada,
      ),
      dato(t.desviacion, r.dispersion ? redondo(r.dispersion.desviacion) : textos.nada),
      dato(t.distancia, r.distancia ? enCiclos(r.distancia.media, palabras) : textos.nada),
      dato(t.redundantes, numero(r.redundantes.length)),
    ],
  }
}

const loQueDicen = (r: ResumenDeAnalitica, palabras: Palabras): Bloque[] => [
  titulo(2, 'seccion', t.queDicen),
  {
    tipo: 'lista',
    ordenada: false,
    inicio: 1,
    elementos: frasesDeAnalitica(r, palabras).map(frase => [parrafo(tramo(frase))]),
  },
]

function losQuePesan(r: ResumenDeAnalitica, palabras: Palabras): Bloque[] {
  // Where nothing asks for anything all weigh the same.
  if (r.cadena.length < 2) return []
  const cursos = porMedida(r.cursos).slice(0, MAS_CURSOS)
  const leerMedidas = t.leerMedidas(palabras)
  return [
    titulo(2, 'seccion', t.pesan(cursos.length, palabras)),
    {
      ...tabla(
        [
          izquierda(palabras.curso, 3),
          izquierda(t.lugar, 1.3),
          derecha(t.complejidad, 21),
          derecha(t.bloquea, 17),
          derecha(t.demora, 16),
          derecha(t.centralidad, 21),
        ],
        cursos.map(c =>
          fila([
            celda(enCorto(c.nombre)),
            celda(lugarEnCorto(c.lugar)),
            celda(escribirMedida(c.complejidad)),
            celda(escribirMedida(c.bloqueo)),
            celda(escribirMedida(c.demora)),
            celda(escribirMedida(c.centralidad)),
          ]),
        ),
      ),
      densa: true,
    },
    nota(r.periodicidad === 'trimestre' ? `${leerMedidas} ${t.porTrimestres(palabras)}` : leerMedidas),
  ]
}

/** Figures that stand beside each other in a strip. */
const EN_FRANJA = 7

/** The farthest together where they are too many: what the sentence above counts is all there. */
function enFranja(porDistancia: readonly { ciclos: number; cuantas: number }[], palabras: Palabras): Dato[] {
  const distancia = (ciclos: number) => t.aDistancia(ciclos, palabras)
  const isDemasiado = porDistancia.length > EN_FRANJA
  const solas = isDemasiado ? porDistancia.slice(0, EN_FRANJA - 1) : porDistancia
  const juntas = porDistancia.slice(solas.length)
  return [
    ...solas.map(d => dato(distancia(d.ciclos), numero(d.cuantas))),
    ...(juntas[0]
      ? [dato(`${distancia(juntas[0].ciclos)} o más`, numero(juntas.reduce((n, d) => n + d.cuantas, 0)))]
      : []),
  ]
}

function distanciasDe(r: ResumenDeAnalitica, palabras: Palabras): Bloque[] {
  const frase = fraseDeDistancias(r, palabras)
  if (frase === null) return [titulo(2, 'seccion', t.distancias), nota(t.sinDistancias(palabras))]
  const porDistancia = [...Map.groupBy(r.distancias, d => Math.max(-1, d.ciclos))].sort(([a], [b]) => a - b)
  return [
    titulo(2, 'seccion', t.distancias),
    parrafo(tramo(frase)),
    {
      tipo: 'franja',
      datos: enFranja(
        porDistancia.map(([ciclos, suyas]) => ({ ciclos, cuantas: suyas.length })),
        palabras,
      ),
    },
  ]
}
