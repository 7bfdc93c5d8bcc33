import type { ImagenDeBiblioteca } from '@malla/contracts/imagenes.ts'
import { whyNotElegir } from '@malla/domain/imagenes/biblioteca.ts'
import { useState } from 'react'
import { ahora } from '../../ui/ahora.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { dmy } from '../../ui/form/dates.ts'
import type { BibliotecaProps } from '../../ui/rico/biblioteca.ts'
import classes from './Biblioteca.module.css'
import { Biblioteca, Miniatura } from './Biblioteca.tsx'
import { type LugarEnBiblioteca, POR_PAGINA, useBiblioteca } from './useBiblioteca.ts'

/** Over a drawer, whose text it is chosen for. */
const ENCIMA = 300

/** Chooses a picture of the library for a text. */
export default function ElegirImagen({ onElegir, onClose }: BibliotecaProps) {
  const [lugar, setLugar] = useState<LugarEnBiblioteca>({
    page: 1,
    per_page: POR_PAGINA,
    filtro: '',
    uso: undefined,
  })
  const move = (next: Partial<LugarEnBiblioteca>) => setLugar(now => ({ ...now, ...next }))
  const list = useBiblioteca(lugar, move)
  return (
    <Dialog opened onClose={onClose} title="Biblioteca de imágenes" size={920} zIndex={ENCIMA}>
      <Biblioteca list={list} uso={lugar.uso} onUso={uso => move({ uso, page: 1 })}>
        {imagen => <Elegible imagen={imagen} onElegir={() => onElegir({ src: imagen.url, alt: '' })} />}
      </Biblioteca>
    </Dialog>
  )
}

function Elegible({ imagen, onElegir }: { imagen: ImagenDeBiblioteca; onElegir: () => void }) {
  const whyNot = whyNotElegir(imagen.se_elimina_at, ahora().toISOString())
  return (
    <button
      type="button"
      className={classes.elegir}
      aria-disabled={whyNot !== null}
      title={whyNot ?? imagen.nombre}
      onClick={() => whyNot === null && onElegir()}
    >
      <span className={classes.marco}>
        <Miniatura imagen={imagen} alt="" />
      </span>
      <span className={classes.nombre}>{imagen.nombre}</span>
      <span className={classes.datos}>
        {imagen.width} × {imagen.height} · {dmy(imagen.created_at)}
      </span>
    </button>
  )
}
