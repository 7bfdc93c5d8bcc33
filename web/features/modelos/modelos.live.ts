import { isVigente } from '@malla/domain/modelos/versiones.ts'
import { AGAIN, follow } from '../../app/live/follow.ts'
import { added, changed, dropped, newestFirst } from '../../app/live/lists.ts'

// Whoever looks at a version that is deleted sees the newest that is left (§4): `versionMostrada` chooses from the list.
follow('modelos.list', {
  'modelo_educativo.created': (lista, { id, data }) => {
    // Of its file the record says only the number.
    if (!data || data.archivo_id) return AGAIN
    const { nombre, descripcion, fechavigencia, fechacese, revision, created_at } = data as never
    const status_vigente = isVigente({ fechacese })
    const fila = {
      id,
      nombre,
      descripcion,
      fechavigencia,
      fechacese,
      status_vigente,
      adjunto: null,
      revision,
      created_at,
    }
    return added(lista, fila, newestFirst)
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
