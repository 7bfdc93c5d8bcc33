import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { lazy } from 'react'
import {
  requireNoSession,
  requireNoSessionUnlessCodigo,
  requirePage,
  requirePlanId,
  requireRoot,
  requireSessionUnlessParaTodos,
} from './app/guards.ts'
import { CargandoPage } from './app/pages/CargandoPage.tsx'
import { BareError, BareNotFound, NotFound, RouteError } from './app/pages/RouteError.tsx'
import { reposo, trasLaPagina } from './app/reposo.ts'
import { shellOr } from './app/shell/shellOr.tsx'
import { fillSlots } from './app/slots.ts'
import { lecturasDePlan } from './features/planes/lecturasDePlan.ts'
import { formPath, paths, type Query, readQuery, writeQuery } from './paths.ts'
import { parte } from './ui/parte.tsx'
import { biblioteca } from './ui/rico/biblioteca.ts'

/** Who may open what can be read here: each page stands under its guard. */

const root = createRootRoute({
  validateSearch: readQuery,
  errorComponent: BareError,
  notFoundComponent: BareNotFound,
})

// Everyone
const portada = createRoute({
  getParentRoute: () => root,
  path: paths.inicio(),
  component: lazyRouteComponent(() => import('./features/portada/PortadaPage.tsx'), 'PortadaPage'),
})
const signin = createRoute({
  getParentRoute: () => root,
  path: paths.signin(),
  beforeLoad: requireNoSession,
  component: lazyRouteComponent(() => import('./features/sesion/SigninPage.tsx'), 'SigninPage'),
})

const contacto = createRoute({
  getParentRoute: () => root,
  path: paths.contacto(),
  component: lazyRouteComponent(() => import('./features/contacto/ContactoPage.tsx'), 'ContactoPage'),
})
const recuperar = createRoute({
  getParentRoute: () => root,
  path: paths.recuperar(),
  beforeLoad: requireNoSessionUnlessCodigo,
  component: lazyRouteComponent(() => import('./features/sesion/RecuperarPage.tsx'), 'RecuperarPage'),
})

// Signed in; the guide, which everyone reads, stands in the shell for whoever is
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: requireSessionUnlessParaTodos,
  component: shellOr(
    lazyRouteComponent(() => import('./app/shell/Shell.tsx'), 'Shell'),
    lazyRouteComponent(() => import('./features/ayuda/AyudaPublica.tsx'), 'AyudaPublica'),
  ),
})
const ayuda = createRoute({
  getParentRoute: () => shell,
  path: paths.ayuda(),
  component: lazyRouteComponent(() => import('./features/ayuda/AyudaPage.tsx'), 'AyudaPage'),
})
const ayudaPagina = createRoute({
  getParentRoute: () => shell,
  path: paths.ayuda('$pagina'),
  component: lazyRouteComponent(() => import('./features/ayuda/PaginaPage.tsx'), 'PaginaPage'),
})
const escritorio = createRoute({
  getParentRoute: () => shell,
  path: paths.escritorio(),
  component: lazyRouteComponent(() => import('./features/escritorio/EscritorioPage.tsx'), 'EscritorioPage'),
})

const perfil = createRoute({
  getParentRoute: () => shell,
  path: formPath('perfil'),
  component: lazyRouteComponent(() => import('./features/perfil/PerfilPage.tsx'), 'PerfilPage'),
})
const ajustes = createRoute({
  getParentRoute: () => shell,
  path: paths.ajustes(),
  beforeLoad: requirePage('curricular.ver'),
  component: lazyRouteComponent(() => import('./features/ajustes/AjustesPage.tsx'), 'AjustesPage'),
})

const docentes = createRoute({
  getParentRoute: () => shell,
  path: paths.docentes(),
  beforeLoad: requirePage('curricular.ver'),
  component: lazyRouteComponent(() => import('./features/docentes/DocentesPage.tsx'), 'DocentesPage'),
})

// Root
const institucion = createRoute({
  getParentRoute: () => shell,
  path: formPath('institucion'),
  beforeLoad: requireRoot,
  component: lazyRouteComponent(
    () => import('./features/institucion/InstitucionPage.tsx'),
    'InstitucionPage',
  ),
})
const usuarios = () => import('./features/usuarios/UsuariosPage.tsx')
const usuariosLista = createRoute({
  getParentRoute: () => shell,
  path: formPath('usuarios'),
  beforeLoad: requireRoot,
  component: lazyRouteComponent(usuarios, 'UsuariosPage'),
})
const usuarioNuevo = createRoute({
  getParentRoute: () => shell,
  path: formPath('usuarios', 'create'),
  beforeLoad: requireRoot,
  component: lazyRouteComponent(usuarios, 'UsuarioNuevoPage'),
})
const entidades = () => import('./features/entidades/EntidadesPage.tsx')
const entidadesLista = createRoute({
  getParentRoute: () => shell,
  path: formPath('entidades'),
  beforeLoad: requireRoot,
  component: lazyRouteComponent(entidades, 'EntidadesPage'),
})
const entidadNueva = createRoute({
  getParentRoute: () => shell,
  path: formPath('entidades', 'create'),
  beforeLoad: requireRoot,
  component: lazyRouteComponent(entidades, 'EntidadNuevaPage'),
})

// Who may read the structure of the institution
const estructura = createRoute({
  getParentRoute: () => shell,
  id: 'estructura',
  beforeLoad: requirePage('estructura.ver'),
})
const facultades = createRoute({
  getParentRoute: () => estructura,
  path: formPath('facultades'),
  component: lazyRouteComponent(() => import('./features/facultades/FacultadesPage.tsx'), 'FacultadesPage'),
})
const planes = createRoute({
  getParentRoute: () => estructura,
  path: formPath('planes'),
  component: lazyRouteComponent(() => import('./features/planes/PlanesPage.tsx'), 'PlanesPage'),
})
const cursos = createRoute({
  getParentRoute: () => estructura,
  path: formPath('planes', 'cursos'),
  beforeLoad: ({ search }: { search: Query }) => {
    if (search.plan) throw redirect({ href: paths.plan(search.plan, { tab: 'cursos' }) })
  },
  component: lazyRouteComponent(() => import('./features/planes/CursosPage.tsx'), 'CursosPage'),
})
const catalogos = () => import('./features/parametros/CatalogoPages.tsx')
const areasCursos = createRoute({
  getParentRoute: () => estructura,
  path: formPath('planes', 'areas_cursos'),
  component: lazyRouteComponent(catalogos, 'AreasCursosPage'),
})
const tiposCursos = createRoute({
  getParentRoute: () => estructura,
  path: formPath('planes', 'tipos_cursos'),
  component: lazyRouteComponent(catalogos, 'TiposCursosPage'),
})
const tipologias = createRoute({
  getParentRoute: () => estructura,
  path: formPath('planes', 'tipologias'),
  component: lazyRouteComponent(catalogos, 'TipologiasPage'),
})

const plan = createRoute({
  getParentRoute: () => estructura,
  path: `${formPath('planes')}/$planId`,
  beforeLoad: requirePlanId,
  staticData: { temprano: ({ planId }) => lecturasDePlan(Number(planId)) },
  component: lazyRouteComponent(() => import('./features/planes/PlanPage.tsx'), 'PlanPage'),
})

const comparar = createRoute({
  getParentRoute: () => estructura,
  path: `${formPath('planes')}/$planId/comparar`,
  beforeLoad: requirePlanId,
  component: lazyRouteComponent(() => import('./features/versiones/CompararPage.tsx'), 'CompararPage'),
})

const analitica = createRoute({
  getParentRoute: () => estructura,
  path: `${formPath('planes')}/$planId/analitica`,
  beforeLoad: requirePlanId,
  component: lazyRouteComponent(() => import('./features/analitica/AnaliticaPage.tsx'), 'AnaliticaPage'),
})

// Who may read courses and competencies
const competencias = () => import('./features/competencias/CompetenciasPage.tsx')
const competenciasPlanes = createRoute({
  getParentRoute: () => shell,
  path: formPath('competencias'),
  beforeLoad: requirePage('contenido.ver'),
  component: lazyRouteComponent(competencias, 'CompetenciasPage'),
})
const competenciasDePlan = createRoute({
  getParentRoute: () => shell,
  path: formPath('competencias', 'competencias'),
  beforeLoad: requirePage('contenido.ver'),
  component: lazyRouteComponent(competencias, 'CompetenciasPage'),
})

const sugerir = createRoute({
  getParentRoute: () => shell,
  path: paths.sugerir(),
  component: lazyRouteComponent(() => import('./features/sugerencias/SugerirPage.tsx'), 'SugerirPage'),
})

// Who may read syllabi
const carta = createRoute({
  getParentRoute: () => shell,
  path: formPath('planes', 'carta'),
  beforeLoad: requirePage('silabos.ver'),
  component: lazyRouteComponent(() => import('./features/cartas/CartaPage.tsx'), 'CartaPage'),
})
const silabo = createRoute({
  getParentRoute: () => shell,
  path: formPath('silabos', 'silabo'),
  beforeLoad: requirePage('silabos.ver'),
  component: lazyRouteComponent(() => import('./features/silabos/silabo/SilaboPage.tsx'), 'SilaboPage'),
})

// Who may read syllabi: lecturers the own ones
const silabos = createRoute({
  getParentRoute: () => shell,
  path: formPath('silabos'),
  beforeLoad: requirePage('silabos.ver'),
  component: lazyRouteComponent(() => import('./features/silabos/lista/SilabosPage.tsx'), 'SilabosPage'),
})
const configSilabos = createRoute({
  getParentRoute: () => shell,
  path: formPath('silabos', 'config-silabos'),
  beforeLoad: requirePage('curricular.ver'),
  component: lazyRouteComponent(
    () => import('./features/silabos/config/ConfigSilabosPage.tsx'),
    'ConfigSilabosPage',
  ),
})

// The administrator
const administracion = createRoute({
  getParentRoute: () => shell,
  id: 'administracion',
  beforeLoad: requireRoot,
})
const actividades = createRoute({
  getParentRoute: () => administracion,
  path: formPath('usuarios', 'activities'),
  component: lazyRouteComponent(() => import('./features/registro/ActividadesPage.tsx'), 'ActividadesPage'),
})
const correos = createRoute({
  getParentRoute: () => administracion,
  path: '/correos',
  component: lazyRouteComponent(() => import('./features/correos/CorreosPage.tsx'), 'CorreosPage'),
})

const sugerencias = createRoute({
  getParentRoute: () => administracion,
  path: formPath('sugerencias'),
  component: lazyRouteComponent(
    () => import('./features/sugerencias/SugerenciasPage.tsx'),
    'SugerenciasPage',
  ),
})

const laboratorios = createRoute({
  getParentRoute: () => estructura,
  path: formPath('laboratorios'),
  component: lazyRouteComponent(
    () => import('./features/laboratorios/LaboratoriosPage.tsx'),
    'LaboratoriosPage',
  ),
})

const equipos = createRoute({
  getParentRoute: () => estructura,
  path: formPath('laboratorios', 'equipos'),
  component: lazyRouteComponent(() => import('./features/laboratorios/EquiposPage.tsx'), 'EquiposPage'),
})

const modelo = createRoute({
  getParentRoute: () => estructura,
  path: formPath('modelo'),
  component: lazyRouteComponent(() => import('./features/modelos/ModeloPage.tsx'), 'ModeloPage'),
})

const plantillas = () => import('./features/plantillas/PlantillasPage.tsx')
const plantillasLista = createRoute({
  getParentRoute: () => administracion,
  path: formPath('plantillas'),
  component: lazyRouteComponent(plantillas, 'PlantillasPage'),
})
const plantillaNueva = createRoute({
  getParentRoute: () => administracion,
  path: formPath('plantillas', 'create'),
  component: lazyRouteComponent(plantillas, 'PlantillaNuevaPage'),
})

const tree = root.addChildren([
  portada,
  signin,
  recuperar,
  contacto,
  shell.addChildren([
    escritorio,
    ayuda,
    ayudaPagina,
    perfil,
    ajustes,
    institucion,
    sugerir,
    docentes,
    competenciasPlanes,
    competenciasDePlan,
    silabos,
    configSilabos,
    carta,
    silabo,
    usuariosLista,
    usuarioNuevo,
    entidadesLista,
    entidadNueva,
    administracion.addChildren([actividades, correos, sugerencias, plantillasLista, plantillaNueva]),
    estructura.addChildren([
      facultades,
      planes,
      cursos,
      plan,
      comparar,
      analitica,
      areasCursos,
      tiposCursos,
      tipologias,
      laboratorios,
      equipos,
      modelo,
    ]),
  ]),
])

export const router = createRouter({
  routeTree: tree,
  parseSearch: readQuery,
  stringifySearch: writeQuery,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: NotFound,
  defaultPendingComponent: CargandoPage,
  scrollRestoration: true,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
})

/** Drawn when there is nothing else to do, as it is long. */
const arbol = async () => (await Promise.all([import('./features/arbol/SidebarTree.tsx'), reposo(1000)]))[0]

fillSlots({
  claveTemporal: lazy(() => import('./features/sesion/ClaveTemporal.tsx')),
  help: lazy(() => trasLaPagina(() => import('./features/ayuda/AyudaDePantalla.tsx'))),
  documents: lazy(() => trasLaPagina(() => import('./features/informes/MisDocumentos.tsx'))),
  live: () => import('./features/live.ts'),
  pending: async user => (await import('./features/silabos/editor/pendientes.ts')).enviarPendientes(user),
  seen: lazy(() => import('./app/offline/LoQueSeVio.tsx')),
  search: lazy(() => import('./features/busqueda/Busqueda.tsx')),
  tree: lazy(() => trasLaPagina(arbol)),
})

biblioteca.Dialogo = parte(async () => (await import('./features/imagenes/ElegirImagen.tsx')).default)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
