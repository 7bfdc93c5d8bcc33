import type { Id } from '../asignaturas/asignatura.ts'
import { plegar } from '../texto/normalizar.ts'

/** Parts of public addresses: small letters without accents, figures and hyphens, so that they can be said and typed. */

/** Characters of an address at most. */
export const MAX_DIRECCION = 80

/** What an address may look like. */
export const DIRECCION = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/** «Ingeniería Civil · Plan 2026» → «ingenieria-civil-plan-2026»; '' where no letter is left. */
export const direccionDe = (texto: string): string =>
  plegar(texto)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_DIRECCION)
    .replace(/^-+|-+$/g, '')

/** What is proposed for a plan: the programme goes before a name that says only «Plan 2026». `tomadas`: those of the other plans. */
export function proponerDireccion(
  { programa, full_name }: { programa: string; full_name: string },
  tomadas: ReadonlySet<string>,
): string {
  const [solo, delPrograma] = [direccionDe(full_name), direccionDe(programa)]
  const entero = solo.includes(delPrograma) ? solo : direccionDe(`${programa} ${full_name}`)
  const base = (entero || 'plan').slice(0, MAX_DIRECCION - 4).replace(/-+$/, '')
  const numerada = (n: number): string => (n === 1 ? base : `${base}-${n}`)
  let n = 1
  while (tomadas.has(numerada(n))) n++
  return numerada(n)
}

interface CursoConCodigo {
  id: Id
  codigo: string | null
}

/** Addresses of the courses of a plan: by their code where no other has it («mat-101»), else by their id («curso-12»). */
export function direccionesDeCursos(cursos: readonly CursoConCodigo[]): ReadonlyMap<Id, string> {
  const porCodigo = Map.groupBy(cursos, c => direccionDe(c.codigo ?? ''))
  return new Map(
    cursos.map(c => {
      const suya = direccionDe(c.codigo ?? '')
      const isSuya = suya !== '' && porCodigo.get(suya)!.length === 1 && !/^curso-\d+$/.test(suya)
      return [c.id, isSuya ? suya : `curso-${c.id}`]
    }),
  )
}
