import { api } from '../../app/api.ts'
import { pedirInforme } from '../informes/pedir.ts'
import type { ClaveDeInforme, FiltroDeInforme } from './documentos.ts'

type Ask = (id: number, filtro: FiltroDeInforme) => Promise<{ url: string }>

/** How the address of each report of a plan is asked for. */
export const askInforme: Record<ClaveDeInforme, Ask> = {
  plan: id => api('planes.pdfPlan', { id }),
  publico: id => api('planes.pdfPublico', { id }),
  analitica: id => api('analitica.pdf', { id }),
  analiticaWord: id => api('analitica.word', { id }),
  diseno: id => api('informes.disenoPdf', { id }),
  disenoWord: id => api('informes.disenoWord', { id }),
  disenoLegal: id => api('informes.disenoPdf', { id, anexo_legal: true }),
  disenoLegalWord: id => api('informes.disenoWord', { id, anexo_legal: true }),
  obligatorios: (id, filtro) => api('planes.pdfObligatorios', { id, ...filtro }),
  electivos: (id, filtro) => api('planes.pdfElectivos', { id, ...filtro }),
  cartas: (id, filtro) => api('planes.pdfCartas', { id, ...filtro }),
  lineas: id => api('informes.lineas', { id }),
  modulos: id => api('informes.modelosCompetencia', { id }),
  unidades: id => api('informes.unidades', { id }),
  competencias: id => api('informes.competenciasPdf', { id }),
  competenciasTabla: id => api('informes.competenciasPdf2', { id }),
  competenciasCursos: id => api('informes.competenciasPdf3', { id }),
  avanceTotal: (id, filtro) => api('informes.avanceTotal', { id, ...filtro }),
  estados: (id, filtro) => api('informes.estadosCursos', { id, ...filtro }),
  avanceSilabos: (id, filtro) => api('informes.avanceSilabos', { id, ...filtro }),
  avanceCartas: (id, filtro) => api('informes.avanceCartas', { id, ...filtro }),
  avanceElementos: (id, filtro) => api('informes.avanceElementos', { id, ...filtro }),
  avanceSumillas: (id, filtro) => api('informes.avanceSumillas', { id, ...filtro }),
}

/** How those that take long are asked for: made meanwhile. */
export const pedirLento: Partial<
  Record<ClaveDeInforme, (id: number, filtro: FiltroDeInforme) => Promise<unknown>>
> = {
  diseno: id => pedirInforme('informes.disenoPdf', { id }),
  disenoWord: id => pedirInforme('informes.disenoWord', { id }),
  disenoLegal: id => pedirInforme('informes.disenoPdf', { id, anexo_legal: true }),
  disenoLegalWord: id => pedirInforme('informes.disenoWord', { id, anexo_legal: true }),
  cartas: (id, filtro) => pedirInforme('planes.pdfCartas', { id, ...filtro }),
}

type Send = (
  id: number,
  filtro: FiltroDeInforme,
  correo: string,
  options: { key: string },
) => Promise<{ message: string; job: number }>

/** Those that can be sent by mail (§7). */
export const enviarInforme: Partial<Record<ClaveDeInforme, Send>> = {
  plan: (id, _filtro, correo, options) => api('informes.mailPlan', { id, correo }, options),
  analitica: (id, _filtro, correo, options) => api('analitica.mail', { id, correo }, options),
  lineas: (id, _filtro, correo, options) => api('informes.mailLineas', { id, correo }, options),
  modulos: (id, _filtro, correo, options) => api('informes.mailModulo', { id, correo }, options),
  competencias: (id, _filtro, correo, options) =>
    api('informes.mailCompetenciasPdf', { id, correo }, options),
  competenciasTabla: (id, _filtro, correo, options) =>
    api('informes.mailCompetenciasPdf2', { id, correo }, options),
  estados: (id, filtro, correo, options) =>
    api('informes.mailEstadosCursos', { id, ...filtro, correo }, options),
}
