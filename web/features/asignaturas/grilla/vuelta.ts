import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { isCampoDeLugar } from '@malla/domain/permisos/cursos.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { sameValue } from '../../../ui/form/merge.ts'
import { type Borrador, type Cambio, type CambioDeFila, type Guardadas, isNada } from './borrador.ts'
import { columnaDeCampo } from './columnas.ts'
import { type CamposDeFila, type Fila, isNueva, soloCampos } from './fila.ts'

type Campo = keyof CamposDeFila
type Campos = Partial<CamposDeFila>

/** What of a step can be walked without writing over what was changed since, and how much of it stays as it is. */
export interface Vuelta {
  cambio: Cambio
  celdas: number
  cursos: number
}

/** A row as it stands in the grid. */
function filaEn({ ediciones, nuevas }: Borrador, guardadas: Guardadas, id: Id): Fila | undefined {
  const guardada = guardadas.get(id)
  return guardada ? { ...guardada, ...ediciones.get(id)?.cambios } : nuevas.find(f => f.id === id)
}

/** Whether the fields of a row still are what the step left. Where it stands is one thing, and its order among others is part of it only where nothing else is. */
function estaComo(fila: Fila, antes: Campos): (campo: Campo) => boolean {
  const igual = (campo: Campo) => sameValue(fila[campo], antes[campo])
  const deLugar = (Object.keys(antes) as Campo[]).filter(isCampoDeLugar)
  const grupo = deLugar.filter(c => c !== 'orden')
  const isEnSuLugar = (grupo.length > 0 ? grupo : deLugar).every(igual)
  return campo => (isCampoDeLugar(campo) ? isEnSuLugar : igual(campo))
}

const soloDe = (campos: Campos, cuales: readonly Campo[]): Campos =>
  Object.fromEntries(cuales.map(c => [c, campos[c]]))

function posibleDe(paso: CambioDeFila, fila: Fila | undefined): { cambio: CambioDeFila; quedan: Campo[] } {
  const { id, antes, despues } = paso
  const campos = Object.keys(despues) as Campo[]
  const esta = fila && estaComo(fila, antes)
  const van = esta ? campos.filter(esta) : []
  // What is as it would be made already is no loss.
  const quedan = campos.filter(c => !van.includes(c) && !(fila && sameValue(fila[c], despues[c])))
  return { cambio: { id, antes: soloDe(antes, van), despues: soloDe(despues, van) }, quedan }
}

/** Whether a row that would go says what the step left it saying. */
const isComoQuedo = (quedo: Fila, fila: Fila | undefined): boolean =>
  fila === undefined ||
  (Object.keys(soloCampos(quedo)) as Campo[]).every(c => c === 'orden' || sameValue(quedo[c], fila[c]))

/** What of a step, done again or taken back (`inverso`), others have left as it was. */
export function posible(paso: Cambio, b: Borrador, guardadas: Guardadas): Vuelta {
  const filas = paso.filas.map(f => posibleDe(f, filaEn(b, guardadas, f.id)))
  const borradas = paso.borradas.filter(f => isNueva(f) || isComoQuedo(f, filaEn(b, guardadas, f.id)))
  const cambio = {
    ...paso,
    filas: filas.map(f => f.cambio).filter(f => Object.keys(f.despues).length > 0),
    borradas,
  }
  return {
    cambio,
    celdas: filas.reduce((n, { quedan }) => n + new Set(quedan.map(columnaDeCampo)).size, 0),
    cursos: paso.borradas.length - borradas.length,
  }
}

/** What the person is told of a step that could not be walked as a whole; null where it could. `hecho`: «deshizo». */
export function palabrasDeVuelta(
  { cambio, celdas, cursos }: Vuelta,
  hecho: 'deshizo' | 'rehizo',
): string | null {
  if (celdas + cursos === 0) return null
  if (isNada(cambio)) return `No se ${hecho} «${cambio.texto}»: se cambió después, y queda como está.`
  const partes = [
    celdas > 0 ? segun(celdas, 'una celda', '# celdas') : '',
    cursos > 0 ? segun(cursos, 'un curso', '# cursos') : '',
  ].filter(Boolean)
  return `Se ${hecho} «${cambio.texto}», menos en ${enLista(partes)}: se cambió después, y queda como está.`
}
