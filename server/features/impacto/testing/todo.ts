import { llaveDe, tablasDePasos } from '@malla/domain/impacto/pasos.ts'
import type { TestApp } from '../../../testing/app.ts'

/** Every row that a change may touch, without what each write counts: two of these are equal when nothing is different. */
export async function todo(t: TestApp): Promise<Record<string, unknown[]>> {
  const tablas = [...tablasDePasos, 'prerequisitos'] as const
  const found: [string, unknown[]][] = []
  for (const tabla of tablas) {
    const llave = tabla === 'prerequisitos' ? ['asignatura_id', 'requisito_id'] : llaveDe(tabla)
    const { rows } = await t.owner.query(
      `select to_jsonb(t) - '{revision,updated_at,created_at}'::text[] as fila from ${tabla} t order by empresa_id, ${llave.join(', ')}`,
    )
    found.push([tabla, rows.map(r => r.fila)])
  }
  return Object.fromEntries(found)
}

/** Puts a row of the first institution underneath the calls; answers its id. */
export async function poner(t: TestApp, tabla: string, values: Record<string, unknown>): Promise<number> {
  const keys = Object.keys(values)
  const { rows } = await t.owner.query(
    `insert into ${tabla} (empresa_id, ${keys.join(', ')}) values ($1, ${keys.map((_k, i) => `$${i + 2}`).join(', ')}) returning *`,
    [t.gente.empresa, ...Object.values(values)],
  )
  return Number(rows[0].id)
}

/** References that no foreign key holds: ids inside JSON, each with what it should name. */
const SUELTAS: readonly [donde: string, query: string][] = [
  [
    'cursos de un docente',
    `select a.id, x from accesos a, jsonb_array_elements_text(a.cursos_ids) x
      where not exists (select 1 from asignaturas c where c.empresa_id = a.empresa_id and c.id = x::bigint)`,
  ],
  [
    'cursos de una sección del plan',
    `select s.id, x from plan_secciones s, jsonb_path_query(s.items, '$[*].cursos_ids[*]') x
      where not exists (select 1 from asignaturas c where c.empresa_id = s.empresa_id and c.planestudio_id = s.planestudio_id and c.id = x::bigint)`,
  ],
  [
    'curso de una unidad',
    `select s.id, x from plan_secciones s, jsonb_path_query(s.items, '$[*].asignatura_id ? (@ != null)') x
      where not exists (select 1 from asignaturas c where c.empresa_id = s.empresa_id and c.planestudio_id = s.planestudio_id and c.id = x::bigint)`,
  ],
  [
    'requisitos',
    `select a.id, x from asignaturas a, jsonb_path_query(a.requisitos, 'lax $.**.asignatura_id') x
      where not exists (select 1 from asignaturas c where c.empresa_id = a.empresa_id and c.planestudio_id = a.planestudio_id and c.id = x::bigint)`,
  ],
  [
    'requisitos y su vista plana',
    `select a.id, array_agg(distinct x::bigint) from asignaturas a, jsonb_path_query(a.requisitos, 'lax $.**.asignatura_id') x
      group by a.empresa_id, a.id having array_agg(distinct x::bigint order by x::bigint) <> coalesce(
        (select array_agg(p.requisito_id order by p.requisito_id) from prerequisitos p where p.empresa_id = a.empresa_id and p.asignatura_id = a.id), '{}')`,
  ],
  [
    'competencias de un sílabo',
    `select k.id, x from silabo_claves k join silabos s on s.empresa_id = k.empresa_id and s.id = k.silabo_id,
      jsonb_path_query(k.valor, 'lax $[*].competencia_id ? (@ != null)') x
      where s.congelado is null and not exists (select 1 from competencias c where c.empresa_id = k.empresa_id and c.planestudio_id = s.planestudio_id and c.id = x::bigint)`,
  ],
  [
    'competencias de una carta',
    `select k.id, x from carta_claves k, jsonb_path_query(k.valor, 'lax $[*].competencia_id ? (@ != null)') x
      where not exists (select 1 from competencias c where c.empresa_id = k.empresa_id and c.planestudio_id = k.planestudio_id and c.id = x::bigint)`,
  ],
  [
    'equivalencias con un lado vacío',
    `select e.id, e.orden from equivalencias e
      where (select count(distinct c.lado) from equivalencia_cursos c where c.empresa_id = e.empresa_id and c.equivalencia_id = e.id) < 2`,
  ],
]

/** References to nothing, by where they stand; empty when there are none. */
export async function sueltas(t: TestApp): Promise<Record<string, unknown[]>> {
  const found: [string, unknown[]][] = []
  for (const [donde, query] of SUELTAS) {
    const { rows } = await t.owner.query(query)
    if (rows.length > 0) found.push([donde, rows])
  }
  return Object.fromEntries(found)
}
