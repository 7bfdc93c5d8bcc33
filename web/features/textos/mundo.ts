import { ApiError } from '../../app/ApiError.ts'
import { api } from '../../app/api.ts'
import { currentSession } from '../../app/session.ts'
import { cajonLocal, type Este } from './borradorLocal.ts'
import type { Mundo } from './estadoDeEdicion.ts'
import { type Fuente, guardarSeccion, objetoDe } from './fuente.ts'
import type { ItemEditado } from './items.ts'

interface Contenido {
  items: ItemEditado[]
  base: ItemEditado[]
}

const toEste = ({ id, enviado }: Este) => ({ pestana: id || undefined, updated_at: enviado ?? undefined })

/**
 * The world of a section that this person edits in this institution. What is still sent once another works here is theirs no more: it is refused as if the
 * session had ended, and waits in the drawer for its owner.
 */
export function mundoDe(fuente: Fuente, key: string, usuario: number, empresa: number): Mundo {
  const objeto = objetoDe(fuente, key)
  const cajon = cajonLocal(usuario, empresa)
  function assertEl(): void {
    const { user } = currentSession()
    if (user?.id !== usuario || (user.empresa?.id ?? 0) !== empresa)
      throw new ApiError(401, 'Esta sesión es de otra persona o de otra institución.')
  }
  async function comoEl<T>(pedir: () => Promise<T>): Promise<T> {
    assertEl()
    return pedir()
  }
  return {
    ahora: () => Date.now(),
    guardar: (items, revision, borradores) =>
      comoEl(() => guardarSeccion(fuente, key, { items, revision, borradores: borradores.map(toEste) })),
    guardarBorrador: async ({ id, items, base, revision }) => {
      const contenido = { items, base } as never
      const { data } = await comoEl(() =>
        api('borradores.save', { objeto, pestana: id, contenido, sobre_revision: revision }),
      )
      return data.updated_at
    },
    leerBorradores: async () => {
      const { data } = await comoEl(() => api('borradores.show', { objeto }, { own: true }))
      // Who came meanwhile is not shown what the other typed.
      assertEl()
      return (data ? [data, ...data.otros] : []).map(b => ({
        ...(b.contenido as Contenido),
        id: b.pestana ?? '',
        revision: b.sobre_revision,
        enviado: b.updated_at,
      }))
    },
    quitarBorrador: este =>
      comoEl(() => api('borradores.delete', { objeto, ...toEste(este) }, { keepalive: true })),
    local: {
      tomar: () => cajon.tomar(objeto),
      escribir: b => cajon.escribir(objeto, b),
      quitar: id => cajon.quitar(objeto, id),
      soltar: este => cajon.soltar(objeto, este),
      soltado: id => cajon.soltado(objeto, id),
    },
  }
}
