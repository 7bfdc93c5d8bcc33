import { type Formulario, formularios, type Subruta } from '@malla/contracts/formularios.ts'

/**
 * Every address of the app (§2), in one place. What a page shows besides itself (page of a list, filter, chosen plan or course) stands in
 * the query, so that a link shows the same to everyone and «Atrás» goes back.
 */

const numbers = [
  'page',
  'per_page',
  'facultad',
  'nivel',
  'modalidad',
  'programa',
  'plan',
  'ciclo',
  'curso',
  'id',
  'empresa',
  'rol',
  'persona',
  'competencia',
  'area',
  'tipo',
  'clase',
  'linea',
  'elemento',
  'unidad',
  'semana',
  'periodo',
  'local',
] as const
const texts = [
  'filtro',
  'seccion',
  'vista',
  'tab',
  'estado',
  'codigo',
  'entidad',
  'desde',
  'hasta',
  'grupo',
  'solo',
  'modo',
  'orden',
  'panel',
] as const

/**
 * What may stand in the query. Lists: page, per_page, filtro. Chosen things, or what a list is narrowed to: by their noun. `id`: the row whose
 * form is open. `seccion`: a section of a document, `tab`: the tab of a plan, `vista`: the view of another page, `estado`: a state that a list is narrowed to.
 * `grupo`, `competencia`: of a plan, the group that is shown and the competency meant.
 * `area`, `tipo` (of courses), `clase` (of competencies), `solo`: what a matrix is narrowed to; `solo` also what units and reports are; `modo`: how it is looked at. `linea`, `elemento`,
 * `unidad`, `semana`: what is chosen in a thread. `orden`: by which column rows stand, with «-» from the last.
 * `local`: the premises that laboratories are narrowed to.
 * `periodo`: the academic period of a syllabus, or what a list of them is narrowed to.
 * `persona`, `entidad`, `desde`, `hasta`: who did what of the log, and when.
 * `panel`: what stands open beside a plan; «nueva» beside a list, the form of one more.
 * `empresa`, `rol` (and `programa`): with what to work after signing in. `codigo`: of the link in a mail.
 */
export type Query = { [K in (typeof numbers)[number]]?: number } & { [K in (typeof texts)[number]]?: string }

/** The query part of an address, '' or '?a=1&b=2'. */
export function writeQuery(query: object): string {
  const given = Object.entries(query).filter(([, v]) => v !== undefined && v !== null && v !== '')
  const params = new URLSearchParams(given.map(([k, v]) => [k, String(v)])).toString()
  return params && `?${params}`
}

/** Reads a query back; what is no positive whole number where one belongs is left out, as is what nobody knows. */
export function readQuery(search: string | Record<string, unknown>): Query {
  const given: Record<string, unknown> =
    typeof search === 'string' ? Object.fromEntries(new URLSearchParams(search)) : search
  const query: Record<string, number | string> = {}
  for (const name of numbers) {
    const n = Number(given[name])
    if (Number.isSafeInteger(n) && n > 0) query[name] = n
  }
  for (const name of texts) if (given[name]) query[name] = String(given[name])
  return query
}

const withQuery = (path: string, query: Query = {}): string => path + writeQuery(query)

/** The path of a form or of one of its pages, without query; for the routes. */
export const formPath = <F extends Formulario>(form: F, sub?: Subruta<F>): string =>
  `/form/${formularios[form].id}${sub ? `/${sub}` : ''}`

const form =
  <F extends Formulario>(name: F, sub?: Subruta<F>) =>
  (query?: Query): string =>
    withQuery(formPath(name, sub), query)

export const paths = {
  inicio: (section?: string): string => (section ? `/#${section}` : '/'),
  contacto: (): string => '/contacto',
  signin: (): string => '/auth/signin',
  recuperar: (): string => '/auth/recovery-pass',
  escritorio: (): string => '/escritorio',
  sugerir: (): string => '/sugerencia/software',
  /** The guide: all of it, or one page by its name. */
  ayuda: (pagina?: string, query?: Query): string => withQuery(pagina ? `/ayuda/${pagina}` : '/ayuda', query),
  /** Settings: of the institution, and for root those of the installation (`vista`). */
  ajustes: (query?: Query): string => withQuery('/ajustes', query),

  perfil: form('perfil'),
  institucion: form('institucion'),

  planes: form('planes'),
  areasCursos: form('planes', 'areas_cursos'),
  carta: form('planes', 'carta'),
  cursos: form('planes', 'cursos'),
  tipologias: form('planes', 'tipologias'),
  tiposCursos: form('planes', 'tipos_cursos'),
  /** A plan, on one of its tabs (`tab`); with `curso` the inspector of that course is open. */
  plan: (plan: number, query?: Query): string => withQuery(`${formPath('planes')}/${plan}`, query),

  /** Two plans side by side; `plan` in the query is the one compared with. */
  comparar: (plan: number, query?: Query): string =>
    withQuery(`${formPath('planes')}/${plan}/comparar`, query),

  /** The analysis of a plan; with `plan` in the query beside that of another one. */
  analitica: (plan: number, query?: Query): string =>
    withQuery(`${formPath('planes')}/${plan}/analitica`, query),

  facultades: form('facultades'),
  /** The texts of a programme; `seccion` is the open one. */
  textosDePrograma: (programa: number, seccion?: string): string =>
    withQuery(formPath('facultades'), { tab: 'textos', programa, ...(seccion && { seccion }) }),

  silabos: form('silabos'),
  configSilabos: form('silabos', 'config-silabos'),
  silabo: (curso: number, query?: Omit<Query, 'curso'>): string =>
    withQuery(formPath('silabos', 'silabo'), { curso, ...query }),

  gruposCompetencias: form('competencias'),
  competencias: form('competencias', 'competencias'),
  modelo: form('modelo'),

  laboratorios: form('laboratorios'),
  equipos: form('laboratorios', 'equipos'),

  sugerencias: form('sugerencias'),
  plantillas: form('plantillas'),
  plantillaNueva: form('plantillas', 'create'),
  correos: (query?: Query): string => withQuery('/correos', query),
  docentes: (query?: Query): string => withQuery('/docentes', query),
  usuarios: form('usuarios'),
  usuarioNuevo: form('usuarios', 'create'),
  actividades: form('usuarios', 'activities'),
  entidades: form('entidades'),
  entidadNueva: form('entidades', 'create'),
}
