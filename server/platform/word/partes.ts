import { attributesOf, scanXml } from '../excel/xml.ts'

/** The small parts of a Word document: which style is a heading, which list is numbered, where links lead. */

export interface EstiloDeWord {
  /** 1 to 9; null: no heading. */
  nivel: number | null
  negrita: boolean
  /** List that paragraphs of this style belong to, unless they say another; null: none. */
  lista: string | null
}

const LLANO: EstiloDeWord = { nivel: null, negrita: false, lista: null }

/** `w:val` of a switch: absent is on. */
export const prendido = (raw: string): boolean =>
  !['0', 'false', 'off', 'none'].includes(attributesOf(raw).get('val') ?? '')

/** `w:val` of an element; '' where it says none. */
export const valor = (raw: string): string => attributesOf(raw).get('val') ?? ''

/** «heading 2», «Título 2», «Title»: headings by the names of their styles. */
function nivelDeNombre(nombre: string): number | null {
  const numero = /^(?:heading|t[ií]tulo|titre|encabezado)\s*(\d)$/i.exec(nombre)?.[1]
  if (numero) return Number(numero)
  return /^(title|t[ií]tulo|puesto)$/i.test(nombre) ? 1 : null
}

interface EstiloLeido extends EstiloDeWord {
  padre: string
  dichaNegrita: boolean
}

/** Styles of paragraphs by their ids, with what they have from those they are based on. */
export function leerEstilos(xml: string): Map<string, EstiloDeWord> {
  const leidos = new Map<string, EstiloLeido>()
  let actual: EstiloLeido | null = null
  scanXml(xml, {
    open(name, raw) {
      if (name === 'style') {
        const a = attributesOf(raw)
        actual = { ...LLANO, padre: '', dichaNegrita: false }
        if (a.get('type') === 'paragraph') leidos.set(a.get('styleId') ?? '', actual)
      } else if (actual) deEstilo(actual, name, raw)
    },
    close(name) {
      if (name === 'style') actual = null
    },
  })
  return new Map([...leidos.keys()].map(id => [id, heredado(leidos, id)]))
}

function deEstilo(e: EstiloLeido, name: string, raw: string): void {
  if (name === 'name') e.nivel ??= nivelDeNombre(valor(raw))
  else if (name === 'basedOn') e.padre = valor(raw)
  else if (name === 'outlineLvl') e.nivel = nivelDeEsquema(raw)
  else if (name === 'numId') e.lista = valor(raw)
  else if (name === 'b') {
    e.negrita = prendido(raw)
    e.dichaNegrita = true
  }
}

/** Outline levels count from 0; 9 is text. */
export const nivelDeEsquema = (raw: string): number | null => {
  const n = Number(valor(raw))
  return n >= 0 && n < 9 ? n + 1 : null
}

/** Styles that are based on each other in a ring end somewhere. */
const HONDURA = 20

function heredado(leidos: ReadonlyMap<string, EstiloLeido>, id: string, hondura = 0): EstiloDeWord {
  const e = leidos.get(id)
  if (!e || hondura > HONDURA) return LLANO
  const padre = heredado(leidos, e.padre, hondura + 1)
  return {
    nivel: e.nivel ?? padre.nivel,
    negrita: e.dichaNegrita ? e.negrita : padre.negrita,
    lista: e.lista ?? padre.lista,
  }
}

/** Which lists count (1, a, I) and do not only have bullets, by «list level». Lists have nine levels: a hostile one says more, for each list anew. */
export function leerNumeracion(xml: string): Set<string> {
  const abstractas = new Map<string, Set<string>>()
  const numeradas = new Set<string>()
  let abstracta: Set<string> | null = null
  let nivel = ''
  let lista = ''
  scanXml(xml, {
    open(name, raw) {
      const a = attributesOf(raw)
      if (name === 'abstractNum') {
        abstracta = new Set()
        abstractas.set(a.get('abstractNumId') ?? '', abstracta)
      } else if (name === 'lvl') nivel = a.get('ilvl') ?? ''
      else if (name === 'numFmt' && /^[0-8]$/.test(nivel) && !['bullet', 'none'].includes(valor(raw)))
        abstracta?.add(nivel)
      else if (name === 'num') lista = a.get('numId') ?? ''
      else if (name === 'abstractNumId')
        for (const n of abstractas.get(valor(raw)) ?? []) numeradas.add(`${lista} ${n}`)
    },
  })
  return numeradas
}

/** An address that is longer leads nowhere. */
const LARGO_DE_ENLACE = 2000

/** Where links lead, by the id of their relation. Nothing is ever fetched. */
export function leerEnlaces(xml: string): Map<string, string> {
  const enlaces = new Map<string, string>()
  scanXml(xml, {
    open(name, raw) {
      if (name !== 'Relationship') return
      const a = attributesOf(raw)
      const adonde = a.get('Target') ?? ''
      if (a.get('Type')?.endsWith('/hyperlink') && adonde.length <= LARGO_DE_ENLACE)
        enlaces.set(a.get('Id') ?? '', adonde)
    },
  })
  return enlaces
}
