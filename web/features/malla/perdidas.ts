import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { CursoDeMalla, EdicionDeCurso } from './curso.ts'
import { type Caida, camposTocados, type Fallo, loQueCayo } from './fallos.ts'
import { type Pendiente, pisan, soloPropias } from './pendientes.ts'
import type { Aviso } from './puertos.ts'

/** What went back for one reason, and what of it is worth doing again. */
export interface Perdida extends Caida {
  porHacer: readonly Pendiente[]
}

type Cursos = ReadonlyMap<Id, CursoDeMalla>

/** `sobre`: the courses as they show now that it went back. */
export const perdidaDe = (
  fallo: Fallo,
  perdidos: readonly Pendiente[],
  porHacer: readonly Pendiente[],
  sobre: Cursos,
): Perdida => ({
  fallo,
  textos: perdidos.map(p => p.texto),
  porHacer: porHacer.map(p => ({ ...p, sobre })),
})

/** The button that does it again; null when nothing is left to be done again. */
function recuperarEnPalabras(perdidas: readonly Perdida[]): string | null {
  if (perdidas.every(p => p.porHacer.length === 0)) return null
  if (perdidas.some(p => p.porHacer.length < p.textos.length)) return 'Volver a aplicar lo demás'
  return perdidas.every(p => p.fallo.tipo === 'red') ? 'Reintentar' : 'Volver a aplicar'
}

/** What went back, to be done again only where nothing newer asks for the same field: it would put the older over that. */
const sinLoPisado = (perdidas: readonly Perdida[], nuevas: readonly EdicionDeCurso[]): readonly Perdida[] => {
  const isPisado = (p: Pendiente): boolean => pisan(nuevas, p.otraVez.quiere)
  return perdidas.some(p => p.porHacer.some(isPisado))
    ? perdidas.map(p => ({ ...p, porHacer: p.porHacer.filter(h => !isPisado(h)) }))
    : perdidas
}

const viejo = (cursos: readonly string[]): Fallo => ({ tipo: 'viejo', motivo: '', cursos })

/** Why it is not done again: a course is gone, or another person changed since what it asks for (and those `antes` do not ask for too). */
function whyNot(
  { otraVez: { quiere }, sobre }: Pendiente,
  antes: readonly Pendiente[],
  ahora: Cursos,
): Fallo | null {
  const ido = quiere.find(e => !ahora.has(e.id))
  const nombre = ido && (sobre.get(ido.id)?.nombre ?? 'El curso')
  if (ido) return { tipo: 'rechazo', motivo: `${nombre} ya no está en el plan.` }
  const pedidas = antes.map(a => ({ ediciones: a.otraVez.quiere }))
  const cursos = camposTocados(soloPropias(quiere, pedidas), sobre, ahora)
  return cursos.length > 0 ? viejo(cursos) : null
}

/** Does again what went back, in the order in which it was made; answers what of it could not be done. */
function rehacer(perdidas: readonly Perdida[], cursos: () => Cursos): Perdida[] {
  const ahora = cursos()
  const todos = perdidas.flatMap(p => p.porHacer).toSorted((a, b) => a.turno - b.turno)
  const viejos: Pendiente[] = []
  return todos.flatMap((p, i) => {
    const isSobreViejo = viejos.some(v => pisan(v.otraVez.quiere, p.otraVez.quiere))
    const impide = isSobreViejo ? viejo([]) : whyNot(p, todos.slice(0, i), ahora)
    if (impide?.tipo === 'viejo') viejos.push(p)
    const motivo = impide ? null : p.otraVez.hacer()
    const fallo = motivo === null ? impide : { tipo: 'rechazo' as const, motivo }
    return fallo ? [perdidaDe(fallo, [p], fallo.tipo === 'viejo' ? [p] : [], cursos())] : []
  })
}

/**
 * What went back, kept to be told and done again until that is done or closed. `actuales`: the courses as they show now; `avisar` is called with what is to be
 * told when more went back, and with null when nothing of it is to be told any more.
 */
export function libroDePerdidas(actuales: () => Cursos, avisar: (aviso: Aviso | null) => void) {
  let perdidas: readonly Perdida[] = []
  let aviso: Aviso | null = null

  function poner(todas: readonly Perdida[]): void {
    if (todas === perdidas) return
    perdidas = todas
    const nombre = recuperarEnPalabras(todas)
    aviso = { texto: loQueCayo(todas), ...(nombre && { accion: { nombre, hacer: recuperar } }) }
  }

  function perder(nuevas: readonly Perdida[]): void {
    poner([...perdidas, ...nuevas])
    avisar(aviso)
  }

  function olvidar(): void {
    perdidas = []
    aviso = null
    avisar(null)
  }

  /** Does all that went back again. What of it cannot be done is told once the rest is done. */
  function recuperar(): void {
    const todas = perdidas
    olvidar()
    const caidas = rehacer(todas, actuales)
    if (caidas.length > 0) perder(caidas)
  }

  return {
    /** What is told of it, again whenever nothing else is told; null when nothing is in it. */
    aviso: () => aviso,
    enPalabras: () => loQueCayo(perdidas),
    perder,
    /** These edits are asked for now: nothing older is done again over them. */
    pedido: (nuevas: readonly EdicionDeCurso[]) => poner(sinLoPisado(perdidas, nuevas)),
    olvidar,
  }
}
