import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { warn } from '../dialogs.tsx'

/** What the fields of a form tell it: one more picture is on its way, or one less. */
const Subidas = createContext<((de: 1 | -1) => void) | null>(null)
/** Stands around the fields of a form. */
export const ConSubidas = Subidas.Provider

/** Why a form is not saved while a field of it sends a picture. */
export const ESPERE = 'Espere a que suba la imagen.'

/** For a form: whether a field of it is sending a picture, and what `ConSubidas` takes. */
export function useSubidas(): { isSubiendo: boolean; contar: (de: 1 | -1) => void } {
  const [cuantas, setCuantas] = useState(0)
  const contar = useRef((de: 1 | -1) => setCuantas(n => n + de)).current
  return { isSubiendo: cuantas > 0, contar }
}

/** For a field: it is sending a picture, and its form must wait. */
export function useSubida(isSubiendo: boolean): void {
  const contar = useContext(Subidas)
  useEffect(() => {
    if (!isSubiendo || !contar) return
    contar(1)
    return () => contar(-1)
  }, [isSubiendo, contar])
}

/** What goes from the screen while it sends a picture says that the picture is lost: nobody was asked. */
export function useAvisoDeSubida(isSubiendo: boolean): void {
  const ahora = useRef(isSubiendo)
  ahora.current = isSubiendo
  useEffect(
    () => () => {
      if (ahora.current)
        void warn(['La imagen no se pudo subir. Vuelva a insertarla y espere a que termine.'])
    },
    [],
  )
}
