import { describe } from '@malla/domain/asignaturas/descripcion.ts'
import type { ReactNode } from 'react'
import type { Rango } from '../../../ui/celdas.ts'
import { type ColumnaId, type Contexto, columnaDe } from './columnas.ts'
import type { Rechazo } from './envio.ts'
import type { Fila } from './fila.ts'
import classes from './LineaDeCelda.module.css'
import { escribirCelda, motivoDeCelda } from './leer.ts'
import { isUnaCelda } from './seleccion.ts'
import type { EnTaller } from './useTaller.ts'

type EnLinea = Pick<EnTaller, 'taller' | 'ctx' | 'vivas' | 'problemas'>

interface Props {
  id: string
  fila: Fila | null
  columna: ColumnaId | null
  rango: Rango | null
  en: EnLinea
  rechazo: Rechazo
  /** The credits of the plan in words. */
  plan: string
}

/** Under the grid: which cell is active and all of its text, why it is refused, what its requisites mean in words. It describes the active cell. */
export function LineaDeCelda({ id, fila, columna, rango, en, rechazo, plan }: Props) {
  const varias = rango && !isUnaCelda(rango)
  const isBorrada = fila !== null && en.taller.borrador.borradas.has(fila.id)
  return (
    <div className={classes.linea}>
      <div id={id} className={classes.dicho}>
        {columna && <b>{columnaDe(columna).nombre}</b>}
        {varias && (
          <span>
            {rango.hastaFila - rango.desdeFila + 1} × {rango.hastaColumna - rango.desdeColumna + 1}
          </span>
        )}
        {fila && columna && isBorrada && 'Se elimina al guardar.'}
        {fila && columna && !isBorrada && <Dicho fila={fila} columna={columna} en={en} rechazo={rechazo} />}
        {!fila && columna && 'Escriba para añadir un curso.'}
      </div>
      <span>{plan}</span>
    </div>
  )
}

function Dicho({
  fila,
  columna,
  en,
  rechazo,
}: {
  fila: Fila
  columna: ColumnaId
  en: EnLinea
  rechazo: Rechazo
}) {
  const motivo = motivoDeCelda(columna, fila, en.ctx) ?? rechazo.celdas.get(fila.id)?.[columna]
  if (motivo) return <span data-tono="mala">{motivo}</span>
  if (columna === 'requisitos') return <DeRequisitos fila={fila} en={en} />
  if (columna === 'lugar') return <span>{lugarDe(fila, en.ctx)}</span>
  return <span>{escribirCelda(columna, fila, en.ctx)}</span>
}

function DeRequisitos({ fila, en }: { fila: Fila; en: EnLinea }): ReactNode {
  const nombreDe = (id: number) => en.vivas.find(f => f.id === id)?.nombre ?? null
  const problemas = en.problemas.get(fila.id) ?? []
  return (
    <>
      <span>{fila.requisitos ? `Pide ${describe(fila.requisitos, nombreDe)}.` : 'Sin requisitos.'}</span>
      {problemas.map(p => (
        <span key={p.mensaje} data-tono="aviso">
          {p.mensaje}
        </span>
      ))}
    </>
  )
}

const lugarDe = (fila: Fila, ctx: Contexto): string =>
  ctx.lugares.find(l => l.clave === (fila.ciclo_id ? `c${fila.ciclo_id}` : `s${fila.seccion_id}`))?.titulo ??
  ''
