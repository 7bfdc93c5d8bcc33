import path from 'node:path'

/** How the built app is cut: a page asks for few files, and none asks for what only others need. */

/** What the builder knows of a module. */
interface Modulo {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
interface Grafo {
  getModuleInfo(id: string): Modulo | null
}

const ENTRADA = 'main.tsx'
/** They stand on their own: what they share with the app lies apart from it. */
const SOLOS = ['app/offline/trabajador.ts', 'isla/malla.ts']
/** What people who are not signed in open. */
const PUBLICAS = [
  'features/portada/PortadaPage.tsx',
  'features/sesion/SigninPage.tsx',
  'features/sesion/RecuperarPage.tsx',
  'features/contacto/ContactoPage.tsx',
  'features/ayuda/AyudaPublica.tsx',
]
const CASA = 'app/shell/Shell.tsx'
/** What the shell fetches once it is drawn. */
const DESPUES = [
  'features/arbol/SidebarTree.tsx',
  'features/informes/MisDocumentos.tsx',
  'features/ayuda/AyudaDePantalla.tsx',
  'app/offline/LoQueSeVio.tsx',
  'app/shell/Avisos.tsx',
  'app/shell/CajonDeMenu.tsx',
  'app/shell/Elegir.tsx',
  'ui/Lamina.tsx',
  'ui/Pregunta.tsx',
]
const EN_VIVO = 'features/live.ts'
const ESCRITORIO = 'features/escritorio/EscritorioPage.tsx'
/** The page that is opened most, and its first tab. */
const PLAN = ['features/planes/PlanPage.tsx', 'features/malla/MallaTab.tsx']
/** What lists are made of, and what forms are: most pages have both, the desk neither. */
const LISTAS = [
  'app/useList.ts',
  'app/usePage.ts',
  'app/Opened.tsx',
  'features/vistas/ListTools.tsx',
  'ui/table/DataTable.tsx',
  'ui/table/ListBar.tsx',
  'ui/table/ListFilter.tsx',
  'ui/table/FilterSelect.tsx',
]
const FORMULARIOS = [
  'app/useSaveForm.ts',
  'app/uploadImagen.ts',
  'features/informes/EnviarCorreo.tsx',
  'ui/form/FieldRow.tsx',
  'ui/form/files.ts',
  'ui/form/obligatorio.ts',
  'ui/form/useFilas.ts',
  'ui/form/FormDrawer.tsx',
  'ui/form/FormDialog.tsx',
  'ui/form/fields.tsx',
  'ui/form/DateField.tsx',
  'features/historial/HistorialDrawer.tsx',
  'features/impacto/eliminar.tsx',
]

/** Libraries that are imported whole and used in parts: `import { Button } from '@mantine/core'` loads what Button needs. */
const POR_NOMBRE =
  /\/node_modules\/(@mantine\/(?:core|hooks|dates|notifications)|@tabler\/icons-react)\/.*\/(?:index|tabler-icons-react)\.mjs$/
const IMPORTADOS = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g
const REEXPORTADOS = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/g

/** `Button, Group as G` as pairs of the name there and the name here. */
const nombresDe = (lista: string): [alla: string, aqui: string][] =>
  lista
    .split(',')
    .map(n => n.trim().split(/\s+as\s+/))
    .filter(([alla]) => alla)
    .map(([alla, aqui]) => [alla!, aqui ?? alla!])

/** In which file each name of a library stands. */
function archivosDe(indice: string, codigo: string): Map<string, string> {
  const archivos = new Map<string, string>()
  for (const [, lista, desde] of codigo.matchAll(REEXPORTADOS))
    for (const [, aqui] of nombresDe(lista!)) archivos.set(aqui, path.join(path.dirname(indice), desde!))
  return archivos
}

/** What a module loads at once: of a library used in parts, the parts. */
function importadosPor(id: string, grafo: Grafo): string[] {
  const modulo = grafo.getModuleInfo(id)
  if (!modulo || POR_NOMBRE.test(id)) return []
  return modulo.importedIds.flatMap(otro => {
    const libreria = POR_NOMBRE.exec(otro)?.[1]
    const indice = libreria && grafo.getModuleInfo(otro)?.code
    if (!indice) return [otro]
    const archivos = archivosDe(otro, indice)
    return [...(modulo.code ?? '').matchAll(IMPORTADOS)]
      .filter(([, , desde]) => desde === libreria)
      .flatMap(([, lista]) => nombresDe(lista!).map(([alla]) => archivos.get(alla)))
      .filter(archivo => archivo !== undefined)
  })
}

/** Everything that is loaded with a module. */
function cierreDe(raiz: string, grafo: Grafo): Set<string> {
  const visto = new Set<string>()
  const porVer = [raiz]
  for (let id = porVer.pop(); id !== undefined; id = porVer.pop()) {
    if (visto.has(id)) continue
    visto.add(id)
    porVer.push(...importadosPor(id, grafo))
  }
  return visto
}

/** What is loaded later than its importer: pages, tabs, dialogs. */
function diferidosDe(raiz: string, grafo: Grafo): Set<string> {
  const diferidos = new Set<string>()
  const visto = new Set<string>()
  const porVer = [raiz]
  for (let id = porVer.pop(); id !== undefined; id = porVer.pop()) {
    if (visto.has(id)) continue
    visto.add(id)
    const modulo = grafo.getModuleInfo(id)
    for (const otro of modulo?.dynamicallyImportedIds ?? []) diferidos.add(otro)
    porVer.push(...importadosPor(id, grafo), ...(modulo?.dynamicallyImportedIds ?? []))
  }
  return diferidos
}

/** The parts as sets of modules, worked out once a build. */
function cortesDe(grafo: Grafo, carpeta: string) {
  const cierre = (...archivos: string[]): Set<string> =>
    new Set(archivos.flatMap(a => [...cierreDe(path.join(carpeta, a), grafo)]))
  const plan = new Set(PLAN.map(a => path.join(carpeta, a)))
  const veces = new Map<string, number>()
  for (const diferido of diferidosDe(path.join(carpeta, ENTRADA), grafo)) {
    if (plan.has(diferido)) continue
    for (const id of cierreDe(diferido, grafo)) veces.set(id, (veces.get(id) ?? 0) + 1)
  }
  return {
    solos: cierre(...SOLOS),
    base: cierre(ENTRADA),
    publicas: cierre(...PUBLICAS),
    casa: cierre(CASA),
    despues: cierre(...DESPUES),
    enVivo: cierre(EN_VIVO),
    escritorio: cierre(ESCRITORIO),
    plan: cierre(...PLAN),
    listas: cierre(...LISTAS),
    formularios: cierre(...FORMULARIOS),
    veces,
  }
}

type Cortes = ReturnType<typeof cortesDe>

const PARTES = [
  'dibujo',
  'base',
  'comun',
  'casa',
  'kit',
  'plan',
  'lateral',
  'vivo',
  'listas',
  'formularios',
] as const
type Parte = (typeof PARTES)[number]

/**
 * The groups for the builder. A part takes along what its modules import: the first that claims a module has it, so the landing and the sign-in
 * never wait for what is behind them. `carpeta` is where the sources of the web stand.
 */
export function partesDe(carpeta: string) {
  let cortes: Cortes | undefined
  return PARTES.map((parte, i) => ({
    priority: PARTES.length - i,
    name: (id: string, grafo: Grafo): string | null => {
      cortes ??= cortesDe(grafo, carpeta)
      return parteDe(id, cortes) === parte ? parte : null
    },
  }))
}

/** In which part a module goes; null where the builder cuts as it likes. */
function parteDe(id: string, cortes: Cortes): Parte | null {
  if (cortes.solos.has(id)) return cortes.plan.has(id) || cortes.veces.has(id) ? 'dibujo' : null
  if (cortes.base.has(id)) return 'base'
  const parte = deLaCasa(id, cortes)
  return parte && cortes.publicas.has(id) ? 'comun' : parte
}

function deLaCasa(id: string, cortes: Cortes): Parte | null {
  if (cortes.casa.has(id)) return 'casa'
  const veces = cortes.veces.get(id) ?? 0
  if (cortes.plan.has(id)) return veces === 0 ? 'plan' : 'kit'
  const isDeVarias = cortes.listas.has(id) || cortes.formularios.has(id)
  if (isDeVarias && cortes.escritorio.has(id)) return 'kit'
  if (cortes.despues.has(id)) return 'lateral'
  if (cortes.enVivo.has(id)) return 'vivo'
  if (cortes.listas.has(id)) return 'listas'
  return cortes.formularios.has(id) ? 'formularios' : null
}
