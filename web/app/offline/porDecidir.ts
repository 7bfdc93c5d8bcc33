import { sameValue } from '../../ui/form/merge.ts'
import { newKey } from '../../ui/newKey.ts'
import { isReachable } from '../connection.ts'
import { refresh } from '../query.ts'
import { cambiar, enviarCola, esperas, pintarTodo, releerAlVolver } from './cola.ts'
import { guardarEspera, reemplazar } from './deposito.ts'
import { borrarDePantalla } from './pintar.ts'
import { type Espera, trasDescartar } from './reglas.ts'
import { contestada } from './tarde.ts'

/** What the person does with a write that waits. */

/** What they are told where nothing could be noted of what they asked for. */
const SIN_ANOTAR =
  'Este navegador no dejó guardar el cambio en este equipo; todo sigue como estaba. Libere espacio en el disco y vuelva a intentarlo.'

/** A change that the person asked for. Rejects with words for them where this browser does not let it be noted: all stays as it was. */
const anotar = (work: () => Promise<void>): Promise<void> =>
  cambiar(() =>
    work().catch(() => {
      throw new Error(SIN_ANOTAR)
    }),
  )

/** Throws away a write that waits: what it showed goes back, also where it went into later ones. Rejects when this browser does not let it go. */
export async function descartar(espera: Espera): Promise<void> {
  // Another content is another write.
  const otras = trasDescartar(esperas(), espera).map(e => ({ ...contestada(e), clave: newKey() }))
  await anotar(() => reemplazar(espera, otras))
  borrarDePantalla(espera)
  pintarTodo()
  if (isReachable()) await refresh(espera.llamada.split('.')[0]!)
  else releerAlVolver(espera)
  void enviarCola()
}

/** Sends a write that waited for the person: as it is, or as they decided. Rejects when this browser does not let it be noted. */
export async function reintentar(espera: Espera, input = espera.input): Promise<void> {
  const { motivo: _motivo, disputas: _disputas, trasPropia, ...otra } = espera
  // The same write keeps its key: where it was made and only its answer was lost, it is not made twice.
  const clave = sameValue(input, espera.input) ? espera.clave : newKey()
  // Once decided it was made upon what is there now: what it meets next is another person's.
  const propia = espera.estado === 'rechazado' && trasPropia && { trasPropia }
  await anotar(() => guardarEspera({ ...otra, ...propia, input, clave, estado: 'espera' }))
  await enviarCola()
}
