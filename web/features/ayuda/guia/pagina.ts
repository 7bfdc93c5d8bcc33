import type { Bloque } from './arbol.ts'
import { leerBloques } from './bloques.ts'
import { isRolDeGuia, losRoles, type RolDeGuia } from './roles.ts'

/** What the pages are about, in the order of the list. */
export const temas = [
  'Empezar',
  'La institución',
  'El plan de estudios',
  'Los cursos y la malla',
  'Las competencias',
  'Los sílabos',
  'Los documentos',
  'La administración',
  'Compartir',
] as const
type Tema = (typeof temas)[number]

/** A page of the guide: one task. */
export interface Pagina {
  /** Its name in the address and of its file. */
  clave: string
  titulo: string
  tema: Tema
  roles: RolDeGuia[]
  orden: number
  /** Other words by which people look for it. */
  palabras: string
  bloques: Bloque[]
}

const CABEZA = /^---\n([\s\S]*?)\n---\n/

function campo(cabeza: string, nombre: string, clave: string): string {
  const valor = new RegExp(`^${nombre}: *(.+)$`, 'm').exec(cabeza)?.[1]?.trim()
  if (!valor) throw new Error(`${clave}.md does not say its «${nombre}».`)
  return valor
}

function rolesDe(escritos: string, clave: string): RolDeGuia[] {
  if (escritos === 'todos') return losRoles
  return escritos.split(',').map(escrito => {
    const rol = escrito.trim()
    if (!isRolDeGuia(rol)) throw new Error(`${clave}.md names the role «${rol}», which is none.`)
    return rol
  })
}

/**
 * Reads a page: what stands at its head between `---` (titulo, tema, roles, orden, palabras), and the text below.
 * @throws when something is missing at its head, or is none of what may stand there.
 */
export function leerPagina(clave: string, texto: string): Pagina {
  const cabeza = CABEZA.exec(texto)
  if (!cabeza) throw new Error(`${clave}.md has no head.`)
  const dice = (nombre: string) => campo(cabeza[1]!, nombre, clave)
  const tema = dice('tema') as Tema
  if (!temas.includes(tema)) throw new Error(`${clave}.md is about «${tema}», which is not in the list.`)
  const orden = Number(dice('orden'))
  if (!Number.isSafeInteger(orden)) throw new Error(`${clave}.md has no order.`)
  return {
    clave,
    titulo: dice('titulo'),
    tema,
    roles: rolesDe(dice('roles'), clave),
    orden,
    palabras: dice('palabras'),
    bloques: leerBloques(texto.slice(cabeza[0].length).split('\n')),
  }
}

/** Pages in the order of reading: by what they are about, then by their own order. */
export const enOrden = (paginas: readonly Pagina[]): Pagina[] =>
  paginas.toSorted((a, b) => temas.indexOf(a.tema) - temas.indexOf(b.tema) || a.orden - b.orden)
