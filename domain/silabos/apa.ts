import { enLista } from '../texto/lista.ts'
import { leerDoi } from './identificadores.ts'
import type { Referencia } from './referencia.ts'

/** References in APA 7 as Spanish writes them, from their fields. */

/** A stretch of a reference. */
export interface Tramo {
  texto: string
  cursiva: boolean
}

/** The reference as it is printed: as somebody wrote it, else from its fields; nothing while there is neither. */
export function tramosDeReferencia(r: Referencia): Tramo[] {
  if (r.texto.trim() !== '') return [{ texto: r.texto.trim(), cursiva: false }]
  if (limpio(r.titulo) === '' && limpio(r.autores) === '') return []
  return unir(partesDe(r))
}

/** The reference in one line, without italics. */
export const textoDeReferencia = (r: Referencia): string =>
  tramosDeReferencia(r)
    .map(t => t.texto)
    .join('')

/** A reference that was written, so that the same one with other capitals, blanks and points is the same. */
export const plegada = (escrita: string): string =>
  escrita
    .toLowerCase()
    .replace(/[\s.,;:]+/g, ' ')
    .trim()

/** Those of `lista` that stand in another one already, by their id; one with nothing in it stands nowhere. */
export function lasQueYaEstan(lista: readonly Referencia[], otra: readonly Referencia[]): Set<string> {
  const dichas = new Set(otra.map(r => plegada(textoDeReferencia(r))))
  dichas.delete('')
  return new Set(lista.filter(r => dichas.has(plegada(textoDeReferencia(r)))).map(r => r.id))
}

/** Order of a bibliography: by its lines as Spanish sorts them. */
export const ordenarReferencias = (lista: readonly Referencia[]): Referencia[] =>
  lista.toSorted((a, b) =>
    textoDeReferencia(a).localeCompare(textoDeReferencia(b), 'es', { sensitivity: 'base' }),
  )

const limpio = (s: string): string => s.replace(/\s+/g, ' ').trim()

/** Without a point at the end, which the format puts itself. */
const sinPunto = (s: string): string => limpio(s).replace(/(?<!\.)\.$/, '')

const llano = (texto: string): Tramo => ({ texto, cursiva: false })
const cursiva = (texto: string): Tramo => ({ texto, cursiva: true })

/** A sentence of the reference: its stretches, closed with a point. */
type Parte = Tramo[]

function partesDe(r: Referencia): Parte[] {
  const autores = autoresApa(r.autores)
  const anio = [llano(`(${limpio(r.anio) || 's. f.'})`)]
  const obra = obraDe(r)
  // Without an author the title leads.
  return [
    ...(autores === '' ? [obra, anio] : [[llano(autores)], anio, obra]),
    fuenteDe(r),
    enlaceDe(r),
  ].filter(p => p.length > 0)
}

function obraDe(r: Referencia): Parte {
  const titulo = sinPunto(r.titulo)
  if (titulo === '') return []
  if (r.tipo === 'articulo') return [llano(titulo)]
  const edicion = edicionApa(r.edicion)
  return [cursiva(titulo), ...(r.tipo !== 'web' && edicion !== '' ? [llano(` (${edicion})`)] : [])]
}

function fuenteDe(r: Referencia): Parte {
  if (r.tipo === 'articulo') return revistaDe(r)
  const institucion = sinPunto(r.tipo === 'web' ? r.sitio || r.editorial : r.editorial)
  // An institution that wrote it is not named again as its publisher.
  return institucion === '' || institucion === sinPunto(r.autores) ? [] : [llano(institucion)]
}

/** «*Revista*, *12*(3), 45–67». */
function revistaDe(r: Referencia): Parte {
  const [revista, volumen, numero, paginas] = [r.revista, r.volumen, r.numero, r.paginas].map(sinPunto)
  if (!revista) return []
  return [
    cursiva(revista),
    ...(volumen ? [llano(', '), cursiva(volumen)] : []),
    ...(numero ? [llano(`${volumen ? '' : ', '}(${numero})`)] : []),
    ...(paginas ? [llano(`, ${paginas.replace(/\s*[-–—]\s*/g, '–')}`)] : []),
  ]
}

function enlaceDe(r: Referencia): Parte {
  const doi = leerDoi(r.doi)
  const enlace = doi ? `https://doi.org/${doi}` : limpio(r.url)
  return enlace === '' ? [] : [llano(enlace)]
}

/** «6.ª ed.» of «6», «6a», «6.ª ed.»; words stay: «ed. revisada». */
function edicionApa(edicion: string): string {
  const dicha = sinPunto(edicion)
  if (dicha === '') return ''
  const n = /^(\d{1,3})(?:\.?\s*[ªa]|\.|era|da|ra|ta|ma|va|na)?(?:\s+(?:ed(?:\.|ici[oó]n)?))?$/i.exec(
    dicha,
  )?.[1]
  if (n) return `${n}.ª ed.`
  const entera = dicha.replace(/\b(ed|rev|aum|corr)$/i, '$1.')
  return /\bed(?:\.|ici[oó]n)?(?:[\s,;]|$)/i.test(dicha) ? entera : `ed. ${entera}`
}

/** Authors of a reference as APA names them: «Date, C. J. y Darwen, H.»; an institution as it is; 21 or more with «…» before the last. */
export function autoresApa(autores: string): string {
  const lista = autores.split(/[\n;]/).map(limpio).filter(Boolean).map(autorApa)
  if (lista.length > 20) return `${lista.slice(0, 19).join(', ')}, … ${lista.at(-1)}`
  return enLista(lista)
}

function autorApa(autor: string): string {
  const coma = autor.indexOf(',')
  if (coma < 0) return autor
  const nombres = autor.slice(coma + 1).trim()
  const apellidos = autor.slice(0, coma).trim()
  return nombres === '' ? apellidos : `${apellidos}, ${iniciales(nombres)}`
}

/** «C. J.» of «Chris John», «J.-P.» of «Jean-Paul»; what are initials already stays. */
const iniciales = (nombres: string): string =>
  nombres
    .replace(/\.(?=\p{L})/gu, '. ')
    .split(/\s+/)
    .filter(n => !/^(?:de|del|la|las|los|y)$/i.test(n))
    .map(n =>
      n
        .split('-')
        .flatMap(parte => (parte === '' ? [] : `${[...parte][0]!.toUpperCase()}.`))
        .join('-'),
    )
    .join(' ')

/** Sentences one after the other, each closed with a point but where it ends in a sign of its own, or is an address. */
function unir(partes: readonly Parte[]): Tramo[] {
  return juntar(
    partes.flatMap((parte, i) => {
      const dicho = parte.map(t => t.texto).join('')
      const isCerrada = /^https?:\/\/\S+$/i.test(dicho) || /[.?!…]$/.test(dicho)
      const fin = `${isCerrada ? '' : '.'}${i < partes.length - 1 ? ' ' : ''}`
      return fin === '' ? parte : [...parte, llano(fin)]
    }),
  )
}

/** Neighbouring stretches of one kind as one. */
function juntar(tramos: readonly Tramo[]): Tramo[] {
  const juntos: Tramo[] = []
  for (const t of tramos) {
    const previo = juntos.at(-1)
    if (previo?.cursiva === t.cursiva) juntos.splice(-1, 1, { ...previo, texto: previo.texto + t.texto })
    else juntos.push(t)
  }
  return juntos
}
