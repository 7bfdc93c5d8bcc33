import type { UsoDeImagen } from '@malla/contracts/imagenes.ts'
import { uploadImagen } from '../../app/uploadImagen.ts'
import type { FieldProps } from '../../ui/form/fields.tsx'
import { ImageUploadField } from '../../ui/form/ImageUploadField.tsx'

type Props = FieldProps<string | null | undefined> & { alt: string }

const fieldFor = (uso: UsoDeImagen, round: boolean) => (props: Props) => (
  <ImageUploadField
    {...props}
    round={round}
    upload={(file, onProgress, signal) => uploadImagen(uso, file, onProgress, signal)}
  />
)

/** The picture of a person, for forms whose field is `imagen_url`. */
export const FotoField = fieldFor('perfil', true)
/** The logo of an institution, for forms whose field is `imagen_url`. */
export const LogoField = fieldFor('logo', false)
