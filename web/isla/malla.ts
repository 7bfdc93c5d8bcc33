import './publico.css'
import type { CicloDelPlan, CursoDelPlan, Id, SeccionDelPlan } from '@malla/domain/asignaturas/asignatura.ts'
import { type Malla, mallaDe } from '@malla/domain/malla/malla.ts'
import { type Direccion, extremo, vecino } from '@malla/domain/malla/teclado.ts'
import { filtrarPorArea } from './areas.ts'
import { type CursoEscrito, escribirFicha } from './ficha.ts'
import { iluminar } from './luces.ts'
import { ajustarNombres, copiarSinGuiones } from './nombres.ts'

/** Makes the malla of a public page answer to touch and keys. The page is whole without it: cards are links, courses stand in tables. */

/** What the page says of its courses (server/features/publicaciones/paginas/malla.ts). */
interface DatosDeMalla {
  ciclos: CicloDelPlan[]
  secciones: SeccionDelPlan[]
  cursos: (CursoDelPlan & CursoEscrito)[]
  /** «Ningún curso», as the institution calls them. */
  ningun: string
}

const FLECHAS: Readonly<Record<string, Direccion>> = {
  ArrowLeft: 'izquierda',
  ArrowRight: 'derecha',
  ArrowUp: 'arriba',
  ArrowDown: 'abajo',
}

function destinoDe(malla: Malla, id: Id, tecla: string): Id | null {
  if (tecla === 'Home') return extremo(malla, 'inicio')
  if (tecla === 'End') return extremo(malla, 'fin')
  const direccion = FLECHAS[tecla]
  return direccion ? vecino(malla, id, direccion) : null
}

function animar(seccion: HTMLElement, datos: DatosDeMalla): void {
  const malla = mallaDe(datos)
  const tarjetas = new Map(
    [...seccion.querySelectorAll<HTMLAnchorElement>('.tarjeta')].map(t => [Number(t.dataset.id), t]),
  )
  const cursos = new Map(datos.cursos.map(c => [c.id, c]))
  const ficha = seccion.querySelector<HTMLElement>('[data-ficha]')!
  let elegida: Id | null = null
  /** The one that was chosen before the finger came down: touching it once more opens it. */
  let antes: Id | null = null

  const idDe = (e: Event): Id | null => {
    const tarjeta = (e.target as Element).closest<HTMLElement>('.tarjeta')
    return tarjeta ? Number(tarjeta.dataset.id) : null
  }
  const elegir = (id: Id | null): void => {
    if (id === elegida) return
    elegida = id
    iluminar(seccion, tarjetas, malla.grafo, id)
    for (const [otra, tarjeta] of tarjetas) if (id !== null) tarjeta.tabIndex = otra === id ? 0 : -1
    escribirFicha(ficha, id === null ? null : cursos.get(id)!, {
      necesita: [...(malla.grafo.requiere.get(id ?? 0)?.keys() ?? [])].flatMap(x => cursos.get(x) ?? []),
      abre: (malla.grafo.abre.get(id ?? 0) ?? []).flatMap(x => cursos.get(x) ?? []),
      ningun: datos.ningun,
      ir: otra => tarjetas.get(otra)?.focus(),
      cerrar: () => {
        tarjetas.get(id ?? 0)?.focus({ preventScroll: true })
        elegir(null)
      },
    })
  }

  const [primera, ...demas] = tarjetas.values()
  if (primera) primera.tabIndex = 0
  for (const tarjeta of demas) tarjeta.tabIndex = -1

  const lienzo = seccion.querySelector<HTMLElement>('.lienzo')!
  lienzo.addEventListener('focusin', e => {
    const id = idDe(e)
    if (id !== null) elegir(id)
  })
  lienzo.addEventListener('pointerdown', () => {
    antes = elegida
  })
  lienzo.addEventListener('click', e => {
    const id = idDe(e)
    if (id === null) return elegir(null)
    // Keys and readers open at once (detail 0), and so does whoever asks for another tab.
    const opens = e.detail === 0 || e.ctrlKey || e.metaKey || e.shiftKey || antes === id
    if (opens) return
    e.preventDefault()
    elegir(id)
    // Not under what is now written of it.
    tarjetas.get(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  lienzo.addEventListener('keydown', e => {
    if (e.key === 'Escape') return elegir(null)
    const id = idDe(e)
    if (id === null || e.altKey || e.ctrlKey || e.metaKey) return
    const destino = destinoDe(malla, id, e.key)
    if (destino === null) return
    e.preventDefault()
    tarjetas.get(destino)?.focus()
  })

  ajustarNombres(lienzo)
  filtrarPorArea(seccion, [...tarjetas.values()])
  for (const guia of seccion.querySelectorAll<HTMLElement>('[data-con-script]')) guia.hidden = false
}

document.addEventListener('copy', copiarSinGuiones)
for (const escrito of document.querySelectorAll<HTMLElement>('script[data-malla]'))
  animar(escrito.closest<HTMLElement>('section')!, JSON.parse(escrito.textContent) as DatosDeMalla)
