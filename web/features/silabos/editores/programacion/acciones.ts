import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { TextoRico, Unidad } from '@malla/domain/silabos/contenido.ts'
import {
  correrSemana,
  insertarSemana,
  moverSemana,
  moverUnidad,
  partirSemana,
  quitarSemana,
  semanasDe,
  unidadDeSemana,
  unirSemanas,
} from '@malla/domain/silabos/semanas.ts'
import { newKey } from '../../../../ui/newKey.ts'
import { volverEnPila } from '../pila.ts'
import type { Taller } from '../useHistoria.ts'
import { corteALaMitad } from './cortes.ts'
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
import { escrito, leer, type Tecleada } from './tecleada.ts'
import { conArticulo, dichoDeUnidad, palabras } from './unidades.ts'
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
  /** One step over all units; `foco`: where one stands after it. */
  hacer(
    que: string,
    cambio: (u: Unidad[]) => Unidad[],
    opciones?: { foco?: Foco | undefined; dicho?: string },
  ): void
  soltar(llevada: Llevada, hueco: Hueco): void
}

/** «La semana 5 ahora es la 6, en la unidad 2.» */
function dichoDeMover(
  antes: readonly Unidad[],
  despues: readonly Unidad[],
  id: string,
  abierto: SilaboAbierto,
): string {
  const [era, es] = [antes, despues].map(u => semanasDe(u).find(s => s.id === id)!.numero)
  const unidad = despues.findIndex(u => u.semanas.some(s => s.id === id))
  const cambio = antes[unidad]?.id !== unidadDeSemana(antes, id)?.id
  const donde = cambio ? `, en ${conArticulo(unidad, abierto.estructura.unidad)}` : ''
  return era === es
    ? `La semana ${era} está ahora${donde.slice(1)}.`
    : `La semana ${era} ahora es la ${es}${donde}.`
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
    taller.hacer(que, despues, dicho)
    if (previa && (!foco || mismoLugar(previa, foco))) tecleo(previa)
    else if (previa) mesa.activar(null)
    const lugar = foco ?? previa
    if (lugar) mesa.enfocar(lugar)
  }
  const semana = (id: string) => semanasDe(taller.valor()).find(s => s.id === id)

  const correr = (lugar: Lugar, hacia: -1 | 1): boolean => {
    const antes = taller.valor()
    if (lugar.campo === 'resultado') return moverUnidadDe(lugar, hacia)
    const despues = correrSemana(antes, lugar.id, hacia)
    if (JSON.stringify(antes) === JSON.stringify(despues)) return false
    hacer('mover la semana', () => despues, {
      foco: lugar,
      dicho: dichoDeMover(antes, despues, lugar.id, mesa.abierto()),
    })
    return true
  }
  const moverUnidadDe = (lugar: Lugar, hacia: -1 | 1): boolean => {
    const antes = taller.valor()
    const i = antes.findIndex(u => u.id === lugar.id)
    if (!antes[i + hacia]) return false
    const { unidad } = mesa.abierto().estructura
    hacer(`mover ${palabras(unidad).la} ${unidad.singular}`, u => moverUnidad(u, lugar.id, i + hacia), {
      foco: lugar,
      dicho: dichoDeUnidad(i, i + hacia, unidad),
    })
    return true
  }

  const partir = (lugar: Lugar, corte?: CorteEnCursor): boolean => {
    const s = semana(lugar.id)
    if (!s || lugar.campo === 'resultado') return false
    const id = newKey()
    const cortes = corte ? { [lugar.campo]: corte } : corteALaMitad(s)
    const foco: Lugar = { id, campo: lugar.campo }
    const isEscrita = mesa.activa() !== null
    hacer(`dividir la semana ${s.numero}`, u => partirSemana(u, s.id, id, cortes), {
      foco,
      dicho: `La semana ${s.numero} se dividió en dos.`,
    })
    if (isEscrita) entrar(foco)
    return true
  }
  const unir = (lugar: Lugar): boolean => {
    const s = semana(lugar.id)
    if (!s || s.numero === semanasDe(taller.valor()).length) return false
    hacer(`unir las semanas ${s.numero} y ${s.numero + 1}`, u => unirSemanas(u, s.id), {
      foco: lugar,
      dicho: `Las semanas ${s.numero} y ${s.numero + 1} se unieron en una.`,
    })
    return true
  }
  const nueva = (lugar: Lugar): boolean => {
    const unidades = taller.valor()
    const unidad = unidadDeSemana(unidades, lugar.id) ?? unidades.find(u => u.id === lugar.id)
    if (!unidad) return false
    const id = newKey()
    const posicion = unidad.semanas.findIndex(s => s.id === lugar.id) + 1
    salir()
    hacer('añadir una semana', u => insertarSemana(u, unidad.id, posicion, id))
    entrar({ id, campo: 'contenidos' })
    return true
  }
  const quitar = (lugar: Lugar): boolean => {
    const s = semana(lugar.id)
    if (!s) return false
    const lugares = lugaresDe(taller.valor(), mesa.abierto().estructura)
    const foco = enColumna(lugares, lugar, 1) ?? enColumna(lugares, lugar, -1) ?? undefined
    hacer(`quitar la semana ${s.numero}`, u => quitarSemana(u, s.id), {
      foco,
      dicho: `Se quitó la semana ${s.numero}.`,
    })
    return true
  }
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
        return correr(lugar, -1)
      case 'bajar':
        return correr(lugar, 1)
      case 'partir':
        return partir(lugar, corte)
      case 'unir':
        return unir(lugar)
      case 'nueva':
        return nueva(lugar)
      case 'quitar':
        return quitar(lugar)
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
    soltar({ tipo, id }, { unidad_id, posicion }) {
      const antes = taller.valor()
      const despues =
        tipo === 'semana' && unidad_id
          ? moverSemana(antes, id, { unidad_id, posicion })
          : moverUnidad(antes, id, posicion)
      if (JSON.stringify(antes) === JSON.stringify(despues)) return
      const { unidad } = mesa.abierto().estructura
      const dicho =
        tipo === 'semana'
          ? dichoDeMover(antes, despues, id, mesa.abierto())
          : dichoDeUnidad(
              antes.findIndex(u => u.id === id),
              posicion,
              unidad,
            )
      const que = tipo === 'semana' ? 'mover la semana' : `mover ${palabras(unidad).la} ${unidad.singular}`
      hacer(que, () => despues, { dicho })
    },
  }
}
