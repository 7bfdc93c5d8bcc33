import { sangria } from '../estilos.ts'
import { conLetra, conParrafo, type Formato } from './formatos.ts'
import { letraLlamada } from './letras.ts'
import type { BloqueMedido, ParrafoMedido, SeccionMedida } from './medidos.ts'
import { renglonesDe, type Trozo } from './renglones.ts'
import { leerFilas } from './tablas.ts'
import { abrir, atributo, hijo, hijos, type Nodo, numero, prendido } from './xml.ts'

export type Formatos = ReadonlyMap<string, Formato>

const MEDIA_PUNTA = 10
const EMU_POR_TWIP = 635

/** The sections of a body with everything in them measured. */
export function leerSecciones(cuerpo: Nodo, formatos: Formatos): SeccionMedida[] {
  const nodos = aplanar(hijos(cuerpo['w:body']))
  const secciones: SeccionMedida[] = []
  let desde = 0
  nodos.forEach((nodo, i) => {
    const [nombre, contenido] = abrir(nodo)
    const sectPr = nombre === 'w:sectPr' ? contenido : hijo(hijo(contenido, 'w:pPr'), 'w:sectPr')
    if (sectPr === undefined) return
    const hasta = nombre === 'w:sectPr' || soloSepara(contenido, nodos[i - 1]) ? i : i + 1
    const { ancho, alto } = paginaDe(sectPr)
    secciones.push({ alto, bloques: leerBloques(nodos.slice(desde, hasta), ancho, formatos) })
    desde = i + 1
  })
  return secciones
}

/** Whether a paragraph only ends its section: it takes no line then, but behind a table, where Word wants one. */
const soloSepara = (parrafo: unknown, antes: Nodo | undefined): boolean =>
  hijos(parrafo).every(n => 'w:pPr' in n) && (antes === undefined || !('w:tbl' in antes))

/** Content controls are seen through. */
const aplanar = (nodos: readonly Nodo[]): Nodo[] =>
  nodos.flatMap(n => ('w:sdt' in n ? aplanar(hijos(hijo(n['w:sdt'], 'w:sdtContent'))) : [n]))

function paginaDe(sectPr: unknown): { ancho: number; alto: number } {
  const tamano = hijo(sectPr, 'w:pgSz')
  const margen = hijo(sectPr, 'w:pgMar')
  const de = (n: unknown, nombre: string) => numero(n, nombre) ?? 0
  return {
    ancho: de(tamano, 'w:w') - de(margen, 'w:left') - de(margen, 'w:right'),
    alto: de(tamano, 'w:h') - de(margen, 'w:top') - de(margen, 'w:bottom'),
  }
}

function leerBloques(nodos: readonly Nodo[], ancho: number, formatos: Formatos): BloqueMedido[] {
  return nodos.flatMap((nodo): BloqueMedido[] => {
    const [nombre, contenido] = abrir(nodo)
    if (nombre === 'w:p') return [leerParrafo(contenido, ancho, formatos)]
    if (nombre === 'w:tbl')
      return [
        {
          tipo: 'tabla',
          filas: leerFilas(contenido, (dentro, suyo) => leerBloques(hijos(dentro), suyo, formatos)),
        },
      ]
    return []
  })
}

function leerParrafo(contenido: unknown, ancho: number, formatos: Formatos): ParrafoMedido {
  const pPr = hijo(contenido, 'w:pPr')
  const estilo = String(atributo(hijo(pPr, 'w:pStyle'), 'w:val') ?? '')
  const lista = hijo(pPr, 'w:numPr')
  const nivel = numero(hijo(lista, 'w:ilvl'), 'w:val') ?? 0
  const heredado = formatos.get(estilo) ?? formatos.get('')!
  const f = conParrafo(lista === undefined ? heredado : enLista(heredado, nivel), pPr)
  const trozos: Trozo[] = []
  const marcas: string[] = []
  leerTrozos(hijos(contenido), f, trozos, marcas)
  const otros = ancho - f.izquierda - f.derecha
  const { alto } = letraLlamada(f.letra, f.negrita)
  return {
    tipo: 'parrafo',
    renglones: renglonesDe(trozos, {
      // The number of a list stands in the room that its first line hangs out.
      primero: lista === undefined ? otros - f.primera : otros,
      otros,
      multiplo: f.linea / 240,
      vacio: alto * f.tamano * MEDIA_PUNTA,
    }),
    antes: f.antes,
    despues: f.despues,
    sigue: f.sigue,
    entero: f.entero,
    paginaNueva: prendido(pPr, 'w:pageBreakBefore') ?? false,
    marcas,
  }
}

const enLista = (f: Formato, nivel: number): Formato => {
  const { left, hanging } = sangria(nivel)
  return { ...f, izquierda: left, primera: -hanging }
}

function leerTrozos(nodos: readonly Nodo[], f: Formato, trozos: Trozo[], marcas: string[]): void {
  for (const nodo of nodos) {
    const [nombre, contenido] = abrir(nodo)
    if (nombre === 'w:r') leerCorrida(contenido, f, trozos)
    else if (nombre === 'w:hyperlink') leerTrozos(hijos(contenido), f, trozos, marcas)
    else if (nombre === 'w:bookmarkStart') marcas.push(String(atributo(contenido, 'w:name') ?? ''))
  }
}

function leerCorrida(contenido: unknown, heredado: Formato, trozos: Trozo[]): void {
  const rPr = hijo(contenido, 'w:rPr')
  const f = conLetra(heredado, rPr)
  const menuda = hijo(rPr, 'w:vertAlign') === undefined ? 1 : 0.65
  const letra = letraLlamada(f.letra, f.negrita)
  const tamano = f.tamano * MEDIA_PUNTA * menuda
  for (const nodo of hijos(contenido)) {
    const [nombre, dentro] = abrir(nodo)
    if (nombre === 'w:t') trozos.push({ tipo: 'texto', texto: textoDe(dentro), letra, tamano })
    else if (nombre === 'w:br') trozos.push({ tipo: 'salto', letra, tamano })
    else if (nombre === 'w:tab') trozos.push({ tipo: 'texto', texto: ' ', letra, tamano })
    else if (nombre === 'w:drawing') trozos.push(imagenDe(dentro))
  }
}

const textoDe = (contenido: unknown): string =>
  typeof contenido === 'string'
    ? contenido
    : Array.isArray(contenido)
      ? contenido.filter(x => typeof x === 'string').join('')
      : ''

function imagenDe(dibujo: unknown): Trozo {
  const medida = hijo(hijo(dibujo, 'wp:inline'), 'wp:extent')
  const en = (nombre: string) => (numero(medida, nombre) ?? 0) / EMU_POR_TWIP
  return { tipo: 'imagen', ancho: en('cx'), alto: en('cy') }
}
