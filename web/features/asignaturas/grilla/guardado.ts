import { enLista } from '@malla/domain/texto/lista.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { PESTANA, pestanasVivas } from '../../../app/pestanas.ts'
import { newKey } from '../../../ui/newKey.ts'
import { type Borrador, borradorVacio, cuantosCambios } from './borrador.ts'

/**
 * A draft of the grid as it is kept on this device: across a reload, an ended session, a lost connection. Each tab has its own, so that two that look
 * at one plan neither write over each other nor save the same rows twice; what a tab that is gone left is taken over by the next.
 */
interface Guardado {
  version: 1
  hora: string
  /** Name of the plan; absent of one that was kept before it was noted. */
  plan?: string
  ediciones: [number, unknown][]
  nuevas: unknown[]
  borradas: number[]
  /** Absent of one that was kept before they were noted. */
  bases?: [number, number][]
  /** Absent of one that was kept before there were any. */
  llave?: string
}

export interface Dejado {
  borrador: Borrador
  /** When it was changed last. */
  hora: string
  plan?: string
}

interface Donde {
  storage?: Storage
  /** This tab, and which live. */
  pestana?: string
  vivas?: () => Promise<ReadonlySet<string>>
}

const PREFIJO = 'malla.cursos.'
const planDe = (usuario: number, plan: number): string => `${PREFIJO}${usuario}.${plan}`
const nombreDe = (usuario: number, plan: number, pestana: string): string =>
  `${planDe(usuario, plan)}.${pestana}`

const nombresEn = (storage: Storage, prefijo: string): string[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i)!).filter(n => n.startsWith(prefijo))

export const isVacio = (b: Borrador): boolean =>
  b.ediciones.size === 0 && b.nuevas.length === 0 && b.borradas.size === 0

const llaves = new WeakMap<Borrador, string>()
/**
 * The idempotency key with which a draft is saved. It is kept with the draft: where a save arrived and its answer was lost with the page, saving what
 * comes back makes nothing twice.
 */
export function llaveDe(b: Borrador): string {
  const llave = llaves.get(b) ?? newKey()
  llaves.set(b, llave)
  return llave
}

/** Keeps the draft of a plan, or forgets it when there is nothing in it. A full storage costs the copy, not the work. */
export function guardarBorrador(
  usuario: number,
  plan: { id: number; nombre: string },
  b: Borrador,
  ahora: Date,
  { storage = localStorage, pestana = PESTANA }: Donde = {},
): void {
  const nombre = nombreDe(usuario, plan.id, pestana)
  if (isVacio(b)) {
    storage.removeItem(nombre)
    return
  }
  const guardado: Guardado = {
    version: 1,
    hora: ahora.toISOString(),
    plan: plan.nombre,
    ediciones: [...b.ediciones],
    nuevas: [...b.nuevas],
    borradas: [...b.borradas],
    ...(b.bases && { bases: [...b.bases] }),
    llave: llaveDe(b),
  }
  poner(storage, nombre, JSON.stringify(guardado))
}

function poner(storage: Storage, nombre: string, texto: string): void {
  try {
    storage.setItem(nombre, texto)
  } catch {
    // See above.
  }
}

function leer(texto: string | null): Dejado | null {
  try {
    const g = JSON.parse(texto ?? 'null') as Guardado | null
    if (g?.version !== 1) return null
    const borrador = {
      ...borradorVacio,
      ediciones: new Map(g.ediciones),
      nuevas: g.nuevas,
      borradas: new Set(g.borradas),
      ...(g.bases && { bases: new Map(g.bases) }),
    } as Borrador
    if (g.llave !== undefined) llaves.set(borrador, g.llave)
    return isVacio(borrador)
      ? null
      : { borrador, hora: g.hora, ...(g.plan !== undefined && { plan: g.plan }) }
  } catch {
    return null
  }
}

/** The draft that this tab keeps of a plan; null when there is none or it cannot be read. */
export const leerBorrador = (
  usuario: number,
  plan: number,
  { storage = localStorage, pestana = PESTANA }: Donde = {},
): Dejado | null => leer(storage.getItem(nombreDe(usuario, plan, pestana)))

/** The name of the newest draft of a plan that a tab left which is gone; null when there is none. */
export async function buscarDejado(
  usuario: number,
  plan: number,
  { storage = localStorage, pestana = PESTANA, vivas = pestanasVivas }: Donde = {},
): Promise<string | null> {
  const raiz = planDe(usuario, plan)
  // Without a tab behind the plan: kept by an older version.
  const todos = () => nombresEn(storage, raiz).filter(n => n === raiz || n.startsWith(`${raiz}.`))
  if (todos().length === 0) return null
  const quienes = await vivas()
  const deQuien = (nombre: string) => nombre.slice(raiz.length + 1)
  const dejados = todos()
    .filter(n => deQuien(n) !== pestana && !quienes.has(deQuien(n)))
    .flatMap(nombre => {
      const dejado = leer(storage.getItem(nombre))
      return dejado ? [{ nombre, hora: dejado.hora }] : []
    })
  return dejados.sort((a, b) => b.hora.localeCompare(a.hora))[0]?.nombre ?? null
}

/** Makes a draft that was left this tab's own; null when another tab was quicker. */
export function tomarDejado(
  nombre: string,
  usuario: number,
  plan: number,
  { storage = localStorage, pestana = PESTANA }: Donde = {},
): Dejado | null {
  const texto = storage.getItem(nombre)
  const dejado = leer(texto)
  if (!dejado) return null
  storage.removeItem(nombre)
  poner(storage, nombreDe(usuario, plan, pestana), texto!)
  return dejado
}

/** Nothing of a person stays on this device when they leave on purpose; what others were at, whose session ended, waits for them. */
export function olvidarTodos(usuario: number, storage: Storage = localStorage): void {
  for (const nombre of nombresEn(storage, `${PREFIJO}${usuario}.`)) storage.removeItem(nombre)
}

/** What a person loses who leaves on purpose, of all tabs and plans, in a sentence; null where nothing is kept. */
export function sinGuardar(usuario: number, storage: Storage = localStorage): string | null {
  const suyos = nombresEn(storage, `${PREFIJO}${usuario}.`).flatMap(n => leer(storage.getItem(n)) ?? [])
  const cambios = suyos.reduce((n, { borrador }) => n + cuantosCambios(borrador), 0)
  if (cambios === 0) return null
  const planes = [...new Set(suyos.flatMap(s => s.plan ?? []))]
  const donde = planes.length > 0 ? `en los cursos de ${enLista(planes)}` : 'en la tabla de cursos'
  return segun(
    cambios,
    `Tiene un cambio sin guardar ${donde}; si sale, se pierde.`,
    `Tiene # cambios sin guardar ${donde}; si sale, se pierden.`,
  )
}
