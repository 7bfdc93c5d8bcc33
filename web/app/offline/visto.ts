import { contrato, enListas } from 'virtual:cola'
import type { Sesion } from '@malla/contracts/sesion.ts'
import { hashKey, type Query } from '@tanstack/react-query'
import { clear, createStore, delMany, get, getMany, keys, promisifyRequest } from 'idb-keyval'
import { onConnection } from '../connection.ts'
import { SEEN, TABLA_VISTA } from '../keptSession.ts'
import { lastSeen, queryClient } from '../query.ts'
import { onSessionEnd } from '../session.ts'
import { type Ficha, isGuardable, LIMITES, queSobra } from './guardable.ts'
import { vistaDe } from './identidad.ts'
import { oidoHasta, sinDuda } from './latido.ts'

/**
 * What was last read, kept in this browser for the one person at work in one institution, and shown only when the server is not there. A table of
 * small cards beside the answers tells what there is without reading it.
 */

const tienda = createStore(SEEN, TABLA_VISTA)
/** A moment after the change: patches come in bursts. */
const PAUSA_MS = 800

/** What waits for the server is put into what was last seen. Set by cola.ts. */
export const alLeer: { retocar?: (key: readonly unknown[], datos: unknown) => unknown } = {}

let prefijo = ''
const fichas = new Map<string, Ficha>()
const tocadas = new Map<string, Query>()
/** Of what is shown from here: when it came from the server. */
const mostradas = new Map<string, number>()
let isPronto = false

const deFicha = (nombre: string): string => `f|${nombre}`
const deDatos = (nombre: string): string => `d|${nombre}`
const nombreDe = (key: readonly unknown[]): string => prefijo + hashKey(key)
/** Whether a name is of who is at work now: the session may have ended since it was made. */
const isDeAhora = (nombre: string): boolean => prefijo !== '' && nombre.startsWith(prefijo)

async function guardar(): Promise<void> {
  const nombres = [...tocadas]
  tocadas.clear()
  const ahora = Date.now()
  const nuevas = new Map<string, Ficha>()
  const entradas: [string, unknown][] = []
  for (const [nombre, { state, queryKey }] of nombres) {
    const largo = JSON.stringify(state.data)?.length ?? 0
    if (!nombre.startsWith(prefijo) || largo === 0 || largo > LIMITES.una) continue
    const ficha: Ficha = { cuando: state.dataUpdatedAt, usado: ahora, largo }
    nuevas.set(nombre, ficha)
    entradas.push([deDatos(nombre), { datos: state.data, key: queryKey }], [deFicha(nombre), ficha])
  }
  try {
    // Where it finds no room, what was there stays, and of when it was.
    if (nuevas.size > 0) await cambiar(entradas, []).catch(() => cambiar(entradas, queCede(nuevas, ahora)))
    for (const [nombre, ficha] of nuevas) if (isDeAhora(nombre)) fichas.set(nombre, ficha)
  } finally {
    // What is too old goes all the same.
    const sobran = queSobra(fichas, ahora)
    if (sobran.length > 0) await cambiar([], sobran)
  }
}

const largoDe = (suyas: ReadonlyMap<string, Ficha>): number =>
  [...suyas.values()].reduce((sum, { largo }) => sum + largo, 0)

/** The browser has less room than it may take: what was not used for longest goes, as much as these need. */
function queCede(nuevas: ReadonlyMap<string, Ficha>, ahora: number): string[] {
  const otras = new Map([...fichas].filter(([nombre]) => !nuevas.has(nombre)))
  const bytes = Math.max(0, largoDe(otras) - largoDe(nuevas))
  return queSobra(otras, ahora, { ...LIMITES, bytes })
}

/** These come and those go: all of it or nothing. */
async function cambiar(entradas: readonly [string, unknown][], idas: readonly string[]): Promise<void> {
  await tienda('readwrite', cosas => {
    // First: they make room for the others.
    for (const clave of idas.flatMap(n => [deFicha(n), deDatos(n)])) cosas.delete(clave)
    for (const [clave, valor] of entradas) cosas.put(valor, clave)
    return promisifyRequest(cosas.transaction)
  })
  for (const nombre of idas) fichas.delete(nombre)
}

const pronto = (): void => {
  if (isPronto) return
  isPronto = true
  setTimeout(() => {
    isPronto = false
    void guardar().catch(() => undefined)
  }, PAUSA_MS)
}
const ya = (): void => {
  if (tocadas.size > 0) void guardar().catch(() => undefined)
}

queryClient.getQueryCache().subscribe(event => {
  if (event.type !== 'updated' || event.action.type !== 'success') return
  const { query } = event
  const nombre = nombreDe(query.queryKey)
  // What is shown from here is no newer for being shown.
  if (prefijo === '' || mostradas.has(nombre) || !isGuardable(query.queryKey)) return
  tocadas.set(nombre, query)
  pronto()
})

/** An answer that is kept, and when it came from the server. */
interface Visto {
  datos: unknown
  cuando: number
}

async function leer(key: readonly unknown[]): Promise<unknown> {
  const nombre = nombreDe(key)
  const ficha = fichas.get(nombre)
  const isMostrada = mostradas.has(nombre)
  // Before it is read: when the server is back in between, there is something to be read anew.
  mostradas.set(nombre, ficha?.cuando ?? Date.now())
  const visto = ficha ? await deSuFicha(nombre, ficha) : await deUnaLista(key)
  if (!visto || !isDeAhora(nombre)) {
    if (!isMostrada) mostradas.delete(nombre)
    return undefined
  }
  const haVuelto = !mostradas.has(nombre)
  mostradas.set(nombre, visto.cuando)
  if (haVuelto) setTimeout(() => releer(key, nombre))
  return alLeer.retocar ? alLeer.retocar(key, visto.datos) : visto.datos
}

/** The server came back while this was being read from here: it did not hear of it, as there was nothing to be shown yet. */
function releer(key: readonly unknown[], nombre: string): void {
  mostradas.delete(nombre)
  void queryClient.invalidateQueries({ queryKey: key, exact: true })
}

async function deSuFicha(nombre: string, ficha: Ficha): Promise<Visto | undefined> {
  const hay = await get<{ datos: unknown }>(deDatos(nombre), tienda).catch(() => undefined)
  if (!hay) return undefined
  fichas.set(nombre, { ...ficha, usado: Date.now() })
  return { datos: hay.datos, cuando: ficha.cuando }
}

/** One thing that was never opened, out of a list that was seen and has it whole: its form opens with what the list shows. */
async function deUnaLista(key: readonly unknown[]): Promise<Visto | undefined> {
  const [entidad, llamada, input] = key as [string, string, { id?: number } | undefined]
  if (llamada !== 'show' || input?.id === undefined) return undefined
  for (const lista of enListas[entidad] ?? [])
    for (const { datos, cuando } of await loVisto(entidad, lista)) {
      const data = (datos as { data: { id: number }[] }).data.find(fila => fila.id === input.id)
      if (data) return { datos: { data }, cuando }
    }
  return undefined
}

/** Until when the live channel kept the cache up to date. */
let vivoHasta = 0
let isVivo = false
onConnection(connection => {
  const isAhora = connection === 'online'
  if (isVivo && !isAhora) vivoHasta = oidoHasta()
  if (!isVivo && isAhora) sinDuda()
  isVivo = isAhora
})

/** When what is on the screen of a query was last known to be what the server has. */
export const vistoEl = ({ queryKey, state }: Query): number =>
  mostradas.get(nombreDe(queryKey)) ?? Math.max(state.dataUpdatedAt, vivoHasta)

/** The inputs with which a call was seen, and the answers, the last used first. */
export async function loVisto(
  entidad: string,
  llamada: string,
): Promise<{ key: readonly unknown[]; datos: unknown; cuando: number }[]> {
  const inicio = `${prefijo}["${entidad}","${llamada}",`
  const suyas = [...fichas].filter(([n]) => n.startsWith(inicio)).sort(([, a], [, b]) => b.usado - a.usado)
  const leidas = await getMany<{ key: readonly unknown[]; datos: unknown }>(
    suyas.map(([n]) => deDatos(n)),
    tienda,
  ).catch(() => [])
  return leidas.flatMap((l, i) => (l ? [{ ...l, cuando: suyas[i]![1].cuando }] : []))
}

/** Reads anew all that is shown from here, now that the server is back. */
export async function alVolver(): Promise<void> {
  mostradas.clear()
  await queryClient.invalidateQueries()
}

/** Whether something on the screen is what was seen before and not what the server has now. */
export const seMuestraLoGuardado = (): boolean => mostradas.size > 0

/** Begins to keep for this person. What was kept for anybody else, or under other contracts, goes. */
export async function abrirVisto(user: Sesion): Promise<void> {
  const nuevo = `${contrato}|${vistaDe(user)}|`
  if (nuevo === prefijo) return
  prefijo = nuevo
  fichas.clear()
  mostradas.clear()
  const hay = (await keys<string>(tienda).catch(() => [])).map(String)
  await delMany(
    hay.filter(k => !k.slice(2).startsWith(prefijo)),
    tienda,
  ).catch(() => undefined)
  const suyas = hay.filter(k => k.startsWith(deFicha(prefijo)))
  const leidas = await getMany<Ficha>(suyas, tienda).catch(() => [])
  for (const [i, k] of suyas.entries()) if (leidas[i]) fichas.set(k.slice(2), leidas[i])
  // What was read while this was on its way.
  for (const query of queryClient.getQueryCache().findAll({ predicate: q => q.state.status === 'success' }))
    if (isGuardable(query.queryKey)) tocadas.set(nombreDe(query.queryKey), query)
  ya()
}

onSessionEnd(() => {
  prefijo = ''
  fichas.clear()
  mostradas.clear()
  tocadas.clear()
  void clear(tienda).catch(() => undefined)
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') ya()
})
window.addEventListener('pagehide', ya)
lastSeen.read = leer
