import type { UsoDeImagen } from '@malla/contracts/imagenes.ts'
import type { Accion } from '@malla/domain/permisos/acciones.ts'
import type { Medida } from '../../platform/files/imagen.ts'

interface Uso {
  /** Who may upload one: asked of the role alone, for what will show it is not known yet. */
  accion: Accion
  /** How large it is kept. */
  medida: Medida
  /** Seen by the institution in which it was uploaded; else by whoever the thing that names it says. */
  deLaInstitucion: boolean
}

/** What pictures are for: data of the whole feature. */
export const usos: Readonly<Record<UsoDeImagen, Uso>> = {
  perfil: { accion: 'propio', medida: { lado: 512, cuadrada: true }, deLaInstitucion: false },
  logo: { accion: 'administracion', medida: { lado: 800 }, deLaInstitucion: false },
  // Whoever writes texts writes syllabi too; lecturers put pictures into those of their courses.
  contenido: { accion: 'silabos.editar', medida: { lado: 1600 }, deLaInstitucion: true },
}

const PREFIX = '/api/v1/imagenes/'

/** Path at which a kept picture is shown. */
export const imagenUrl = (publicId: string): string => PREFIX + publicId

/** The picture that a path names; null when it is none of ours. */
export const publicIdOf = (url: string | null): string | null =>
  url && /^\/api\/v1\/imagenes\/[\w-]{1,64}$/.test(url) ? url.slice(PREFIX.length) : null
