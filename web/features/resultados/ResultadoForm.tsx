import type { Resultado } from '@malla/contracts/resultados.ts'
import { Autocomplete } from '@mantine/core'
import { api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { NumberField, SelectField, TextareaField } from '../../ui/form/fields.tsx'
import { estados } from '../facultades/EstadoBadge.tsx'
import { claveDeLista, nombreDeLista } from './listas.ts'

interface Valores {
  /** As it is called, or as far as that is typed: «Generales». */
  lista: string
  numero: number | null
  nombre: string
  estado: Resultado['estado']
  revision?: number
}

const valoresDe = ({ lista, numero, nombre, estado, revision }: Resultado): Valores => ({
  lista: nombreDeLista(lista),
  numero,
  nombre,
  estado,
  revision,
})

/** The same with the list as the calls know it. */
const enClaves = (v: Valores): Valores => ({ ...v, lista: claveDeLista(v.lista) })

/** An outcome: its list, its number in it and its text. */
export function ResultadoForm({
  item,
  lista,
  listas,
  numero,
  whyNot,
  onClose,
}: {
  item: Resultado | null
  /** List and number that a new one begins with. */
  lista: string
  listas: readonly string[]
  numero: number
  whyNot: string | null
  onClose: () => void
}) {
  const form = useSaveForm<Valores, { data: Resultado }>({
    initial: item ? valoresDe(item) : { lista: nombreDeLista(lista), numero, nombre: '', estado: 'Activado' },
    actualOf: valoresDe,
    draft: `resultado/${item?.id ?? 'nuevo'}`,
    touches: ['resultados'],
    check: v => ({ ...(v.numero === null && { numero: ['Escriba el número.'] }) }),
    save: (valores, { key, cola }) => {
      const { revision, numero: n, ...values } = enClaves(valores)
      const campos = { ...values, numero: n ?? 0 }
      const options = { key, cola: { ...cola, base: enClaves(cola.base as Valores) } }
      return item
        ? api('resultados.update', { ...campos, id: item.id, revision }, options)
        : api('resultados.create', campos, options)
    },
  })
  const deLista = form.field('lista')
  return (
    <FormDrawer
      form={form}
      title={item ? `Resultado ${item.numero}` : 'Nuevo resultado'}
      whyNotSave={whyNot}
      onClose={onClose}
    >
      <FieldRow>
        <Autocomplete
          id={deLista.id}
          label="Lista"
          description="Una de las que hay, o el nombre de una nueva"
          withAsterisk
          maxLength={60}
          data={listas.map(nombreDeLista)}
          value={deLista.value}
          onChange={deLista.onChange}
          error={deLista.error}
          disabled={!!whyNot}
        />
        <NumberField
          field={form.field('numero')}
          label="Número"
          min={1}
          max={9999}
          required
          disabled={!!whyNot}
        />
      </FieldRow>
      <TextareaField field={form.field('nombre')} label="Resultado" required autoFocus disabled={!!whyNot} />
      <SelectField
        field={form.field('estado')}
        label="Estado"
        options={estados}
        hint="Lo desactivado se sigue leyendo y no se puede elegir"
        disabled={!!whyNot}
      />
    </FormDrawer>
  )
}
