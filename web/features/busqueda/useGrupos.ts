import { mensajes } from '@malla/contracts/mensajes.ts'
import { contiene } from '@malla/domain/texto/normalizar.ts'
import { useDebouncedValue } from '@mantine/hooks'
import {
  IconBook2,
  IconBuildingCommunity,
  IconBulb,
  IconFile,
  IconFileText,
  IconFlask,
  IconHelp,
  IconHistory,
  IconLayoutColumns,
  IconSchool,
  IconStack2,
  IconUser,
} from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { entriesFor } from '../../app/shell/entries.ts'
import { useHasPage } from '../../app/useHasPage.ts'
import { paths } from '../../paths.ts'
import { useAyuda } from '../ayuda/useAyuda.ts'
import {
  hrefDe,
  hrefDePersona,
  isNombreDeUna,
  type Persona,
  porTipo,
  queSiguen,
  type Tipo,
  tituloDe,
} from './hallazgos.ts'
import type { Grupo, Resultado } from './Resultados.tsx'

const icons: Record<Tipo, Resultado['icon']> = {
  facultad: IconBuildingCommunity,
  programa: IconSchool,
  plan: IconLayoutColumns,
  asignatura: IconBook2,
  silabo: IconFileText,
  competencia: IconStack2,
  modelo: IconBulb,
  laboratorio: IconFlask,
}
/** A single letter finds too much. */
const LEAST = 2
/** Most people that are shown. */
const PERSONAS = 6

/** So long what was found for a text is not asked for again, while one types and takes back: what is made, renamed and deleted elsewhere is told to nobody here. */
const RECIENTE_MS = 10_000

/** What is found for a text, in groups, the best first; and what to say when that is nothing. Without a text: what was opened last. */
export function useGrupos(text: string): { grupos: Grupo[]; message: string } {
  const whyNot = useWhyNot('silabos.ver')
  const whyNotPersonas = useWhyNot('estructura.ver')
  const [q] = useDebouncedValue(text.trim(), 120)
  const enabled = q.length >= LEAST && !whyNot
  const options = { enabled, gcTime: RECIENTE_MS, placeholderData: keepPreviousData, meta: { shown: true } }
  const found = useCall('busqueda.buscar', { q }, options)
  const people = useCall('usuarios.search', { q }, { ...options, enabled: enabled && !whyNotPersonas })
  const isTyped = text.trim().length >= LEAST
  const isFresh = q === text.trim() && !found.isPlaceholderData
  const hits = useMemo(() => {
    const data = enabled && isTyped ? (found.data?.data ?? []) : []
    return isFresh ? data : queSiguen(data, text)
  }, [found.data, enabled, isFresh, isTyped, text])

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
  const personas = usePersonas(enabled && isTyped ? (people.data?.data ?? []) : [], text)
  const visitadas = useVisitadas(text)
  const abiertas = text.trim() === '' ? visitadas : []
  const vistas = new Set(abiertas.map(v => v.href))
  const paginas = usePaginas(text).filter(p => !vistas.has(p.href))
  const ayuda = useAyuda(text).map(p => ({ ...p, icon: IconHelp }))
  const hallados = [...porClase, { title: 'Personas', items: personas }]
  const pantallas = { title: 'Pantallas', items: paginas }
  const grupos = [
    { title: 'Abiertas hace poco', items: abiertas },
    ...(isNombreDeUna(paginas, text) ? [pantallas, ...hallados] : [...hallados, pantallas]),
    { title: 'Ayuda', items: ayuda },
  ].filter(grupo => grupo.items.length > 0)

  if (found.error && enabled) return { grupos, message: found.error.message }
  const isWaiting = !whyNot && isTyped && (!isFresh || found.isFetching)
  return { grupos, message: isWaiting ? 'Buscando…' : mensajes.tabla.sinCoincidencias }
}

/** People, where there is a page that shows them to whoever asks. */
function usePersonas(found: readonly Persona[], text: string): Resultado[] {
  const user = useUser()
  const hasPage = useHasPage()
  return found
    .filter(p => contiene(`${p.nombres} ${p.correo}`, text))
    .flatMap(p => {
      const href = hrefDePersona(p, user.persona.root)
      return href && hasPage(href) ? [{ ...p, href }] : []
    })
    .slice(0, PERSONAS)
    .map(p => ({
      clave: `persona${p.id}`,
      href: p.href,
      label: p.nombres,
      detalle: `${p.rol_nombre} · ${p.correo}`,
      icon: IconUser,
    }))
}

function useVisitadas(text: string): Resultado[] {
  const hasPage = useHasPage()
  const { data } = useCall('paginas.visitadas', {}, { enabled: text.trim() === '', meta: { shown: true } })
  return (data?.data ?? [])
    .filter(v => hasPage(v.path))
    .map(v => ({ clave: `v${v.path}`, href: v.path, label: v.titulo, detalle: v.detalle, icon: IconHistory }))
}

/** The pages of the app that one may open, by name: those of the menus, what is below them, and one's own. */
function usePaginas(text: string): Resultado[] {
  const user = useUser()
  const hasPage = useHasPage()
  const entries = entriesFor(user, hasPage).flatMap(group => group.entries)
  const all = entries.flatMap(e => [
    { path: e.path, href: e.href, label: e.label, detalle: '', icon: e.icon },
    ...e.submenus.map(s => ({ ...s, href: undefined, detalle: e.label, icon: IconFile })),
  ])
  const propia = { path: paths.perfil(), href: undefined, label: 'Mi Perfil', detalle: '', icon: IconUser }
  return [...all, ...(hasPage(propia.path) ? [propia] : [])]
    .filter(page => contiene(`${page.label} ${page.detalle}`, text))
    .map(({ path, href = path, ...page }) => ({ ...page, clave: path, href }))
}
