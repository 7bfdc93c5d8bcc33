import { celda, fila, nota, titulo } from '../bloques.ts'
import type { Bloque, Celda, Columna, Fila, Tabla } from '../document.ts'
import type { DatosDiseno } from '../planes/datosDiseno.ts'
import { enlacesDe, leyendaDeLetras, porGrupo, porTipo } from './comunes.ts'
import type { CompetenciaInforme } from './datos.ts'
import { palabrasDeCompetencias as t } from './textos.ts'

/** Deepest level that is drawn further in than the one above it. */
const SANGRIAS = 5
/** Width of a code with its indent (mm). */
const POR_NIVEL = 15

/** The competencies as a tree: each code further in than that of its parent, kind by kind and group by group. */
export const arbolDeCompetencias = (d: DatosDiseno): Bloque[] => [
  { ...nota(leyendaDeLetras(d.terminos)), pegada: true },
  ...porTipo(d.competencias, d.terminos).flatMap(({ nombre, leidas }) => [
    titulo(2, 'apartado', nombre),
    arbolDe(d, leidas),
  ]),
]

const codigoDe = (c: CompetenciaInforme): Celda => ({ contenido: [{ texto: c.codigo, negrita: true }] })

function arbolDe(d: DatosDiseno, leidas: ReturnType<typeof porTipo>[number]['leidas']): Tabla {
  const { conLinea, conResultados, linea, resultados } = enlacesDe(d.competencias)
  const hondo = Math.min(SANGRIAS, Math.max(...leidas.map(l => l.nivel)))
  const filaDe = (c: CompetenciaInforme, nivel: number): Fila => {
    const en = Math.min(nivel, hondo)
    return fila([
      ...(en > 1 ? [celda('', { columnas: en - 1 })] : []),
      codigoDe(c),
      celda(c.nombre, { columnas: hondo - en + 1 }),
      ...(conLinea ? [linea(c)] : []),
      ...(conResultados ? [resultados(c)] : []),
    ])
  }
  const columnas: Columna[] = [
    ...Array.from({ length: hondo }, (): Columna => ({ ancho: { mm: POR_NIVEL }, alineacion: 'izquierda' })),
    { ancho: { parte: 1 }, alineacion: 'izquierda' },
    ...(conLinea ? [{ ancho: { mm: 14 }, alineacion: 'centro' as const }] : []),
    ...(conResultados ? [{ ancho: { mm: 30 }, alineacion: 'izquierda' as const }] : []),
  ]
  return {
    tipo: 'tabla',
    columnas,
    cabecera: [
      [
        celda(t.codigo),
        celda(d.terminos.nombreCompetencia, { columnas: hondo }),
        ...(conLinea ? [celda(t.linea, { alineacion: 'centro' })] : []),
        ...(conResultados ? [celda(t.resultados)] : []),
      ],
    ],
    filas: porGrupo(d.competencias, leidas).flatMap(g => [
      ...(g.nombre === null ? [] : [fila([celda(g.nombre, { columnas: columnas.length })], 'grupo')]),
      ...g.leidas.map(l => filaDe(l.una, l.nivel)),
    ]),
    junta: false,
    densa: true,
  }
}
