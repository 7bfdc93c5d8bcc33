import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { TextoRico, Unidad } from '@malla/domain/silabos/contenido.ts'
import { igual } from '@malla/domain/valores/igual.ts'
import { volverEnPila } from '../pila.ts'
import type { Taller } from '../useHistoria.ts'
import type { Hueco } from './huecos.ts'
import {
  elQueQueda,
  enColumna,
  enFila,
  type Foco,
  type Lugar,
  lugaresDe,
  mismoLugar,
  type Orden,
  vecino,
} from './lugares.ts'
import { crearPasos } from './pasos.ts'
import { escrito, leer, type Tecleada } from './tecleada.ts'
import type { Llevada } from './useArrastre.ts'

/** The cell that is written in; `punto`: where it was touched, `letra`: what was typed to open it. */
export interface Activa extends Lugar {
  punto?: { x: number; y: number }
  letra?: string
}

/** What a text is cut into where the cursor stands. */
export interface CorteEnCursor {
  antes: TextoRico
  despues: TextoRico
}

/** What can be done with the programme; the functions stay the same while the editor lives. */
export interface Acciones {
  entrar(activa: Activa): void
  salir(): void
  escribir(lugar: Lugar, valor: TextoRico | number | null): void
  nombrar(unidad_id: string, nombre: string): void
  /** A field outside the cells begins and ends to be typed in. */
  tecleo(lugar: Tecleada | null): void
  /** False: there was nothing to do. */
  ordenar(orden: Orden, lugar: Lugar, corte?: CorteEnCursor): boolean
  /** One step over all units; what changes nothing is none. `foco`: where one stands after it. */
  hacer(
    que: string,
    cambio: (u: Unidad[]) => Unidad[],
    opciones?: { foco?: Foco | undefined; dicho?: string },
  ): void
  soltar(llevada: Llevada, hueco: Hueco): void
}

/** What the steps need of the screen. */
export interface Mesa {
  abierto(): SilaboAbierto
  activa(): Activa | null
  activar(lugar: Activa | null): void
  enfocar(lugar: Foco): void
}

/** All that can be done with the programme, over what stands there at the moment. */
export function crearAcciones(taller: Taller<'unidadesaprendizaje'>, mesa: Mesa): Acciones {
  let tecleada: { lugar: Tecleada; antes: unknown } | null = null

  const tecleo = (lugar: Tecleada | null) => {
    const unidades = taller.valor()
    if (tecleada && leer(unidades, tecleada.lugar) !== tecleada.antes)
      taller.anotar('lo escrito', escrito(unidades, tecleada.lugar, tecleada.antes), unidades)
    tecleada = lugar && { lugar, antes: leer(unidades, lugar) }
  }
  const entrar = (activa: Activa) => {
    if (!mismoLugar(mesa.activa(), activa)) tecleo(activa)
    mesa.activar(activa.campo === 'horas' ? null : activa)
    mesa.enfocar(activa)
  }
  const salir = () => {
    tecleo(null)
    mesa.activar(null)
  }
  const hacer: Acciones['hacer'] = (que, cambio, { foco, dicho } = {}) => {
    const previa = mesa.activa()
    tecleo(null)
    const despues = cambio(taller.valor())
    if (!igual(taller.valor(), despues)) taller.hacer(que, despues, dicho)
    if (previa && (!foco || mismoLugar(previa, foco))) tecleo(previa)
    else if (previa) mesa.activar(null)
    const lugar = foco ?? previa
    if (lugar) mesa.enfocar(lugar)
  }
  const pasos = crearPasos({ taller, mesa, entrar, salir, hacer })

  const andar = (a: Lugar | null, isEscribiendo: boolean): boolean => {
    if (!a) return false
    if (isEscribiendo) entrar(a)
    else mesa.enfocar(a)
    return true
  }

  // The cell may have gone with the step, or have been drawn anew elsewhere: the next Ctrl Z is asked for from the table again.
  const volver = (como: 'deshacer' | 'rehacer', lugar: Lugar): boolean => {
    const celdas = () => lugaresDe(taller.valor(), mesa.abierto().estructura)
    const antes = celdas()
    if (!volverEnPila(como)) return false
    const foco = elQueQueda(antes, celdas(), lugar)
    if (foco) mesa.enfocar(foco)
    return true
  }

  const ordenar: Acciones['ordenar'] = (orden, lugar, corte) => {
    const lugares = () => lugaresDe(taller.valor(), mesa.abierto().estructura)
    const isEscribiendo = mesa.activa() !== null
    switch (orden) {
      case 'subir':
        return pasos.correr(lugar, -1)
      case 'bajar':
        return pasos.correr(lugar, 1)
      case 'partir':
        return pasos.partir(lugar, corte)
      case 'unir':
        return pasos.unir(lugar)
      case 'nueva':
        return pasos.nueva(lugar)
      case 'quitar':
        return pasos.quitar(lugar)
      case 'siguiente':
        return andar(vecino(lugares(), lugar, 1), isEscribiendo)
      case 'anterior':
        return andar(vecino(lugares(), lugar, -1), isEscribiendo)
      case 'izquierda':
        return andar(vecino(lugares(), lugar, -1), false)
      case 'derecha':
        return andar(vecino(lugares(), lugar, 1), false)
      case 'arriba':
        return andar(enColumna(lugares(), lugar, -1), false)
      case 'abajo':
        return andar(enColumna(lugares(), lugar, 1), false)
      case 'inicio':
        return andar(enFila(lugares(), lugar, 'primero'), false)
      case 'fin':
        return andar(enFila(lugares(), lugar, 'ultimo'), false)
      case 'primera':
        return andar(lugares()[0] ?? null, false)
      case 'ultima':
        return andar(lugares().at(-1) ?? null, false)
      case 'entrar':
        entrar(lugar)
        return true
      case 'salir':
        salir()
        mesa.enfocar(lugar)
        return true
      case 'deshacer':
        return volver('deshacer', lugar)
      case 'rehacer':
        return volver('rehacer', lugar)
    }
  }

  return {
    entrar,
    salir,
    tecleo,
    escribir: (lugar, valor) => taller.poner(escrito(taller.valor(), lugar, valor)),
    nombrar: (id, nombre) => taller.poner(escrito(taller.valor(), { id, campo: 'nombre' }, nombre)),
    ordenar,
    hacer,
    soltar: pasos.soltar,
  }
}
