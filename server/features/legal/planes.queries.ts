import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { mapCursos } from '@malla/domain/asignaturas/requisitos.ts'
import { comoSeLlama } from '@malla/domain/ciclos/ciclo.ts'
import {
  type CursoLegal,
  claseDeNivel,
  type DatosLegales,
  modalidadDe,
  type PlanLegal,
  type TipoDeInstitucion,
} from '@malla/domain/legal/plan.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { selectEstructurasDe } from '../silabos/estructuras.queries.ts'

/** Plans as the law looks at them, with what is kept beside. */
export interface PlanLeido {
  id: number
  legal: PlanLegal
}

interface FilaDePlan
  extends Omit<DatosLegales, 'institucion' | 'nivel' | 'modalidad' | 'anios' | 'semanas_de_silabos'> {
  id: number
  programa_id: number
  con_silabos: boolean
  nivel: string
  codigo: string
  txt_type: string
  modalidad: string | null
  tipoduracion: string | null
  duracion: number | null
}

/** Columns as an array, which is read twice as fast as an object of each row. */
type FilaDeCurso = [
  id: number,
  plan: number,
  base: number | null,
  version: number,
  nombre: string,
  ciclo: number | null,
  seccion: number | null,
  orden: number,
  credits: number | null,
  teoria: number,
  practica: number,
  virtualTeoria: number,
  virtualPractica: number,
  tipoestudio: CursoLegal['tipoestudio'],
  tipologia: string | null,
  requisitos: Requisito | null,
]

const [DIAS, SEMANAS, MESES, ANIOS] = ['00001', '00002', '00003', '00004']
/** Length of a programme in years; null when it is not said. */
function aniosDe(tipo: string | null, cuanto: number | null): number | null {
  if (tipo === null || cuanto === null) return null
  const porAnio = { [DIAS!]: 365, [SEMANAS!]: 52, [MESES!]: 12, [ANIOS!]: 1 }[tipo]
  return porAnio ? cuanto / porAnio : null
}

const datosDe = (
  institucion: TipoDeInstitucion,
  f: FilaDePlan,
  semanas_de_silabos: number | null,
): DatosLegales => ({
  institucion,
  nivel: claseDeNivel({ codigo: f.codigo, nombre: f.nivel, isCepre: f.txt_type === 'isCepre' }, institucion),
  modalidad: modalidadDe(f.modalidad),
  semanas: f.semanas,
  semanas_de_silabos,
  horas_credito_teoria: f.horas_credito_teoria,
  horas_credito_practica: f.horas_credito_practica,
  // Programmes may say 0 (§5): no number of cycles a year.
  ciclosporanio: f.ciclosporanio || null,
  maxciclos: f.maxciclos,
  anios: aniosDe(f.tipoduracion, f.duracion),
  creditos_totales: f.creditos_totales,
  fecha_resolucion: f.fecha_resolucion,
  fechacese: f.fechacese,
})

const duenoDe = ({ id, programa_id }: FilaDePlan) => ({ planestudio_id: id, programa_id })

/** Courses in force; requisites name what is in force too, as everywhere they are shown. */
function cursosDe(filas: readonly FilaDeCurso[]): CursoLegal[] {
  const ultima = new Map<number, FilaDeCurso>()
  for (const f of filas) {
    const base = f[2] ?? f[0]
    const otra = ultima.get(base)
    if (!otra || f[3] > otra[3] || (f[3] === otra[3] && f[0] > otra[0])) ultima.set(base, f)
  }
  const vigentes = new Map(filas.flatMap(f => (f[2] === null ? [] : [[f[0], ultima.get(f[2])![0]] as const])))
  for (const [base, f] of ultima) if (base !== f[0]) vigentes.set(base, f[0])
  return [...ultima.values()].map(f => ({
    id: f[0],
    nombre: f[4],
    codigo: null,
    ciclo_id: f[5],
    seccion_id: f[6],
    orden: f[7],
    credits: f[8],
    horasteoria: f[9],
    horaspractica: f[10],
    horasvirtual: horasVirtualDe({ horasvirtualteoria: f[11], horasvirtualpractica: f[12] }),
    horasvirtualteoria: f[11],
    horasvirtualpractica: f[12],
    tipoestudio: f[13],
    tipologia: f[14],
    requisitos: vigentes.size > 0 ? mapCursos(f[15], vigentes) : f[15],
    areacurso_id: null,
  }))
}

const enPlanes = (ctx: Ctx, columna: SQL, ids: readonly number[] | null): SQL =>
  ids === null
    ? sql`${columna} in (select id from planes where empresa_id = ${ctx.empresaId} and deleted_at is null)`
    : sql`${columna} = any(${sql.param(`{${ids.join(',')}}`)}::bigint[])`

async function arreglo<T>(ctx: Ctx, query: SQL): Promise<T[]> {
  const { rows } = await ctx.tx.execute(
    sql`select coalesce(json_agg(x.fila), '[]') as filas from (${query}) x`,
  )
  return (rows[0] as { filas: T[] }).filas
}

/**
 * Plans as the law looks at them; of all that are not in the Papelera, or those named. Five statements however many plans. Permission and
 * scope are the caller's.
 */
export async function selectPlanesLegales(ctx: Ctx, ids: readonly number[] | null): Promise<PlanLeido[]> {
  if (ids?.length === 0) return []
  const de = ctx.empresaId
  const [planes, cursos, ciclos, secciones] = await Promise.all([
    arreglo<FilaDePlan>(
      ctx,
      sql`select json_build_object('id', p.id, 'programa_id', p.programa_id, 'semanas', p.semanas, 'horas_credito_teoria', p.horas_credito_teoria,
          'horas_credito_practica', p.horas_credito_practica, 'creditos_totales', p.creditos_totales,
          'fecha_resolucion', p.fecha_resolucion, 'fechacese', p.fechacese, 'nivel', n.nombre, 'codigo', n.codigo,
          'txt_type', f.txt_type, 'modalidad', coalesce(nullif(p.modalidad, ''), m.nombre), 'ciclosporanio', g.ciclosporanio,
          'maxciclos', g.maxciclos,
          'tipoduracion', g.tipoduracion, 'duracion', g.duracion,
          'con_silabos', exists (select 1 from silabos s where s.empresa_id = ${de} and s.planestudio_id = p.id)) as fila
        from planes p
        join programas g on g.empresa_id = ${de} and g.id = p.programa_id
        join facultades f on f.empresa_id = ${de} and f.id = g.facultad_id
        join niveles n on n.empresa_id = ${de} and n.id = g.nivel_id
        join modalidades m on m.empresa_id = ${de} and m.id = g.modalidad_id
        where p.empresa_id = ${de} and p.deleted_at is null and ${enPlanes(ctx, sql`p.id`, ids)}`,
    ),
    arreglo<FilaDeCurso>(
      ctx,
      sql`select json_build_array(a.id, a.planestudio_id, a.base_id, a.version, a.nombre, a.ciclo_id, a.seccion_id, a.orden, a.credits,
          a.horasteoria, a.horaspractica, a.horasvirtualteoria, a.horasvirtualpractica, a.tipoestudio, t.nombre, a.requisitos) as fila
        from asignaturas a left join parametros t on t.empresa_id = ${de} and t.id = a.tipologiaespecial_id
        where a.empresa_id = ${de} and ${enPlanes(ctx, sql`a.planestudio_id`, ids)}`,
    ),
    arreglo<[plan: number, id: number, numero: number, nombre: string, descripcion: string]>(
      ctx,
      sql`select json_build_array(planestudio_id, id, numero, nombre, descripcion) as fila from ciclos
        where empresa_id = ${de} and ${enPlanes(ctx, sql`planestudio_id`, ids)}`,
    ),
    arreglo<[plan: number, id: number, nombre: string, creditos: number | null]>(
      ctx,
      sql`select json_build_array(planestudio_id, id, nombre, creditos_requeridos) as fila from secciones
        where empresa_id = ${de} and ${enPlanes(ctx, sql`planestudio_id`, ids)} order by id`,
    ),
  ])
  const cursosPorPlan = Map.groupBy(cursos, c => c[1])
  const ciclosPorPlan = Map.groupBy(ciclos, c => c[0])
  const seccionesPorPlan = Map.groupBy(secciones, s => s[0])
  const institucion = ctx.sesion.empresa!.tipo as TipoDeInstitucion
  const estructuraDe = await selectEstructurasDe(ctx, planes.filter(p => p.con_silabos).map(duenoDe))
  return planes.map(p => ({
    id: p.id,
    legal: {
      datos: datosDe(institucion, p, p.con_silabos ? estructuraDe(duenoDe(p)).semanas : null),
      partes: {
        cursos: cursosDe(cursosPorPlan.get(p.id) ?? []).toSorted((a, b) => a.orden - b.orden || a.id - b.id),
        ciclos: (ciclosPorPlan.get(p.id) ?? []).map(([, id, numero, nombre, descripcion]) =>
          comoSeLlama({ id, numero, nombre, descripcion }),
        ),
        secciones: (seccionesPorPlan.get(p.id) ?? []).map(([, id, nombre, creditos_requeridos]) => ({
          id,
          nombre,
          creditos_requeridos,
        })),
      },
    },
  }))
}
