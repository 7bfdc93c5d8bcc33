import { consultaDeVista } from '@malla/domain/listas/consulta.ts'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useAddress } from '../../app/address.ts'
import { readQuery, writeQuery } from '../../paths.ts'

/** What a view would keep of the address that is shown, and showing what one keeps: the whole query is its, «Atrás» comes back. */
export function useConsulta(): { consulta: string; show: (consulta: string) => void } {
  const address = useAddress()
  const navigate = useNavigate()
  const show = useCallback(
    (consulta: string) =>
      void navigate({ to: '.', search: (() => readQuery(consulta)) as never, resetScroll: false }),
    [navigate],
  )
  return { consulta: consultaDeVista(writeQuery(address)), show }
}
