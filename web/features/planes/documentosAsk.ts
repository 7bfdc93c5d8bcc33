import { api } from '../../app/api.ts'
import type { ClaveDeInforme, FiltroDeInforme } from './documentos.ts'

type Ask = (id: number, filtro: FiltroDeInforme) => Promise<{ url: string }>

/** How the address of each report of a plan is asked for. */
export const askInforme: Record<ClaveDeInforme, Ask> = {
  plan: id => api('planes.pdfPlan', { id }),
  publico: id => api('planes.pdfPublico', { id }),
  obligatorios: (id, filtro) => api('planes.pdfObligatorios', { id, ...filtro }),
  electivos: (id, filtro) => api('planes.pdfElectivos', { id, ...filtro }),
  cartas: (id, filtro) => api('planes.pdfCartas', { id, ...filtro }),
}
