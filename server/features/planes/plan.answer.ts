import type { ArchivoDeMalla, Plan } from '@malla/contracts/plan.ts'
import { sumCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { estadoCursosRegistrados } from '@malla/domain/planes/cursosRegistrados.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import { instante } from '../../platform/instante.ts'
import { archivoUrl } from '../archivos/archivos.service.ts'
import { CLAVE_DE_MALLA } from './claveDeMalla.ts'
import { cursosDelPlan, electivosDelPlan } from './totales.queries.ts'

const { planes, programas, facultades, niveles } = schema

export const ofPrograma = and(
  eq(programas.empresa_id, planes.empresa_id),
  eq(programas.id, planes.programa_id),
)
export const ofFacultad = and(
  eq(facultades.empresa_id, planes.empresa_id),
  eq(facultades.id, programas.facultad_id),
)
const ofNivel = and(eq(niveles.empresa_id, planes.empresa_id), eq(niveles.id, programas.nivel_id))

const laboratoriosSql = sql<
  number[]
>`(select coalesce(jsonb_agg(x.laboratorio_id order by x.laboratorio_id), '[]')
  from plan_laboratorios x where x.empresa_id = planes.empresa_id and x.planestudio_id = planes.id)`

const mallaSql = sql<Omit<ArchivoDeMalla, 'url'> | null>`(
  select jsonb_build_object('id', f.id, 'nombre', f.nombre, 'tipo', f.tipo, 'bytes', f.bytes, 'created_at', f.created_at)
  from adjuntos a join archivos f on f.empresa_id = a.empresa_id and f.id = a.archivo_id
  where a.empresa_id = planes.empresa_id and a.planestudio_id = planes.id and a.key = ${CLAVE_DE_MALLA} limit 1)`

/** Plans with everything that their answer says; the caller adds which ones. */
export function selectFilas(ctx: Ctx) {
  const cursos = cursosDelPlan(ctx)
  const electivos = electivosDelPlan(ctx)
  return ctx.tx
    .select({
      id: planes.id,
      full_name: planes.full_name,
      carrera_id: planes.programa_id,
      programa: programas.nombre,
      programa_estado: programas.estado,
      facultad_id: programas.facultad_id,
      facultad: facultades.nombre,
      facultad_tipo: facultades.txt_type,
      nivel: niveles.nombre,
      nivel_codigo: niveles.codigo,
      numero: planes.numero,
      modalidad: planes.modalidad,
      numero_resolucion: planes.numero_resolucion,
      fecha_resolucion: planes.fecha_resolucion,
      resolucion_id: planes.resolucion_id,
      fechacese: planes.fechacese,
      semanas: planes.semanas,
      horas_credito_teoria: planes.horas_credito_teoria,
      horas_credito_practica: planes.horas_credito_practica,
      creditos_totales: planes.creditos_totales,
      creditos_generales: planes.creditos_generales,
      creditos_electivos: planes.creditos_electivos,
      configDisenoCurricular: planes.config_diseno_curricular,
      configNodesTree: planes.config_nodes_tree,
      configTerminos: planes.config_terminos,
      laboratorios_ids: laboratoriosSql,
      mallacurricular: mallaSql,
      cursos_count: cursos.cursos_count,
      completos: cursos.completos,
      obligatorios: cursos.creditos,
      cuentaCreditos: cursos.cuentaCreditos,
      electivos: electivos.creditos,
      horas: cursos.horas,
      revision: planes.revision,
      created_at: instante(planes.created_at),
    })
    .from(planes)
    .innerJoin(programas, ofPrograma)
    .innerJoin(facultades, ofFacultad)
    .innerJoin(niveles, ofNivel)
    .crossJoinLateral(cursos)
    .crossJoinLateral(electivos)
}
type Fila = Awaited<ReturnType<typeof selectFilas>>[number]

/** The plan as the wire has it (§3). */
export function toPlan(fila: Fila): Plan {
  const { resolucion_id, configDisenoCurricular, configNodesTree, configTerminos, ...others } = fila
  const { laboratorios_ids, mallacurricular, ...rest } = others
  const { completos, obligatorios, electivos, cuentaCreditos, ...plan } = rest
  return {
    ...plan,
    archivo_resolucion_url: archivoUrl(resolucion_id),
    json: {
      configDisenoCurricular,
      configNodesTree,
      configTerminos: terminosDe(configTerminos),
      estadoCursosRegistrados: estadoCursosRegistrados({ cursos: plan.cursos_count, completos }),
      laboratorios_ids,
      mallacurricular: mallacurricular && { ...mallacurricular, url: archivoUrl(mallacurricular.id)! },
    },
    // As `creditosConElectivos`: what sections ask counts only where courses have credits.
    creditos: cuentaCreditos ? (sumCreditos([obligatorios, electivos]) ?? 0) : 0,
  }
}
