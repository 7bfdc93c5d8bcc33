import type { Trabajo } from '@malla/contracts/trabajos.ts'
import { isOfrecido } from '@malla/domain/documentos/guardado.ts'

/** Whether a document is still being made. */
export const isEnMarcha = (t: Trabajo): boolean => t.estado === 'pendiente' || t.estado === 'en_curso'

/** Those that the server still offers: a list that was read yesterday holds more. */
export const queQuedan = (trabajos: readonly Trabajo[], ahora: Date): Trabajo[] =>
  trabajos.filter(t => isOfrecido(t.created_at, ahora))

/** How far those that are being made are, together, in percent; null when none is. */
export function avanceDeTrabajos(trabajos: readonly Trabajo[]): number | null {
  const enMarcha = trabajos.filter(isEnMarcha)
  if (enMarcha.length === 0) return null
  return Math.round(enMarcha.reduce((n, t) => n + t.progreso, 0) / enMarcha.length)
}

/** Why a document that is ready did not go out: its mail is kept for whoever looks after the installation. */
const SIN_SERVIDOR = 'esta instalación todavía no tiene servidor de correo.'

/** What the person reads of a document. */
export function estadoEscrito(t: Trabajo): string {
  if (t.estado === 'fallido') return t.error ?? 'No se pudo preparar.'
  if (t.estado === 'pendiente') return 'En espera…'
  if (t.estado === 'listo' && t.guardado) return `No se envió a ${t.correo}: ${SIN_SERVIDOR}`
  if (t.estado === 'listo') return t.correo ? `Enviado a ${t.correo}` : `Listo · ${formatoDe(t)}`
  return t.correo && t.nombre ? `Enviando a ${t.correo}…` : `Preparando… ${t.progreso} %`
}

const isPdf = (t: Trabajo): boolean => t.tipo === 'application/pdf'

/** «PDF», «Word», «Excel», or what its name ends in. */
export const formatoDe = (t: Pick<Trabajo, 'tipo' | 'nombre'>): string => {
  const final = t.nombre?.split('.').at(-1)?.toLowerCase() ?? ''
  return { pdf: 'PDF', docx: 'Word', xlsx: 'Excel' }[final] ?? final.toUpperCase()
}

/** Whether it can be looked at here: our viewer shows PDFs, the rest is saved. */
export const seVeAqui = (t: Trabajo): boolean => t.estado === 'listo' && isPdf(t)

/** Address of the file of a document that is ready. */
export const archivoDe = (t: Pick<Trabajo, 'id'>): string => `/api/v1/trabajos/${t.id}/archivo`

/** What is said when one ended while the person did something else. */
export function avisoDe(t: Trabajo): { bien: boolean; texto: string } | null {
  if (t.estado === 'listo' && t.guardado)
    return {
      bien: false,
      texto: `«${t.titulo}» no se envió a ${t.correo}: ${SIN_SERVIDOR} Puede descargarlo en «Mis documentos».`,
    }
  if (t.estado === 'listo')
    return {
      bien: true,
      texto: t.correo
        ? `Acabamos de enviar «${t.titulo}» a ${t.correo}.`
        : `«${t.titulo}» está listo en «Mis documentos».`,
    }
  if (t.estado !== 'fallido') return null
  const que = t.correo
    ? `No se pudo enviar «${t.titulo}» a ${t.correo}.`
    : `No se pudo preparar «${t.titulo}».`
  return { bien: false, texto: [que, t.error].filter(Boolean).join(' ') }
}
