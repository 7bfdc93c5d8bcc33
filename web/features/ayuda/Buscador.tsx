import { useEffect, useRef, useState } from 'react'
import classes from './Ayuda.module.css'

/** What is looked for in the guide. It keeps what is typed; the address follows. */
export function Buscador({ texto, onTexto }: { texto: string; onTexto: (texto: string) => void }) {
  const [escrito, setEscrito] = useState(texto)
  const enviado = useRef(texto)
  // «Atrás» and links change the address without the box.
  useEffect(() => {
    if (texto !== enviado.current) setEscrito(texto)
    enviado.current = texto
  }, [texto])
  return (
    // biome-ignore lint/a11y/useSemanticElements: React does not know <search> as a form
    <form role="search" className={`${classes.buscador} no-print`} onSubmit={event => event.preventDefault()}>
      <input
        type="search"
        aria-label="Buscar en la ayuda"
        placeholder="Por ejemplo: recuperar la contraseña"
        autoComplete="off"
        value={escrito}
        onChange={event => {
          enviado.current = event.currentTarget.value
          setEscrito(enviado.current)
          onTexto(enviado.current)
        }}
      />
    </form>
  )
}
