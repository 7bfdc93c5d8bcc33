import type { FiltroDeMatriz } from '@malla/domain/competencias/matriz.ts'
import { useMemo } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import type { Query } from '../../paths.ts'

/** How the matrix is looked at. */
const modos = ['tabla', 'competencia', 'curso'] as const
export type Modo = (typeof modos)[number]

const SOLO_HUECOS = 'huecos'

/** An id that stands in the address as text; undefined when it is none. */
const idDe = (texto: string | undefined): number | undefined => {
  const n = Number(texto)
  return Number.isSafeInteger(n) && n > 0 ? n : undefined
}

/** What a matrix is narrowed to, as its call takes it: nothing that does not narrow. */
function filtroDe({ ciclo, seccion, area, tipo, grupo, clase, solo }: Query): FiltroDeMatriz {
  const pedido: FiltroDeMatriz = {
    ciclo_id: ciclo,
    seccion_id: idDe(seccion),
    areacurso_id: area,
    tipocurso_id: tipo,
    tabcompetencia_id: idDe(grupo),
    tipopadre: clase === 1 || clase === 2 ? clase : undefined,
    huecos: solo === SOLO_HUECOS || undefined,
  }
  return Object.fromEntries(Object.entries(pedido).filter(([, v]) => v !== undefined))
}

const sinFiltros: Query = {
  ciclo: undefined,
  seccion: undefined,
  area: undefined,
  tipo: undefined,
  grupo: undefined,
  clase: undefined,
  solo: undefined,
}

/** What narrows the matrix, in the address. */
export function useFiltros() {
  const { ciclo, seccion, area, tipo, grupo, clase, solo, modo } = useAddress()
  const setAddress = useSetAddress()
  const filtro = useMemo(
    () => filtroDe({ ciclo, seccion, area, tipo, grupo, clase, solo }),
    [ciclo, seccion, area, tipo, grupo, clase, solo],
  )
  return {
    filtro,
    modo: modos.find(m => m === modo),
    cambiar: (cambios: Query) => setAddress(cambios, { replace: true }),
    elegirModo: (m: Modo) => setAddress({ modo: m }),
    soloHuecos: (isSolo: boolean) =>
      setAddress({ solo: isSolo ? SOLO_HUECOS : undefined }, { replace: true }),
    limpiar: () => setAddress(sinFiltros, { replace: true }),
    hayFiltro: Object.keys(filtro).length > 0,
  }
}
export type Filtros = ReturnType<typeof useFiltros>
