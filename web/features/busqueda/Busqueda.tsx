import { Modal, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { useAtras } from '../../ui/useAtras.ts'
import { useEscape } from '../../ui/useEscape.ts'
import classes from './Busqueda.module.css'
import { Resultados, useElegido } from './Resultados.tsx'
import { useGrupos } from './useGrupos.ts'

const LIST = 'resultados-de-la-busqueda'
/**
 * ⌘K / Ctrl K: faculties, programmes, plans, courses, competencies and laboratories by name or code, people, the pages of the app and those opened last. Arrows walk, Enter opens, Esc closes.
 * Loaded when first used.
 */
export default function Busqueda({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  useEscape(opened, onClose)
  useAtras(opened, onClose)
  return (
    <Modal.Root opened={opened} onClose={onClose} closeOnEscape={false} size={680} yOffset="10vh">
      <Modal.Overlay backgroundOpacity={0.15} />
      <Modal.Content>
        <Modal.Title className="visually-hidden">Buscar</Modal.Title>
        <Palabra onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  )
}

function Palabra({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const [text, setText] = useState('')
  const caja = useRef<HTMLInputElement>(null)
  // With the box itself, not a moment later as the trap of the dialog does: who types at once loses no letter.
  useLayoutEffect(() => caja.current?.focus(), [])
  const { grupos, message } = useGrupos(text)
  const go = (href: string) => {
    onClose()
    void router.navigate({ href })
  }
  const { elegido, setElegido, onKeyDown } = useElegido(grupos, text, go)

  return (
    <>
      <TextInput
        ref={caja}
        className={classes.box}
        classNames={{ input: classes.input }}
        variant="unstyled"
        size="md"
        data-autofocus
        type="text"
        role="combobox"
        aria-label="Buscar"
        aria-expanded
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={elegido ? `${LIST}-${elegido}` : undefined}
        placeholder="Buscar cursos, planes, personas…"
        autoComplete="off"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Resultados
        id={LIST}
        grupos={grupos}
        buscado={text}
        elegido={elegido}
        onPoint={setElegido}
        onChoose={go}
        message={message}
      />
    </>
  )
}
