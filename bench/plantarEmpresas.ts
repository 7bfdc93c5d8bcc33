import type pg from 'pg'

/** Courses of each institution, in so many plans of ten cycles. */
const CURSOS_POR_EMPRESA = Number(process.env.CURSOS ?? 1000)
const PLANES = 20
const CURSOS_POR_CICLO = Math.max(1, Math.round(CURSOS_POR_EMPRESA / PLANES / 10))
/** From so many institutions at once an index is sooner built anew than kept while rows come. */
const MUCHAS = 50

/** What each new institution holds, in this order; `nuevas` has their numbers. */
const FILAS = [
  `insert into facultades (empresa_id, nombre) select e.id, 'Facultad ' || i from nuevas e cross join generate_series(1, 5) i`,
  `insert into niveles (empresa_id, nombre, codigo) select id, 'Pregrado', '00001' from nuevas`,
  `insert into modalidades (empresa_id, nombre) select id, 'Presencial' from nuevas`,
  `insert into periodos (empresa_id, nombre, fechainicio, fechafin) select id, '2026-I', '2026-03-16', '2099-07-17' from nuevas`,
  `insert into programas (empresa_id, nombre, facultad_id, nivel_id, modalidad_id)
   select f.empresa_id, 'Programa ' || f.nombre || ' ' || i, f.id, n.id, m.id from nuevas e join facultades f on f.empresa_id = e.id
   join niveles n on n.empresa_id = e.id join modalidades m on m.empresa_id = e.id cross join generate_series(1, 2) i`,
  `insert into planes (empresa_id, full_name, programa_id)
   select p.empresa_id, 'Plan ' || i || ' de ' || p.nombre, p.id from nuevas e join programas p on p.empresa_id = e.id
   cross join generate_series(1, ${PLANES / 10}) i`,
  `insert into ciclos (empresa_id, planestudio_id, numero, nombre, descripcion)
   select p.empresa_id, p.id, n, n::text, 'Ciclo ' || n from nuevas e join planes p on p.empresa_id = e.id cross join generate_series(1, 10) n`,
  // As they come to be: institution by institution, plan by plan.
  `insert into asignaturas (empresa_id, planestudio_id, ciclo_id, orden, nombre, codigo, credits, horasteoria, horaspractica)
   select c.empresa_id, c.planestudio_id, c.id, i, 'Curso de ' || (array['cálculo', 'historia', 'química', 'redacción', 'álgebra'])[1 + (i + c.numero) % 5] || ' ' || c.numero || i,
     'C-' || c.numero || '-' || i, 4, 3, 2
   from nuevas e join ciclos c on c.empresa_id = e.id cross join generate_series(1, ${CURSOS_POR_CICLO}) i
   order by c.empresa_id, c.planestudio_id, c.numero, i`,
  `insert into silabos (empresa_id, planestudio_id, asignatura_id, periodo_id, estado)
   select a.empresa_id, a.planestudio_id, a.id, r.id, 'entregado' from nuevas e join asignaturas a on a.empresa_id = e.id
   join periodos r on r.empresa_id = e.id where a.orden = 1`,
]

/** 200 change records an institution, as long ago as they come: only registrar() makes them, one chain after the other. */
const CAMBIOS = JSON.stringify(
  Array.from({ length: 200 }, (_, i) => ({
    evento: 'facultad.updated',
    objeto_id: 1,
    ambito: {},
    antes: { nombre: `Antes ${i}` },
    despues: { nombre: `Después ${i}` },
  })),
)

/** Does without what keeps the large tables in order meanwhile: their search indexes, and looking up what each row points at, which is right by the way it is made. */
async function sinIndices(owner: pg.Client, run: () => Promise<void>): Promise<void> {
  const { rows } = await owner.query<{ nombre: string; texto: string }>(
    `select format('%I', indexrelid::regclass::text) as nombre, pg_get_indexdef(indexrelid) as texto
     from pg_index i where i.indrelid in ('asignaturas'::regclass, 'silabos'::regclass)
       and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
  )
  for (const { nombre } of rows) await owner.query(`drop index ${nombre}`)
  await owner.query("set session_replication_role = 'replica'")
  await run()
  await owner.query("set session_replication_role = 'origin'; set maintenance_work_mem = '512MB'")
  for (const { texto } of rows) await owner.query(texto)
}

/**
 * Institutions from `desde` to `hasta`, alike: 5 faculties, 10 programmes, 20 plans, their cycles, courses, a syllabus for each tenth of a cycle, and a
 * chain of 200 changes. In a few statements, as owner.
 */
export async function plantarEmpresas(owner: pg.Client, desde: number, hasta: number): Promise<void> {
  await owner.query('drop table if exists nuevas')
  await owner.query('create temp table nuevas (id bigint primary key)')
  await owner.query(
    `with e as (insert into empresas (razonsocial, tipo) select 'Crecida ' || i, 'Universidad' from generate_series($1::int, $2::int) i returning id)
     insert into nuevas select id from e`,
    [desde, hasta],
  )
  await owner.query('analyze nuevas')
  const plantar = async (): Promise<void> => {
    for (const text of FILAS) {
      await owner.query(text)
    }
  }
  await (hasta - desde < MUCHAS ? plantar() : sinIndices(owner, plantar))
  // One by one: the institution is a setting of its own transaction.
  const { rows } = await owner.query('select id from nuevas order by id')
  await owner.query('begin')
  for (const { id } of rows)
    await owner.query(`select set_config('app.empresa_id', $1, true), registrar($2::jsonb)`, [
      String(id),
      CAMBIOS,
    ])
  await owner.query('commit')
}
