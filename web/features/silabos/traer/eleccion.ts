import type { LecturaDeSilabo, ReconocidoDeSilabo } from '@malla/contracts/traerSilabo.ts'
import { lasQueYaEstan } from '@malla/domain/silabos/apa.ts'
import type {
  ContenidoDeCarta,
  ContenidoDeSilabo,
  Evaluacion,
  Valores,
} from '@malla/domain/silabos/contenido.ts'
import {
  type EstructuraDeSilabo,
  isSeccionDeTexto,
  nombresDeSeccion,
  seccionesActivas,
} from '@malla/domain/silabos/estructura.ts'
import { escapar } from '@malla/domain/silabos/reconocer/bloques.ts'
import { contenidoDe, type Reconocido } from '@malla/domain/silabos/reconocer/reconocer.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { type Modo, traerDeOtro } from '../silabo/traerDeOtro.ts'

/** A section of the syllabus that the document has something for. A key that was found more than once is one section. */
export interface SeccionTraida {
  clave: string
  nombre: string
  /** Its headings as they stand in the document. */
  titulos: string[]
  valor: unknown
  avisos: string[]
  /** The least of its parts: how sure it is that they belong here. */
  seguridad: ReconocidoDeSilabo['seguridad']
  /** Why it cannot be taken, or null. */
  whyNot: string | null
}

const ORDEN = ['baja', 'media', 'alta'] as const

/** What is only shown, and who says it. */
const DE_OTROS: Readonly<Record<string, string>> = {
  datos: 'Los datos del curso vienen del plan de estudios: aquí solo se comparan.',
  sumilla: 'La sumilla se escribe en la carta descriptiva: aquí solo se compara.',
}

/** What of a section stands in the carta already. */
function deLaCarta(clave: string, valor: unknown, { cartaBibliografia = [] }: ContenidoDeCarta): string[] {
  if (clave !== 'bibliografia') return []
  const repetidas = lasQueYaEstan(valor as Valores['bibliografia'], cartaBibliografia).size
  if (repetidas === 0) return []
  return [
    segun(
      repetidas,
      '1 referencia ya está en la carta: se imprime una sola vez.',
      '# referencias ya están en la carta: se imprimen una sola vez.',
    ),
  ]
}

/** The sections that were found, in the order of the syllabus; those that it does not have come last. What the carta has already is said. */
export function seccionesTraidas(
  lectura: LecturaDeSilabo,
  estructura: EstructuraDeSilabo,
  carta: ContenidoDeCarta = {},
): SeccionTraida[] {
  const activas = seccionesActivas(estructura)
  const lugar = (clave: string): number => {
    const i = activas.findIndex(s => s.clave === clave)
    return i < 0 ? activas.length : i
  }
  const porClave = Map.groupBy(lectura.reconocidos, r => r.clave)
  return [...porClave]
    .map(([clave, partes]): SeccionTraida => {
      const nombre = estructura.secciones.find(s => s.clave === clave)?.nombre ?? nombresDeSeccion[clave]
      const isAqui = lugar(clave) < activas.length
      const valor = valorDe(partes)
      return {
        clave,
        nombre,
        titulos: partes.flatMap(p => p.titulo ?? []),
        valor,
        avisos: [...partes.flatMap(p => p.avisos), ...deLaCarta(clave, valor, carta)],
        seguridad: ORDEN.find(s => partes.some(p => p.seguridad === s)) ?? 'alta',
        whyNot: DE_OTROS[clave] ?? (isAqui ? null : `Este sílabo no tiene la sección «${nombre}».`),
      }
    })
    .toSorted((a, b) => lugar(a.clave) - lugar(b.clave))
}

function valorDe(partes: readonly ReconocidoDeSilabo[]): unknown {
  const [primera] = partes
  if (primera?.clave === 'datos') return partes.flatMap(p => (p.clave === 'datos' ? p.valor : []))
  if (primera?.clave === 'sumilla') return partes.map(p => (p.clave === 'sumilla' ? p.valor : '')).join('')
  return (contenidoDe(partes as Reconocido[]) as Record<string, unknown>)[primera!.clave]
}

/** Sections into which what found no place can go: texts, the conditions of the evaluation, annexes. */
export const destinos = (estructura: EstructuraDeSilabo): { clave: string; nombre: string }[] =>
  seccionesActivas(estructura).filter(
    s => isSeccionDeTexto(s.clave) || s.clave === 'evaluacion' || s.clave === 'anexos',
  )

/** What the person chose: what happens to each section, and where each piece without a place goes (by its index; absent: nowhere). */
export interface Eleccion {
  modos: Readonly<Record<string, Modo>>
  sueltos: Readonly<Record<number, string>>
}

/** How many sections and pieces were chosen. */
export const cuantasElegidas = ({ modos, sueltos }: Eleccion): number =>
  Object.values(modos).filter(m => m !== 'queda').length + Object.keys(sueltos).length

/** The keys that change when what was chosen is taken, and nothing else. */
export function valoresElegidos(
  aqui: ContenidoDeSilabo,
  lectura: LecturaDeSilabo,
  { modos, sueltos }: Eleccion,
  nuevoId: () => string,
): ContenidoDeSilabo {
  const elegidos = lectura.reconocidos.filter(r => (modos[r.clave] ?? 'queda') !== 'queda')
  const traido = contenidoDe(elegidos as Reconocido[])
  const cambios = traerDeOtro(aqui, traido, { modos, unidades: null }, nuevoId)
  lectura.noReconocidos.forEach(({ titulo, html }, i) => {
    const clave = sueltos[i]
    if (clave === undefined) return
    const antes = cambios[clave] ?? (aqui as Record<string, unknown>)[clave]
    cambios[clave] = conSuelto(clave, antes, titulo, html, nuevoId)
  })
  return cambios as ContenidoDeSilabo
}

/** A piece behind what a section has: its heading comes along. */
function conSuelto(
  clave: string,
  antes: unknown,
  titulo: string | null,
  html: string,
  nuevoId: () => string,
): unknown {
  if (clave === 'anexos') {
    const anexo = { id: nuevoId(), nombre: comienzo(titulo ?? '', 300), texto: html }
    return [...((antes as Valores['anexos'] | undefined) ?? []), anexo]
  }
  const cabeza = titulo ? `<p><strong>${escapar(titulo)}</strong></p>` : ''
  if (clave === 'evaluacion') {
    const { lineas = [], texto = '' } = (antes as Evaluacion | undefined) ?? {}
    return { lineas, texto: texto + cabeza + html }
  }
  return `${antes ?? ''}${cabeza}${html}`
}

/** Whether what is pasted into a field takes the place of all that stands there. */
export const isPegadoEntero = ({
  value,
  selectionStart,
  selectionEnd,
}: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>): boolean =>
  value.slice(0, selectionStart).trim() === '' && value.slice(selectionEnd).trim() === ''

/** Plain text that was pasted, a paragraph a line. */
export const comoParrafos = (texto: string): string =>
  texto
    .split(/\r?\n/)
    .filter(linea => linea.trim() !== '')
    .map(linea => `<p>${escapar(linea)}</p>`)
    .join('')
