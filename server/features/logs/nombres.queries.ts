import type { Lectura, Referencia } from '@malla/domain/registro/cambio.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'

/** Where the name of a thing stands while it is there: table, column, and whether the table is one of institutions. */
const TABLAS: Readonly<Record<string, { tabla: string; columna: string; propia: boolean }>> = {
  facultad: { tabla: 'facultades', columna: 'nombre', propia: true },
  programa: { tabla: 'programas', columna: 'nombre', propia: true },
  nivel: { tabla: 'niveles', columna: 'nombre', propia: true },
  modalidad: { tabla: 'modalidades', columna: 'nombre', propia: true },
  plan_estudio: { tabla: 'planes', columna: 'full_name', propia: true },
  ciclo: { tabla: 'ciclos', columna: 'descripcion', propia: true },
  seccion_electivo: { tabla: 'secciones', columna: 'nombre', propia: true },
  parametro: { tabla: 'parametros', columna: 'nombre', propia: true },
  local: { tabla: 'locales', columna: 'nombre', propia: true },
  laboratorio_taller: { tabla: 'laboratorios', columna: 'nombre', propia: true },
  modelo_educativo: { tabla: 'modelos_educativos', columna: 'nombre', propia: true },
  competencia: { tabla: 'competencias', columna: 'nombre', propia: true },
  grupo: { tabla: 'grupos_competencias', columna: 'nombre', propia: true },
  sugerencia: { tabla: 'sugerencias', columna: 'titulo', propia: false },
  plantilla_plan: { tabla: 'plantillas', columna: 'nombre', propia: false },
  plantilla_egresado: { tabla: 'plantillas', columna: 'nombre', propia: false },
  plantilla_ingresante: { tabla: 'plantillas', columna: 'nombre', propia: false },
  carta: { tabla: 'asignaturas', columna: 'nombre', propia: true },
  silabo: { tabla: 'asignaturas', columna: 'nombre', propia: true },
  periodo: { tabla: 'periodos', columna: 'nombre', propia: true },
  vista: { tabla: 'vistas', columna: 'nombre', propia: true },
  vista_administrativa: { tabla: 'vistas', columna: 'nombre', propia: true },
  resultado: { tabla: 'resultados', columna: 'nombre', propia: true },
  asignatura: { tabla: 'asignaturas', columna: 'nombre', propia: true },
  archivo: { tabla: 'archivos', columna: 'nombre', propia: true },
  empresa: { tabla: 'empresas', columna: 'razonsocial', propia: false },
  institucion: { tabla: 'empresas', columna: 'razonsocial', propia: false },
  persona: { tabla: 'personas', columna: 'nombres', propia: false },
  tipopersona: { tabla: 'tipospersonas', columna: 'tipopersona', propia: false },
}

const idsOf = (refs: readonly Referencia[], clase: string): SQL => {
  const ids = refs.filter(r => r.clase === clase).map(r => sql`${r.id}`)
  return sql.join(ids, sql`, `)
}

function actual(ctx: Ctx, refs: readonly Referencia[], clase: string): SQL | null {
  if (clase === 'usuario' || clase === 'docente')
    return sql`select ${clase}::text, u.id, p.nombres from usuarios u join personas p on p.id = u.persona_id where u.id in (${idsOf(refs, clase)})`
  const de = TABLAS[clase]
  if (!de) return null
  const propia = de.propia ? sql`x.empresa_id = ${ctx.empresaId} and` : sql``
  return sql`select ${clase}::text, x.id, x.${sql.identifier(de.columna)} from ${sql.identifier(de.tabla)} x
    where ${propia} x.id in (${idsOf(refs, clase)})`
}

/** What a record itself calls its thing; a cycle is called by its description. */
const dicho = (columna: 'antes' | 'despues'): SQL =>
  sql.raw(`coalesce(case when p.clase = 'ciclo' then c.${columna}->>'descripcion' end, c.${columna}->>'full_name',
    c.${columna}->>'razonsocial', c.${columna}->>'nombre', c.${columna}->>'nombres')`)
const nombrado = sql`coalesce(${dicho('despues')}, ${dicho('antes')})`

/**
 * Names of things in one query, also of those that were deleted since: what is there says it itself, of the rest the last record that named
 * it. `(clase, id)` of none is null.
 */
export async function selectNombres(ctx: Ctx, refs: readonly Referencia[]): Promise<Lectura['nombre']> {
  if (refs.length === 0) return () => null
  const clases = [...new Set(refs.map(r => r.clase))]
  const actuales = clases.map(clase => actual(ctx, refs, clase)).filter(x => x !== null)
  const { rows } = await ctx.tx.execute(sql`
    with pedidos as (select * from jsonb_to_recordset(${JSON.stringify(refs)}::jsonb) as p(clase text, id bigint)),
    actuales(clase, id, nombre) as (${actuales.length > 0 ? sql.join(actuales, sql` union all `) : sql`select '', 0::bigint, ''`})
    select p.clase, p.id, coalesce(a.nombre, r.nombre) as nombre
    from pedidos p left join actuales a on a.clase = p.clase and a.id = p.id
    left join lateral (
      select ${nombrado} as nombre
      from cambios c where a.nombre is null and c.empresa_id = ${ctx.empresaId} and c.objeto_id = p.id
        and starts_with(c.evento, p.clase || '.')
        and ${nombrado} is not null
      order by c.id desc limit 1) r on true`)
  const names = new Map(
    (rows as unknown as { clase: string; id: number; nombre: string | null }[]).map(r => [
      `${r.clase} ${r.id}`,
      r.nombre,
    ]),
  )
  return (clase, id) => names.get(`${clase} ${id}`) ?? null
}
