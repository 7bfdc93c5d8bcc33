import { type Call, writes } from '@malla/contracts/call.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { filas } from '../proof/filas.ts'
import type { Casa, Papel, Persona } from './casa.ts'
import { enviar, type Manera, peticion } from './envio.ts'
import { juzgar } from './juez.ts'
import { type Caso, casosDe, type Materia } from './mutar.ts'
import type { Vigia } from './vigia.ts'

/** How much is tried. `MALAS=largo` tries every case as every role that may ask. */
export interface Medida {
  seed: number
  /** Most cases of a call; the rest are left out by lot. */
  casos: number
  azar: number
  todosLosPapeles: boolean
}

const largo = process.env.MALAS === 'largo'
const numero = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise)

/** By environment: MALAS_SEMILLA, MALAS_CASOS (of a call), MALAS_AZAR (random ones among them). */
export const medida = (): Medida => ({
  seed: numero('MALAS_SEMILLA', 20_261_121),
  casos: numero('MALAS_CASOS', largo ? 1e9 : 8),
  azar: numero('MALAS_AZAR', largo ? 150 : 40),
  todosLosPapeles: largo,
})

export interface Informe {
  llamadas: number
  casos: number
  /** By class of case, and by status. */
  clases: Map<string, number>
  estados: Map<number, number>
  masLenta: { ms: number; que: string }
  hallazgos: string[]
}

export const nuevoInforme = (): Informe => ({
  llamadas: 0,
  casos: 0,
  clases: new Map(),
  estados: new Map(),
  masLenta: { ms: 0, que: '' },
  hallazgos: [],
})

/** The same numbers for the same seed (mulberry32). */
function lote(seed: number): () => number {
  let a = seed | 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const deNombre = (name: string): number =>
  Array.from(name).reduce((h, c) => (Math.imul(h, 31) + c.codePointAt(0)!) | 0, 7)

const porSorteo = <T>(list: readonly T[], next: () => number): T[] =>
  list
    .map(x => [next(), x] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, x]) => x)

/** Some of the cases, one of each class as far as they go (of which, by lot), and every hostile file: the good one first. */
function elegidos(all: Caso[], most: number, next: () => number): Caso[] {
  if (all.length <= most) return all
  const files = all.filter(c => c.clase === 'archivo')
  const byClass = Map.groupBy(
    all.slice(1).filter(c => c.clase !== 'archivo'),
    c => c.clase,
  )
  // The classes by lot too: of a short run's few cases the last ones would have none.
  const queues = porSorteo([...byClass.values()], next).map(list => porSorteo(list, next))
  const chosen: Caso[] = [all[0]!]
  for (let i = 0; i < all.length && chosen.length < most; i++)
    for (const q of queues) if (i < q.length && chosen.length < most) chosen.push(q[i]!)
  return [...chosen, ...files]
}

const QUIEN = {
  operador: 'operador',
  parcial: 'operador',
  docente: 'docente',
  demo: 'demo',
  root: 'root',
} as const
/** Roles that the call lets in, as far as the role alone tells. */
function mayAsk(call: Call): Papel[] {
  const { access } = call
  const roles = Object.keys(QUIEN) as Exclude<Papel, 'nadie'>[]
  if (access === 'public') return ['nadie', ...roles]
  if (access === 'session') return roles
  return roles.filter(
    r => whyNot({ rol: QUIEN[r], alcance: { todo: true }, cursos_ids: [1] }, access) === null,
  )
}

const MANERAS: readonly Manera[] = ['json', 'json', 'multipart', 'json', 'urlencoded']
/** Asks of one person before somebody else goes on: below every quota. */
const POR_PERSONA = 40

/** One call under all its cases. */
export async function correr(
  casa: Casa,
  name: string,
  call: Call,
  m: Medida,
  informe: Informe,
  vigia: Vigia,
): Promise<string[]> {
  const materia = await casa.materia(name, call)
  const next = lote(m.seed ^ deNombre(name))
  const casos = elegidos([...casosDe(call, materia, { cuantas: m.azar, seed: m.seed })], m.casos, next)
  const may = mayAsk(call)
  const mayNot = (['nadie', 'demo', 'docente'] as const).filter(p => !may.includes(p))
  const gente = createGente(casa)
  const found: string[] = []
  informe.llamadas++
  await casa.escritas()
  for (const [i, caso] of casos.entries()) {
    const asked: Papel[] = m.todosLosPapeles ? [...may] : [may[i % may.length]!]
    // The last of the short run's eight is asked by somebody who may not, too.
    if (i % 8 === 7 && mayNot.length > 0) asked.push(mayNot[Math.abs(deNombre(name) + i) % mayNot.length]!)
    for (const papel of asked) {
      const wrong = await probar(
        { casa, name, call, materia, informe, vigia, gente },
        caso,
        papel,
        MANERAS[i % MANERAS.length]!,
      )
      found.push(...wrong)
    }
  }
  if (writes(call)) await casa.reponer()
  informe.hallazgos.push(...found)
  return found
}

interface Prueba {
  casa: Casa
  name: string
  call: Call
  materia: Materia
  informe: Informe
  vigia: Vigia
  gente: ReturnType<typeof createGente>
}

async function probar(p: Prueba, caso: Caso, papel: Papel, manera: Manera): Promise<string[]> {
  const { casa, name, call, informe } = p
  const quien = await p.gente.de(papel)
  const entrada = caso.entrada()
  const que = `${name} as ${papel}, ${manera}, ${caso.clase}: ${caso.que}`
  p.vigia.empieza(que)
  const kept = caso.clase === 'archivo' ? casa.archivos() : 0
  const r = await enviar(casa.t.app, await peticion(call, entrada, manera), quien)
  const escritas = await casa.escritas()
  p.vigia.acaba()
  note(informe, caso, r, que)
  const found = juzgar(
    {
      call,
      rol: papel,
      empresa: papel === 'nadie' ? null : casa.t.gente.empresa,
      dicho: () => JSON.stringify(entrada),
      marcaAjena: /zqajena/,
      // Ten thousand levels are too many to read at all.
      cuerpoRoto: caso.clase === 'enorme',
    },
    r,
    escritas,
  )
  if (r.status >= 400 && caso.clase === 'archivo' && casa.archivos() > kept)
    found.push('refused, and a file stayed')
  if (r.status === 401 && papel !== 'nadie') p.gente.forget(papel)
  if (r.status === 200 && writes(call)) await afterWrite(p, papel)
  return found.map(f => `${que}\n  ${f}`)
}

/** What an accepted call used up is planted anew, and whoever's session it may have changed goes. */
async function afterWrite({ casa, name, call, materia, gente }: Prueba, papel: Papel): Promise<void> {
  if (name.startsWith('auth.') || name.startsWith('empresas.') || name.startsWith('usuarios.'))
    gente.forget(papel)
  if (call.verb === 'DELETE' || filas[name]?.gasta) materia.buena = await casa.otraBuena(name, call)
}

function note(informe: Informe, { clase }: Caso, r: { status: number; ms: number }, que: string): void {
  informe.casos++
  informe.clases.set(clase, (informe.clases.get(clase) ?? 0) + 1)
  informe.estados.set(r.status, (informe.estados.get(r.status) ?? 0) + 1)
  if (r.ms > informe.masLenta.ms) informe.masLenta = { ms: r.ms, que }
}

/** People of each role, renewed before anything they spend runs out. */
function createGente(casa: Casa) {
  const now = new Map<Papel, { persona: Persona; left: number }>()
  return {
    async de(papel: Papel): Promise<Persona> {
      let who = now.get(papel)
      if (!who || who.left === 0)
        now.set(papel, (who = { persona: await casa.persona(papel), left: POR_PERSONA }))
      who.left--
      return who.persona
    },
    forget: (papel: Papel): void => void now.delete(papel),
  }
}

const enTabla = (m: Map<unknown, number>): string =>
  [...m]
    .sort((a, b) => b[1] - a[1])
    .map(([k, v]) => `${k} ${v}`)
    .join(' · ')

/** What was tried, in a few lines. */
export const resumen = (i: Informe, m: Medida): string =>
  `${i.casos} cases of ${i.llamadas} calls, seed ${m.seed}, ${i.hallazgos.length} findings\n  ${enTabla(i.clases)}\n  ${enTabla(i.estados)}\n  slowest ${Math.round(i.masLenta.ms)} ms: ${i.masLenta.que}`
