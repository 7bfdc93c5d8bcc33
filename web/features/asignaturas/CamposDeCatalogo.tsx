import type { Parametro } from '@malla/contracts/parametros.ts'
import { modalidadesDeCurso, tiposDeEstudio } from '@malla/domain/asignaturas/catalogos.ts'
import { isElegible } from '@malla/domain/catalogos/estado.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { type Option, SelectField } from '../../ui/form/fields.tsx'
import type { Form } from '../../ui/form/useForm.ts'
import { claveDeLugar, enLugar, lugaresDe } from './grilla/lugares.ts'
import { SIN_ELEGIR } from './grilla/opciones.ts'
import type { DatosDePlan } from './useDatosDePlan.ts'
import type { ValoresDeCurso } from './valoresDeCurso.ts'

interface Props {
  form: Form<ValoresDeCurso>
  datos: DatosDePlan
  parte: 'lugar' | 'catalogos'
  /** Why a course cannot go to another place, or null. */
  whyNotMover?: string | null
}

/** What of a course is chosen from lists: its cycle or section, and the catalogues. */
export const CamposDeCatalogo = ({ parte, ...props }: Props) =>
  parte === 'lugar' ? <Lugar {...props} /> : <Catalogos {...props} />

type De = Omit<Props, 'parte'>

function Lugar({ form, datos, whyNotMover }: De) {
  const lugares = lugaresDe(datos.ciclos, datos.secciones)
  return (
    <SelectField
      field={{
        id: form.idOf('ciclo_id'),
        name: 'ciclo_id',
        value: claveDeLugar(form.values) || null,
        onChange: clave => {
          const elegido = lugares.find(l => l.clave === clave)
          if (elegido) form.set(enLugar(elegido))
        },
        error: form.errors.ciclo_id?.[0] ?? form.errors.seccion_id?.[0],
      }}
      label="Ciclo o sección"
      required
      disabled={!!whyNotMover}
      hint={whyNotMover}
      options={lugares.map(l => ({ value: l.clave, label: l.titulo }))}
    />
  )
}

/** Entries of a catalogue; one that is off is only there for the course that has it. */
const opcionesDe = (registros: readonly Parametro[], elegido: number): Option<number>[] =>
  registros
    .filter(r => isElegible(r) || r.id === elegido)
    .map(r => ({ value: r.id, label: r.nombre, disabled: !isElegible(r) }))

const catalogos = [
  ['areacurso_id', 'areascursos', 'Área'],
  ['tipocurso_id', 'tiposcursos', 'Tipo de curso'],
  ['tipologiaespecial_id', 'tipologiasespecialescursos', 'Tipología especial'],
] as const

function Catalogos({ form, datos }: De) {
  return (
    <FieldRow>
      {catalogos.map(([campo, tipo, label]) => {
        const field = form.field(campo)
        return (
          <SelectField
            key={campo}
            field={{ ...field, value: field.value || null, onChange: id => field.onChange(id ?? 0) }}
            label={label}
            options={opcionesDe(datos.catalogos[tipo], field.value)}
            placeholder={SIN_ELEGIR}
            clearable
          />
        )
      })}
      <SelectField
        field={form.field('tipoestudio')}
        label="Tipo de estudios"
        options={tiposDeEstudio.map(o => ({ value: o.valor, label: o.nombre }))}
        placeholder={SIN_ELEGIR}
        clearable
      />
      <SelectField
        field={form.field('modalidad')}
        label="Modalidad"
        options={modalidadesDeCurso.map(o => ({ value: o.valor, label: o.nombre }))}
        placeholder={SIN_ELEGIR}
        clearable
      />
    </FieldRow>
  )
}
