import { reglaDeHoras } from '@malla/domain/planes/computo.ts'
import type { Reparto } from '@malla/domain/planes/reparto.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { celda, dato, fila, hojaA4, nota, titulo } from '../bloques.ts'
import type { Bloque, Celda, Documento, Tabla } from '../document.ts'
import { enPorcentaje, numero } from '../formato.ts'
import { textos } from '../textos.ts'
import { anchoDeCodigos } from './codigos.ts'
import type { DatosPlan } from './datos.ts'
import { hojaDePlan } from './hoja.ts'
import { avisosC1 } from './suneduAvisos.ts'
import { type CursoC1, cursosC1, type VirtualesPorCurso } from './suneduDatos.ts'
import { type CifrasC1, type LineaC1, resumenC1 } from './suneduResumen.ts'
import { palabrasC1 as t } from './suneduTextos.ts'

/** What stands beside a head of the form: a text, a figure or a day; '' for nothing. */
export type ValorC1 = string | number | { date: string }

/** SUNEDU's form C1, «Malla curricular y análisis de créditos académicos», before it is drawn in any format. */
export interface FormatoC1 {
  generales: readonly (readonly [rotulo: string, valor: ValorC1])[]
  regimen: readonly (readonly [rotulo: string, valor: ValorC1])[]
  resumen: LineaC1[]
  cursos: CursoC1[]
  avisos: string[]
}

const enLetra = (v: ValorC1): string => {
  if (typeof v === 'object') return formatFecha(v.date)
  return typeof v === 'number' ? numero(v) : v
}

/** The form of a plan. `virtuales`: the two parts of the virtual hours of each course. */
export function formatoC1(d: DatosPlan, virtuales: VirtualesPorCurso): FormatoC1 {
  const regla = reglaDeHoras(d)
  const cursos = cursosC1(d, virtuales)
  return {
    generales: [
      [t.institucion, d.institucion.razonsocial],
      [t.programa, d.programa],
      [t.denominacion, d.full_name],
      [t.numero, d.numero ?? ''],
      [t.modalidad, d.modalidad ?? ''],
      [t.documento, d.numero_resolucion ?? ''],
      [t.fecha, d.fecha_resolucion ? { date: d.fecha_resolucion } : ''],
    ],
    regimen: [
      [t.regimen, d.regimen ?? ''],
      [t.porAnio, d.ciclosporanio ?? ''],
      [t.duracion, d.duracion ?? ''],
      [t.semanas, regla.semanas],
      [t.creditoTeoria, regla.teoria],
      [t.creditoPractica, regla.practica],
    ],
    resumen: resumenC1(cursos),
    cursos,
    avisos: avisosC1(d, cursos),
  }
}

/** The form on paper, with what it still lacks on a last page of its own. */
export const pdfC1 = (d: DatosPlan, virtuales: VirtualesPorCurso): Documento => {
  const f = formatoC1(d, virtuales)
  const hoja = (bloques: readonly Bloque[]) => hojaA4(bloques, { horizontal: true })
  return hojaDePlan(d, t.formato, {
    portada: null,
    indice: null,
    secciones: [
      hoja([
        titulo(1, 'documento', t.titulo),
        ...apartado(t.generales, f.generales),
        ...apartado(t.regimenDeEstudios, f.regimen),
        titulo(2, 'seccion', t.resumen),
        tablaDeResumen(f.resumen),
        nota(t.comoSeCuenta),
        titulo(2, 'seccion', t.cursos),
        ...(f.cursos.length > 0
          ? [{ ...nota(t.siglas), pegada: true }, tablaDeCursos(f.cursos)]
          : [nota(t.sinCursos)]),
      ]),
      ...(f.avisos.length > 0
        ? [hoja([titulo(2, 'seccion', t.avisos), nota(t.porQueAvisos), listaDe(f.avisos)])]
        : []),
    ],
  })
}

const apartado = (nombre: string, datos: FormatoC1['generales']): Bloque[] => [
  titulo(2, 'seccion', nombre),
  { tipo: 'ficha', columnas: 2, datos: datos.map(([rotulo, valor]) => dato(rotulo, enLetra(valor) || null)) },
]

const listaDe = (lineas: readonly string[]): Bloque => ({
  tipo: 'lista',
  ordenada: false,
  inicio: 1,
  elementos: lineas.map(l => [{ tipo: 'parrafo', estilo: 'normal', texto: [{ texto: l }] }]),
})

const cifra = (n: number): Celda => celda(numero(n), { alineacion: 'derecha' })
const parte = (n: number | null): Celda =>
  celda(n === null ? textos.nada : enPorcentaje(n, 2), { alineacion: 'derecha' })
const cifras = (c: CifrasC1): Celda[] => [cifra(c.teoria), cifra(c.practica), cifra(c.total), parte(c.parte)]
const ancha = (texto: string, columnas: number): Celda => celda(texto, { columnas, alineacion: 'centro' })

const tablaDeResumen = (lineas: readonly LineaC1[]): Tabla => ({
  tipo: 'tabla',
  columnas: [
    { ancho: { mm: 34 }, alineacion: 'izquierda' },
    { ancho: { parte: 1 }, alineacion: 'izquierda' },
    ...Array.from({ length: 9 }, () => ({ ancho: { mm: 19 }, alineacion: 'derecha' as const })),
  ],
  cabecera: [
    [celda('', { columnas: 2 }), celda(t.nCursos), ancha(t.horasDelPeriodo, 4), ancha(t.creditos, 4)],
    ['', '', '', t.teoria, t.practica, t.total, '%', t.teoria, t.practica, t.total, '%'].map(x =>
      celda(x, { alineacion: 'derecha' }),
    ),
  ],
  filas: lineas.map((l, i) =>
    fila(
      [
        celda(l.grupo === lineas[i - 1]?.grupo || l.grupo === l.nombre ? '' : l.grupo),
        celda(l.nombre),
        cifra(l.cursos),
        ...cifras(l.horas),
        ...cifras(l.creditos),
      ],
      i === 0 ? 'subtotal' : 'dato',
    ),
  ),
  junta: true,
  densa: true,
})

const siete = (r: Reparto): Celda[] =>
  [
    r.teoria.presencial,
    r.teoria.virtual,
    r.teoria.total,
    r.practica.presencial,
    r.practica.virtual,
    r.practica.total,
    r.total,
  ].map(cifra)

const tablaDeCursos = (cursos: readonly CursoC1[]): Tabla => {
  const seven = ['P', 'V', 'T', 'P', 'V', 'T', t.total]
  return {
    tipo: 'tabla',
    columnas: [
      { ancho: anchoDeCodigos(cursos, 'densa', 15, 26), alineacion: 'izquierda' },
      { ancho: { parte: 1 }, alineacion: 'izquierda' },
      { ancho: { mm: 22 }, alineacion: 'izquierda' },
      { ancho: { mm: 20 }, alineacion: 'izquierda' },
      { ancho: { mm: 25 }, alineacion: 'izquierda' },
      { ancho: { mm: 24 }, alineacion: 'izquierda' },
      // The two of the totals hold their head.
      ...Array.from({ length: 14 }, (_, i) => ({
        ancho: { mm: i % 7 === 6 ? 10.4 : 8.2 },
        alineacion: 'derecha' as const,
      })),
    ],
    cabecera: [
      [
        ...[t.codigo, t.nombre, t.tipoEstudioCorto, t.tipoCursoCorto, t.modalidad, t.requisitos].map(x =>
          celda(x, { filas: 3 }),
        ),
        ancha(t.horasDelPeriodo, 7),
        ancha(t.creditos, 7),
      ],
      [
        ...[0, 1].flatMap(() => [
          ancha(t.teoria, 3),
          ancha(t.practica, 3),
          celda(t.total, { filas: 2, alineacion: 'derecha' }),
        ]),
      ],
      [...seven.slice(0, 6), ...seven.slice(0, 6)].map(x => celda(x, { alineacion: 'derecha' })),
    ],
    filas: cursos.flatMap((c, i) => [
      ...(c.periodo === cursos[i - 1]?.periodo ? [] : [fila([celda(c.periodo, { columnas: 20 })], 'grupo')]),
      fila([
        celda(c.codigo ?? ''),
        celda(c.nombre),
        celda(c.tipoEstudio ?? textos.nada),
        celda(c.tipoCurso),
        celda(c.modalidad ?? textos.nada),
        celda(c.requisitos || textos.nada),
        ...siete(c.horas),
        ...siete(c.creditos),
      ]),
    ]),
    junta: false,
    densa: true,
    repiteGrupos: true,
  }
}
