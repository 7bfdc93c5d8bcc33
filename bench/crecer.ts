import { hashToken, newToken } from '@malla/server/platform/session/active.ts'
import type pg from 'pg'
import type { Casa } from './casa.ts'
import { ms, type Renglon, samples, times } from './medir.ts'
import { plantarEmpresas } from './plantarEmpresas.ts'

/** Institutions at each step: the last step has a million courses. */
const PASOS = (process.env.PASOS ?? '1,50,200,1000').split(',').map(Number)
const VECES = 40
const LOTES = 4
const CALIENTA = 5
/** What one in ten stays under: steadier than a median where the machine does other things too. */
const tenth = (sorted: number[]): number => sorted[Math.floor(sorted.length / 10)]!

/** One measured institution among all: the first, which is as large as the others. */
interface Medida {
  empresa: number
  token: string
  plan: number
  curso: number
}

async function medida(owner: pg.Client): Promise<Medida> {
  const { rows } = await owner.query(`
    select e.id as empresa, (select min(id) from planes where empresa_id = e.id) as plan, (select min(id) from asignaturas where empresa_id = e.id) as curso
    from empresas e where razonsocial = 'Crecida 1'`)
  const { empresa, plan, curso } = rows[0]
  const token = newToken()
  // Root: the log is theirs.
  await owner.query("update personas set root = true where correo = 'm@m'")
  await owner.query(
    `with a as (insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser)
       select $1, u.id, (select min(id) from tipospersonas), 1 from usuarios u where usuario = 'm@m' returning id, usuario_id)
     insert into sesiones (token_hash, usuario_id, empresa_id, acceso_id, vence_at) select $2, usuario_id, $1, id, now() + interval '1 day' from a`,
    [empresa, hashToken(token)],
  )
  return { empresa: Number(empresa), token, plan: Number(plan), curso: Number(curso) }
}

let n = 0
/** Saving comes first: what it records is what the log shows at every step. */
const PEDIDOS: Record<string, (m: Medida) => [method: string, url: string, body?: object]> = {
  'guardar un curso': m => ['PUT', `/v1/asignaturas/${m.curso}`, { nombre: `Curso crecido ${++n}` }],
  'leer el árbol': () => ['GET', '/v1/facultades/arbol/con/planes'],
  'leer un plan': m => ['GET', `/v1/plan/estudios/${m.plan}`],
  'cursos de un plan': m => ['GET', `/v1/asignaturas/por/plan/estudio/${m.plan}`],
  'leer un curso': m => ['GET', `/v1/asignaturas/${m.curso}`],
  'lista con filtro': () => ['GET', '/v1/programas?filtro=facultad%203'],
  'buscar (⌘K)': () => ['GET', '/v1/busqueda?q=algebra'],
  'lista de sílabos': () => ['GET', '/v1/silabos?per_page=20'],
  'resumen de sílabos': () => ['GET', '/v1/silabos/resumen'],
  'cambios desde uno': () => ['GET', '/v1/changes?after=100&limit=50'],
  'una página del log': () => ['POST', '/parametros/auth/logs/list', { page: 2 }],
}

async function pedir(casa: Casa, m: Medida, [method, url, body]: [string, string, object?]): Promise<void> {
  const r = await fetch(`${casa.url}/api${url}`, {
    method,
    headers: { authorization: `Bearer ${m.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (r.status !== 200) throw new Error(`${method} ${url} answered ${r.status}: ${await r.text()}`)
  await r.arrayBuffer()
}

/** What the database is asked to count for this: `openCasa(CONTANDO)`. */
export const CONTANDO = { shared_preload_libraries: 'pg_stat_statements' }

/**
 * Pages that the statements of the server have looked at since the last time, those inside functions too: unlike time they do not depend on what else the
 * machine does, and unlike the counters of the whole database not on what else the database does. The queue's own statements are not counted.
 */
async function paginas(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query(
    `select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as n from pg_stat_statements s
     where userid = 'malla_app'::regrole and dbid = (select oid from pg_database where datname = current_database()) and query not like '%pgboss%'`,
  )
  await owner.query('select pg_stat_statements_reset()')
  return rows[0].n
}

interface Costo {
  ms: number
  paginas: number
}

/**
 * One kind of request, many times: what it takes, and how much of the database it looks at. In lots, of which the one that looked at least counts: the
 * server's own chores fall into some.
 */
async function costo(casa: Casa, m: Medida, hace: (m: Medida) => [string, string, object?]): Promise<Costo> {
  for (let i = 0; i < CALIENTA; i++) await pedir(casa, m, hace(m))
  const taken: number[] = []
  const looked: number[] = []
  for (let lote = 0; lote < LOTES; lote++) {
    await paginas(casa.owner)
    taken.push(...(await samples(VECES / LOTES, () => pedir(casa, m, hace(m)), 0)))
    looked.push((await paginas(casa.owner)) / (VECES / LOTES))
  }
  return { ms: tenth(taken.sort((a, b) => a - b)), paginas: Math.min(...looked) }
}

/** What each request costs in one institution while others are added beside it, up to a million courses. */
export async function medirCrecer(casa: Casa): Promise<Renglon[]> {
  const costs = new Map<string, Costo[]>(Object.keys(PEDIDOS).map(que => [que, []]))
  let m: Medida | null = null
  await casa.owner.query('create extension pg_stat_statements')
  let have = 0
  for (const empresas of PASOS) {
    const from = performance.now()
    await plantarEmpresas(casa.owner, have + 1, empresas)
    have = empresas
    await casa.owner.query('vacuum analyze')
    m ??= await medida(casa.owner)
    const { rows } = await casa.owner.query('select count(*)::int as n from asignaturas')
    const planted = performance.now()
    for (const [que, hace] of Object.entries(PEDIDOS)) costs.get(que)!.push(await costo(casa, m, hace))
    console.log(
      `  ${empresas} instituciones, ${rows[0].n} cursos: plantados en ${ms(planted - from)}, medidos en ${ms(performance.now() - planted)}`,
    )
  }
  // One institution alone fills its tables, which are then read from end to end: from the second step on what is looked at is told by indexes.
  const growth = (list: number[], since: number): string =>
    times(list.at(-1)! / list[Math.min(since, list.length - 1)]!)
  return [...costs].map(([que, list]) => {
    const pages = list.map(c => c.paginas)
    return {
      que: `Crecer: ${que} (${PASOS.join(' → ')} instituciones)`,
      nuestro: `${list.map(c => ms(c.ms)).join(' → ')}; ${pages.map(n => Math.round(n)).join(' → ')} páginas`,
      piso: ms(list[0]!.ms),
      razon: `${growth(
        list.map(c => c.ms),
        0,
      )}, páginas ${growth(pages, 0)}, desde ${PASOS[Math.min(1, PASOS.length - 1)]}: ${growth(pages, 1)}`,
      meta: 'desde la segunda ≤ 1,5 ×',
    }
  })
}
