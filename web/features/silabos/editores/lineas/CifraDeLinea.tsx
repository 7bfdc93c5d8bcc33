import { useId, useState } from 'react'
import { noEsCifra } from '../../../../ui/form/cifra.ts'
import { Reparo } from '../../../../ui/form/Reparo.tsx'
import { escribirNumero, leerNumero } from '../numeros.ts'
import classes from './CifraDeLinea.module.css'

/** A number of a line, with decimal comma; emptied it is none. What is no number stays marked, and is not taken. */
export function CifraDeLinea({
  nombre,
  valor,
  onCambio,
  decimales,
  maximo,
  sufijo,
  isFalta,
}: {
  nombre: string
  valor: number | null
  onCambio: (valor: number | null) => void
  decimales: 0 | 2
  maximo: number
  sufijo: string
  isFalta?: boolean
}) {
  const reparo = useId()
  const [escrita, setEscrita] = useState<string | null>(null)
  const limites = { decimales, maximo }
  const isMala = escrita !== null && leerNumero(escrita, limites) === undefined
  return (
    <span className={classes.cifra} data-falta={isFalta || undefined} data-mala={isMala || undefined}>
      <input
        inputMode={decimales === 0 ? 'numeric' : 'decimal'}
        aria-label={nombre}
        aria-invalid={isMala || undefined}
        aria-describedby={isMala ? reparo : undefined}
        placeholder="–"
        value={escrita ?? escribirNumero(valor)}
        onChange={e => {
          const texto = e.currentTarget.value
          setEscrita(texto)
          const n = leerNumero(texto, limites)
          if (n !== undefined) onCambio(n)
        }}
        onFocus={e => e.currentTarget.select()}
        onBlur={() => {
          if (!isMala) setEscrita(null)
        }}
      />
      <span aria-hidden>{sufijo}</span>
      {isMala && <Reparo id={reparo}>{noEsCifra(maximo, decimales)}</Reparo>}
    </span>
  )
}
