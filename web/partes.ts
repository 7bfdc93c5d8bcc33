import path from 'node:path'

/** How the built app is cut: a page asks for few files, and none asks for what only others need. */

/** What the builder knows of a module. */
interface Modulo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
interface Grafo {
  getModuleInfo(id: string): Modulo | null
}

const ENTRADA = 'main.tsx'
/** They stand on their own: nothing of theirs may lie in a part of the app. */
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
]
const EN_VIVO = 'features/live.ts'
/** The page that is opened most, and its first tab. */
const PLAN = ['features/planes/PlanPage.tsx', 'features/malla/MallaTab.tsx']
/** From so many pages on what the plan also needs is fetched in one piece with its like. */
const DE_VARIAS = 3

/** Everything that is loaded with a module. */
function cierreDe(raiz: string, grafo: Grafo): Set<string> {
  const visto = new Set<string>()
  const porVer = [raiz]
  for (let id = porVer.pop(); id !== undefined; id = porVer.pop()) {
    if (visto.has(id)) continue
    visto.add(id)
    porVer.push(...(grafo.getModuleInfo(id)?.importedIds ?? []))
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
    porVer.push(...(modulo?.importedIds ?? []), ...(modulo?.dynamicallyImportedIds ?? []))
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
    plan: cierre(...PLAN),
    veces,
  }
}

/**
 * Tells the part in which a module goes, null where the builder cuts as it likes. A part takes along what its modules import: the first that claims
 * a module has it, so the landing and the sign-in never wait for what is behind them. `carpeta` is where the sources of the web stand.
 */
export function cortar(carpeta: string): (id: string, grafo: Grafo) => string | null {
  let cortes: ReturnType<typeof cortesDe> | undefined
  return (id, grafo) => {
    cortes ??= cortesDe(grafo, carpeta)
    if (cortes.solos.has(id)) return null
    if (cortes.base.has(id)) return 'base'
    const parte = parteDe(id, cortes)
    return parte && cortes.publicas.has(id) ? 'comun' : parte
  }
}

function parteDe(id: string, cortes: ReturnType<typeof cortesDe>): string | null {
  if (cortes.casa.has(id)) return 'casa'
  if (cortes.despues.has(id)) return 'lateral'
  if (cortes.enVivo.has(id)) return 'vivo'
  if (!cortes.plan.has(id)) return null
  const veces = cortes.veces.get(id) ?? 0
  if (veces === 0) return 'plan'
  return veces >= DE_VARIAS ? 'kit' : null
}
