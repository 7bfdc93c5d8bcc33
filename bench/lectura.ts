import autocannon from 'autocannon'
import Fastify from 'fastify'
import pg from 'pg'
import type { Casa } from './casa.ts'
import type { Renglon } from './medir.ts'

const SECONDS = 5

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  await autocannon({ url, headers, connections: 10, duration: 2 })
  const r = await autocannon({ url, headers, connections: 10, duration: SECONDS })
  if (r.non2xx > 0) throw new Error(`${r.non2xx} answers of ${url} were no success`)
  return r.requests.average
}

/** One course through the API against a bare Fastify route with the same SQL, run as its owner and without a session. */
export async function medirLectura(casa: Casa, planId: number): Promise<Renglon> {
  const { rows } = await casa.owner.query('select id from asignaturas where planestudio_id = $1 limit 1', [
    planId,
  ])
  const id = Number(rows[0].id)
  const pool = new pg.Pool({ connectionString: casa.databaseUrl, max: 16 })
  const bare = Fastify()
  bare.get('/:id', async req => {
    const { id } = req.params as { id: string }
    const { rows } = await pool.query({
      name: 'curso',
      text: `select a.*, p.facultad_id, l.programa_id from asignaturas a
        join planes l on l.empresa_id = $1 and l.id = a.planestudio_id and l.deleted_at is null
        join programas p on p.empresa_id = $1 and p.id = l.programa_id
        where a.empresa_id = $1 and a.id = $2`,
      values: [casa.empresa, Number(id)],
    })
    return { data: rows[0] }
  })
  await bare.listen({ port: 0, host: '127.0.0.1' })
  const floor = await rate(`http://127.0.0.1:${(bare.server.address() as { port: number }).port}/${id}`, {})
  const ours = await rate(`${casa.url}/api/v1/asignaturas/${id}`, { authorization: `Bearer ${casa.token}` })
  await bare.close()
  await pool.end()
  return {
    que: 'Leer un curso por la API (peticiones/s)',
    nuestro: `${Math.round(ours)}/s`,
    piso: `${Math.round(floor)}/s`,
    razon: (ours / floor).toFixed(2),
    meta: '≥ 0,50',
  }
}
