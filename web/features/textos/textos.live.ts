import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { resumen } from '@malla/domain/planes/resumen.ts'
import { readIfComing, readNow } from '../../app/live/again.ts'
import { type LiveEvent, onLive } from '../../app/live/registry.ts'
import { claveDeSecciones, type Fuente, ponerSeccion, seccionEnCache } from './fuente.ts'

/** A section was saved somewhere (§4, save.json): the cache follows; who edits it is told by `Edicion`. */
const seguir =
  (tipo: Fuente['tipo']) =>
  ({ id, data }: LiveEvent<SeccionDeTexto>): void => {
    if (!data?.key || !data.items || data.revision === undefined) return
    const items = data.items.map(item => ({ ...item, resumen: resumen(item.descripcion) }))
    const adjuntos = seccionEnCache(tipo, id, data.key)?.adjuntos ?? []
    ponerSeccion(tipo, id, { key: data.key, items, revision: data.revision, adjuntos })
    readIfComing(claveDeSecciones(tipo, id))
    readNow(['historial', 'list'])
  }

onLive<SeccionDeTexto>('plan_estudio', { 'save.json': seguir('plan') })
onLive<SeccionDeTexto>('programa', { 'save.json': seguir('programa') })

const releer = (): void => {
  for (const entidad of ['planes', 'programas']) readNow([entidad, 'secciones'])
}
onLive('adjunto', { created: releer, deleted: releer })
