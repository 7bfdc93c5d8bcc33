import { leerTextoRico } from '@malla/contracts/textoRico/leer.ts'
import type { NodoRico } from '@malla/documents/document.ts'
import { paraArchivo } from '@malla/documents/formato.ts'
import { pdfModelo } from '@malla/documents/modelos/pdfModelo.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import type { DeferredFile } from '../../platform/http/answer.ts'
import { institucionDe } from '../planes/informes/datosPlan.queries.ts'
import { selectImagenesDe } from '../planes/informes/imagenes.queries.ts'
import { enPdf } from '../planes/informes/informe.ts'
import { selectModelo } from './modelos.queries.ts'

/** A version as a PDF in the institution's style. 404 when it is not there, 403 for who prints own syllabi alone. */
export async function modeloEnPdf(ctx: Ctx, id: number): Promise<DeferredFile> {
  const { nombre, descripcion, fechavigencia, fechacese } = await selectModelo(ctx, id)
  assertMay(ctx, 'informes.ver', DE_LA_INSTITUCION)
  const texto = leerTextoRico(descripcion) as NodoRico
  const datos = {
    institucion: await institucionDe(ctx),
    nombre,
    fechavigencia,
    fechacese,
    texto,
    imagenes: await selectImagenesDe(ctx, [texto]),
    emitido: hoyAqui(),
  }
  return enPdf(paraArchivo(`Modelo educativo - ${nombre}`), () => pdfModelo(datos))
}
