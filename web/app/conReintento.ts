import { mensajes } from '@malla/contracts/mensajes.ts'
import { confirm } from '../ui/dialogs.tsx'
import { pedirQuedarse } from '../ui/quedarse.ts'
import { isSinRespuesta, reasonsOf } from '../ui/reasons.ts'

/**
 * Sends a file where no form holds it: one that did not arrive is offered again as long as the person wants. Null: it was given up. What was refused
 * is thrown.
 */
export async function conReintento<T>(nombre: string, enviar: () => Promise<T>): Promise<T | null> {
  for (;;) {
    try {
      return await enviar()
    } catch (error) {
      if (!isSinRespuesta(error)) throw error
      // Only this tab has the file.
      const yaPuedeIrse = pedirQuedarse()
      const isOtraVez = await confirm({
        text: `«${nombre}» no se pudo subir. ${reasonsOf(error).join(' ')}`,
        yes: mensajes.errores.reintentar,
        no: 'Dejarlo',
      })
      yaPuedeIrse()
      if (!isOtraVez) return null
    }
  }
}
