import type { Id, Requisito } from '../asignaturas/asignatura.ts'
import { describe } from '../asignaturas/descripcion.ts'
import { cursosDe, isGrupo, mapCursos, simplificar } from '../asignaturas/requisitos.ts'
import { clave, claveDeCodigo } from '../texto/normalizar.ts'
import { type CampoComparado, camposComparados, escrito } from './comparado.ts'

/** A course as comparing sees it: names in place of ids of catalogues. `lugar` is its cycle or section as people read it. */
export interface CursoComparable {
  id: Id
  codigo: string | null
  nombre: string
  lugar: string
  /** Key of the place by which two plans agree: «c3», «s electivos». */
  claveDeLugar: string
  credits: number | null
  horasteoria: number
  horaspractica: number
  /** The sum of its two parts, for totals; what differs is told of each part. */
  horasvirtual: number
  horasvirtualteoria: number
  horasvirtualpractica: number
  requisitos: Requisito | null
  area: string | null
  tipo: string | null
  tipologia: string | null
  tipoestudio: string | null
  modalidad: string | null
}

/** By what two courses were found to be the same. */
export type Por = 'codigo' | 'nombre' | 'origen'

export interface Diferencia {
  campo: CampoComparado
  antes: string
  despues: string
}

/** One course over two plans; `movido` when it stands in another cycle or section, whether or not it changed besides. */
export interface CursoComparado {
  cambio: 'igual' | 'nuevo' | 'retirado' | 'cambiado'
  movido: boolean
  por: Por | null
  antes: CursoComparable | null
  despues: CursoComparable | null
  campos: Diferencia[]
}

interface Pareja {
  antes: CursoComparable
  despues: CursoComparable
  por: Por
}

type Llave = (c: CursoComparable) => string | null

/** Takes the pairs whose keys agree off both lists. Where a key stands more than once, those in the same place go first. */
function emparejarPor(
  por: Por,
  antes: Set<CursoComparable>,
  despues: Set<CursoComparable>,
  deAntes: Llave,
  deDespues: Llave = deAntes,
): Pareja[] {
  const libres = Map.groupBy(antes, c => deAntes(c) ?? '')
  libres.delete('')
  const parejas: Pareja[] = []
  const tomar = (soloMismoLugar: boolean): void => {
    for (const nuevo of [...despues]) {
      const candidatos = libres.get(deDespues(nuevo) ?? '') ?? []
      const viejo = candidatos.find(
        c => antes.has(c) && (!soloMismoLugar || c.claveDeLugar === nuevo.claveDeLugar),
      )
      if (!viejo) continue
      antes.delete(viejo)
      despues.delete(nuevo)
      parejas.push({ antes: viejo, despues: nuevo, por })
    }
  }
  tomar(true)
  tomar(false)
  return parejas
}

const porCompacto: Llave = c => (c.codigo ? claveDeCodigo(c.codigo) || null : null)
const porCodigo: Llave = c => (porCompacto(c) ? clave(c.codigo!) : null)
const porNombre: Llave = c => clave(c.nombre)

/** A key only where it tells one course of each list: «1.11» and «11.1» are two codes, and which of them «111» is nobody knows. */
function siEsUnica(llave: Llave, ...listas: Iterable<CursoComparable>[]): Llave {
  const varias = new Set(
    listas.flatMap(lista =>
      [...Map.groupBy(lista, llave)].flatMap(([k, suyos]) => (suyos.length > 1 ? [k] : [])),
    ),
  )
  return c => (varias.has(llave(c)) ? null : llave(c))
}

/** A demand without the order in which its parts are written: «A y B» asks for what «B y A» asks for. */
function sinOrden(r: Requisito): string {
  if (!isGrupo(r)) return JSON.stringify(r)
  const partes = [...new Set(r.de.map(sinOrden))].toSorted()
  return partes.length > 1 ? `${r.tipo}(${partes.join()})` : partes.join()
}

/** A requisite so written that two plans agree when it asks for the same courses, whatever these are called in each. */
function huella(r: Requisito | null, comunes: ReadonlyMap<Id, Id> = new Map()): string {
  const corto = simplificar(mapCursos(r, comunes))
  return corto === null ? '' : sinOrden(corto)
}

function diferencias(
  { antes, despues }: Pareja,
  comunes: ReadonlyMap<Id, Id>,
  nombreDe: { antes: (id: Id) => string | null; despues: (id: Id) => string | null },
): Diferencia[] {
  return camposComparados.flatMap((campo): Diferencia[] => {
    if (campo === 'requisitos') {
      const foreign = cursosDe(antes.requisitos).some(c => !comunes.has(c.asignatura_id))
      if (!foreign && huella(antes.requisitos, comunes) === huella(despues.requisitos)) return []
      const de = describe(antes.requisitos, nombreDe.antes)
      const a = describe(despues.requisitos, nombreDe.despues)
      return [{ campo, antes: de, despues: a }]
    }
    const isEqual =
      campo === 'lugar' ? antes.claveDeLugar === despues.claveDeLugar : antes[campo] === despues[campo]
    return isEqual ? [] : [{ campo, antes: escrito(antes[campo]), despues: escrito(despues[campo]) }]
  })
}

const nombres = (cursos: readonly CursoComparable[]) => {
  const porId = new Map(cursos.map(c => [c.id, c.codigo ?? c.nombre]))
  return (id: Id): string | null => porId.get(id) ?? null
}

const solo = (cambio: 'nuevo' | 'retirado', curso: CursoComparable): CursoComparado => ({
  cambio,
  movido: false,
  por: null,
  antes: cambio === 'retirado' ? curso : null,
  despues: cambio === 'nuevo' ? curso : null,
  campos: [],
})

/**
 * The courses of two plans, paired by code (with other blanks, points and hyphens where none is written alike), else by name (neither case nor
 * accents matter), else by origin: `origenes` leads from a course of the newer plan to the one it was copied from. Answers those of `despues` in their order, then what is only in `antes`.
 */
export function compararCursos(
  antes: readonly CursoComparable[],
  despues: readonly CursoComparable[],
  origenes: ReadonlyMap<Id, Id> = new Map(),
): CursoComparado[] {
  const viejos = new Set(antes)
  const nuevos = new Set(despues)
  const parejas = [
    ...emparejarPor('codigo', viejos, nuevos, porCodigo),
    ...emparejarPor('codigo', viejos, nuevos, siEsUnica(porCompacto, viejos, nuevos)),
    ...emparejarPor('nombre', viejos, nuevos, porNombre),
    ...emparejarPor(
      'origen',
      viejos,
      nuevos,
      c => String(c.id),
      c => origenes.get(c.id)?.toString() ?? null,
    ),
  ]
  const comunes = new Map(parejas.map(p => [p.antes.id, p.despues.id]))
  const nombreDe = { antes: nombres(antes), despues: nombres(despues) }
  const deNuevo = new Map(
    parejas.map(pareja => {
      const campos = diferencias(pareja, comunes, nombreDe)
      const movido = campos.some(c => c.campo === 'lugar')
      const cambio = campos.some(c => c.campo !== 'lugar') ? 'cambiado' : 'igual'
      return [pareja.despues, { ...pareja, cambio, movido, campos } satisfies CursoComparado]
    }),
  )
  return [
    ...despues.map(c => deNuevo.get(c) ?? solo('nuevo', c)),
    ...antes.filter(c => viejos.has(c)).map(c => solo('retirado', c)),
  ]
}
