import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { ProblemaDeRequisito } from '@malla/domain/asignaturas/problemas.ts'
import { useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useCall } from '../../../app/query.ts'
import { currentSession, onSessionEnd, onSignOut, useUser } from '../../../app/session.ts'
import { sePierdeAlSalir } from '../../../app/sinGuardar.ts'
import type { DatosDePlan } from '../useDatosDePlan.ts'
import { type Cambio, filasDe, perdidas, sinPerdidas } from './borrador.ts'
import type { Contexto } from './columnas.ts'
import { contextoDe, firmaDeNombres, problemasPorFila } from './contexto.ts'
import { type Fila, filaOf } from './fila.ts'
import {
  buscarDejado,
  guardarBorrador,
  isVacio,
  leerBorrador,
  olvidarTodos,
  sinGuardar,
  tomarDejado,
} from './guardado.ts'
import { type AccionDeTaller, reducirTaller, type Taller, tallerVacio } from './historia.ts'

/** Workshops of this visit, so that going to another tab of the plan and back loses neither changes nor their undoing. */
const abiertos = new Map<string, Taller>()
onSessionEnd(() => abiertos.clear())
onSignOut(() => {
  const { user } = currentSession()
  if (user) olvidarTodos(user.id)
})
sePierdeAlSalir(() => {
  const { user } = currentSession()
  return user && sinGuardar(user.id)
})

/** The draft of the courses of a plan, and everything that is worked out of it. */
export interface EnTaller {
  taller: Taller
  /** The rows as saved, by id. */
  guardadas: ReadonlyMap<Id, Fila>
  /** All rows as they stand, those to be deleted among them; and without these. */
  filas: readonly Fila[]
  vivas: readonly Fila[]
  ctx: Contexto
  problemas: ReadonlyMap<Id, readonly ProblemaDeRequisito[]>
  hacer: (cambio: Cambio) => void
  deshacer: () => void
  rehacer: () => void
  actuar: (accion: AccionDeTaller) => void
  /** When the changes were made that were found on this device; null when there were none. */
  recuperado: string | null
  /** How many courses with changes somebody else deleted meanwhile. */
  perdidas: number
}

/** What this tab is at; after it was signed in anew, what it was at before. */
function alAbrir(clave: string, usuario: number, plan: number): { taller: Taller; hora: string | null } {
  const abierto = abiertos.get(clave)
  if (abierto) return { taller: abierto, hora: null }
  const guardado = leerBorrador(usuario, plan)
  if (!guardado) return { taller: tallerVacio, hora: null }
  return { taller: { ...tallerVacio, borrador: guardado.borrador }, hora: guardado.hora }
}

/** The draft of a plan's courses, kept on this device until it is saved. */
export function useTaller(datos: DatosDePlan): EnTaller {
  const usuario = useUser().id
  const { id: planId, full_name: nombre } = datos.plan
  const clave = `${usuario}.${planId}`
  const [inicio] = useState(() => alAbrir(clave, usuario, planId))
  const [taller, actuar] = useReducer(reducirTaller, inicio.taller)
  const [recuperado, setRecuperado] = useState(inicio.hora)
  const puesto = useRef(taller)

  // Read here as well: after a save the new rows come in the very drawing in which the draft is emptied.
  const cursos = useCall('asignaturas.porPlan', { planId }).data?.data ?? datos.cursos
  const base = useMemo(() => cursos.map(filaOf), [cursos])
  const guardadas = useMemo(() => new Map(base.map(f => [f.id, f])), [base])
  const vigente = useMemo(() => reducirTaller(taller, { tipo: 'versiones', guardadas }), [taller, guardadas])
  const borrador = useMemo(() => sinPerdidas(vigente.borrador, guardadas), [vigente.borrador, guardadas])
  const filas = useMemo(() => filasDe(base, borrador), [base, borrador])
  const vivas = useMemo(() => filas.filter(f => !borrador.borradas.has(f.id)), [filas, borrador])

  const firma = firmaDeNombres(vivas)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the rows only their codes and names count
  const ctx = useMemo(() => contextoDe(datos, vivas), [datos.ciclos, datos.secciones, datos.catalogos, firma])
  const quietas = useDeferredValue(vivas)
  const problemas = useMemo(() => problemasPorFila(quietas, datos.ciclos), [quietas, datos.ciclos])

  useEffect(() => {
    if (vigente !== taller) actuar({ tipo: 'versiones', guardadas })
  }, [vigente, taller, guardadas])

  useEffect(() => {
    puesto.current = taller
    abiertos.set(clave, taller)
    guardarBorrador(usuario, { id: planId, nombre }, taller.borrador, new Date())
  }, [clave, usuario, planId, nombre, taller])

  // What somebody has begun here is not mixed with it: it waits until nothing is open.
  useEffect(() => {
    let isAbierto = true
    void buscarDejado(usuario, planId).then(nombre => {
      if (!isAbierto || nombre === null || !isVacio(puesto.current.borrador)) return
      const dejado = tomarDejado(nombre, usuario, planId)
      if (!dejado) return
      actuar({ tipo: 'poner', borrador: dejado.borrador })
      setRecuperado(dejado.hora)
    })
    return () => {
      isAbierto = false
    }
  }, [usuario, planId])

  useEffect(() => {
    if (isVacio(taller.borrador)) setRecuperado(null)
  }, [taller.borrador])

  return {
    taller: vigente.borrador === borrador ? vigente : { ...vigente, borrador },
    guardadas,
    filas,
    vivas,
    ctx,
    problemas,
    hacer: cambio => actuar({ tipo: 'hacer', cambio, guardadas }),
    deshacer: () => actuar({ tipo: 'deshacer', guardadas }),
    rehacer: () => actuar({ tipo: 'rehacer', guardadas }),
    actuar,
    recuperado,
    perdidas: perdidas(vigente.borrador, guardadas).length,
  }
}
