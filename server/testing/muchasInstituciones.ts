import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { TestApp } from './app.ts'

/** Plans of each institution, and courses of each plan, in five cycles. */
const PLANES = 8
const CURSOS = 50

/**
 * `cuantas` institutions like the one of the tests, which gets the same: a faculty, two programmes, 8 plans of 50 courses whose names use the same words
 * everywhere, a syllabus for every tenth course. Answers the first plan of the institution of the tests.
 */
export async function plantMuchas(t: TestApp, cuantas: number): Promise<number> {
  const q = (text: string): Promise<pg.QueryResult> => t.owner.query(text)
  await q(`create temp table nuevas as with e as (
      insert into empresas (razonsocial, tipo) select 'Otra ' || i, 'Universidad' from generate_series(1, ${cuantas}) i returning id)
    select id from e union all select ${t.gente.empresa}`)
  await q(`insert into facultades (empresa_id, nombre) select id, 'Facultad de muchas' from nuevas`)
  await q(
    `insert into niveles (empresa_id, nombre, codigo) select id, 'Nivel de muchas', '99901' from nuevas`,
  )
  await q(`insert into modalidades (empresa_id, nombre) select id, 'Modalidad de muchas' from nuevas`)
  await q(
    `insert into periodos (empresa_id, nombre, fechainicio, fechafin) select id, '2099-I', '2026-03-16', '2099-07-17' from nuevas`,
  )
  await q(`insert into programas (empresa_id, nombre, facultad_id, nivel_id, modalidad_id)
    select e.id, 'Programa ' || i, f.id, n.id, m.id from nuevas e join facultades f on f.empresa_id = e.id and f.nombre = 'Facultad de muchas'
    join niveles n on n.empresa_id = e.id and n.codigo = '99901' join modalidades m on m.empresa_id = e.id and m.nombre = 'Modalidad de muchas'
    cross join generate_series(1, 2) i`)
  await q(`insert into planes (empresa_id, full_name, programa_id)
    select p.empresa_id, 'Plan ' || i, p.id from nuevas e join programas p on p.empresa_id = e.id cross join generate_series(1, ${PLANES / 2}) i`)
  await q(`insert into ciclos (empresa_id, planestudio_id, numero, nombre, descripcion)
    select p.empresa_id, p.id, n, n::text, 'Ciclo ' || n from nuevas e join planes p on p.empresa_id = e.id cross join generate_series(1, 5) n`)
  await q(`insert into asignaturas (empresa_id, planestudio_id, ciclo_id, orden, nombre, codigo)
    select c.empresa_id, c.planestudio_id, c.id, i, case when i = 1 then 'Álgebra ' else 'Curso ' end || c.numero || i, 'C-' || c.numero || '-' || i
    from nuevas e join ciclos c on c.empresa_id = e.id cross join generate_series(1, ${CURSOS / 5}) i order by c.empresa_id, c.id, i`)
  await q(`insert into silabos (empresa_id, planestudio_id, asignatura_id, periodo_id)
    select a.empresa_id, a.planestudio_id, a.id, r.id from nuevas e join asignaturas a on a.empresa_id = e.id and a.orden = 1
    join periodos r on r.empresa_id = e.id and r.nombre = '2099-I'`)
  // Outside a transaction, as the database itself does it.
  await q('vacuum analyze')
  const { rows } = await q(`select min(id)::int as id from planes where empresa_id = ${t.gente.empresa}`)
  return rows[0].id
}

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/** What the server read: how many statements, and how many pages of the database they looked at. */
export interface Leido {
  sentencias: number
  paginas: number
}

/** Set in what `leidoEn` runs: the server's chores run at the same time, on the same connections. */
const dentro = new AsyncLocalStorage<true>()

/** As often a connection is asked before it makes one plan for all values, and once more: what is measured is what an old connection does. */
const VECES = 7

/**
 * What the server reads for `run`, but for the session: each statement is explained, on its own connection, before it is asked. Explained again and again,
 * and the lesser of the last two counts: a connection that is new, or whose plans are old, first reads the catalogue, far more pages than most questions.
 */
export async function leidoEn(t: TestApp, run: () => Promise<unknown>): Promise<Leido> {
  const proto = pg.Client.prototype as unknown as { query: (...a: unknown[]) => Promise<pg.QueryResult> }
  const query = proto.query
  const looked: Promise<number>[] = []
  proto.query = function (this: unknown, ...args: unknown[]) {
    const [asked, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    const text = typeof asked === 'string' ? asked : asked.text
    if (
      dentro.getStore() &&
      this !== t.owner &&
      /^\s*(select|with)\b/i.test(text) &&
      !text.includes('sesiones')
    ) {
      const explain = async (): Promise<number> => {
        const { rows } = await query.call(this, {
          text: `explain (analyze, buffers, format json) ${text}`,
          values: values ?? (typeof asked === 'string' ? [] : asked.values),
        })
        const { Plan } = rows[0]['QUERY PLAN'][0] as { Plan: Plan }
        return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
      }
      const paginas = Promise.all(Array.from({ length: VECES }, explain))
      looked.push(paginas.then(todas => Math.min(...todas.slice(-2))))
    }
    return query.apply(this, args)
  }
  try {
    await dentro.run(true, run)
  } finally {
    proto.query = query
  }
  const paginas = (await Promise.all(looked)).reduce((sum, n) => sum + n, 0)
  return { sentencias: looked.length, paginas }
}
