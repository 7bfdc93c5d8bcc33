import { mensajes } from '@malla/contracts/mensajes.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import type { Field } from '../../ui/form/useForm.ts'
import { LogoField } from '../imagenes/UploadImageField.tsx'
import { UbigeoFields } from '../ubigeo/UbigeoFields.tsx'
import type { ValoresDePerfil } from './valores.ts'

/** How a form of an institution gives a field, whatever else it edits. */
export type CampoDePerfil = (name: Exclude<keyof ValoresDePerfil, 'revision'>) => Field<string | null>

/** Name, initials, motto, logo. */
export const Identidad = ({ campo, nombre }: { campo: CampoDePerfil; nombre: string }) => (
  <>
    <TextField field={campo('razonsocial')} label="Razón social" required maxLength={200} />
    <FieldRow>
      <TextField field={campo('nombrecomercial')} label="Nombre comercial" maxLength={200} />
      <TextField field={campo('siglas')} label="Siglas" maxLength={20} />
    </FieldRow>
    <TextField field={campo('lema')} label="Lema" maxLength={200} />
    <TextField field={campo('ruc')} label="RUC" maxLength={11} hint="Once dígitos" />
    <LogoField
      field={campo('imagen_url')}
      label="Logo"
      hint="Se ve en el panel lateral y en los documentos. JPG, PNG, WebP o GIF, hasta 10 MB"
      alt={nombre ? `Logo de ${nombre}` : 'Logo'}
    />
  </>
)

/** How to reach it, and where it is. */
export const Contacto = ({ campo }: { campo: CampoDePerfil }) => (
  <>
    <FieldRow>
      <TextField field={campo('correo')} label={mensajes.formulario.correo} type="email" maxLength={190} />
      <TextField field={campo('telefono')} label="Teléfono" type="tel" maxLength={40} />
    </FieldRow>
    <TextField field={campo('web')} label="Página web" type="url" maxLength={200} />
    <TextField field={campo('direccion')} label="Dirección" maxLength={200} />
    <UbigeoFields field={campo('distrito_id')} />
  </>
)
