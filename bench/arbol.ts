import { arbolSql } from '@malla/server/features/facultades/arbol.queries.ts'
import { drizzle } from '@malla/server/platform/db/drizzle.ts'
import type { Casa } from './casa.ts'
import { median, ms, type Renglon, samples, times } from './medir.ts'

/** The tree of the institution through the call against its bare query. */
export async function medirArbol(casa: Casa): Promise<Renglon> {
  const db = drizzle(casa.owner)
  const lector = {
    empresaId: casa.empresa,
    sesion: { quien: { rol: 'operador', alcance: { todo: true }, cursos_ids: [] } },
  }
  const query = arbolSql(lector as unknown as Parameters<typeof arbolSql>[0])
  const floor = median(await samples(20, () => db.execute(query)))
  const ask = async (): Promise<void> => {
    const r = await fetch(`${casa.url}/api/v1/facultades/arbol/con/planes`, {
      headers: { authorization: `Bearer ${casa.token}` },
    })
    if (r.status !== 200) throw new Error(`the tree answered ${r.status}`)
    await r.arrayBuffer()
  }
  const ours = median(await samples(20, ask))
  return {
    que: 'Árbol de 300 planes y 20 000 cursos',
    nuestro: ms(ours),
    piso: ms(floor),
    razon: times(ours / floor),
    meta: '≤ 1,5 ×',
  }
}
