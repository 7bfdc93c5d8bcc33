import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Matriz } from '@malla/domain/texto/tsv.ts'
import { useMemo } from 'react'
import { useUser } from '../../../app/session.ts'
import { enCelda, type Rango, rangoDe } from '../../../ui/celdas.ts'
import { warn } from '../../../ui/dialogs.tsx'
import { deshacerPaquete } from '../../impacto/eliminar.tsx'
import type { Impedimentos } from '../useDatosDePlan.ts'
import type { Cambio } from './borrador.ts'
import { borrarViendo } from './borrarViendo.ts'
import { cambioDeBorrar, whyNotCambiarFilas } from './cambios.ts'
import { type ColumnaId, columnaIds } from './columnas.ts'
import { type Fila, isNueva } from './fila.ts'
import { isVacio } from './guardado.ts'
import {
  agregar,
  copiar,
  escribirEn,
  escribirEnFilas,
  filasDeRango,
  type Hoja,
  pegarEn,
  rellenar,
  vaciar,
  whyNotBorrar,
} from './ordenes.ts'
import { titulosSinColumna } from './pegar.ts'
import type { Lienzo } from './seleccion.ts'
import type { Cursor } from './useCursor.ts'
import type { Guardar } from './useGuardar.ts'
import type { EnTaller } from './useTaller.ts'
import { claveDeFila, isParaNueva, type Linea } from './vista.ts'

/** What can be done in the grid, each asking first whether the person may. A refusal is said in a dialog, once. */
export interface Ordenes {
  copiar: () => ReturnType<typeof copiar>
  /** Writes into the active cell, or into all of the selection. Answers the key of the line that this made, if any. */
  escribir: (texto: string, enTodas?: boolean) => string | null
  vaciar: () => void
  rellenar: () => void
  pegar: (matriz: Matriz) => void
  agregar: (clave: string) => void
  cambiarFilas: (filas: readonly Fila[], columna: ColumnaId, texto: string) => void
  /** Resolves to true when they are gone, or marked to go with the next save. */
  borrar: (filas: readonly Fila[]) => Promise<boolean>
  borrarSeleccion: () => void
  deshacer: () => void
  rehacer: () => void
}

interface Con {
  en: EnTaller
  guardar: Guardar
  lineas: readonly Linea[]
  lienzo: Lienzo
  cursor: Cursor
  impedimentos: Impedimentos
}

/** The commands of the grid over what is selected. */
export function useOrdenes({ en, guardar, lineas, lienzo, cursor, impedimentos }: Con): Ordenes {
  const enColegio = useUser().empresa?.tipo === 'Colegio'
  const hoja: Hoja = useMemo(
    () => ({
      filas: en.filas,
      borradas: en.taller.borrador.borradas,
      lineas: new Map(lineas.map(l => [l.clave, l])),
      lienzo,
      ctx: en.ctx,
      enColegio,
    }),
    [en.filas, en.taller.borrador.borradas, lineas, lienzo, en.ctx, enColegio],
  )
  const { rango } = cursor

  /** What of a change this person may not do, or null. New rows that are not saved yet are free to go. */
  const whyNot = (cambio: Cambio): string | null =>
    whyNotCambiarFilas(cambio, impedimentos) ??
    (cambio.creadas.length > 0 ? impedimentos.crear : null) ??
    (cambio.borradas.some(f => !isNueva(f)) ? impedimentos.eliminar : null) ??
    (guardar.guardando ? 'Espere a que terminen de guardarse los cambios.' : null)

  const hacer = (cambio: Cambio | null): boolean => {
    if (!cambio) return false
    const impedimento = whyNot(cambio)
    if (impedimento) {
      void warn([impedimento])
      return false
    }
    en.hacer(cambio)
    guardar.olvidar(celdasDe(cambio))
    return true
  }

  const volver = (cambio: Cambio | undefined, paso: () => void) => {
    if (!cambio || guardar.guardando) return
    paso()
    guardar.olvidar(celdasDe(cambio))
  }

  /** Whatever comes of it, it is no step of the table any more: the next one is the one before. */
  const deshacerEnElServidor = (paquete: Id) => {
    en.actuar({ tipo: 'sinPaquete', paquete })
    void deshacerPaquete(paquete)
  }

  const conRango = (orden: (r: Rango) => void) => () => {
    if (rango) orden(rango)
  }
  const borrar = async (filas: readonly Fila[]): Promise<boolean> => {
    if (filas.length === 0) return false
    const impedimento = whyNot(cambioDeBorrar(filas))
    if (impedimento) {
      void warn([impedimento])
      return false
    }
    const razones = whyNotBorrar(hoja, new Set(filas.map(f => f.id)))
    const pulsado = document.activeElement
    const hecho = await borrarViendo(filas, razones, !isVacio(en.taller.borrador), {
      alHacer: paquete => en.hacer({ ...cambioDeBorrar(filas), borradas: [], paquete }),
      deshacer: deshacerEnElServidor,
    })
    const isHecho = hecho === 'marcar' ? hacer(cambioDeBorrar(filas)) : hecho
    // What was pressed goes with them; who has gone on meanwhile stays where they are.
    const isAqui = [pulsado, document.body].includes(document.activeElement as HTMLElement)
    if (isHecho && isAqui) cursor.ir(cursor.seleccion)
    return isHecho
  }

  return {
    copiar: () => (rango ? copiar(hoja, rango) : []),
    escribir: (texto, enTodas = false) => {
      if (!cursor.seleccion || !rango) return null
      const { fila, columna } = cursor.seleccion.activa
      const sola = rangoDe(enCelda(fila, columna), lienzo)
      const cambio = escribirEn(hoja, enTodas ? rango : sola, texto)
      const [creada] = cambio.creadas
      return hacer(cambio) && creada ? claveDeFila(creada.id) : null
    },
    vaciar: conRango(r => hacer(vaciar(hoja, r))),
    rellenar: conRango(r => hacer(rellenar(hoja, r))),
    pegar: matriz => {
      if (!rango) return
      const cambio = pegarEn(hoja, rango, matriz)
      const [creada] = cambio.creadas
      if (!hacer(cambio)) return
      if (creada && isParaNueva(lienzo.filas[rango.desdeFila]!))
        cursor.ir(enCelda(claveDeFila(creada.id), lienzo.columnas[rango.desdeColumna]!))
      const sinLugar = titulosSinColumna(matriz, enColegio)
      if (sinLugar.length > 0)
        void warn([
          `No se pegó lo que no tiene columna en esta tabla: ${sinLugar.map(t => `«${t}»`).join(', ')}.`,
        ])
    },
    agregar: clave => {
      const cambio = agregar(hoja, clave)
      if (hacer(cambio)) cursor.ir(enCelda(claveDeFila(cambio.creadas[0]!.id), 'nombre'))
    },
    cambiarFilas: (filas, columna, texto) => void hacer(escribirEnFilas(hoja, filas, columna, texto)),
    borrar,
    borrarSeleccion: conRango(r => void borrar(filasDeRango(hoja, r))),
    deshacer: () => {
      const ultimo = en.taller.hechos.at(-1)
      if (ultimo?.paquete === undefined) volver(ultimo, en.deshacer)
      else if (!guardar.guardando) deshacerEnElServidor(ultimo.paquete)
    },
    rehacer: () => volver(en.taller.deshechos.at(-1), en.rehacer),
  }
}

/** The cells of the rows that a change writes, or takes back. */
const celdasDe = ({ filas }: Cambio) =>
  filas.flatMap(f => columnaIds.map(columna => ({ id: f.id, columna })).filter(tocada(f.despues)))

/** Whether a column is among the fields that a change writes. */
const tocada =
  (despues: object) =>
  ({ columna }: { columna: ColumnaId }): boolean =>
    columna === 'lugar'
      ? 'ciclo_id' in despues || 'crudo' in despues
      : columna in despues || 'crudo' in despues
