import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { ActionItems, type MenuAction } from '../ActionItems.tsx'
import { useFocusBack } from '../useFocusBack.ts'

interface RowMenuProps {
  name: string
  actions: readonly MenuAction[]
  /** For one that is made only when somebody asks for it. */
  defaultOpened?: boolean
}

/**
 * What can be done with a row. `name` says with which. A list has many, and few are opened: until then there is a button alone, and the menu is made
 * behind it.
 */
export function RowMenu({ defaultOpened = false, ...menu }: RowMenuProps) {
  const [isHecho, setHecho] = useState(defaultOpened)
  if (isHecho) return <MenuDeFila {...menu} />
  return (
    <ActionIcon
      aria-label={etiquetaDe(menu.name)}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setHecho(true)}
      onKeyDown={conFlechas(() => setHecho(true))}
    >
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  )
}

const etiquetaDe = (name: string): string => `Acciones de ${name}`

/** An arrow opens a menu too; with Alt it moves the row. */
const conFlechas = (abrir: () => void) => (e: KeyboardEvent) => {
  if (e.altKey || (e.key !== 'ArrowDown' && e.key !== 'ArrowUp')) return
  e.preventDefault()
  abrir()
}

/** The menu itself, open as it is made. */
function MenuDeFila({ name, actions }: Omit<RowMenuProps, 'defaultOpened'>) {
  const [opened, setOpened] = useState(true)
  const boton = useRef<HTMLButtonElement>(null)
  // It stands where the button was that had the focus: the menu gives it back to this one.
  useLayoutEffect(() => boton.current?.focus({ preventScroll: true }), [])
  useFocusBack(opened)
  return (
    <Menu position="bottom-end" width={220} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <ActionIcon ref={boton} aria-label={etiquetaDe(name)} onKeyDown={conFlechas(() => setOpened(true))}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  )
}
