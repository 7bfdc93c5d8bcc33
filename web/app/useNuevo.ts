import { useRouter } from '@tanstack/react-router'
import type { Query } from '../paths.ts'
import { useAddress } from './address.ts'

type Direccion = (query?: Query) => string

/**
 * A list, and the page on which the form of a new one lies over it: `crear` goes there, `volver` puts the list back in its place
 * (docs/decisions/0070-atras-cierra-lo-de-encima.md), `href` is the list. Page, filter and what else narrows the list stay as they are.
 */
export function useNuevo(lista: Direccion, nuevo: Direccion) {
  const router = useRouter()
  const suya = { ...useAddress(), id: undefined }
  const href = lista(suya)
  return {
    href,
    crear: () => void router.navigate({ href: nuevo(suya) }),
    volver: () => void router.navigate({ href, replace: true }),
  }
}
