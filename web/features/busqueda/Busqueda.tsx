import { mensajes } from '@malla/contracts/mensajes.ts'
import { contiene } from '@malla/domain/texto/normalizar.ts'
import { Modal, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  IconBook2,
  IconBuildingCommunity,
  IconLayoutColumns,
  IconSchool,
  IconSearch,
} from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { entriesFor } from '../../app/shell/entries.ts'
import { useHasPage } from '../../app/useHasPage.ts'
import { useEscape } from '../../ui/useEscape.ts'
import classes from './Busqueda.module.css'
import { hrefDe, porTipo, queSiguen, type Tipo, tituloDe } from './hallazgos.ts'
import { type Grupo, Resultados, useElegido } from './Resultados.tsx'

const icons: Record<Tipo, typeof IconSearch> = {
  facultad: IconBuildingCommunity,
  programa: IconSchool,
  plan: IconLayoutColumns,
  asignatura: IconBook2,
}
const LIST = 'resultados-de-la-busqueda'
/** A single letter finds too much. */
const LEAST = 2

/**
 * ⌘K / Ctrl K: faculties, programmes, plans and courses by name or code, and the pages of the app. Arrows walk, Enter opens, Esc closes.
 * Loaded when first used.
 */
export default function Busqueda({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  useEscape(opened, onClose)
  return (
    <Modal.Root opened={opened} onClose={onClose} closeOnEscape={false} size={600} yOffset="10vh">
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
  const { grupos, message } = useGrupos(text)
  const go = (href: string) => {
    onClose()
    void router.navigate({ href })
  }
  const { elegido, setElegido, onKeyDown } = useElegido(grupos, text, go)

  return (
    <>
      <TextInput
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
        placeholder="Buscar cursos, planes, programas…"
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

/** What is found for a text, in groups, the best first; and what to say when that is nothing. */
function useGrupos(text: string): { grupos: Grupo[]; message: string } {
  const user = useUser()
  const hasPage = useHasPage()
  const whyNot = useWhyNot('estructura.ver')
  const [q] = useDebouncedValue(text.trim(), 120)
  const enabled = q.length >= LEAST && !whyNot
  const found = useCall(
    'busqueda.buscar',
    { q },
    { enabled, placeholderData: keepPreviousData as never, meta: { shown: true } },
  )
  const isFresh = q === text.trim() && !found.isPlaceholderData
  const hits = useMemo(() => {
    const data = enabled && text.trim().length >= LEAST ? (found.data?.data ?? []) : []
    return isFresh ? data : queSiguen(data, text)
  }, [found.data, enabled, isFresh, text])

  const pages = entriesFor(user, hasPage)
    .flatMap(group => group.entries)
    .filter(entry => contiene(entry.label, text))
    .map(({ path, label, icon }) => ({ clave: path, href: path, label, icon, detalle: '' }))
  const porClase = porTipo(hits).map(([tipo, hallazgos]) => ({
    title: tituloDe[tipo],
    items: hallazgos.map(h => ({
      clave: `${tipo}${h.id}`,
      href: hrefDe(h),
      label: h.titulo,
      detalle: h.detalle,
      icon: icons[tipo],
    })),
  }))
  const grupos = [...porClase, ...(pages.length > 0 ? [{ title: 'Ir a', items: pages }] : [])]

  if (found.error && enabled) return { grupos, message: found.error.message }
  const isWaiting = !whyNot && text.trim().length >= LEAST && (!isFresh || found.isFetching)
  return { grupos, message: isWaiting ? 'Buscando…' : mensajes.tabla.sinCoincidencias }
}
