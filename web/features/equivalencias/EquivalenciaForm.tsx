import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Equivalencia } from '@malla/contracts/equivalencias.ts'
import type { TipoDeEquivalencia } from '@malla/domain/equivalencias/catalogos.ts'
import { avisoDeCreditos } from '@malla/domain/equivalencias/equivalencias.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { MultiSelectField, SelectField, TextareaField } from '../../ui/form/fields.tsx'
import { TIPOS } from './Elegidos.tsx'
import { equivalenciaEnPalabras } from './enPalabras.ts'
import classes from './equivalencias.module.css'

interface Valores {
  origen: readonly number[]
  destino: readonly number[]
  tipo: TipoDeEquivalencia
  nota: string | null
  revision: number
}

const valoresDe = ({ origen, destino, tipo, nota, revision }: Equivalencia): Valores => ({
  origen: origen.map(c => c.id),
  destino: destino.map(c => c.id),
  tipo,
  nota,
  revision,
})

/** One row of the table: its courses, kind and note. */
export function EquivalenciaForm({
  item,
  origen,
  destino,
  whyNot,
  onClose,
}: {
  item: Equivalencia
  origen: readonly Asignatura[]
  destino: readonly Asignatura[]
  whyNot: string | null
  onClose: () => void
}) {
  const form = useSaveForm<Valores, { data: Equivalencia }>({
    initial: valoresDe(item),
    actualOf: valoresDe,
    draft: `equivalencia/${item.id}`,
    touches: ['equivalencias', 'historial'],
    check: v => ({
      ...(v.origen.length === 0 && { origen: ['Elija al menos un curso.'] }),
      ...(v.destino.length === 0 && { destino: ['Elija al menos un curso.'] }),
    }),
    save: (v, options) =>
      api(
        'equivalencias.update',
        { ...v, id: item.id, origen: [...v.origen], destino: [...v.destino] },
        options,
      ),
  })
  const { origen: unos, destino: otros } = form.values
  const aviso = avisoDeCreditos(
    origen.filter(c => unos.includes(c.id)),
    destino.filter(c => otros.includes(c.id)),
  )
  const opciones = (cursos: readonly Asignatura[]) => cursos.map(c => ({ value: c.id, label: conCodigo(c) }))

  return (
    <FormDrawer
      form={form}
      title="Equivalencia"
      whyNotSave={whyNot}
      onClose={onClose}
      size={520}
      showValue={(campo, valor) => equivalenciaEnPalabras([...origen, ...destino], campo, valor)}
    >
      <MultiSelectField
        field={form.field('origen')}
        label={`Cursos de ${item.plan_origen}`}
        options={opciones(origen)}
      />
      <MultiSelectField
        field={form.field('destino')}
        label="Cursos de este plan"
        options={opciones(destino)}
      />
      {aviso && (
        <p className={classes.aviso} role="status">
          {aviso}
        </p>
      )}
      <SelectField<TipoDeEquivalencia> field={form.field('tipo')} label="Tipo" options={TIPOS} required />
      <TextareaField
        field={form.field('nota')}
        label="Nota"
        hint="La condición o lo que falta, si lo hay"
        rows={3}
      />
    </FormDrawer>
  )
}
