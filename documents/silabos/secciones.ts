import { lasQueYaEstan, ordenarReferencias, tramosDeReferencia } from '@malla/domain/silabos/apa.ts'
import type { LineaDeLogro } from '@malla/domain/silabos/contenido.ts'
import { type SeccionDeSilabo, seccionesActivas } from '@malla/domain/silabos/estructura.ts'
import type { Referencia } from '@malla/domain/silabos/referencia.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import { celda, fila, parrafo, pendiente, tabla, titulo } from '../bloques.ts'
import type { Bloque } from '../document.ts'
import { textos } from '../textos.ts'
import type { DatosSilabo, HojaDeSilabos } from './datos.ts'
import { cifrasDe, fichaDe } from './datosGenerales.ts'
import { evaluacionDe } from './evaluacion.ts'
import { bloquesDeHtml, contenidoDeHtml } from './html.ts'
import { programacion, programacionBreve } from './programacion.ts'
import { textosDeSilabo as t } from './textos.ts'

/** How much of a syllabus is printed. */
export type Medida = 'entero' | 'abreviado'

/** What an abbreviated syllabus keeps. */
const EN_BREVE: ReadonlySet<string> = new Set([
  'datos',
  'sumilla',
  'resultados',
  'unidadesaprendizaje',
  'evaluacion',
  'bibliografia',
])

/**
 * The sections of a syllabus in the order, under the names and with the fixed texts that its structure gives them. A required section in which
 * nobody wrote says «Pendiente», an optional one is left out.
 */
export const seccionesDeSilabo = (
  hoja: HojaDeSilabos,
  s: DatosSilabo,
  nivel: number,
  medida: Medida,
): Bloque[] =>
  seccionesActivas(s.estructura)
    .filter(seccion => medida === 'entero' || EN_BREVE.has(seccion.clave))
    .flatMap(seccion => deSeccion(hoja, s, seccion, nivel, medida))

const deSeccion = (
  hoja: HojaDeSilabos,
  s: DatosSilabo,
  seccion: SeccionDeSilabo,
  nivel: number,
  medida: Medida,
): Bloque[] => {
  const dentro = [
    ...bloquesDeHtml(seccion.textoFijo, nivel + 1),
    ...contenidoDe(hoja, s, seccion, nivel + 1, medida),
  ]
  if (!dentro.length && !seccion.requerida) return []
  return [titulo(nivel, 'seccion', seccion.nombre), ...(dentro.length ? dentro : [parrafo(pendiente)])]
}

const contenidoDe = (
  hoja: HojaDeSilabos,
  s: DatosSilabo,
  { clave }: SeccionDeSilabo,
  nivel: number,
  medida: Medida,
): Bloque[] => {
  const { contenido, carta } = s
  switch (clave) {
    case 'datos':
      return medida === 'entero' ? [fichaDe(hoja, s), cifrasDe(s)] : [cifrasDe(s)]
    case 'sumilla':
      return bloquesDeHtml(carta.sumilla, nivel)
    case 'competencias':
      return competenciasDe(s, nivel)
    case 'resultados':
      return lineas(contenido.resultados ?? [], nivel)
    case 'unidadesaprendizaje':
      return medida === 'entero' ? programacion(s, nivel) : programacionBreve(s, nivel)
    case 'evaluacion':
      return evaluacionDe(s, nivel)
    case 'bibliografia':
      return bibliografiaDe(s, nivel)
    case 'anexos':
      return (contenido.anexos ?? []).flatMap(a => [
        ...(a.nombre.trim() ? [titulo(nivel, 'apartado', a.nombre.trim())] : []),
        ...bloquesDeHtml(a.texto, nivel + 1),
      ])
    default:
      return bloquesDeHtml(contenido[clave], nivel)
  }
}

/** Lines that are counted, or one by itself as it stands. */
const lineas = (todas: readonly LineaDeLogro[], nivel: number): Bloque[] => {
  const escritas = todas.map(l => bloquesDeHtml(l.texto, nivel)).filter(b => b.length > 0)
  return escritas.length < 2
    ? escritas.flat()
    : [{ tipo: 'lista', ordenada: true, inicio: 1, elementos: escritas }]
}

const palabrasDe = (l: LineaDeLogro): string => clave(sinEtiquetas(l.texto))

/**
 * Lines of the carta, which every syllabus of the course has, then the lecturer's own; each competency once. One that is gone by now left its words in
 * both: what has no code is known by them.
 */
const lineasDeCompetencia = ({ carta, contenido, codigos }: DatosSilabo): LineaDeLogro[] => {
  const deCarta = carta.cartaCompetencias ?? []
  const dichas = new Set(deCarta.flatMap(l => l.competencia_id ?? []))
  const palabras = new Set(deCarta.map(palabrasDe).filter(Boolean))
  const isDicha = (l: LineaDeLogro): boolean => {
    const id = l.competencia_id
    if (id !== null && dichas.has(id)) return true
    return (id === null || !codigos[id]) && palabras.has(palabrasDe(l))
  }
  return [...deCarta, ...(contenido.competencias ?? []).filter(l => !isDicha(l))]
}

/** Competencies of the plan under their codes with the level that the matrix gives them; what was only typed is a list. */
const competenciasDe = (s: DatosSilabo, nivel: number): Bloque[] => {
  const todas = lineasDeCompetencia(s)
  const niveles = new Map(s.competencias.map(c => [c.id, c.nivel]))
  const conCodigo = todas.some(l => l.competencia_id !== null && s.codigos[l.competencia_id])
  if (!conCodigo) return lineas(todas, nivel)
  const codigo = (l: LineaDeLogro) =>
    (l.competencia_id !== null && s.codigos[l.competencia_id]) || textos.nada
  const nivelDe = (l: LineaDeLogro) =>
    (l.competencia_id !== null && niveles.get(l.competencia_id)) || textos.nada
  const conNivel = todas.some(l => nivelDe(l) !== textos.nada)
  return [
    tabla(
      [
        { rotulo: t.codigo, ancho: { mm: 18 }, alineacion: 'izquierda' },
        { rotulo: t.competencia, ancho: { parte: 1 }, alineacion: 'izquierda' },
        ...(conNivel ? [{ rotulo: t.nivel, ancho: { mm: 26 }, alineacion: 'izquierda' as const }] : []),
      ],
      todas.map(l =>
        fila([
          celda(codigo(l)),
          { contenido: contenidoDeHtml(l.texto, nivel) },
          ...(conNivel ? [celda(nivelDe(l))] : []),
        ]),
      ),
    ),
  ]
}

/** A reference as APA writes it, its italics too. */
const parrafoDeReferencia = (r: Referencia): Bloque[] => {
  const tramos = tramosDeReferencia(r)
  return tramos.length
    ? [parrafo(tramos.map(x => ({ texto: x.texto, ...(x.cursiva ? { cursiva: true } : {}) })))]
    : []
}

/** The basic bibliography of the carta and the lecturer's own, each in alphabetical order as APA asks, under its heading where there are both. */
const bibliografiaDe = ({ carta, contenido }: DatosSilabo, nivel: number): Bloque[] => {
  const deCarta = carta.cartaBibliografia ?? []
  const dichas = lasQueYaEstan(contenido.bibliografia ?? [], deCarta)
  const basica = ordenarReferencias(deCarta).flatMap(parrafoDeReferencia)
  const propia = ordenarReferencias((contenido.bibliografia ?? []).filter(r => !dichas.has(r.id))).flatMap(
    parrafoDeReferencia,
  )
  if (!basica.length || !propia.length) return [...basica, ...propia]
  return [titulo(nivel, 'menor', t.basica), ...basica, titulo(nivel, 'menor', t.complementaria), ...propia]
}
