import type { Comparacion } from '@malla/contracts/versiones.ts'
import { cursoContiene } from '@malla/domain/texto/normalizar.ts'
import { numero } from '@malla/domain/texto/numero.ts'
import type { Tone } from '../../ui/StateBadge.tsx'

type Curso = Comparacion['cursos'][number]

/** What can be looked at alone. */
export const cambios = [
  { value: 'nuevo', label: 'Nuevos' },
  { value: 'retirado', label: 'Retirados' },
  { value: 'cambiado', label: 'Cambiados' },
  { value: 'movido', label: 'Movidos' },
  { value: 'igual', label: 'Sin cambios' },
] as const
export type Cambio = (typeof cambios)[number]['value']

/** Whether a course or a competency is not the same in both plans. */
export const isDistinto = (c: { cambio: string; movido: boolean }): boolean =>
  c.cambio !== 'igual' || c.movido

const isDe = (c: Curso, cambio: Cambio): boolean => {
  if (cambio === 'movido') return c.movido
  return cambio === 'igual' ? !isDistinto(c) : c.cambio === cambio
}

/** What a filter lets through; without `cambio` all that changed, or with `todos` everything. */
export const filtrar = (
  cursos: readonly Curso[],
  { cambio, todos, texto }: { cambio?: Cambio; todos: boolean; texto: string },
): Curso[] =>
  cursos.filter(c => {
    if (texto && ![c.antes, c.despues].some(x => x && cursoContiene(x, texto))) return false
    return cambio ? isDe(c, cambio) : todos || isDistinto(c)
  })

/** Whether everything is looked at, by the view in the address; else only what changes. */
export const isTodo = (vista: string | undefined): boolean => vista === 'todo'

/** What the PDF is asked with: on paper there is as much as in the view of the address. */
export const impreso = (antes: number, despues: number, vista: string | undefined) => ({
  id: antes,
  otro: despues,
  soloCambios: !isTodo(vista),
})

/** What happened to a course, in words and in a colour that goes with them. */
export function palabraDe(c: Pick<Curso, 'cambio' | 'movido'>): { palabra: string; tono: Tone } {
  if (c.cambio === 'nuevo') return { palabra: 'Nuevo', tono: 'good' }
  if (c.cambio === 'retirado') return { palabra: 'Retirado', tono: 'danger' }
  if (c.cambio === 'cambiado')
    return { palabra: c.movido ? 'Cambiado y movido' : 'Cambiado', tono: 'warning' }
  return c.movido ? { palabra: 'Movido', tono: 'info' } : { palabra: 'Sin cambios', tono: 'plain' }
}

/** «+3», «−1,5», «=»: how much more there is now; «–» of what neither plan has, as credits in a school. */
export function diferencia(antes: number | null | undefined, despues: number | null | undefined): string {
  if (antes == null && despues == null) return '–'
  const d = Math.round(((despues ?? 0) - (antes ?? 0)) * 10) / 10
  if (d === 0) return '='
  return `${d > 0 ? '+' : '−'}${numero(Math.abs(d))}`
}
