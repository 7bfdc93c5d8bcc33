import { mensajes } from '@malla/contracts/mensajes.ts'
import type { Persona } from '@malla/contracts/personas.ts'
import { estadosCiviles, sexos } from '@malla/domain/usuarios/catalogos.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import type { Field } from '../../ui/form/useForm.ts'
import { FotoField } from '../imagenes/UploadImageField.tsx'
import { UbigeoFields } from '../ubigeo/UbigeoFields.tsx'

const documentos = ['DNI', 'CE', 'Pasaporte', 'Otro'].map(value => ({ value, label: value }))
const generos = sexos.map(s => ({ value: s.valor, label: s.nombre }))
const civiles = estadosCiviles.map(value => ({ value, label: value }))

/** How a form of users or lecturers gives a field of the person, whatever else it edits. */
type CampoDePersona = <K extends keyof Persona>(name: K) => Field<Persona[K]>

interface Props {
  campo: CampoDePersona
  /** Another keeps these data (they are read here). */
  disabled?: boolean
}

/** Name, mail, degree, picture. `correoHint` says what the mail is for. */
export const Identidad = ({
  campo,
  disabled,
  nombre,
  correoHint,
}: Props & { nombre: string; correoHint?: string }) => (
  <>
    <TextField
      field={campo('nombres')}
      label="Nombres"
      required
      disabled={disabled}
      autoFocus
      maxLength={160}
    />
    <FieldRow>
      <TextField
        field={campo('correo')}
        label={mensajes.formulario.correo}
        type="email"
        required
        disabled={disabled}
        hint={correoHint}
        maxLength={190}
      />
      <TextField
        field={campo('grado')}
        label="Grado académico"
        disabled={disabled}
        hint="Va delante del nombre: «Mg.»"
        maxLength={40}
      />
    </FieldRow>
    {!disabled && (
      <FotoField field={campo('imagen_url')} label="Fotografía" alt={`Fotografía de ${nombre}`} />
    )}
  </>
)

/** What else is known of a person. */
export const DatosPersonales = ({ campo }: Pick<Props, 'campo'>) => (
  <>
    <FieldRow>
      <SelectField field={campo('tipodocumento')} label="Tipo de documento" options={documentos} clearable />
      <TextField field={campo('documento')} label="Número de documento" maxLength={20} />
    </FieldRow>
    <FieldRow>
      <DateField field={campo('fechanacimiento')} label="Fecha de nacimiento" />
      <TextField field={campo('telefono')} label="Teléfono" type="tel" maxLength={40} />
    </FieldRow>
    <FieldRow>
      <SelectField field={campo('sexo')} label="Sexo" options={generos} clearable />
      <SelectField field={campo('estadocivil')} label="Estado civil" options={civiles} clearable />
    </FieldRow>
    <TextField field={campo('direccion')} label="Dirección" maxLength={200} />
    <UbigeoFields field={campo('distrito_id')} />
  </>
)
