import { clavesDeSilabo, isClavePropia } from '@malla/domain/silabos/contenido.ts'
import {
  type ClaveDeSeccion,
  type EstructuraDeSilabo,
  isSeccionEscrita,
  problemasDeEstructura,
  type SeccionDeSilabo,
} from '@malla/domain/silabos/estructura.ts'

/**
 * A structure as its form edits it: each section a field of its own, so that two people who change two sections are brought together without a
 * question. The institution's own sections are one field, for they come and go.
 */

/** A section without its place, which `orden` says. */
export type SeccionEditada = Omit<SeccionDeSilabo, 'orden' | 'clave'>

const FIJAS = ['datos', 'sumilla', ...clavesDeSilabo] as const
type ClaveFija = (typeof FIJAS)[number]

export type ValoresDeEstructura = Record<ClaveFija, SeccionEditada> &
  Pick<EstructuraDeSilabo, 'columnas' | 'unidad' | 'semanas' | 'escala'> & {
    orden: ClaveDeSeccion[]
    propias: Record<string, SeccionEditada>
    /** Of the structure of this owner; 0 while it has none of its own. */
    revision: number
  }

const APAGADA: SeccionEditada = { nombre: '', activa: false, requerida: false, textoFijo: '' }

const sinLugar = ({ orden: _orden, clave: _clave, ...s }: SeccionDeSilabo): SeccionEditada => s

/** A structure as its form has it. */
export function valoresDe(e: EstructuraDeSilabo, revision: number): ValoresDeEstructura {
  const porClave = new Map(e.secciones.map(s => [s.clave, sinLugar(s)]))
  const fijas = Object.fromEntries(FIJAS.map(c => [c, porClave.get(c) ?? { ...APAGADA, nombre: c }]))
  const propias = e.secciones.filter(s => isClavePropia(s.clave)).map(s => [s.clave, sinLugar(s)] as const)
  return {
    ...(fijas as Record<ClaveFija, SeccionEditada>),
    orden: e.secciones.toSorted((a, b) => a.orden - b.orden).map(s => s.clave),
    propias: Object.fromEntries(propias),
    columnas: e.columnas,
    unidad: e.unidad,
    semanas: e.semanas,
    escala: e.escala,
    revision,
  }
}

/** A section of the form by its key. */
export const seccionDe = (v: ValoresDeEstructura, clave: ClaveDeSeccion): SeccionEditada | undefined =>
  isClavePropia(clave) ? v.propias[clave] : v[clave as ClaveFija]

/** The sections in their order; one that the order does not name (somebody else's, brought in by a merge) stands last. */
export function ordenadas(v: ValoresDeEstructura): ClaveDeSeccion[] {
  const todas = [...FIJAS, ...Object.keys(v.propias)] as ClaveDeSeccion[]
  const hay = (c: ClaveDeSeccion) => seccionDe(v, c) !== undefined
  const nombradas = v.orden.filter((c, i) => hay(c) && v.orden.indexOf(c) === i)
  return [...nombradas, ...todas.filter(c => hay(c) && !nombradas.includes(c))]
}

/** The structure that a form stands for. */
export const estructuraDeValores = (v: ValoresDeEstructura): EstructuraDeSilabo => ({
  secciones: ordenadas(v).map((clave, orden) => ({ clave, ...seccionDe(v, clave)!, orden })),
  columnas: v.columnas,
  unidad: v.unidad,
  semanas: v.semanas,
  escala: v.escala,
})

/** What of the form changes when one section does. */
export const conSeccion = (
  v: ValoresDeEstructura,
  clave: ClaveDeSeccion,
  cambio: Partial<SeccionEditada>,
): Partial<ValoresDeEstructura> => {
  const nueva = { ...(seccionDe(v, clave) ?? APAGADA), ...cambio }
  return isClavePropia(clave) ? { propias: { ...v.propias, [clave]: nueva } } : { [clave]: nueva }
}

/** Another structure in the place of what the form has; own sections stay, switched off, so that nothing written under them is lost. */
export function conEstructura(v: ValoresDeEstructura, e: EstructuraDeSilabo): ValoresDeEstructura {
  const nuevos = valoresDe(e, v.revision)
  const propias = Object.fromEntries(
    Object.entries(v.propias).map(([clave, s]) => [clave, { ...s, activa: false, requerida: false }]),
  )
  // Texts of the institution are nobody's to overwrite: a ready choice has none.
  const textos = Object.fromEntries(
    FIJAS.filter(isSeccionEscrita).map(c => [
      c,
      { ...nuevos[c as ClaveFija], textoFijo: v[c as ClaveFija].textoFijo },
    ]),
  )
  return {
    ...nuevos,
    ...textos,
    propias,
    orden: [...nuevos.orden, ...(Object.keys(propias) as ClaveDeSeccion[])],
  }
}

/** What was emptied of the scale: it has no other number than the ones somebody writes. */
function sinEscribir({
  minimo,
  maximo,
  aprobatoria,
}: ValoresDeEstructura['escala']): Record<string, string[]> {
  const notas: [campo: string, nota: number | null, motivo: string][] = [
    ['escala', minimo, 'Escriba la nota mínima.'],
    ['escala.maximo', maximo, 'Escriba la nota máxima.'],
    ['escala.aprobatoria', aprobatoria, 'Escriba la nota aprobatoria.'],
  ]
  return Object.fromEntries(
    notas.flatMap(([campo, nota, motivo]) => (nota === null ? [[campo, [motivo]]] : [])),
  )
}

/** What is wrong, by field of the form. */
export function problemasDe(v: ValoresDeEstructura): Record<string, string[]> {
  const claves = ordenadas(v)
  const found: Record<string, string[]> = {}
  for (const { campo, motivo } of problemasDeEstructura(estructuraDeValores(v))) {
    const [donde, i] = campo.split('.')
    const clave = donde === 'secciones' && i !== undefined ? claves[Number(i)]! : null
    const campoDeForm = clave
      ? isClavePropia(clave)
        ? 'propias'
        : clave
      : donde === 'secciones'
        ? 'orden'
        : donde!
    ;(found[campoDeForm] ??= []).push(motivo)
  }
  const vacias = sinEscribir(v.escala)
  if (Object.keys(vacias).length > 0) {
    // Of a scale that lacks a number nothing else can be said.
    delete found.escala
    Object.assign(found, vacias)
  }
  const { singular, plural } = v.unidad
  if (singular.trim() === '' || plural.trim() === '')
    found.unidad = ['Escriba cómo se llama una unidad y cómo se llaman varias.']
  if (v.columnas.some(c => c.nombre.trim() === ''))
    (found.columnas ??= []).push('Cada columna lleva un nombre.')
  return found
}
