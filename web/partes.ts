import { statSync } from 'node:fs'
import path from 'node:path'
import { cierreDe, diferidosDe, type Grafo } from './grafo.ts'

/** How the built app is cut: a page asks for few files, and none asks for what only others need. */

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

/** Letters of a module, as it comes to the builder, that is no file of its own: to ask for one costs more than to read it. */
const MENUDO = 1500

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
    grafo,
    menudos: new Map<string, Parte | null>(),
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
  'menudo',
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

/** What is loaded before anything else. */
const ANTES: ReadonlySet<Parte> = new Set(['dibujo', 'base'])

/** In which part a module goes; null where the builder cuts as it likes. */
function parteDe(id: string, cortes: Cortes): Parte | null {
  const parte = reclamado(id, cortes) ?? (isMenudo(id, cortes) ? conLosMenudos(id, cortes) : null)
  return parte && !ANTES.has(parte) && cortes.publicas.has(id) ? 'comun' : parte
}

/** The part whose modules bring it along; null where none does. */
function reclamado(id: string, cortes: Cortes): Parte | null {
  if (cortes.solos.has(id)) return cortes.plan.has(id) || cortes.veces.has(id) ? 'dibujo' : null
  if (cortes.base.has(id)) return 'base'
  return deLaCasa(id, cortes)
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

/**
 * Where what several pages share goes that is too small for a file of its own: with what it cannot be drawn without, lists or forms, or with others of
 * its kind. What brings something large along stays where only those fetch it who need it.
 */
function conLosMenudos(id: string, cortes: Cortes): Parte | null {
  const sabido = cortes.menudos.get(id)
  if (sabido !== undefined) return sabido
  const trae = new Set(
    [...cierreDe(id, cortes.grafo)].map(
      otro => reclamado(otro, cortes) ?? (isMenudo(otro, cortes) ? 'menudo' : null),
    ),
  )
  const parte = parteConTodo(trae, cortes.escritorio.has(id))
  cortes.menudos.set(id, parte)
  return parte
}

/** Lists bring along, too, what stands at the side and the live patches, without which the desk is drawn. */
function parteConTodo(trae: ReadonlySet<Parte | null>, isDelEscritorio: boolean): Parte | null {
  if (trae.has(null) || trae.has('plan')) return null
  const isDeLista = (['listas', 'lateral', 'vivo'] as const).some(p => trae.has(p))
  const parte = trae.has('formularios') ? 'formularios' : isDeLista ? 'listas' : 'menudo'
  return parte !== 'menudo' && isDelEscritorio ? null : parte
}

const isMenudo = (id: string, { grafo, veces }: Cortes): boolean =>
  (veces.get(id) ?? 0) > 1 && pesoDe(id, grafo) <= MENUDO

/** Of a sheet of styles the code that comes to the builder is no more than the names of its classes. */
const pesoDe = (id: string, grafo: Grafo): number =>
  id.endsWith('.css') ? statSync(id).size : (grafo.getModuleInfo(id)?.code?.length ?? 0)
