import { formatCreditos, parseCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { useId, useState } from 'react'
import { Reparo } from '../../ui/form/Reparo.tsx'
import classes from './InspectorDeCurso.module.css'

/** A number that is changed where it stands: taken when the field is left or with Enter; Esc leaves it as it was. What is no number stays marked. */
export function CifraEditable({
  nombre,
  valor,
  max,
  vacia = false,
  fija,
  onChange,
}: {
  nombre: string
  valor: number | null
  max: number
  /** May be left empty: there is none then. */
  vacia?: boolean
  fija: boolean
  onChange: (valor: number | null) => void
}) {
  const reparo = useId()
  const [escrita, setEscrita] = useState<string | null>(null)
  if (fija) return <>{formatCreditos(valor) || '–'}</>

  const leida = escrita === null || escrita.trim() === '' ? null : parseCreditos(escrita)
  const isMala = escrita !== null && (escrita.trim() === '' ? !vacia : leida === null || leida > max)
  const tomar = () => {
    if (escrita === null || isMala) return
    if (leida !== valor) onChange(leida)
    setEscrita(null)
  }
  return (
    <span className={classes.conReparo}>
      <input
        className={`${classes.cifra} ${classes.editable}`}
        inputMode="decimal"
        aria-label={nombre}
        aria-invalid={isMala || undefined}
        aria-describedby={isMala ? reparo : undefined}
        title={nombre}
        value={escrita ?? formatCreditos(valor)}
        onChange={e => setEscrita(e.currentTarget.value)}
        onFocus={e => e.currentTarget.select()}
        onBlur={tomar}
        onKeyDown={e => {
          if (e.key === 'Enter') tomar()
          if (e.key === 'Escape' && escrita !== null) {
            e.stopPropagation()
            e.nativeEvent.stopImmediatePropagation()
            setEscrita(null)
          }
        }}
      />
      {isMala && <Reparo id={reparo}>{`Un número de 0 a ${max}, con un decimal.`}</Reparo>}
    </span>
  )
}
