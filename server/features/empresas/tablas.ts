import { alfabetico } from '../../platform/alfabetico.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'

/**
 * What deleting an institution means for each table that has rows of institutions. A new table belongs into one of these lists; a test says
 * so.
 */

/** What keeps an institution: table, what it is called, the names of its first rows. Read inside the institution. */
export const cuelgan: readonly [table: string, nombre: string, query: SQL][] = [
  [
    'facultades',
    'facultades',
    sql`select nombre from facultades order by ${alfabetico(sql`nombre`)} limit 6`,
  ],
  [
    'modelos_educativos',
    'modelos educativos',
    sql`select nombre from modelos_educativos order by ${alfabetico(sql`nombre`)} limit 6`,
  ],
  ['locales', 'locales', sql`select nombre from locales order by ${alfabetico(sql`nombre`)} limit 6`],
  [
    'accesos',
    'usuarios',
    sql`select p.nombres as nombre from accesos a join usuarios u on u.id = a.usuario_id and u.deleted_at is null
      join personas p on p.id = u.persona_id group by p.nombres order by ${alfabetico(sql`p.nombres`)} limit 6`,
  ],
]

/** What goes with it, in this order: traces of use, and the catalogues it began with. */
export const seVan: readonly string[] = [
  'trabajos',
  'borradores',
  'vistas',
  'visitas',
  'registros_ocultos',
  'repeticiones',
  'archivos',
  'niveles',
  'modalidades',
  'parametros',
  'resultados',
  'config_silabos',
  'periodos',
  'accesos',
]

/** What cannot be there without something of `cuelgan`. */
export const debajo: readonly string[] = [
  ...['programas', 'especialidades', 'programa_secciones', 'planes', 'plan_secciones', 'ciclos', 'secciones'],
  ...['asignaturas', 'prerequisitos', 'adjuntos', 'perfil_egreso', 'equivalencias', 'equivalencia_cursos'],
  ...[
    'grupos_competencias',
    'competencias',
    'competencia_cursos',
    'competencia_resultados',
    'case_documentos',
  ],
  ...['silabos', 'silabo_claves', 'silabo_observaciones', 'carta_claves', 'periodo_plazos', 'presencias'],
  ...['laboratorios', 'laboratorio_programas', 'plan_laboratorios', 'equipos', 'publicaciones'],
  ...['presencias_de_plan', 'hallazgos_aceptados', 'paquetes'],
]

/** What stays: a chain of records is never cut; sessions only forget the institution. */
export const quedan: readonly string[] = ['cambios', 'cadenas', 'sesiones']
