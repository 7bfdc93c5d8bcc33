import type { ImagenDeBiblioteca } from '@malla/contracts/imagenes.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { pesoDe } from '@malla/domain/texto/peso.ts'
import type { ReactNode } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { dmy, dmyTime } from '../../ui/form/dates.ts'
import classes from './Biblioteca.module.css'
import { Biblioteca, Miniatura } from './Biblioteca.tsx'
import { direccionDeUso, nombreDeUso } from './lugares.ts'
import { type PaginaDeBiblioteca, POR_PAGINA, type UsoDeBiblioteca, useBiblioteca } from './useBiblioteca.ts'

/** Imágenes: what was uploaded for the texts of the institution, where it is shown, and what nothing uses. */
export function Imagenes() {
  const { page = 1, per_page = POR_PAGINA, filtro = '', estado } = useAddress()
  const setAddress = useSetAddress()
  const uso: UsoDeBiblioteca | undefined = estado === 'con_uso' || estado === 'sin_uso' ? estado : undefined
  const list = useBiblioteca({ page, per_page, filtro, uso }, (next, options) =>
    setAddress(
      {
        ...next,
        ...('filtro' in next && { filtro: next.filtro || undefined }),
        ...('page' in next && { page: next.page === 1 ? undefined : next.page }),
      },
      options,
    ),
  )
  return (
    <Biblioteca list={list} uso={uso} onUso={next => setAddress({ estado: next, page: undefined })}>
      {imagen => <Ficha imagen={imagen} afterDelete={list.afterDelete} />}
    </Biblioteca>
  )
}

interface FichaProps {
  imagen: ImagenDeBiblioteca
  afterDelete: PaginaDeBiblioteca['afterDelete']
}

function Ficha({ imagen, afterDelete }: FichaProps) {
  const { nombre, width, height, bytes, quien, created_at } = imagen
  return (
    <>
      <a className={classes.marco} href={imagen.url} target="_blank" rel="noreferrer">
        <Miniatura imagen={imagen} alt={`Ver «${nombre}»`} />
      </a>
      <span className={classes.nombre} title={nombre}>
        {nombre}
      </span>
      <span className={classes.datos}>
        {width} × {height} · {pesoDe(bytes)}
      </span>
      <span>{[quien, dmyTime(created_at)].filter(Boolean).join(' · ')}</span>
      <Usos imagen={imagen} afterDelete={afterDelete} />
    </>
  )
}

/** Most places that are named one by one. */
const ALGUNOS = 3

function Usos({ imagen, afterDelete }: FichaProps) {
  const { usos, otros_usos, en_versiones, se_elimina_at } = imagen
  const demas = otros_usos + Math.max(0, usos.length - ALGUNOS)
  if (se_elimina_at)
    return (
      <Eliminable imagen={imagen} afterDelete={afterDelete}>
        Sin uso: se eliminará el {dmy(se_elimina_at)}
      </Eliminable>
    )
  if (en_versiones)
    return (
      <Eliminable imagen={imagen} afterDelete={afterDelete} deVersiones>
        Solo en versiones anteriores o borradores
      </Eliminable>
    )
  return (
    <ul className={classes.usos} aria-label={`Dónde está «${imagen.nombre}»`}>
      {usos.slice(0, ALGUNOS).map(uso => (
        <li key={`${uso.donde} ${uso.id} ${uso.key}`}>
          <Link href={direccionDeUso(uso)}>{nombreDeUso(uso)}</Link>
        </li>
      ))}
      {demas > 0 && <li>{segun(demas, 'Y en otro texto', 'Y en otros # textos')}</li>}
    </ul>
  )
}

/** What no text shows can go; from older versions too, where it leaves its place empty. */
function Eliminable({
  imagen,
  afterDelete,
  deVersiones = false,
  children,
}: FichaProps & { deVersiones?: boolean; children: ReactNode }) {
  const whyNot = useWhyNot('curricular.editar', DE_LA_INSTITUCION)
  const remove = () =>
    confirmDelete({
      name: imagen.nombre,
      note: deVersiones && 'Las versiones anteriores que la muestran quedarán sin ella.',
      work: async () => {
        const { message } = await api('imagenes.delete', {
          public_id: imagen.public_id,
          de_versiones: deVersiones || undefined,
        })
        notifyGood(message)
        await afterDelete(1)
      },
    })
  return (
    <div className={classes.pie}>
      <span>{children}</span>
      <ActionButton
        size="compact-xs"
        variant="subtle"
        color="rocoto"
        whyNot={whyNot}
        aria-label={`Eliminar «${imagen.nombre}»`}
        onClick={() => void remove()}
      >
        Eliminar
      </ActionButton>
    </div>
  )
}
