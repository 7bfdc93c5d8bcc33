import { porcentaje } from '@malla/domain/texto/numero.ts'
import { Autocomplete, NumberInput, TextInput } from '@mantine/core'
import { useCifraHasta } from '../../ui/form/cifra.ts'
import type { ItemEditado } from '../textos/items.ts'
import classes from './entradas.module.css'
import type { ListaDeEntradas } from './listas.ts'

type Datos = Pick<ItemEditado, 'nombre' | 'grupo' | 'peso'>

/**
 * What an entry of a list says besides its text: its name, what it belongs to among its like, what it weighs. Written in its place while the
 * entry is edited, else its head.
 */
export function DatosDeEntrada({
  lista,
  item,
  isEditando,
  onCambio,
  onSoltar,
}: {
  lista: ListaDeEntradas
  item: Datos
  isEditando: boolean
  onCambio: (cambio: Partial<Datos>) => void
  onSoltar: () => void
}) {
  const { grupo, peso } = lista
  const cifra = useCifraHasta(item.peso, n => onCambio({ peso: n ?? undefined }), { max: 100, decimales: 2 })
  if (!isEditando) return <Cabeza lista={lista} item={item} />
  return (
    <div className={classes.datos}>
      <TextInput
        label={lista.nombre}
        placeholder={lista.ejemplo}
        maxLength={300}
        value={item.nombre ?? ''}
        onChange={event => onCambio({ nombre: event.currentTarget.value })}
        onBlur={onSoltar}
      />
      {grupo && (
        <Autocomplete
          label={grupo.label}
          data={[...grupo.opciones]}
          maxLength={80}
          value={item.grupo ?? ''}
          onChange={value => onCambio({ grupo: value || undefined })}
          onBlur={onSoltar}
        />
      )}
      {peso && (
        <NumberInput
          label="Peso"
          suffix=" %"
          min={0}
          max={100}
          hideControls
          {...cifra}
          onBlur={() => {
            cifra.onBlur()
            onSoltar()
          }}
        />
      )}
    </div>
  )
}

function Cabeza({ lista, item }: { lista: ListaDeEntradas; item: Datos }) {
  if (!item.nombre && !item.grupo && item.peso === undefined) return null
  return (
    <div className={classes.cabeza}>
      {item.nombre && <h3>{item.nombre}</h3>}
      {lista.grupo && item.grupo && <span className={classes.curso}>{item.grupo}</span>}
      {lista.peso && item.peso !== undefined && <b>{porcentaje(item.peso)}</b>}
    </div>
  )
}
