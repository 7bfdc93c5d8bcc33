import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { describe } from '@malla/domain/asignaturas/descripcion.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { NumberField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { refusalOf } from '../../ui/reasons.ts'
import { lugarDe, lugarDeTexto, lugares } from './lugares.ts'
import { RequisitosEditor } from './requisitos/RequisitosEditor.tsx'
import type { Catalogos } from './useCatalogos.ts'

const estudios = [
  { value: 'general', label: 'Generales' },
  { value: 'especifico', label: 'Específicos' },
  { value: 'especialidad', label: 'De especialidad' },
] as const
const modalidades = [
  { value: 'presencial', label: 'Presencial' },
  { value: 'virtual', label: 'Virtual' },
  { value: 'semipresencial', label: 'Semipresencial' },
] as const

type Copiado = Pick<
  Asignatura,
  | 'nombre'
  | 'codigo'
  | 'credits'
  | 'horasteoria'
  | 'horaspractica'
  | 'horasvirtualteoria'
  | 'horasvirtualpractica'
  | 'tipoestudio'
  | 'modalidad'
  | 'requisitos'
>
interface Valores extends Copiado {
  /** «ciclo:12» or «seccion:7». */
  ciclo_id: string | null
  areacurso_id: number | null
  tipocurso_id: number | null
  tipologiaespecial_id: number | null
  revision?: number
}

/** Creates a course (null) in a place of the malla, or edits all of one. */
export function CursoForm({
  planId,
  asignatura,
  lugar,
  malla,
  catalogos,
  conCreditos,
  whyNot,
  onSaved,
  onClose,
}: {
  planId: number
  asignatura: Asignatura | null
  /** Where a new course goes. */
  lugar: string | null
  malla: Malla
  catalogos: Catalogos
  conCreditos: boolean
  whyNot: string | null
  onSaved?: (asignatura: Asignatura) => void
  onClose: () => void
}) {
  const form = useSaveForm<Valores, { data: Asignatura }>({
    initial: valoresDe(asignatura, lugar),
    draft: `curso/${asignatura?.id ?? `nuevo/${planId}`}`,
    touches: ['asignaturas', 'planes', 'ciclos', 'secciones'],
    save: ({ revision, ciclo_id, ...v }, options) => {
      const campos = { ...v, ...lugarDeTexto(ciclo_id) }
      const guardado = asignatura
        ? api('asignaturas.update', { ...campos, id: asignatura.id, revision }, options)
        : api('asignaturas.create', { ...campos, planestudio_id: planId }, options)
      return guardado.catch(conValores)
    },
    onSaved: answer => onSaved?.(answer.data),
  })
  const nameOf = (id: number) => malla.cursos.get(id)?.nombre ?? null
  const donde = lugares(malla)
  const mostrar = (campo: string, valor: unknown): string => {
    if (campo === 'requisitos') return describe(valor as Requisito | null, nameOf) || 'Ninguno'
    if (campo === 'ciclo_id') return donde.find(l => l.value === valor)?.label ?? ''
    const catalogo = catalogos[campo as keyof Catalogos]
    return catalogo?.find(r => r.value === valor)?.label ?? String(valor ?? '(vacío)')
  }

  return (
    <FormDrawer
      form={form}
      title={asignatura?.nombre ?? 'Nuevo curso'}
      whyNotSave={whyNot}
      onClose={onClose}
      size={520}
      showValue={mostrar}
    >
      <TextField field={form.field('nombre')} label="Nombre" required autoFocus />
      <FieldRow>
        <TextField field={form.field('codigo')} label="Código" maxLength={40} />
        <SelectField field={form.field('ciclo_id')} label="Ciclo o sección" required options={donde} />
        {conCreditos && <NumberField field={form.field('credits')} label="Créditos" decimals={1} min={0} />}
      </FieldRow>
      <FieldRow>
        <NumberField field={form.field('horasteoria')} label="Horas de teoría" decimals={1} min={0} />
        <NumberField field={form.field('horaspractica')} label="Horas de práctica" decimals={1} min={0} />
      </FieldRow>
      <FieldRow>
        <NumberField
          field={form.field('horasvirtualteoria')}
          label="Virtuales de teoría"
          decimals={1}
          min={0}
        />
        <NumberField
          field={form.field('horasvirtualpractica')}
          label="Virtuales de práctica"
          decimals={1}
          min={0}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          field={form.field('areacurso_id')}
          label="Área"
          options={catalogos.areacurso_id}
          clearable
        />
        <SelectField
          field={form.field('tipocurso_id')}
          label="Tipo de curso"
          options={catalogos.tipocurso_id}
          clearable
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          field={form.field('tipoestudio')}
          label="Tipo de estudios"
          options={estudios}
          clearable
        />
        <SelectField field={form.field('modalidad')} label="Modalidad" options={modalidades} clearable />
      </FieldRow>
      <SelectField
        field={form.field('tipologiaespecial_id')}
        label="Tipología especial"
        options={catalogos.tipologiaespecial_id}
        clearable
      />
      <div id={form.idOf('requisitos')} tabIndex={-1}>
        <RequisitosEditor
          id={asignatura?.id ?? null}
          valor={form.values.requisitos}
          onChange={requisitos => form.set({ requisitos })}
          malla={malla}
          error={form.errors.requisitos?.[0]}
        />
      </div>
    </FormDrawer>
  )
}

/** The version that somebody else saved, in the form's terms, so that the two can be compared field by field. */
function conValores(error: unknown): never {
  const body = refusalOf(error)?.body
  if (body?.actual) body.actual = valoresDe(body.actual as Asignatura, null)
  throw error
}

const valoresDe = (a: Asignatura | null, lugar: string | null): Valores => ({
  nombre: a?.nombre ?? '',
  codigo: a?.codigo ?? null,
  ciclo_id: a ? lugarDe(a) : lugar,
  credits: a?.credits ?? null,
  horasteoria: a?.horasteoria ?? 0,
  horaspractica: a?.horaspractica ?? 0,
  horasvirtualteoria: a?.horasvirtualteoria ?? 0,
  horasvirtualpractica: a?.horasvirtualpractica ?? 0,
  areacurso_id: a?.areacurso_id || null,
  tipocurso_id: a?.tipocurso_id || null,
  tipologiaespecial_id: a?.tipologiaespecial_id || null,
  tipoestudio: a?.tipoestudio ?? null,
  modalidad: a?.modalidad ?? null,
  requisitos: a?.requisitos ?? null,
  revision: a?.revision,
})
