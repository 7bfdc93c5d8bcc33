import { formatCreditos, parseCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { useId, useRef, useState } from 'react'
import { noEsCifra } from '../../ui/form/cifra.ts'
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
  /** `visto`: the number that was written over. */
  onChange: (valor: number | null, visto: number | null) => void
}) {
  const reparo = useId()
  const [escrita, setEscrita] = useState<string | null>(null)
  const visto = useRef(valor)
  if (fija) return <>{formatCreditos(valor) || '–'}</>

  const leida = escrita === null || escrita.trim() === '' ? null : parseCreditos(escrita)
  const isMala = escrita !== null && (escrita.trim() === '' ? !vacia : leida === null || leida > max)
  const tomar = () => {
    if (escrita === null || isMala) return
    if (leida !== visto.current) onChange(leida, visto.current)
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
        onChange={e => {
          if (escrita === null) visto.current = valor
          setEscrita(e.currentTarget.value)
        }}
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
      {isMala && <Reparo id={reparo}>{noEsCifra(max, 1)}</Reparo>}
    </span>
  )
}
