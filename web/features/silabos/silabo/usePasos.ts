import { api } from '../../../app/api.ts'
import { refresh } from '../../../app/query.ts'
import { notifyGood } from '../../../ui/alerts.tsx'
import { confirm } from '../../../ui/dialogs.tsx'
import { palabrasDeChoque } from '../editor/EstadoDeClaves.tsx'
import { enPantalla, entradaDe, ponerAbierto } from './cache.ts'
import type { SilaboEnPantalla } from './contexto.ts'
import { type Paso, palabrasDePaso } from './pasos.ts'

/** A step of the review that the person sees, why it cannot be taken now, and taking it. */
export interface PasoPosible {
  paso: Paso
  whyNot: string | null
  dar(): void
}

const DE_COMPLETO: readonly Paso[] = ['entregar', 'aprobar']

/** The steps that are open to the person, by what stands on the screen: what was typed a moment ago counts. */
export function usePasos({ abierto, medida, almacen, estado }: SilaboEnPantalla): PasoPosible[] {
  const isCompleto = medida.faltas.length === 0
  const motivoDe = (paso: Paso, motivo: string | null): string | null => {
    const choque = palabrasDeChoque(estado)
    if (choque) return `${choque}: elija primero con qué se queda.`
    if (!DE_COMPLETO.includes(paso)) return motivo
    // The server's «Falta: …» is of what it has; the one of here is of what is on the screen.
    return isCompleto ? (motivo?.startsWith('Falta') ? null : motivo) : medida.resumen
  }
  const { curso, silabo } = abierto
  const dar = async (paso: Paso): Promise<void> => {
    await almacen.enviarTodo()
    if (almacen.hayPendientes)
      throw new Error('Hay cambios que todavía no se han guardado. Inténtelo otra vez cuando se guarden.')
    const { data, message } = await api('revisiones.paso', {
      ...entradaDe(curso.id, silabo.periodo_id),
      paso,
      revision: enPantalla(curso.id, silabo.periodo_id)?.silabo.revision ?? silabo.revision,
    }).catch(async error => {
      // What was saved meanwhile comes to the screen, to be looked at before it is decided upon.
      await refresh('silabos', 'revisiones')
      throw error
    })
    ponerAbierto(data)
    await refresh('silabos', 'revisiones')
    if (message) notifyGood(message)
  }
  return abierto.pasos.map(({ paso, motivo }) => ({
    paso,
    whyNot: motivoDe(paso, motivo),
    dar: () => {
      const { boton, pregunta, si } = palabrasDePaso[paso]
      void confirm({ title: boton, text: pregunta, yes: si, no: 'Cancelar', work: () => dar(paso) })
    },
  }))
}
