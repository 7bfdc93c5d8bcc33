import type { CursoDelPlan, Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Cambio, Pila } from '@malla/domain/malla/deshacer.ts'
import { cambioDe, pilaVacia, porDeshacer, porRehacer } from '@malla/domain/malla/deshacer.ts'
import { type CursoDeMalla, type EdicionDeCurso, porId } from './curso.ts'
import { cursosGuardados, enviarUno } from './envio.ts'
import type { Fallo } from './fallos.ts'
import {
  conPaso,
  conPendientes,
  netos,
  type OtraVez,
  type Paso,
  type Pendiente,
  separar,
  sinAusentes,
  sinCambio,
  soloPropias,
  trasGuardar,
} from './pendientes.ts'
import { libroDePerdidas, perdidaDe } from './perdidas.ts'
import type { Aviso, Puertos } from './puertos.ts'
import { comoSeVio, pisados, siSePisara } from './quedo.ts'

export interface EstadoDelEditor {
  pendientes: readonly Pendiente[]
  pila: Pila
  /** When the last edit was saved. */
  guardado: Date | null
  aviso: Aviso | null
  /** The step that was last walked back or forth, to be said aloud. */
  dicho: string
}

export type Editor = ReturnType<typeof crearEditor>

/**
 * Edits courses of a plan as one does in the malla: each edit shows at once, is saved by itself in the order made, and goes back when it is
 * refused, with what stands upon it and nothing else. What another person changed meanwhile is brought together where both changed other fields; else it
 * is told and offered again (nobody's work is overwritten silently). What went back is told, while something of it can be done again, until that is done or
 * closed. What was written since, by anybody, is not written over by doing it again, nor by undo and redo, which are edits too: they ask first.
 */
export function crearEditor(puertos: Puertos) {
  let estado: EstadoDelEditor = { pendientes: [], pila: pilaVacia, guardado: null, aviso: null, dicho: '' }
  let enviando = false
  let turno = 0
  /** The stack as it is without what is on its way. */
  let firme: Pila = pilaVacia
  /** Something went back when nobody looked any more. */
  let porGritar = false
  /** How the courses stood once a change was last saved, done or taken back. */
  const quedo = new WeakMap<Cambio, ReadonlyMap<Id, CursoDeMalla>>()
  const oyentes = new Set<() => void>()

  const poner = (cambios: Partial<EstadoDelEditor>): void => {
    estado = { ...estado, ...cambios }
    for (const oyente of oyentes) oyente()
  }
  const actuales = (): ReadonlyMap<Id, CursoDeMalla> =>
    porId(conPendientes(cursosGuardados(puertos), estado.pendientes))
  const libro = libroDePerdidas(actuales, aviso => {
    porGritar ||= aviso !== null && oyentes.size === 0
    poner({ aviso })
  })

  function encolar(
    { texto, ediciones }: Omit<Cambio, 'inversas'>,
    paso: Paso,
    otraVez: OtraVez,
    sobre: Pendiente['sobre'] = actuales(),
  ): void {
    const suyas = ediciones as readonly EdicionDeCurso[]
    const pendiente: Pendiente = {
      turno: turno++,
      texto,
      ediciones: suyas,
      sobre,
      propias: soloPropias(suyas, estado.pendientes),
      paso,
      otraVez,
    }
    libro.pedido(otraVez.quiere)
    poner({
      pendientes: [...estado.pendientes, pendiente],
      pila: conPaso(estado.pila, paso),
      aviso: libro.aviso(),
    })
    void enviar()
  }

  /** The same edits anew. */
  const tal = (texto: string, ediciones: readonly EdicionDeCurso[]): OtraVez => ({
    quiere: ediciones,
    hacer: () => {
      editar(texto, ediciones)
      return null
    },
  })

  /**
   * Makes an edit; false when it would change nothing. `otraVez` makes it anew where its places have to be reckoned again; `visto`: the fields of a course as
   * they were when its person began to write over them, where that was before now.
   */
  function editar(
    texto: string,
    ediciones: readonly EdicionDeCurso[],
    { otraVez, visto }: { otraVez?: OtraVez; visto?: EdicionDeCurso } = {},
  ): boolean {
    const ahora = actuales()
    const cambio = cambioDe(texto, ahora as ReadonlyMap<Id, CursoDelPlan>, ediciones)
    if (!cambio) return false
    const suyos = [...estado.pila.hechos, ...estado.pila.deshechos]
    const sobre = comoSeVio(ahora, visto, suyos, quedo)
    encolar(cambio, { tipo: 'hacer', cambio }, otraVez ?? tal(texto, cambio.ediciones), sobre)
    return true
  }

  /** Undoes the last change or does it again; null when there is none, and when what was changed since would be written over: that is asked first. */
  function andar(
    tipo: 'deshacer' | 'rehacer',
    /** What was asked already, and what stood there then. */
    dicho?: { cambio: Cambio; cursos: ReadonlyMap<Id, CursoDeMalla> },
  ): Cambio | null {
    const { pila, pendientes } = estado
    const ediciones = tipo === 'deshacer' ? porDeshacer(pila) : porRehacer(pila)
    if (!ediciones) return null
    const cambio = (tipo === 'deshacer' ? pila.hechos : pila.deshechos).at(-1)!
    if (dicho && dicho.cambio !== cambio) return null
    const ahora = actuales()
    const enCamino = pendientes.some(p => p.paso.cambio === cambio)
    const tocados = enCamino ? [] : pisados(ediciones, dicho?.cursos ?? quedo.get(cambio), ahora)
    if (tocados.length > 0) {
      const igual = () => {
        poner({ aviso: libro.aviso() })
        andar(tipo, { cambio, cursos: ahora })
      }
      poner({ aviso: siSePisara(tipo, cambio, tocados, { igual, dejar: () => dejar(cambio) }) })
      return null
    }
    const texto = `${tipo}: ${cambio.texto}`
    encolar({ texto, ediciones }, { tipo, cambio }, tal(texto, ediciones))
    poner({ dicho: `${tipo === 'deshacer' ? 'Deshecho' : 'Rehecho'}: ${cambio.texto}.` })
    return cambio
  }

  /** A change stays as it is: what was done before it is undone next. */
  function dejar(cambio: Cambio): void {
    firme = sinCambio(firme, cambio)
    poner({ pila: sinCambio(estado.pila, cambio), aviso: libro.aviso() })
  }

  async function enviar(): Promise<void> {
    if (enviando) return
    enviando = true
    for (let uno = estado.pendientes[0]; uno; uno = estado.pendientes[0]) {
      const fallo = await enviarUno(puertos, uno, cursos => quedo.set(uno.paso.cambio, cursos))
      if (fallo) retirar(uno, fallo)
      else {
        firme = conPaso(firme, uno.paso)
        const siguientes = estado.pendientes.filter(p => p !== uno)
        const pendientes = trasGuardar(uno, quedo.get(uno.paso.cambio)!, siguientes)
        poner({ pendientes, guardado: new Date() })
      }
    }
    enviando = false
    if (porGritar) puertos.gritar(libro.enPalabras())
    porGritar = false
  }

  /** What was refused goes back, and with it what stands upon it; the rest is still to be sent. */
  function retirar(uno: Pendiente, fallo: Fallo): void {
    const { caen, quedan } = separar(uno, estado.pendientes.slice(1))
    const todos = [uno, ...caen]
    // Where the server did not answer it may have saved the one: its being taken back is not nothing then.
    const perdidos = fallo.tipo === 'red' ? todos : netos(todos)
    const pila = sinAusentes(quedan.map(p => p.paso).reduce(conPaso, firme), porId(cursosGuardados(puertos)))
    poner({ pendientes: quedan, pila })
    // What the server refused it would refuse again.
    const { cambio } = uno.paso
    const porHacer = fallo.tipo === 'rechazo' ? perdidos.filter(p => p.paso.cambio !== cambio) : perdidos
    // What its person had taken back already is no loss.
    if (perdidos.length > 0) libro.perder([perdidaDe(fallo, perdidos, porHacer, actuales())])
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
      firme = sinAusentes(firme, presentes)
      const pila = sinAusentes(estado.pila, presentes)
      if (pila !== estado.pila) poner({ pila })
    },
    /** Tells something, or no longer. What went back is told again after it; what is only told in passing does not come before that. */
    avisar: (aviso: Aviso | null) => {
      const deLoPerdido = libro.aviso()
      if (!(aviso?.pasajero && deLoPerdido)) poner({ aviso: aviso ?? deLoPerdido })
    },
    /** What was told is closed: by its person, or by its time where nothing can be done about it. */
    callar: () => (estado.aviso === libro.aviso() ? libro.olvidar() : poner({ aviso: libro.aviso() })),
  }
}
