import { sumaDeCursos } from '@malla/domain/planes/entradas.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { MultiSelectField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { RicoField } from '../../ui/rico/RicoField.tsx'
import type { ItemEditado } from '../textos/items.ts'
import { ESTADOS, enPalabras, subir } from './comunes.ts'
import type { CursoDePlan } from './cursosDePlan.ts'
import classes from './entradas.module.css'
import { useEntradaForm } from './guardar.ts'
import { dichaSuma } from './sumas.ts'

interface Valores {
  nombre: string
  descripcion: string
  cursos_ids: readonly number[]
  status: number
}

const valoresDe = (item: ItemEditado): Valores => ({
  nombre: item.nombre ?? '',
  descripcion: item.descripcion,
  cursos_ids: item.cursos_ids ?? [],
  status: item.status,
})

/** A module: its name, the competence that it gives, and its courses, whose hours and credits are added up. */
export function ModuloForm({
  planId,
  cursos,
  semanas,
  item,
  isNueva,
  whyNot,
  onClose,
}: {
  planId: number
  cursos: ReadonlyMap<number, CursoDePlan>
  /** Weeks of a period, where the plan says them. */
  semanas: number | null | undefined
  item: ItemEditado
  isNueva: boolean
  whyNot: string | null
  onClose: () => void
}) {
  const form = useEntradaForm<Valores>({
    planId,
    clave: 'modulosCompetencia',
    item,
    isNueva,
    valoresDe,
    // Courses that were deleted meanwhile are not named any more.
    itemDe: v => ({ ...v, nombre: v.nombre.trim(), cursos_ids: v.cursos_ids.filter(id => cursos.has(id)) }),
    check: v => ({ ...(v.nombre.trim() === '' && { nombre: ['Escriba el nombre del módulo.'] }) }),
  })
  const elegidos = form.values.cursos_ids.flatMap(id => cursos.get(id)?.curso ?? [])
  const title = isNueva
    ? item.version > 1
      ? `Nueva versión de «${item.nombre ?? 'el módulo'}»`
      : 'Nuevo módulo'
    : `${item.nombre ?? 'Módulo'} · versión ${item.version}`

  return (
    <FormDrawer
      form={form}
      title={title}
      whyNotSave={whyNot}
      onClose={onClose}
      size={640}
      showValue={(name, value) => enPalabras(cursos, name, value)}
    >
      <TextField
        field={form.field('nombre')}
        label="Nombre del módulo"
        placeholder="Soporte técnico y mantenimiento"
        required
        autoFocus
        maxLength={300}
      />
      <RicoField
        field={form.field('descripcion')}
        label="Unidad de competencia"
        hint="La competencia profesional que el módulo desarrolla"
        upload={subir}
        disabled={!!whyNot}
      />
      <MultiSelectField
        field={form.field('cursos_ids')}
        label="Cursos"
        options={[...cursos.values()].map(c => ({ value: c.id, label: c.label }))}
      />
      <div className={classes.facts} role="status">
        {dichaSuma(sumaDeCursos(elegidos), semanas)}
      </div>
      <SelectField field={form.field('status')} label="Estado" options={ESTADOS} />
    </FormDrawer>
  )
}
