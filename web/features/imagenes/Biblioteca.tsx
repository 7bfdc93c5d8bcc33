import type { ImagenDeBiblioteca } from '@malla/contracts/imagenes.ts'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { QuietError } from '../../ui/QuietError.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import type { ListState } from '../../ui/table/list.ts'
import { TableFooter } from '../../ui/table/TableFooter.tsx'
import classes from './Biblioteca.module.css'
import type { UsoDeBiblioteca } from './useBiblioteca.ts'

const usos = [
  { value: 'con_uso' as const, label: 'En uso' },
  { value: 'sin_uso' as const, label: 'Sin uso' },
]

/** The pictures that were uploaded for texts, small, with what `children` shows of each. */
export function Biblioteca({
  list,
  uso,
  onUso,
  children,
}: {
  list: ListState<ImagenDeBiblioteca>
  uso: UsoDeBiblioteca | undefined
  onUso: (uso: UsoDeBiblioteca | undefined) => void
  children: (imagen: ImagenDeBiblioteca) => ReactNode
}) {
  const { rows } = list
  return (
    <>
      <ListBar
        filters={
          <>
            <ListFilter list={list} label="Archivo o persona" />
            <FilterSelect label="Uso" options={usos} value={uso} onChange={onUso} />
          </>
        }
      />
      {list.error && <QuietError error={list.error} retry={list.retry} />}
      {!rows && !list.error && <Lines />}
      {rows?.length === 0 && <Vacia filtrada={list.filtered} />}
      {rows && rows.length > 0 && (
        <>
          <ul className={classes.rejilla} aria-busy={list.loading}>
            {rows.map(imagen => (
              <li key={imagen.public_id} className={classes.ficha}>
                {children(imagen)}
              </li>
            ))}
          </ul>
          <TableFooter list={list} />
        </>
      )}
    </>
  )
}

const Vacia = ({ filtrada }: { filtrada: boolean }) =>
  filtrada ? (
    <EmptyState title="Ninguna imagen coincide">Quite los filtros para verlas todas.</EmptyState>
  ) : (
    <EmptyState title="Todavía no hay imágenes">
      Aquí estarán las que se suban a los textos de planes, programas, cartas y sílabos.
    </EmptyState>
  )

/** The picture in small; fetched when it comes near. */
export const Miniatura = ({ imagen, alt }: { imagen: ImagenDeBiblioteca; alt: string }) => (
  <img
    className={classes.miniatura}
    src={imagen.miniatura_url}
    width={imagen.width}
    height={imagen.height}
    loading="lazy"
    decoding="async"
    alt={alt}
  />
)
