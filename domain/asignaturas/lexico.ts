import { clave, sinSignosDeCodigo } from '../texto/normalizar.ts'
import type { Id } from './asignatura.ts'

/** The codes and names by which the courses of a plan can be written, and what each of them means. */
export interface Lexico {
  /** The one course that is written so (code before name), or null when none or several are. */
  buscar(escrito: string): Id | null
  /** The same for text that is folded and has its blanks joined already: reading a long text asks thousands of times. */
  buscarLlano(llano: string): Id | null
  /** Of folded text the one course that has it as its code, with or without hyphens and blanks. */
  buscarCodigo(llano: string): Id | null
  /** Whether several courses are written so. */
  isAmbiguo(escrito: string): boolean
  /** The shortest way to write a course that only means that course; «#12» when code, name and place mean others too. */
  etiqueta(id: Id): string
  /** How many letters from the front of a folded text a way to write a course has at most: nothing longer needs to be looked up. */
  largoEn(llano: string): number
}

export interface CursoEscrito {
  id: Id
  codigo: string | null
  nombre: string
  /** Its cycle or section, where the name may be followed by it in brackets. */
  lugar?: string | null
}

/** «Álgebra (Segundo grado)»; null where no place is said. */
const enSuLugar = ({ nombre, lugar }: CursoEscrito): string | null => (lugar ? `${nombre} (${lugar})` : null)

type Indice = Map<string, Set<Id>>

function anotar(indice: Indice, llave: string, id: Id): void {
  if (llave === '') return
  const ids = indice.get(llave)
  if (ids) ids.add(id)
  else indice.set(llave, new Set([id]))
}

/** Letters that two texts have in common at their front. */
function comun(a: string, b: string): number {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  return i
}

/** Of a text the longest front that one of these, in order, begins with: it is found beside the place where the text would stand. */
function frenteComun(enOrden: readonly string[], texto: string): number {
  let [desde, hasta] = [0, enOrden.length]
  while (desde < hasta) {
    const medio = (desde + hasta) >> 1
    if (enOrden[medio]! < texto) desde = medio + 1
    else hasta = medio
  }
  return Math.max(comun(texto, enOrden[desde - 1] ?? ''), comun(texto, enOrden[desde] ?? ''))
}

const masLargo = (llaves: Iterable<string>): number =>
  [...llaves].reduce((max, llave) => Math.max(max, llave.length), 0)

/** How people write code and name together in a spreadsheet; of both their keys. */
const formasLargas = (codigo: string, nombre: string): string[] => [
  `${codigo} ${nombre}`,
  `${codigo} - ${nombre}`,
  // As the screens and the papers of this system say it.
  `${codigo} · ${nombre}`,
  `${codigo}: ${nombre}`,
  `${codigo} (${nombre})`,
]

/**
 * Lexicon of the courses of a plan. Accents, case and blanks do not matter. A code is looked for first, then a name, then
 * code and name together or name and place, then «#id», last a code without its hyphens and blanks («INF 134» for «INF-134»). What means
 * several courses means none: it is never guessed.
 */
export function lexicoDe(cursos: Iterable<CursoEscrito>): Lexico {
  const codigos: Indice = new Map()
  const nombres: Indice = new Map()
  const largos: Indice = new Map()
  const compactos: Indice = new Map()
  const ids = new Map<string, Id>()
  const porId = new Map<Id, CursoEscrito>()
  for (const curso of cursos) {
    porId.set(curso.id, curso)
    ids.set(`#${curso.id}`, curso.id)
    const [codigo, nombre] = [clave(curso.codigo ?? ''), clave(curso.nombre)]
    anotar(nombres, nombre, curso.id)
    anotar(largos, clave(enSuLugar(curso) ?? ''), curso.id)
    if (codigo === '') continue
    anotar(codigos, codigo, curso.id)
    anotar(compactos, sinSignosDeCodigo(codigo), curso.id)
    for (const forma of formasLargas(codigo, nombre)) anotar(largos, forma, curso.id)
  }

  // Most plans are saved without a requisite being read.
  let llaves: string[] | null = null
  const enOrden = (): string[] =>
    (llaves ??= [codigos, nombres, largos, ids].flatMap(indice => [...indice.keys()]).sort())
  // Not even «I - N - F - 1» is longer: what is, is no code.
  const topeDeCodigo = 4 * masLargo(compactos.keys())

  const sinSignos = (llano: string): ReadonlySet<Id> | undefined =>
    llano.length > topeDeCodigo ? undefined : compactos.get(sinSignosDeCodigo(llano))
  const encontrar = (llano: string): ReadonlySet<Id> | undefined => {
    const porLlave = codigos.get(llano) ?? nombres.get(llano) ?? largos.get(llano)
    if (porLlave) return porLlave
    const id = ids.get(llano)
    return id === undefined ? sinSignos(llano) : new Set([id])
  }
  const elUnico = (hallados: ReadonlySet<Id> | undefined): Id | null =>
    hallados?.size === 1 ? [...hallados][0]! : null
  const buscarLlano = (llano: string): Id | null => elUnico(encontrar(llano))
  const buscar = (escrito: string): Id | null => buscarLlano(clave(escrito))
  return {
    largoEn: llano => Math.max(frenteComun(enOrden(), llano), Math.min(llano.length, topeDeCodigo)),
    buscar,
    buscarLlano,
    buscarCodigo: llano => elUnico(codigos.get(llano) ?? sinSignos(llano)),
    isAmbiguo: escrito => (encontrar(clave(escrito))?.size ?? 0) > 1,
    etiqueta(id) {
      const curso = porId.get(id)
      const formas = curso
        ? [curso.codigo, curso.nombre, `${curso.codigo} ${curso.nombre}`, enSuLugar(curso)]
        : []
      return formas.find(forma => forma !== null && buscar(forma) === id) ?? `#${id}`
    },
  }
}
