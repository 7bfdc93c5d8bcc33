import { useEffect, useRef, useState } from 'react'
import { DayInput } from '../form/DayInput.tsx'
import { dmy, isoConAnio, isoOf } from '../form/dates.ts'
import { anchoDeFiltro } from './anchoDeFiltro.ts'
import { useFilterWord } from './words.ts'

/**
 * Narrows a list by a day, «Desde» or «Hasta»; nothing chosen narrows nothing, and neither does what is no day. A year of two figures may be the first half of
 * a longer one: it counts for whoever leaves the box, or presses Enter.
 */
export function FilterDate({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}) {
  const { escrito, isReparado, elegir, escribir, dejar } = useDiaEscrito(value, onChange)
  useFilterWord(label, value && dmy(value))
  return (
    <DayInput
      aria-label={label}
      placeholder={label}
      leer={isoConAnio}
      escrito={escrito}
      value={escrito === null ? (value ?? null) : null}
      error={isReparado && 'Esa fecha no existe.'}
      onChange={day => elegir(day ?? undefined)}
      onEscrito={escribir}
      onBlur={dejar}
      onKeyDown={event => event.key === 'Enter' && dejar()}
      clearButtonProps={{ 'aria-label': `Quitar «${label}»` }}
      {...anchoDeFiltro(136)}
    />
  )
}

/** What stands in the box of a filter and is no day yet. A day that comes from elsewhere («Atrás», a link) takes its place, one's own that comes back does not. */
function useDiaEscrito(value: string | undefined, onChange: (day: string | undefined) => void) {
  const [escrito, setEscrito] = useState<string | null>(null)
  const [isReparado, setReparado] = useState(false)
  const dicho = useRef(value)
  const poner = (texto: string | null, reparado = false) => {
    setEscrito(texto)
    setReparado(reparado)
  }
  const decir = (day: string | undefined) => {
    dicho.current = day
    if (day !== value) onChange(day)
  }
  useEffect(() => {
    if (value === dicho.current) return
    dicho.current = value
    setEscrito(null)
    setReparado(false)
  }, [value])
  useAlVaciarse(value, () => poner(null))
  return {
    escrito,
    isReparado,
    escribir: (texto: string) => poner(texto),
    elegir: (day: string | undefined) => {
      poner(null)
      decir(day)
    },
    dejar: () => {
      if (escrito === null) return
      const day = isoOf(escrito) ?? undefined
      if (day) poner(null)
      else poner(escrito, true)
      decir(day)
    },
  }
}

/** A filter as it stands in the address. */
interface EnDireccion {
  value: string | undefined
  /** Nothing at all stands in the query. */
  isVacia: boolean
}

/** The address was emptied, and not of this filter, which was in it neither before nor after. */
export const seVacio = (antes: EnDireccion, ahora: EnDireccion): boolean =>
  ahora.isVacia && !antes.isVacia && antes.value === undefined && ahora.value === undefined

/** Does something once a link, «Atrás» or a view has emptied the address: the value alone, which is none before and after, does not tell. */
function useAlVaciarse(value: string | undefined, hacer: () => void) {
  const antes = useRef<EnDireccion>({ value, isVacia: true })
  // After each drawing: every change of the address is one.
  useEffect(() => {
    const ahora = { value, isVacia: location.search === '' }
    const isOtra = seVacio(antes.current, ahora)
    antes.current = ahora
    if (isOtra) hacer()
  })
}
