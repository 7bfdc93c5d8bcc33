import { plegar } from '../texto/normalizar.ts'

/** First words whose gender their ending does not tell. */
const femeninas = new Set(['imagen', 'clave', 'clase', 'nube', 'sede', 'tilde'])
const masculinas = new Set([
  'area',
  'areas',
  'programa',
  'programas',
  'dia',
  'dias',
  'sistema',
  'problema',
  'lema',
  'tema',
  'temas',
  'idioma',
  'diploma',
  'orden',
])

const esFemenina = (palabra: string): boolean =>
  femeninas.has(palabra) ||
  (!masculinas.has(palabra) && /(a|as|ion|iones|razon|[dt]ad|[dt]ades|tud)$/.test(palabra))

/** «el», «la», «los» or «las» for a field by its label: «los» for «Créditos», «el» for «Área». */
export function articuloDe(etiqueta: string): 'el' | 'la' | 'los' | 'las' {
  const palabra = plegar(etiqueta.trim().split(/\s+/)[0] ?? '')
  const esPlural = palabra.endsWith('s')
  // «el área», «las áreas»: only the singular takes the article of the other gender.
  if (palabra === 'areas') return 'las'
  if (esFemenina(palabra)) return esPlural ? 'las' : 'la'
  return esPlural ? 'los' : 'el'
}

/** A label inside a sentence: «créditos», but «DNI» and «URL» stay. */
export const enFrase = (etiqueta: string): string =>
  /^\p{Lu}{2}/u.test(etiqueta) ? etiqueta : etiqueta.charAt(0).toLowerCase() + etiqueta.slice(1)

/** «de el» is «del», «a el» is «al». */
export const contraer = (preposicion: 'de' | 'a', articulo: string): string =>
  articulo === 'el' ? (preposicion === 'de' ? 'del' : 'al') : `${preposicion} ${articulo}`
