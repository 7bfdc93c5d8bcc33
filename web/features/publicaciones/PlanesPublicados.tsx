import type { Publicacion } from '@malla/contracts/publicaciones.ts'
import { Button } from '@mantine/core'
import { Link } from '../../app/Link.tsx'
import { useList } from '../../app/useList.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { columnsOf } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import classes from './Publicar.module.css'

const column = columnsOf<Publicacion>()
const columns = column.columns([
  column.accessor('full_name', {
    header: 'Plan',
    meta: { primary: true },
    cell: ({ row: { original: p } }) => (
      <Link href={paths.plan(p.planestudio_id)}>
        {p.programa} · {p.full_name}
      </Link>
    ),
  }),
  column.accessor('url', {
    header: 'Página pública',
    cell: ({ row: { original: p } }) =>
      p.url ? (
        <a href={p.url} target="_blank" rel="noreferrer">
          {p.direccion}
        </a>
      ) : (
        <StateBadge tone="warning">No se ve todavía</StateBadge>
      ),
  }),
  column.accessor('con_silabos', {
    header: 'Sílabos',
    cell: ({ getValue }) => (getValue() ? 'Sí' : 'No'),
    meta: { width: 90 },
  }),
  column.accessor('publicado_por', { header: 'Publicado por', cell: ({ getValue }) => getValue() ?? '–' }),
])

/** The plans that the institution publishes, with their pages. */
export function PlanesPublicados() {
  const list = useList('publicaciones.list')
  return (
    <section aria-label="Planes publicados">
      <h2 className={classes.titulo}>Planes publicados</h2>
      <DataTable
        label="Planes publicados"
        columns={columns}
        list={list}
        noIndex
        empty={
          <EmptyState
            title="Todavía no hay planes publicados"
            action={
              <Button component={Link} href={paths.planes()}>
                Ir a los planes
              </Button>
            }
          >
            Un plan se publica desde su página, en «Más».
          </EmptyState>
        }
      />
    </section>
  )
}
