import { formPath, paths, type Query } from '../../paths.ts'

interface Pantalla {
  /** The path, or how it begins when it ends in an id. */
  path: string | RegExp
  /** What the query must say, where one path shows several things. */
  query?: Partial<Record<keyof Query, string | RegExp>>
  /** The page of the guide about it. */
  pagina: string
}

const PLAN = new RegExp(`^${formPath('planes')}/\\d+$`)
const dePlan = (tab: string, pagina: string, query: Pantalla['query'] = {}): Pantalla => ({
  path: PLAN,
  query: { tab, ...query },
  pagina,
})

/** Which page of the guide is about a screen; the first that fits. */
const pantallas: readonly Pantalla[] = [
  { path: PLAN, query: { panel: 'legal' }, pagina: 'semaforo-legal' },
  dePlan('secciones', 'lineas-y-criterios', {
    seccion: /^(lineas-de|perfil-de-ingreso|actividades|criterios-de)/,
  }),
  dePlan('secciones', 'perfil-de-egreso', { seccion: 'perfil-de-egreso' }),
  dePlan('secciones', 'equivalencias', { seccion: 'cursos-de-convalidacion' }),
  dePlan('secciones', 'modulos-y-unidades', { seccion: /^(modulos|unidades)-de/ }),
  dePlan('secciones', 'laboratorios', { seccion: /^laboratorios/ }),
  dePlan('secciones', 'secciones-del-plan'),
  dePlan('competencias', 'matriz', { vista: 'matriz' }),
  dePlan('competencias', 'hilo', { vista: 'hilo' }),
  dePlan('competencias', 'competencias'),
  dePlan('cursos', 'cursos-en-tabla'),
  dePlan('avance', 'avance-del-plan'),
  dePlan('documentos', 'documentos-del-plan'),
  { path: PLAN, pagina: 'malla' },
  { path: new RegExp(`^${formPath('planes')}/\\d+/comparar$`), pagina: 'comparar-planes' },
  { path: new RegExp(`^${formPath('planes')}/\\d+/analitica$`), pagina: 'analitica-curricular' },
  { path: formPath('planes'), query: { vista: 'papelera' }, pagina: 'papelera' },
  { path: formPath('planes'), pagina: 'crear-un-plan' },
  { path: formPath('planes', 'cursos'), pagina: 'cursos-en-tabla' },
  { path: formPath('planes', 'carta'), pagina: 'carta-descriptiva' },
  { path: formPath('planes', 'areas_cursos'), pagina: 'areas-y-tipos' },
  { path: formPath('planes', 'tipos_cursos'), pagina: 'areas-y-tipos' },
  { path: formPath('planes', 'tipologias'), pagina: 'areas-y-tipos' },
  { path: formPath('facultades'), query: { tab: 'textos' }, pagina: 'textos-del-programa' },
  { path: formPath('facultades'), query: { vista: 'programas' }, pagina: 'programas' },
  { path: formPath('facultades'), query: { vista: 'niveles' }, pagina: 'programas' },
  { path: formPath('facultades'), pagina: 'facultades' },
  { path: formPath('silabos'), query: { vista: 'periodos' }, pagina: 'periodos' },
  { path: formPath('silabos'), pagina: 'lista-de-silabos' },
  { path: formPath('silabos', 'silabo'), pagina: 'escribir-el-silabo' },
  { path: formPath('silabos', 'config-silabos'), pagina: 'estructura-del-silabo' },
  { path: formPath('competencias'), pagina: 'competencias' },
  { path: formPath('competencias', 'competencias'), pagina: 'competencias' },
  { path: formPath('laboratorios'), pagina: 'laboratorios' },
  { path: formPath('laboratorios', 'equipos'), pagina: 'laboratorios' },
  { path: formPath('modelo'), pagina: 'modelo-educativo' },
  { path: formPath('perfil'), pagina: 'mi-perfil' },
  { path: formPath('institucion'), pagina: 'la-institucion' },
  { path: formPath('usuarios', 'activities'), pagina: 'actividades' },
  { path: formPath('usuarios'), pagina: 'usuarios' },
  { path: formPath('usuarios', 'create'), pagina: 'usuarios' },
  { path: formPath('entidades'), pagina: 'entidades' },
  { path: formPath('entidades', 'create'), pagina: 'entidades' },
  { path: formPath('plantillas'), pagina: 'plantillas' },
  { path: formPath('plantillas', 'create'), pagina: 'plantillas' },
  { path: formPath('sugerencias'), pagina: 'sugerencias' },
  { path: paths.docentes(), pagina: 'docentes' },
  { path: paths.ajustes(), query: { vista: 'resultados' }, pagina: 'resultados' },
  { path: paths.ajustes(), query: { vista: 'imagenes' }, pagina: 'imagenes' },
  { path: paths.ajustes(), query: { vista: 'respaldos' }, pagina: 'respaldos' },
  { path: paths.ajustes(), query: { vista: 'instalacion' }, pagina: 'ajustes-de-la-instalacion' },
  { path: paths.ajustes(), pagina: 'ajustes-de-la-institucion' },
  { path: paths.sugerir(), pagina: 'sugerir-mejoras' },
  { path: paths.escritorio(), pagina: 'escritorio' },
  { path: paths.correos(), pagina: 'correos' },
]

/** Every page that some screen leads to. */
export const paginasDePantalla: readonly string[] = [...new Set(pantallas.map(p => p.pagina))]

const fits = (value: unknown, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? value === wanted : wanted.test(String(value ?? ''))

/** The page of the guide about a screen, or none: then the whole guide is offered. */
export const paginaDePantalla = (pathname: string, query: Query): string | undefined =>
  pantallas.find(
    p =>
      fits(pathname, p.path) &&
      Object.entries(p.query ?? {}).every(([key, wanted]) => fits(query[key as keyof Query], wanted)),
  )?.pagina
