import { HORAS_MAXIMAS } from '@malla/domain/silabos/horas.ts'
import { useId, useState } from 'react'
import { noEsCifra } from '../../../../ui/form/cifra.ts'
import { Reparo } from '../../../../ui/form/Reparo.tsx'
import { escribirNumero, leerNumero } from '../numeros.ts'
import type { Acciones } from './acciones.ts'
import classes from './Horas.module.css'
import { type Orden, ordenDe } from './lugares.ts'

/** What these keys ask for is done inside the field. */
const DEL_CAMPO: ReadonlySet<Orden> = new Set(['izquierda', 'derecha', 'entrar', 'inicio', 'fin'])

/** Hours of a week: those of the course each week, unless it has its own; emptied, they are the course's again. What is no number stays marked. */
export function Horas({
  semana_id,
  numero,
  horas,
  semanales,
  acciones,
}: {
  semana_id: string
  numero: number
  horas: number | null
  semanales: number
  acciones: Acciones
}) {
  const lugar = { id: semana_id, campo: 'horas' as const }
  const reparo = useId()
  const [escrita, setEscrita] = useState<string | null>(null)
  const leida = escrita === null ? undefined : leerNumero(escrita, { decimales: 1, maximo: HORAS_MAXIMAS })
  const isMala = escrita !== null && leida === undefined
  const cambiar = (texto: string) => {
    setEscrita(texto)
    const n = leerNumero(texto, { decimales: 1, maximo: HORAS_MAXIMAS })
    if (n !== undefined) acciones.escribir(lugar, n === semanales ? null : n)
  }
  return (
    <span className={classes.conReparo}>
      <input
        className={classes.horas}
        data-lugar={`${semana_id}/horas`}
        data-propia={horas !== null || undefined}
        inputMode="decimal"
        aria-label={`Horas de la semana ${numero}`}
        aria-invalid={isMala || undefined}
        aria-describedby={isMala ? reparo : undefined}
        title={
          isMala
            ? undefined
            : horas === null
              ? 'Son las horas semanales del curso. Escriba otra cifra si esta semana tiene más o menos.'
              : 'Son horas propias de esta semana. Borre la cifra para volver a las del curso.'
        }
        value={escrita ?? escribirNumero(horas ?? semanales)}
        onChange={e => cambiar(e.currentTarget.value)}
        onFocus={e => {
          e.currentTarget.select()
          acciones.tecleo(lugar)
        }}
        onBlur={() => {
          if (!isMala) setEscrita(null)
          acciones.tecleo(null)
        }}
        onKeyDown={event => {
          const orden = ordenDe(event, 'leer')
          if (!orden || DEL_CAMPO.has(orden) || event.key === 'Backspace') return
          if ((orden === 'deshacer' || orden === 'rehacer') && escrita !== null) return
          setEscrita(null)
          if (acciones.ordenar(orden, lugar)) event.preventDefault()
        }}
      />
      {isMala && <Reparo id={reparo}>{noEsCifra(HORAS_MAXIMAS, 1)}</Reparo>}
    </span>
  )
}
