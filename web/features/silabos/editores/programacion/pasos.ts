import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { Unidad } from '@malla/domain/silabos/contenido.ts'
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
import { igual } from '@malla/domain/valores/igual.ts'
import { newKey } from '../../../../ui/newKey.ts'
import type { Taller } from '../useHistoria.ts'
import type { Acciones, CorteEnCursor, Mesa } from './acciones.ts'
import { corteALaMitad } from './cortes.ts'
import { enColumna, type Lugar, lugaresDe } from './lugares.ts'
import { conArticulo, dichoDeUnidad, palabras } from './unidades.ts'

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

/** What the steps stand on: the programme, the screen, and how one is done and shown. */
interface Apoyo extends Pick<Acciones, 'entrar' | 'salir' | 'hacer'> {
  taller: Taller<'unidadesaprendizaje'>
  mesa: Mesa
}

/** The steps over weeks and units. Those that a key asks for answer false where there was nothing to do. */
export function crearPasos({ taller, mesa, entrar, salir, hacer }: Apoyo) {
  const semana = (id: string) => semanasDe(taller.valor()).find(s => s.id === id)

  const correr = (lugar: Lugar, hacia: -1 | 1): boolean => {
    const antes = taller.valor()
    if (lugar.campo === 'resultado') return moverUnidadDe(lugar, hacia)
    const despues = correrSemana(antes, lugar.id, hacia)
    if (igual(antes, despues)) return false
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
  const soltar: Acciones['soltar'] = ({ tipo, id }, { unidad_id, posicion }) => {
    const antes = taller.valor()
    const despues =
      tipo === 'semana' && unidad_id
        ? moverSemana(antes, id, { unidad_id, posicion })
        : moverUnidad(antes, id, posicion)
    if (igual(antes, despues)) return
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
  }

  return { correr, partir, unir, nueva, quitar, soltar }
}
