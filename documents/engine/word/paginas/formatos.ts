import { atributo, hijo, hijos, type Nodo, numero, prendido } from './xml.ts'

/** How a paragraph is set where nothing else is said. Lengths in twips, the size in half points. */
export interface Formato {
  letra: string
  tamano: number
  negrita: boolean
  antes: number
  despues: number
  /** 240 is one line. */
  linea: number
  izquierda: number
  derecha: number
  primera: number
  sigue: boolean
  entero: boolean
}

const inicial: Formato = {
  letra: 'Cambria',
  tamano: 20,
  negrita: false,
  antes: 0,
  despues: 0,
  linea: 240,
  izquierda: 0,
  derecha: 0,
  primera: 0,
  sigue: false,
  entero: false,
}

/** What properties of runs (`w:rPr`) change of a format. */
export function conLetra(f: Formato, rPr: unknown): Formato {
  if (rPr === undefined) return f
  const fuente = hijo(rPr, 'w:rFonts')
  return {
    ...f,
    letra: String(atributo(fuente, 'w:ascii') ?? f.letra),
    tamano: numero(hijo(rPr, 'w:sz'), 'w:val') ?? f.tamano,
    negrita: prendido(rPr, 'w:b') ?? f.negrita,
  }
}

/** What properties of paragraphs (`w:pPr`) change of a format. */
export function conParrafo(f: Formato, pPr: unknown): Formato {
  if (pPr === undefined) return f
  const espacio = hijo(pPr, 'w:spacing')
  const sangria = hijo(pPr, 'w:ind')
  const colgada = numero(sangria, 'w:hanging')
  return {
    ...f,
    antes: numero(espacio, 'w:before') ?? f.antes,
    despues: numero(espacio, 'w:after') ?? f.despues,
    linea: numero(espacio, 'w:line') ?? f.linea,
    izquierda: numero(sangria, 'w:left') ?? f.izquierda,
    derecha: numero(sangria, 'w:right') ?? f.derecha,
    primera: colgada === undefined ? (numero(sangria, 'w:firstLine') ?? f.primera) : -colgada,
    sigue: prendido(pPr, 'w:keepNext') ?? f.sigue,
    entero: prendido(pPr, 'w:keepLines') ?? f.entero,
  }
}

/** The formats of a document's styles by their ids; '' is that of a paragraph without one. */
export function formatosDe(estilos: Nodo): ReadonlyMap<string, Formato> {
  const contenido = estilos['w:styles']
  const base = hijo(contenido, 'w:docDefaults')
  const normal = conParrafo(
    conLetra(inicial, hijo(hijo(base, 'w:rPrDefault'), 'w:rPr')),
    hijo(hijo(base, 'w:pPrDefault'), 'w:pPr'),
  )
  const formatos = new Map([['', normal]])
  for (const nodo of hijos(contenido)) {
    const estilo = nodo['w:style']
    const id = atributo(estilo, 'w:styleId')
    if (id === undefined) continue
    const padre = formatos.get(String(atributo(hijo(estilo, 'w:basedOn'), 'w:val') ?? '')) ?? normal
    formatos.set(String(id), conParrafo(conLetra(padre, hijo(estilo, 'w:rPr')), hijo(estilo, 'w:pPr')))
  }
  return formatos
}
