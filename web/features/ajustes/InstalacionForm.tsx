import { mensajes } from '@malla/contracts/mensajes.ts'
import { api } from '../../app/api.ts'
import { useOpenForm } from '../../app/useOpenForm.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FieldGroup, FormSection } from '../../ui/form/FormSection.tsx'
import { CheckField, NumberField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { subfield } from '../../ui/form/subfield.ts'
import { nonEmpty } from './numeros.ts'
import { type Ajustes, Testimonios } from './Testimonios.tsx'

const servicios = [
  { value: 'propio', label: 'Esta instalación' },
  { value: 'externo', label: 'Un servicio externo' },
] as const

const same = (ajustes: Ajustes): Ajustes => ajustes

/** Settings of the installation (root). */
export function InstalacionForm({ ajustes }: { ajustes: Ajustes }) {
  const form = useOpenForm<Ajustes, Ajustes>({
    record: ajustes,
    valuesOf: same,
    draft: 'ajustes/instalacion',
    touches: ['ajustes'],
    save: (values, options) => api('ajustes.saveInstalacion', values, options),
  })
  const isExternal = form.values.imagenes.servicio === 'externo'

  return (
    <FormSection form={form} label="Ajustes de la instalación">
      <FieldGroup title="Contacto" hint="A este correo llega lo que se escribe en la página de contacto.">
        <TextField field={form.field('contacto')} label="Correo de contacto" type="email" maxLength={190} />
      </FieldGroup>
      <FieldGroup title="Pie de las páginas públicas">
        <FieldRow>
          <TextField
            field={subfield(form, 'pie', 'correo', true)}
            label={mensajes.formulario.correo}
            type="email"
            maxLength={190}
          />
          <TextField field={subfield(form, 'pie', 'telefono')} label="Teléfono" type="tel" maxLength={40} />
        </FieldRow>
        <TextField
          field={subfield(form, 'pie', 'credito')}
          label="Crédito"
          maxLength={120}
          hint="Quién la mantiene, por ejemplo: «Oficina de Sistemas»"
        />
      </FieldGroup>
      <FieldGroup title="Portada">
        <TextField
          field={form.field('rubricas')}
          label="Enlace de rúbricas"
          type="url"
          maxLength={300}
          hint="Vacío: la portada no lo muestra"
          placeholder="https://"
        />
        <CheckField field={form.field('demostracion')} label="Invitar a probar la demostración" />
        <Testimonios form={form} />
      </FieldGroup>
      <FieldGroup
        title="Imágenes"
        hint="Quién guarda las fotografías y los logos. Se ven siempre a través de Malla, con sus permisos."
      >
        <SelectField
          field={subfield(form, 'imagenes', 'servicio', true)}
          label="Dónde se guardan"
          options={servicios}
        />
        {isExternal && (
          <FieldRow>
            <TextField
              field={subfield(form, 'imagenes', 'direccion')}
              label="Dirección del servicio"
              type="url"
              placeholder="https://api.ejemplo.com"
            />
            <TextField field={subfield(form, 'imagenes', 'cloud')} label="Nube" />
            <TextField field={subfield(form, 'imagenes', 'preset')} label="Ajuste de subida (preset)" />
          </FieldRow>
        )}
      </FieldGroup>
      <FieldGroup title="Documentos de Word y Excel">
        <CheckField
          field={form.field('visor_externo')}
          label="Ofrecer un visor externo (view.officeapps.live.com)"
          hint="Quien pida verlos en línea envía su contenido fuera, con un enlace que vale diez minutos. Si no se marca, los documentos solo se descargan."
        />
      </FieldGroup>
      <FieldGroup
        title="Respaldos"
        hint="Una copia completa de los datos y los archivos. Están en la pestaña «Respaldos»."
      >
        <CheckField field={subfield(form, 'respaldos', 'activos', true)} label="Hacer un respaldo cada día" />
        <FieldRow>
          <TextField
            field={subfield(form, 'respaldos', 'hora')}
            label="A las (hora de Lima)"
            placeholder="02:00"
            maxLength={5}
          />
          <NumberField
            field={nonEmpty(subfield(form, 'respaldos', 'dias'))}
            label="Se conservan"
            min={1}
            max={3650}
            suffix="días"
          />
        </FieldRow>
      </FieldGroup>
    </FormSection>
  )
}
