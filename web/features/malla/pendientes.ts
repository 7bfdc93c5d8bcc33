import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { cursosDe } from '@malla/domain/asignaturas/requisitos.ts'
import { type Cambio, type Pila, reducirPila } from '@malla/domain/malla/deshacer.ts'
import { aplicar } from '@malla/domain/malla/ediciones.ts'
import { isCampoDeLugar } from '@malla/domain/permisos/cursos.ts'
import type { CursoDeMalla, EdicionDeCurso } from './curso.ts'

/** What an edit does to the stack: a change is done, taken back, or done again. */
export interface Paso {
  tipo: 'hacer' | 'deshacer' | 'rehacer'
  cambio: Cambio
}

/** An edit that the server has not answered yet; it shows already. */
export interface Pendiente {
  /** Of two the one made first has the smaller. */
  turno: number
  texto: string
  ediciones: readonly EdicionDeCurso[]
  /** The courses as they showed when it was made; once it went back, as they showed then. */
  sobre: ReadonlyMap<Id, CursoDeMalla>
  /** Of its edits what no edit before it in the queue changes: where that is not as it was, another person changed it. */
  propias: readonly EdicionDeCurso[]
  paso: Paso
  otraVez: OtraVez
}

/** How an edit is made anew once it went back. */
export interface OtraVez {
  /** What its person asked for; what else it changes follows from that, and is reckoned anew. */
  quiere: readonly EdicionDeCurso[]
  /** Does it upon what is there now; answers why that cannot be. */
  hacer: () => string | null
}

type Hecho = Pick<Pendiente, 'ediciones' | 'sobre'>

/** Courses with the edits that are on their way. */
export const conPendientes = (
  cursos: readonly CursoDeMalla[],
  pendientes: readonly { ediciones: readonly EdicionDeCurso[] }[],
): CursoDeMalla[] =>
  pendientes.reduce((lista, p) => aplicar(lista, p.ediciones) as CursoDeMalla[], [...cursos])

/** Edits without the fields that those on their way change too. */
export const soloPropias = (
  ediciones: readonly EdicionDeCurso[],
  pendientes: readonly { ediciones: readonly EdicionDeCurso[] }[],
): EdicionDeCurso[] => {
  const antes = pendientes.flatMap(p => p.ediciones)
  return ediciones.map(({ id, ...campos }) => {
    const suyos = Object.entries(campos).filter(([campo]) => !antes.some(e => e.id === id && campo in e))
    return { id, ...Object.fromEntries(suyos) }
  })
}

/**
 * What still waits once the edit before it was saved, and stands there as `guardados`: what it changed of the same, and nothing else before it does, is its
 * own from now on, upon what the server answered. Else it would go over what another person changed in between.
 */
export const trasGuardar = (
  guardado: Pendiente,
  guardados: ReadonlyMap<Id, CursoDeMalla>,
  siguientes: readonly Pendiente[],
): Pendiente[] =>
  siguientes.map((p, i) => {
    const antes = siguientes.slice(0, i)
    const sobre = new Map(p.sobre)
    for (const { id, ...campos } of soloPropias(guardado.ediciones, antes)) {
      const [visto, hay] = [sobre.get(id), guardados.get(id)]
      const ahora = Object.keys(campos).map(campo => [campo, hay?.[campo as keyof CursoDeMalla]])
      if (visto && hay) sobre.set(id, { ...visto, ...Object.fromEntries(ahora) })
    }
    return { ...p, sobre, propias: soloPropias(p.ediciones, antes) }
  })

/** The stack without a change, wherever in it that stands. */
export const sinCambio = ({ hechos, deshechos }: Pila, cambio: Cambio): Pila => ({
  hechos: hechos.filter(c => c !== cambio),
  deshechos: deshechos.filter(c => c !== cambio),
})

/** The stack after a step, wherever in it the change of that step stands: what was done after it may have gone. */
export function conPaso(pila: Pila, { tipo, cambio }: Paso): Pila {
  if (tipo === 'hacer') return reducirPila(pila, { tipo, cambio })
  const { hechos, deshechos } = sinCambio(pila, cambio)
  return tipo === 'deshacer'
    ? { hechos, deshechos: [...deshechos, cambio] }
    : { hechos: [...hechos, cambio], deshechos }
}

/** The stack without what touches courses that are not there. */
export function sinAusentes(pila: Pila, presentes: { has: (id: Id) => boolean }): Pila {
  const tocados = [...pila.hechos, ...pila.deshechos].flatMap(c => c.ediciones.map(e => e.id))
  const ausentes = new Set(tocados.filter(id => !presentes.has(id)))
  return [...ausentes].reduce((p, id) => reducirPila(p, { tipo: 'olvidar', id }), pila)
}

/** What of a plan an edit has to do with. */
interface Huella {
  /** Fields of courses that it writes, the place being one; places of the board that it takes or leaves. */
  escribe: ReadonlySet<string>
  /** Courses to which it gives another cycle or other requisites. */
  mueve: ReadonlySet<Id>
  /** These, and whatever a requisite joins to them before it or after it: together they say where one of them may go. */
  alcanza: ReadonlySet<Id>
}

const DE_ORDEN = ['ciclo_id', 'seccion_id', 'requisitos']

const lugarDe = (c: CursoDeMalla): string => `ciclo ${c.ciclo_id}, sección ${c.seccion_id}, ${c.orden}`

const camposDe = (ediciones: readonly EdicionDeCurso[]): string[] =>
  ediciones.flatMap(({ id, ...suyos }) =>
    Object.keys(suyos).map(campo => `${isCampoDeLugar(campo) ? 'lugar' : campo} de ${id}`),
  )

function huellaDe({ ediciones, sobre }: Hecho): Huella {
  const antes = [...sobre.values()]
  const despues = conPendientes(antes, [{ ediciones }])
  const movidos = new Set(ediciones.filter(e => Object.keys(e).some(isCampoDeLugar)).map(e => e.id))
  const lugares = [...antes, ...despues].filter(c => movidos.has(c.id)).map(lugarDe)
  const mueve = new Set(ediciones.filter(e => DE_ORDEN.some(campo => campo in e)).map(e => e.id))
  const unidos = [...antes, ...despues].flatMap(({ id, requisitos }) =>
    cursosDe(requisitos)
      .map(r => [id, r.asignatura_id])
      .filter(dos => dos.some(uno => mueve.has(uno)))
      .flat(),
  )
  return {
    escribe: new Set([...camposDe(ediciones), ...lugares]),
    mueve,
    alcanza: new Set([...mueve, ...unidos]),
  }
}

const seCruzan = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean => [...a].some(x => b.has(x))

/** Whether edits write a field of a course that others write too, its place being one. */
export const pisan = (unas: readonly EdicionDeCurso[], otras: readonly EdicionDeCurso[]): boolean =>
  seCruzan(new Set(camposDe(unas)), new Set(camposDe(otras)))

const seApoya = (en: Huella, sobre: Huella): boolean =>
  seCruzan(en.escribe, sobre.escribe) ||
  seCruzan(en.mueve, sobre.alcanza) ||
  seCruzan(en.alcanza, sobre.mueve)

/**
 * What was done after an edit that was refused: what stands upon it, or upon what does (the same field of a course, a place that it took or left, a course
 * whose requisites let it go there only because of it), and what would be the same had it never been made.
 */
export function separar<P extends Hecho>(
  rechazado: Hecho,
  siguientes: readonly P[],
): Record<'caen' | 'quedan', P[]> {
  const caidas = [huellaDe(rechazado)]
  const partes: Record<'caen' | 'quedan', P[]> = { caen: [], quedan: [] }
  for (const p of siguientes) {
    const huella = huellaDe(p)
    const cae = caidas.some(caida => seApoya(huella, caida))
    if (cae) caidas.push(huella)
    partes[cae ? 'caen' : 'quedan'].push(p)
  }
  return partes
}

/** What there is to do again of steps that went back: one and its being taken back are nothing together. */
export function netos<P extends { paso: Paso }>(pasos: readonly P[]): P[] {
  const quedan = new Map<Cambio, P>()
  for (const p of pasos) if (!quedan.delete(p.paso.cambio)) quedan.set(p.paso.cambio, p)
  return [...quedan.values()]
}
