import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { isUnreached } from '../../app/ApiError.ts'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { useWrite } from '../../app/query.ts'
import { reloadSession } from '../../app/session.ts'
import { Aviso } from '../../ui/Aviso.tsx'
import { llaveDe, olvidarLlave } from './llaveDeEnlace.ts'

/** The address that becomes one's mail once the link sent there is opened. */
export function PorConfirmar({ correo }: { correo: string }) {
  const resend = useWrite('ajustes.resendCorreo')
  const cancel = useWrite('ajustes.cancelCorreo')
  return (
    <Aviso>
      Por confirmar: <strong>{correo}</strong>. Su correo cambiará cuando abra el enlace que le enviamos allí.{' '}
      <Button size="compact-sm" variant="subtle" loading={resend.isPending} onClick={() => resend.mutate({})}>
        Enviar otra vez
      </Button>
      <Button size="compact-sm" variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate({})}>
        Cancelar el cambio
      </Button>
    </Aviso>
  )
}

/** Opened by such a link the page uses it, once; where the server was not reached its code stays in the address, for the next time. */
export function useConfirmacion(): void {
  const { codigo } = useAddress()
  const setAddress = useSetAddress()
  const { mutate } = useWrite('ajustes.confirmCorreo', {
    touches: ['ajustes', 'usuarios', 'docentes'],
    onDone: reloadSession,
    keyOf: input => llaveDe(input.codigo),
  })
  const usado = useRef<string>(undefined)
  useEffect(() => {
    if (codigo === undefined || usado.current === codigo) return
    usado.current = codigo
    mutate(
      { codigo },
      {
        onSettled: (_answer, error) => {
          if (isUnreached(error)) return
          olvidarLlave(codigo)
          setAddress({ codigo: undefined }, { replace: true })
        },
      },
    )
  }, [codigo, mutate, setAddress])
}
