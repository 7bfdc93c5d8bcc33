import type { Modelo } from '@malla/contracts/modelos.ts'
import { isVigente } from '@malla/domain/modelos/versiones.ts'
import { AGAIN, follow } from '../../app/live/follow.ts'
import { added, changed, dropped, filaDe, newestFirst } from '../../app/live/lists.ts'

const CAMPOS = ['nombre', 'descripcion', 'fechavigencia', 'fechacese', 'revision', 'created_at'] as const

// Whoever looks at a version that is deleted sees the newest that is left (§4): `versionMostrada` chooses from the list.
follow('modelos.list', {
  'modelo_educativo.created': (lista, event) => {
    // Of its file the record says only the number.
    if (event.data?.archivo_id) return AGAIN
    const fila = filaDe<Modelo>(event, CAMPOS, { adjunto: null })
    return added(lista, fila && { ...fila, status_vigente: isVigente(fila) }, newestFirst)
  },
  'modelo_educativo.updated': (lista, { id, data }) => {
    if (!data || 'archivo_id' in data) return AGAIN
    const cese = 'fechacese' in data && {
      status_vigente: isVigente({ fechacese: data.fechacese as string | null }),
    }
    return changed(lista, id, { ...data, ...cese })
  },
  'modelo_educativo.deleted': (lista, { id }) => dropped(lista, id),
})
