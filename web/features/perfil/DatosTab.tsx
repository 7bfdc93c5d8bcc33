import { mensajes } from '@malla/contracts/mensajes.ts'
import type { PerfilPropio } from '@malla/contracts/perfil.ts'
import { estadosCiviles, sexos } from '@malla/domain/usuarios/catalogos.ts'
import { TextInput } from '@mantine/core'
import { api } from '../../app/api.ts'
import { reloadSession } from '../../app/session.ts'
import { useOpenForm } from '../../app/useOpenForm.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FieldGroup, FormSection } from '../../ui/form/FormSection.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { FotoField } from '../imagenes/UploadImageField.tsx'
import { UbigeoFields } from '../ubigeo/UbigeoFields.tsx'
import { ClaveField } from './ClaveTab.tsx'
import { PorConfirmar } from './PorConfirmar.tsx'
import { checkPerfil, inputDePerfil, isOtroCorreo, type ValoresDePerfil, valoresDe } from './valores.ts'

const documentos = ['DNI', 'CE', 'Pasaporte', 'Otro'].map(value => ({ value, label: value }))
const generos = sexos.map(s => ({ value: s.valor, label: s.nombre }))
const civiles = estadosCiviles.map(value => ({ value, label: value }))

const SECRETOS = ['actual'] as const

/** One's own data and picture. */
export function DatosTab({ perfil }: { perfil: PerfilPropio }) {
  const form = useOpenForm<ValoresDePerfil, PerfilPropio>({
    record: perfil,
    valuesOf: valoresDe,
    draft: 'perfil',
    secret: SECRETOS,
    touches: ['ajustes', 'usuarios', 'docentes'],
    check: checkPerfil,
    save: (values, options) => {
      const input = inputDePerfil(values, options.cola.base as ValoresDePerfil)
      return api('ajustes.saveProfile', input as never, options)
    },
    onSaved: reloadSession,
  })
  const isOtro = isOtroCorreo(form.values.correo, form.base)

  return (
    <FormSection form={form} label="Mis datos">
      <FieldGroup title="Quién soy" hint="Así lo ven las personas de su institución.">
        <FotoField
          field={form.field('imagen_url')}
          label="Fotografía"
          alt={`Fotografía de ${form.values.nombres}`}
        />
        <FieldRow>
          <TextField field={form.field('nombres')} label="Nombres" required autoComplete="name" />
          <TextField
            field={form.field('grado')}
            label="Grado académico"
            maxLength={40}
            hint="Va delante del nombre en los sílabos: «Mg.»"
          />
        </FieldRow>
        <TextInput label="Usuario" value={perfil.usuario} readOnly description="Lo cambia un administrador" />
      </FieldGroup>
      <FieldGroup
        title="Contacto"
        hint="A este correo llegan los informes que usted se envíe y el enlace para elegir otra contraseña si la olvida."
      >
        {perfil.correo_por_confirmar && <PorConfirmar correo={perfil.correo_por_confirmar} />}
        <FieldRow>
          <TextField
            field={{
              ...form.field('correo'),
              // What was typed for another mail goes with it.
              onChange: correo =>
                form.set(isOtroCorreo(correo, form.base) ? { correo } : { correo, actual: '' }),
            }}
            label={mensajes.formulario.correo}
            type="email"
            required
            autoComplete="email"
          />
          <TextField
            field={form.field('telefono')}
            label="Teléfono"
            type="tel"
            maxLength={40}
            autoComplete="tel"
          />
        </FieldRow>
        {isOtro && (
          <ClaveField
            field={form.field('actual')}
            label="Contraseña actual"
            hint="Se pide para cambiar el correo"
            autoComplete="current-password"
          />
        )}
        <TextField
          field={form.field('direccion')}
          label="Dirección"
          maxLength={200}
          autoComplete="street-address"
        />
        <UbigeoFields field={form.field('distrito_id')} />
      </FieldGroup>
      <FieldGroup
        title="Datos personales"
        hint="Solo los ven usted, los administradores y, si es docente, quienes registran a los docentes."
      >
        <FieldRow>
          <SelectField
            field={form.field('tipodocumento')}
            label="Tipo de documento"
            options={documentos}
            clearable
          />
          <TextField field={form.field('documento')} label="Número de documento" maxLength={20} />
        </FieldRow>
        <FieldRow>
          <DateField field={form.field('fechanacimiento')} label="Fecha de nacimiento" />
          <SelectField field={form.field('sexo')} label="Sexo" options={generos} clearable />
          <SelectField field={form.field('estadocivil')} label="Estado civil" options={civiles} clearable />
        </FieldRow>
      </FieldGroup>
    </FormSection>
  )
}
