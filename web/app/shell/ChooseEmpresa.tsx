import { mensajes } from '@malla/contracts/mensajes.ts'
import { eleccionesPendientes } from '@malla/domain/sesion/eleccion.ts'
import { Button, Stack, TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { QuietError } from '../../ui/QuietError.tsx'
import { changeEmpresa, useUser } from '../session.ts'

let open = false
const listeners = new Set<() => void>()
function setOpen(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const openChooseEmpresa = (): void => setOpen(true)

const keyOf = (userId: number) => `malla.empresa.${userId}`
/** Accent- and case-insensitive part of a name. */
const includes = (name: string, part: string): boolean => plain(name).includes(plain(part))
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Which institution to work with (§4): asked at the first sign-in on this device of whoever has several and is no tutor, and whenever none is chosen;
 * otherwise from the menu. Cannot be closed while it changes.
 */
export function ChooseEmpresa() {
  const user = useUser()
  const router = useRouter()
  const wanted = useSyncExternalStore(subscribe, () => open)
  const [filter, setFilter] = useState('')
  const [busy, setBusy] = useState<number | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [asked, setAsked] = useState(() => localStorage.getItem(keyOf(user.id)) !== null)
  const must = !user.empresa && user.empresas.length > 0
  const first = eleccionesPendientes({
    isTutor: user.isTutor,
    empresas: user.empresas.length,
    roles: user.roles.length,
    programas: user.programas.length,
    guardado: { empresa: asked, rol: false, programa: false },
    hayParametrosAdicionales: false,
  }).includes('empresa')
  const isOpen = must || first || wanted

  const close = () => {
    if (busy !== null || must) return
    if (user.empresa) localStorage.setItem(keyOf(user.id), String(user.empresa.id))
    setAsked(true)
    setOpen(false)
  }
  const choose = async (id: number) => {
    setBusy(id)
    setError(null)
    try {
      if (id !== user.empresa?.id) {
        await changeEmpresa(id)
        await router.navigate({ href: paths.escritorio() })
      }
      localStorage.setItem(keyOf(user.id), String(id))
      setAsked(true)
      setOpen(false)
    } catch (reason) {
      setError(reason as Error)
    } finally {
      setBusy(null)
    }
  }

  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      title={mensajes.sesion.elijaInstitucion(user.persona.nombres)}
      closable={!must}
    >
      <Stack gap={8}>
        {error && <QuietError error={error} />}
        {user.empresas.length > 7 && (
          <TextInput
            type="search"
            label="Buscar institución"
            value={filter}
            onChange={event => setFilter(event.currentTarget.value)}
          />
        )}
        {user.empresas
          .filter(empresa => includes(empresa.razonsocial, filter))
          .map(empresa => (
            <Button
              key={empresa.id}
              variant={empresa.id === user.empresa?.id ? 'light' : 'default'}
              justify="flex-start"
              aria-current={empresa.id === user.empresa?.id || undefined}
              loading={busy === empresa.id}
              disabled={busy !== null && busy !== empresa.id}
              onClick={() => void choose(empresa.id)}
            >
              {empresa.razonsocial}
            </Button>
          ))}
      </Stack>
    </Dialog>
  )
}
