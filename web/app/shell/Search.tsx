import '@mantine/spotlight/styles.layer.css'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { Modal } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../paths.ts'
import type { ApiOutput } from '../api.ts'
import { useCall } from '../query.ts'
import { useUser } from '../session.ts'
import { useHasPage } from '../useHasPage.ts'
import { entriesFor } from './entries.ts'

type Hit = ApiOutput<'busqueda.buscar'>['data'][number]

const [store, spotlight] = createSpotlight()
const kinds = {
  facultad: 'Facultad',
  programa: 'Programa',
  plan: 'Plan de estudios',
  asignatura: 'Curso',
} as const

const hrefOf = (hit: Hit): string => {
  if (hit.tipo === 'facultad') return paths.facultades({ facultad: hit.id })
  if (hit.tipo === 'programa') return paths.facultades({ programa: hit.id })
  return hit.tipo === 'plan' ? paths.plan(hit.id) : paths.plan(hit.plan_id ?? 0, { curso: hit.id })
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** ⌘K / Ctrl K: pages of the app at once, faculties, programmes, plans and courses from the server. Loaded when first used. */
export default function Search({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const user = useUser()
  const router = useRouter()
  const hasPage = useHasPage()
  const [text, setText] = useState('')
  const [q] = useDebouncedValue(text.trim(), 150)
  const found = useCall(
    'busqueda.buscar',
    { q },
    {
      enabled: q.length > 1,
      placeholderData: keepPreviousData as never,
      meta: { shown: true },
    },
  )
  useEffect(() => (opened ? spotlight.open() : spotlight.close()), [opened])

  const go = (href: string) => () => {
    spotlight.close()
    void router.navigate({ href })
  }
  const pages = entriesFor(user, hasPage)
    .flatMap(group => group.entries)
    .filter(entry => plain(entry.label).includes(plain(text)))
  const hits = q.length > 1 ? (found.data?.data ?? []) : []
  const nothing = pages.length === 0 && hits.length === 0

  return (
    <Spotlight.Root
      store={store}
      query={text}
      onQueryChange={setText}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={420}
      overlayProps={{ backgroundOpacity: 0.15, blur: 0 }}
    >
      <Modal.Title className="visually-hidden">Buscar</Modal.Title>
      <Spotlight.Search
        placeholder="Buscar cursos, planes, programas…"
        aria-label="Buscar"
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {hits.length > 0 && (
          <Spotlight.ActionsGroup label="Resultados">
            {hits.map(hit => (
              <Spotlight.Action
                key={`${hit.tipo}${hit.id}`}
                label={hit.titulo}
                description={[kinds[hit.tipo], hit.detalle].filter(Boolean).join(' · ')}
                onClick={go(hrefOf(hit))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label="Ir a">
            {pages.map(entry => (
              <Spotlight.Action
                key={entry.path}
                label={entry.label}
                leftSection={<entry.icon size={18} aria-hidden />}
                onClick={go(entry.path)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {nothing && <Spotlight.Empty>{messageOf(found)}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

function messageOf(found: { isFetching: boolean; error: Error | null }): string {
  if (found.error) return found.error.message
  return found.isFetching ? 'Buscando…' : mensajes.tabla.sinCoincidencias
}
