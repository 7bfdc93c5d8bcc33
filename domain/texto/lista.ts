import { plegar } from './normalizar.ts'

/** «II Ciclo» is read as a number. */
const ROMANO = /^[^\p{L}\d]*[IVX]+(?![\p{L}\d])/u

/** «y» is «e» before the sound i (not before hie, hia: «nieve y hielo»; nor before «II»), «o» is «u» before the sound o. */
const conjuncion = (tipo: 'y' | 'o', siguiente: string): string => {
  if (ROMANO.test(siguiente)) return tipo
  const s = plegar(siguiente).replace(/^[^a-z0-9]+/, '')
  if (tipo === 'y') return /^(i|hi(?![aeo])|y(?![aeiou]))/.test(s) ? 'e' : 'y'
  return /^(o|ho|8|11(?!\d))/.test(s) ? 'u' : 'o'
}

/** «A», «A y B», «A, B y C» as Spanish writes a list; nothing for an empty one. */
export function enLista(partes: readonly string[], tipo: 'y' | 'o' = 'y'): string {
  if (partes.length < 2) return partes[0] ?? ''
  const ultima = partes.at(-1)!
  return `${partes.slice(0, -1).join(', ')} ${conjuncion(tipo, ultima)} ${ultima}`
}

/** «A, B y 3 más»: the first `most`, and how many there are besides (`mas`: «cambios más»); whole where that would leave out one only. */
export function enListaCorta(partes: readonly string[], most: number, mas = 'más'): string {
  const resto = partes.length - most
  return enLista(resto > 1 ? [...partes.slice(0, most), `${resto} ${mas}`] : partes)
}
