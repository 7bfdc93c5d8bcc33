import { comienzo } from '../texto/cortar.ts'

/** Ids tell units, weeks and lines of a key apart: for merging two edits, for what is observed and for what follows a unit. */

/** Most letters of an id (contracts/valoresDeSilabo.ts). */
const LARGO = 60

type ConId = { id: string } & Record<string, unknown>

const isObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null

const isConId = (valor: unknown): valor is ConId => isObjeto(valor) && typeof valor.id === 'string'

const idsDe = (valor: unknown): string[] => {
  if (!isObjeto(valor)) return []
  return [...(isConId(valor) ? [valor.id] : []), ...Object.values(valor).flatMap(idsDe)]
}

/** Gives each id as it is the first time; then with a number behind it that none other has. */
function nombrador(todos: readonly string[]): (id: string) => string {
  const ocupados = new Set(todos)
  const dados = new Set<string>()
  let n = 1
  return id => {
    let nuevo = id
    while (dados.has(nuevo) || (nuevo !== id && ocupados.has(nuevo))) {
      const fin = `~${++n}`
      nuevo = `${comienzo(id, LARGO - fin.length)}${fin}`
    }
    dados.add(nuevo)
    return nuevo
  }
}

function renombrar(valor: unknown, nombre: (id: string) => string): unknown {
  if (Array.isArray(valor)) return valor.map(v => renombrar(v, nombre))
  if (!isObjeto(valor)) return valor
  const propio = isConId(valor) ? { id: nombre(valor.id) } : {}
  const dentro = Object.entries(valor).map(([campo, v]) => [campo, renombrar(v, nombre)])
  return { ...Object.fromEntries(dentro), ...propio }
}

/**
 * Values by key (contenido.ts) in which no id stands twice in one key: of those that repeat the first stays and the others get a number, the same
 * each time the same value comes. The units and weeks of the programme count as one.
 */
export const conIdsUnicos = (valores: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(valores).map(([clave, valor]) => [clave, renombrar(valor, nombrador(idsDe(valor)))]),
  )
