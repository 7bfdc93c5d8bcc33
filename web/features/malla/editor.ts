import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { CursoDelPlan, Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Cambio, Pila } from '@malla/domain/malla/deshacer.ts'
import { cambioDe, pilaVacia, porDeshacer, porRehacer, reducirPila } from '@malla/domain/malla/deshacer.ts'
import { aplicar } from '@malla/domain/malla/ediciones.ts'
import { type CursoDeMalla, cursoDe, type EdicionDeCurso, filaDe } from './curso.ts'
import { camposTocados, type Fallo, falloDe, frases } from './fallos.ts'

/** What the editor stands on: the rows that the server is known to have, and the two calls. */
export interface Puertos {
  /** Rows as they were last read or saved. */
  filas: () => readonly Asignatura[]
  /** Saves edits of several courses, all or none; answers the rows as they are now. `texto` says what was done. Throws what the server refuses. */
  guardar: (filas: ReturnType<typeof filaDe>[], texto: string) => Promise<Asignatura[]>
  /** Puts saved rows into the cache; done when whoever looks at them has been told. */
  recibir: (filas: readonly Asignatura[]) => Promise<void>
  /** Reads the rows again. */
  releer: () => Promise<unknown>
  /** Tells what went wrong when nobody looks at the malla any more: no failure is silent. */
  gritar: (texto: string) => void
}

/** An edit that the server has not answered yet; it shows already. */
interface Pendiente {
  texto: string
  ediciones: readonly EdicionDeCurso[]
  pilaAntes: Pila
  /** Does it again upon what is there now. */
  otraVez: () => void
}

/** Something the person is told beside the board, and what can be done about it. */
export interface Aviso {
  texto: string
  accion?: { nombre: string; hacer: () => void }
  /** A second thing that can be done. */
  mas?: { nombre: string; hacer: () => void }
  /** Gone by itself although something can be done: it can be done elsewhere too. */
  pasajero?: boolean
}

export interface EstadoDelEditor {
  pendientes: readonly Pendiente[]
  pila: Pila
  /** When the last edit was saved. */
  guardado: Date | null
  aviso: Aviso | null
}

export type Editor = ReturnType<typeof crearEditor>

/** How often an edit is sent again over a newer revision before the person is asked. */
const MAX_INTENTOS = 3

/**
 * Edits courses of a plan as one does in the malla: each edit shows at once, is saved by itself in the order made, and goes back when it is
 * refused. What another person changed meanwhile is brought together where both changed other fields; else it is told and offered again
 * (nobody's work is overwritten silently). Undo and redo are edits too.
 */
export function crearEditor(puertos: Puertos) {
  let estado: EstadoDelEditor = { pendientes: [], pila: pilaVacia, guardado: null, aviso: null }
  let enviando = false
  const oyentes = new Set<() => void>()

  const poner = (cambios: Partial<EstadoDelEditor>): void => {
    estado = { ...estado, ...cambios }
    for (const oyente of oyentes) oyente()
  }
  const base = (): CursoDeMalla[] => puertos.filas().map(cursoDe)
  const porId = (cursos: readonly CursoDeMalla[]): ReadonlyMap<Id, CursoDeMalla> =>
    new Map(cursos.map(c => [c.id, c]))
  const actuales = (): ReadonlyMap<Id, CursoDeMalla> => porId(conPendientes(base(), estado.pendientes))

  function encolar(cambio: Omit<Cambio, 'inversas'>, pila: Pila, otraVez: () => void): void {
    const { texto, ediciones } = cambio
    const pendiente: Pendiente = {
      texto,
      ediciones: ediciones as readonly EdicionDeCurso[],
      pilaAntes: estado.pila,
      otraVez,
    }
    poner({ pendientes: [...estado.pendientes, pendiente], pila, aviso: null })
    void enviar()
  }

  /** Makes an edit; false when it would change nothing. `otraVez` makes it anew where its places have to be reckoned again. */
  function editar(texto: string, ediciones: readonly EdicionDeCurso[], otraVez?: () => void): boolean {
    const cambio = cambioDe(texto, actuales() as ReadonlyMap<Id, CursoDelPlan>, ediciones)
    if (!cambio) return false
    encolar(
      cambio,
      reducirPila(estado.pila, { tipo: 'hacer', cambio }),
      otraVez ?? (() => void editar(texto, ediciones)),
    )
    return true
  }

  function andar(tipo: 'deshacer' | 'rehacer'): Cambio | null {
    const { pila } = estado
    const ediciones = tipo === 'deshacer' ? porDeshacer(pila) : porRehacer(pila)
    if (!ediciones) return null
    const cambio = (tipo === 'deshacer' ? pila.hechos : pila.deshechos).at(-1)!
    const texto = `${tipo}: ${cambio.texto}`
    encolar({ texto, ediciones }, reducirPila(pila, { tipo }), () => void editar(texto, ediciones))
    return cambio
  }

  async function enviar(): Promise<void> {
    if (enviando) return
    enviando = true
    for (let uno = estado.pendientes[0]; uno; uno = estado.pendientes[0]) {
      const fallo = await enviarUno(uno)
      if (fallo) retirar(uno, fallo)
      else poner({ pendientes: estado.pendientes.filter(p => p !== uno), guardado: new Date() })
    }
    enviando = false
  }

  async function enviarUno({ texto, ediciones }: Pendiente): Promise<Fallo | null> {
    for (let intento = 1; ; intento++) {
      const antes = porId(base())
      try {
        // Told of the saved rows before the edit over them goes: else the card would jump back for a moment and lose the focus.
        const filas = ediciones.map(e => filaDe(e, antes.get(e.id)?.revision))
        await puertos.recibir(await puertos.guardar(filas, texto))
        return null
      } catch (error) {
        const fallo = falloDe(error)
        if (fallo.tipo === 'red') return fallo
        // Whatever was refused, what is on the screen may be old.
        await puertos.releer().catch(() => undefined)
        if (fallo.tipo !== 'viejo') return fallo
        const tocados = camposTocados(ediciones, antes, porId(base()))
        if (tocados.length > 0 || intento === MAX_INTENTOS) return { ...fallo, cursos: tocados }
      }
    }
  }

  /** What was refused goes back, and with it what was done upon it. */
  function retirar(uno: Pendiente, fallo: Fallo): void {
    const texto = frases[fallo.tipo](uno.texto, fallo)
    if (oyentes.size === 0) puertos.gritar(texto)
    poner({
      pendientes: [],
      pila: uno.pilaAntes,
      aviso: {
        texto,
        ...(fallo.tipo === 'viejo' && { accion: { nombre: 'Volver a aplicar', hacer: uno.otraVez } }),
        ...(fallo.tipo === 'red' && { accion: { nombre: 'Reintentar', hacer: uno.otraVez } }),
      },
    })
  }

  return {
    suscribir: (oyente: () => void) => {
      oyentes.add(oyente)
      return () => void oyentes.delete(oyente)
    },
    estado: () => estado,
    cursos: actuales,
    editar,
    deshacer: () => andar('deshacer'),
    rehacer: () => andar('rehacer'),
    /** Courses that are gone: what touched them can no longer be undone. */
    olvidarAusentes: (presentes: ReadonlySet<Id>) => {
      const tocados = [...estado.pila.hechos, ...estado.pila.deshechos].flatMap(c =>
        c.ediciones.map(e => e.id),
      )
      const ausentes = [...new Set(tocados)].filter(id => !presentes.has(id))
      if (ausentes.length > 0)
        poner({ pila: ausentes.reduce((p, id) => reducirPila(p, { tipo: 'olvidar', id }), estado.pila) })
    },
    avisar: (aviso: Aviso | null) => poner({ aviso }),
  }
}

/** Courses with the edits that are on their way. */
export const conPendientes = (
  cursos: readonly CursoDeMalla[],
  pendientes: readonly { ediciones: readonly EdicionDeCurso[] }[],
): CursoDeMalla[] =>
  pendientes.reduce((lista, p) => aplicar(lista, p.ediciones) as CursoDeMalla[], [...cursos])
