import { mover } from '@malla/domain/listas/mover.ts'
import { etiquetaDeItem } from '@malla/domain/planes/estado.ts'
import { avisoDePesos, sumaDePesos } from '@malla/domain/planes/pesos.ts'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete, warnOf } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { type OrderedItem, OrderedList } from '../../ui/OrderedList.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { type ItemEditado, itemNuevo } from '../textos/items.ts'
import type { PantallaProps } from '../textos/pantallas.ts'
import { EntradaForm } from './EntradaForm.tsx'
import classes from './entradas.module.css'
import { cambiarEntradas, useEntradas } from './guardar.ts'
import type { ListaDeEntradas } from './listas.ts'

type Abierta = { item: ItemEditado; isNueva: boolean } | null

/** What an entry is called: its name, or what it says where it has none. */
export const tituloDe = (item: { nombre?: string | undefined; resumen: string }): string =>
  item.nombre || item.resumen || 'Sin nombre'

/** A section that is a list of entries in an order: each with its name, state and first words. */
export function ListaSeccion({ planId, whyNotEditar, lista }: PantallaProps & { lista: ListaDeEntradas }) {
  const seccion = useEntradas(planId, lista.key)
  const [abierta, setAbierta] = useState<Abierta>(null)
  if (!seccion) return <Lines />
  const { items } = seccion
  const nueva = () => setAbierta({ item: itemNuevo(), isNueva: true })

  const quitar = (item: (typeof items)[number]) =>
    confirmDelete({
      name: tituloDe(item),
      work: async () => {
        await cambiarEntradas(planId, lista.key, todas => todas.filter(i => i.id !== item.id))
        notifyGood('Acabamos de eliminar el registro.')
      },
    })
  const poner = (id: OrderedItem['id'], to: number) =>
    cambiarEntradas(planId, lista.key, todas => mover(todas, todas.find(i => i.id === id)!, to)).catch(warnOf)

  return (
    <>
      <div className={classes.bar}>
        <span className={classes.facts}>{cuenta(items, lista)}</span>
        <ActionButton whyNot={whyNotEditar} onClick={nueva}>
          {lista.nuevo}
        </ActionButton>
      </div>
      {lista.peso && avisoDePesos(items) && (
        <Alert color="maiz" mb={12} role="status">
          {avisoDePesos(items)}
        </Alert>
      )}
      {items.length === 0 ? (
        <EmptyState
          title={lista.vacio}
          action={!whyNotEditar && <Button onClick={nueva}>{lista.nuevo}</Button>}
        >
          {lista.paraQue}
        </EmptyState>
      ) : (
        <OrderedList
          label={lista.titulo}
          onOpen={id => {
            const item = items.find(i => i.id === id)
            if (item) setAbierta({ item, isNueva: false })
          }}
          onMove={(id, to) => void poner(id, to)}
          whyNotMove={whyNotEditar}
          items={items.map(item => ({
            id: item.id,
            name: tituloDe(item),
            title: tituloDe(item),
            body: <Datos item={item} />,
            actions: [
              { label: 'Abrir', onClick: () => setAbierta({ item, isNueva: false }) },
              {
                label: 'Eliminar',
                danger: true,
                whyNot: whyNotEditar,
                onClick: () => void quitar(item),
              },
            ],
          }))}
        />
      )}
      {abierta && (
        <EntradaForm
          key={abierta.item.id}
          planId={planId}
          lista={lista}
          {...abierta}
          whyNot={whyNotEditar}
          onClose={() => setAbierta(null)}
        />
      )}
    </>
  )
}

const dicho = (n: number): string => String(n).replace('.', ',')

function cuenta(items: readonly { peso?: number | undefined }[], { uno, peso }: ListaDeEntradas): string {
  if (items.length === 0) return ''
  const plural = uno.replace(/^(\p{L}+)/u, palabra =>
    /[aeiouáéó]$/.test(palabra) ? `${palabra}s` : `${palabra}es`,
  )
  const cuantos = items.length === 1 ? `1 ${uno}` : `${items.length} ${plural}`
  const suma = peso ? sumaDePesos(items) : null
  return suma === null ? cuantos : `${cuantos} · ${dicho(suma)} %`
}

function Datos({
  item,
}: {
  item: {
    nombre?: string | undefined
    grupo?: string | undefined
    peso?: number | undefined
    status: number
    resumen: string
  }
}) {
  return (
    <>
      <div className={classes.meta}>
        <StateBadge tone={item.status === 2 ? 'warning' : 'good'}>{etiquetaDeItem(item.status)}</StateBadge>
        {item.grupo && <span>{item.grupo}</span>}
        {item.peso !== undefined && <b>{dicho(item.peso)} %</b>}
      </div>
      {item.nombre && item.resumen && <p className={classes.resumen}>{item.resumen}</p>}
    </>
  )
}
