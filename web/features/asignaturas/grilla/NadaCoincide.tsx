import { Button } from '@mantine/core'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { Ver, Vista } from './vista.ts'

const titulos: Readonly<Record<Ver, string>> = {
  todos: 'Ningún curso coincide con este filtro',
  avisos: 'Ningún curso tiene avisos',
  incompletos: 'A ningún curso le faltan horas ni área',
  cambios: 'Ningún curso tiene cambios sin guardar',
}

/** In the place of the courses where the look shows none of them. */
export const NadaCoincide = ({
  filtro,
  ver,
  onQuitar,
}: Pick<Vista, 'filtro' | 'ver'> & { onQuitar: () => void }) => (
  <EmptyState
    title={filtro !== '' && ver !== 'todos' ? 'Ningún curso coincide con estos filtros' : titulos[ver]}
    action={<Button onClick={onQuitar}>Quitar filtros</Button>}
  />
)
