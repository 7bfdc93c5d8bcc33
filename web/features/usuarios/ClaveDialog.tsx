import { mensajes } from '@malla/contracts/mensajes.ts'
import type { Usuario } from '@malla/contracts/usuarios.ts'
import { Button, Group, Loader, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { QuietError } from '../../ui/QuietError.tsx'
import { reasonsOf } from '../../ui/reasons.ts'
import { useCopiar } from '../../ui/useCopiar.ts'
import classes from './Accesos.module.css'

interface Shown {
  password: string | null
  message: string
}

/** The temporary password of a user while there is one, and a new one (§6). Looking is recorded, so it is asked for once, when it opens. */
export function ClaveDialog({
  usuario,
  isMe,
  onClose,
}: {
  usuario: Pick<Usuario, 'id' | 'usuario' | 'persona'>
  isMe: boolean
  onClose: () => void
}) {
  const [opened, setOpened] = useState(true)
  const [shown, setShown] = useState<Shown | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const asked = useRef(false)

  const run = async (work: () => Promise<Shown>) => {
    setBusy(true)
    setError(null)
    try {
      setShown(await work())
    } catch (e) {
      setError(reasonsOf(e).join(' '))
    } finally {
      setBusy(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often it is drawn
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void run(() => api('usuarios.showPassword', { id: usuario.id }))
  }, [])
  const issue = () =>
    run(async () => {
      const issued = await api('usuarios.issuePassword', { id: usuario.id })
      await refresh('usuarios')
      return issued
    })

  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onExited={onClose}
      title={`Contraseña de ${usuario.persona.nombres}`}
      size={520}
    >
      <Text size="sm">
        Usuario: <b>{usuario.usuario}</b>
      </Text>
      <div aria-live="polite">
        {busy && <Loader size="sm" mt={12} aria-label="Un momento" />}
        {error && <QuietError text={error} />}
        {!busy && shown?.password && <Clave clave={shown.password} />}
        {!busy && shown && (
          <Text size="sm" mt={8}>
            {shown.message}
          </Text>
        )}
      </div>
      <Group justify="flex-end" gap={8} mt={24}>
        {isMe ? (
          <Text size="sm" c="dimmed" mr="auto">
            La suya se cambia en Mi Perfil.
          </Text>
        ) : (
          <Button variant="default" disabled={busy} onClick={() => void issue()} mr="auto">
            Dar una nueva y cerrar sus sesiones
          </Button>
        )}
        <Button onClick={() => setOpened(false)}>{mensajes.alertas.ok}</Button>
      </Group>
    </Dialog>
  )
}

function Clave({ clave }: { clave: string }) {
  const { copiado, onCopiar } = useCopiar(clave)
  return (
    <div className={classes.secret}>
      <span>{clave}</span>
      <Button size="compact-sm" variant="default" onClick={onCopiar}>
        {copiado ? 'Copiada' : 'Copiar'}
      </Button>
    </div>
  )
}
