import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { ask } from '../../app/api.ts'

/** Most rows that one page of a list has (§9). */
const POR_PAGINA = 50

/** All laboratories and workshops of the institution, however many pages they are. */
export async function todosLosLaboratorios(): Promise<Laboratorio[]> {
  const { data, pagination } = await ask('laboratorios.list', { per_page: POR_PAGINA })
  const paginas = Math.ceil(pagination.total / POR_PAGINA)
  const otras = await Promise.all(
    Array.from({ length: Math.max(0, paginas - 1) }, (_, i) =>
      ask('laboratorios.list', { per_page: POR_PAGINA, page: i + 2 }),
    ),
  )
  return [...data, ...otras.flatMap(p => p.data)]
}
