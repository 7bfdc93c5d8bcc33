import type { Accion, Persona } from '../permisos/acciones.ts'
import { whyNot } from '../permisos/permisos.ts'

interface Acceso {
  /** What one must be allowed to open it. */
  ver: Accion
  /** What can be done there. */
  acciones: readonly Accion[]
}

const estructura = ['estructura.ver', 'estructura.crear', 'estructura.editar', 'estructura.eliminar'] as const
const contenido = ['contenido.ver', 'contenido.crear', 'contenido.editar', 'contenido.eliminar'] as const
const informes = ['informes.ver', 'informes.enviar'] as const
const administracion: Acceso = { ver: 'administracion', acciones: ['administracion'] }

/** Who may open each of the twelve forms of §2, by their names, and what is done there. */
export const accesoAFormularios: Readonly<Record<string, Acceso>> = {
  perfil: { ver: 'propio', acciones: ['propio'] },
  institucion: administracion,
  planes: { ver: 'estructura.ver', acciones: [...estructura, ...contenido, ...informes, 'papelera'] },
  facultades: { ver: 'estructura.ver', acciones: [...estructura, ...informes] },
  silabos: {
    ver: 'silabos.ver',
    acciones: ['silabos.ver', 'silabos.editar', 'revision.observar', 'revision.aprobar', ...informes],
  },
  competencias: { ver: 'contenido.ver', acciones: [...contenido, ...informes] },
  modelo: { ver: 'estructura.ver', acciones: [...estructura, ...informes] },
  sugerencias: administracion,
  plantillas: administracion,
  usuarios: administracion,
  entidades: administracion,
  laboratorios: { ver: 'estructura.ver', acciones: [...estructura, ...informes] },
}

/** Why a person may not open a form, or null. The form must be one of the twelve. */
export const whyNotAbrir = (persona: Persona, formulario: string): string | null =>
  whyNot(persona, accesoAFormularios[formulario]!.ver)

/** What a person may do in a form, each with the reason when not. */
export const accionesEn = (
  persona: Persona,
  formulario: string,
): { accion: Accion; whyNot: string | null }[] =>
  accesoAFormularios[formulario]!.acciones.map(accion => ({ accion, whyNot: whyNot(persona, accion) }))
