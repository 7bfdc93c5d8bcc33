import { CloseButton, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { alcanzable } from '../../../ui/alcanzable.ts'
import { useAtras } from '../../../ui/useAtras.ts'
import { useEscape } from '../../../ui/useEscape.ts'
import classes from './Silabo.module.css'

export type Panel = 'indice' | 'ayuda'

/** Outline left, document, help right; where there is no room the two sides are drawers. */
export function Paneles({
  panel,
  onCerrar,
  indice,
  ayuda,
  children,
}: {
  panel: Panel | null
  onCerrar: () => void
  indice: ReactNode
  ayuda: ReactNode
  children: ReactNode
}) {
  const conIndice = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const conAyuda = useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false })
  return (
    <div className={classes.paneles}>
      {conIndice && <aside className={classes.izquierda}>{indice}</aside>}
      <div className={classes.medio}>{children}</div>
      {conAyuda && (
        <aside className={classes.derecha} aria-label="Ayuda" {...alcanzable}>
          {ayuda}
        </aside>
      )}
      {!conIndice && (
        <Cajon titulo="Secciones" lado="left" isOpen={panel === 'indice'} onCerrar={onCerrar}>
          {indice}
        </Cajon>
      )}
      {!conAyuda && (
        <Cajon titulo="Ayuda" lado="right" isOpen={panel === 'ayuda'} onCerrar={onCerrar}>
          {ayuda}
        </Cajon>
      )}
    </div>
  )
}

function Cajon({
  titulo,
  lado,
  isOpen,
  onCerrar,
  children,
}: {
  titulo: string
  lado: 'left' | 'right'
  isOpen: boolean
  onCerrar: () => void
  children: ReactNode
}) {
  useEscape(isOpen, onCerrar)
  useAtras(isOpen, onCerrar)
  return (
    <Drawer.Root opened={isOpen} onClose={onCerrar} closeOnEscape={false} position={lado} size={320}>
      <Drawer.Overlay backgroundOpacity={0.2} />
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title fw={600}>{titulo}</Drawer.Title>
          <CloseButton aria-label={`Cerrar ${titulo.toLowerCase()}`} onClick={onCerrar} />
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
