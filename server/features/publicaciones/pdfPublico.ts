import { createHash } from 'node:crypto'
import { paraArchivo } from '@malla/documents/formato.ts'
import { pdfPublico } from '@malla/documents/planes/pdfPublico.ts'
import { crearRecordados } from '../../platform/recordados.ts'
import { dibujarPdf } from '../planes/informes/informe.ts'
import { Ocupado } from './noEsta.ts'
import { nombreDePlan } from './paginas/plan.ts'
import type { PlanPublico } from './planPublico.queries.ts'

/** PDFs that are kept, and how many may wait to be made, on this node: the public never takes more than one press. */
const GUARDADOS = 12
const EN_ESPERA = 6

export interface PdfDePlan {
  etag: string
  nombre: string
  /** Makes it, or waits for who makes it already. */
  bytes(): Promise<Uint8Array>
}

/** One state of all that the PDF shows. */
function claveDe({ casa, plan_id, datos }: PlanPublico): string {
  const { imagen, ...institucion } = datos.institucion
  const hash = createHash('sha256').update(JSON.stringify({ ...datos, institucion }))
  if (imagen) hash.update(imagen)
  return `${casa.id}-${plan_id}-${hash.digest('base64url').slice(0, 27)}`
}

/**
 * PDFs of published plans. Each is made once for each state of what it shows, one after the other; throws `Ocupado` when too many wait. `hacer`
 * typesets one.
 */
export function crearPdfs(
  hacer: (p: PlanPublico) => Promise<Uint8Array> = p => dibujarPdf(pdfPublico(p.datos)),
): (p: PlanPublico) => PdfDePlan {
  const guardados = crearRecordados<Uint8Array>(GUARDADOS)
  let turno: Promise<unknown> = Promise.resolve()
  let esperan = 0

  const enSuTurno = (p: PlanPublico): Promise<Uint8Array> => {
    if (esperan >= EN_ESPERA) throw new Ocupado()
    esperan++
    const suyo = turno.then(() => hacer(p)).finally(() => esperan--)
    turno = suyo.catch(() => {})
    return suyo
  }

  return p => {
    const clave = claveDe(p)
    return {
      etag: `"plan-${clave}"`,
      nombre: `${paraArchivo(nombreDePlan(p.datos))}.pdf`,
      bytes: () => guardados.de(clave, async () => enSuTurno(p)),
    }
  }
}
