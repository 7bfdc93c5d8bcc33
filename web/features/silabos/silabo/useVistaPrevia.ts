import { api } from '../../../app/api.ts'
import { openReport } from '../../../ui/pdf/report.ts'
import { entradaDe } from './cache.ts'
import type { SilaboEnPantalla } from './contexto.ts'

/** Opens the syllabus as it prints; what was typed a moment ago is in it. */
export function useVistaPrevia({ abierto, almacen }: SilaboEnPantalla): () => void {
  const { curso, silabo } = abierto
  return () =>
    openReport({
      title: `Sílabo · ${curso.nombre}`,
      ask: async () => {
        await almacen.enviar()
        return api('informesDeSilabo.pdf', entradaDe(curso.id, silabo.periodo_id))
      },
    })
}
