import { horasEnSemanas } from '@malla/domain/planes/entradas.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { NumberField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { RicoField } from '../../ui/rico/RicoField.tsx'
import type { ItemEditado } from '../textos/items.ts'
import { ESTADOS, enPalabras, subir } from './comunes.ts'
import type { CursoDePlan } from './cursosDePlan.ts'
import classes from './entradas.module.css'
import { useEntradaForm } from './guardar.ts'
import { dichasHoras } from './sumas.ts'

interface Valores {
  asignatura_id: number | null
  nombre: string
  semanas: number | null
  status: number
  descripcion: string
}

const valoresDe = (item: ItemEditado): Valores => ({
  asignatura_id: item.asignatura_id ?? null,
  nombre: item.nombre ?? '',
  semanas: item.semanas ?? null,
  status: item.status,
  descripcion: item.descripcion,
})

/** A unit of learning of a course: its name, weeks and what is learnt; its hours are its weeks × those of the course (§5). */
export function UnidadForm({
  planId,
  cursos,
  item,
  isNueva,
  whyNot,
  onClose,
}: {
  planId: number
  cursos: ReadonlyMap<number, CursoDePlan>
  item: ItemEditado
  isNueva: boolean
  whyNot: string | null
  onClose: () => void
}) {
  const form = useEntradaForm<Valores>({
    planId,
    clave: 'unidadesAprendizaje',
    item,
    isNueva,
    valoresDe,
    itemDe: v => ({
      ...v,
      nombre: v.nombre.trim(),
      asignatura_id: v.asignatura_id ?? undefined,
      semanas: v.semanas ?? undefined,
    }),
    check: v => ({
      ...(v.asignatura_id === null && { asignatura_id: ['Elija el curso.'] }),
      ...(v.nombre.trim() === '' && { nombre: ['Escriba el nombre de la unidad.'] }),
      ...(v.semanas !== null && (v.semanas < 1 || v.semanas > 60) && { semanas: ['Entre 1 y 60.'] }),
    }),
  })
  const { asignatura_id, semanas } = form.values
  const horas = horasEnSemanas(
    semanas,
    asignatura_id ? cursos.get(asignatura_id)?.curso.horastotal : undefined,
  )
  const nueva = item.version > 1 ? `Nueva versión de «${item.nombre ?? 'la unidad'}»` : 'Nueva unidad'

  return (
    <FormDrawer
      form={form}
      title={isNueva ? nueva : `${item.nombre ?? 'Unidad'} · versión ${item.version}`}
      whyNotSave={whyNot}
      onClose={onClose}
      size={640}
      showValue={(name, value) => enPalabras(cursos, name, value)}
    >
      <SelectField
        field={form.field('asignatura_id')}
        label="Curso"
        required
        options={[...cursos.values()].map(c => ({ value: c.id, label: c.label }))}
      />
      <TextField
        field={form.field('nombre')}
        label="Nombre de la unidad"
        placeholder="Límites y continuidad"
        required
        autoFocus
        maxLength={300}
      />
      <FieldRow>
        <NumberField field={form.field('semanas')} label="Semanas" min={1} max={60} />
        <SelectField field={form.field('status')} label="Estado" options={ESTADOS} />
      </FieldRow>
      {horas !== null && (
        <div className={classes.facts} role="status">
          {dichasHoras(horas)} en total
        </div>
      )}
      <RicoField
        field={form.field('descripcion')}
        label="Qué se aprende"
        upload={subir}
        disabled={!!whyNot}
      />
    </FormDrawer>
  )
}
