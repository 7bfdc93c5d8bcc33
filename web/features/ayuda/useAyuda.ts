import { useEffect, useMemo, useState } from 'react'
import { paths } from '../../paths.ts'
import { buscarEnGuia } from './guia/buscar.ts'
import type { Pagina } from './guia/pagina.ts'

/** Fewer letters find too much. */
const LEAST = 3
/** Most pages that are offered beside what else was found. */
const MOST = 4

export interface EnAyuda {
  clave: string
  href: string
  label: string
  detalle: string
}

/** For «Buscar»: the pages of the guide that have every word of a text. The guide is fetched when it is first asked for; without it nothing is offered. */
export function useAyuda(texto: string): EnAyuda[] {
  const [paginas, setPaginas] = useState<readonly Pagina[]>([])
  useEffect(() => {
    import('virtual:guia').then(
      guia => setPaginas(guia.paginas),
      () => undefined,
    )
  }, [])
  return useMemo(
    () =>
      (texto.trim().length < LEAST ? [] : buscarEnGuia(paginas, texto, 1))
        .slice(0, MOST)
        .map(({ pagina }) => ({
          clave: `ayuda-${pagina.clave}`,
          href: paths.ayuda(pagina.clave),
          label: pagina.titulo,
          detalle: pagina.tema,
        })),
    [paginas, texto],
  )
}
