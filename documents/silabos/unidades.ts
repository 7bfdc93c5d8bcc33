import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { nota, titulo } from '../bloques.ts'
import type { Bloque, Documento } from '../document.ts'
import { informeDePlan } from '../planes/hoja.ts'
import type { DatosSilabo, HojaDeSilabos, SilaboEnHoja } from './datos.ts'
import { senasDe } from './datosGenerales.ts'
import { periodoComun } from './pdfSilabos.ts'
import { programacionBreve } from './programacion.ts'
import { textosDeSilabo as t } from './textos.ts'

const deCurso = (s: DatosSilabo): Bloque[] => [
  titulo(2, 'apartado', conCodigo(s.curso)),
  ...programacionBreve(s, 3),
]

/** The units of the syllabi of a course or of many, with their contents, weeks and hours (§7, printUnidades). */
export const documentoDeUnidades = (hoja: HojaDeSilabos, silabos: readonly SilaboEnHoja[]): Documento => {
  const conUnidades = silabos.filter(s => (s.datos.contenido.unidadesaprendizaje ?? []).length > 0)
  const [solo] = silabos
  const periodo = periodoComun(silabos)
  const senas =
    silabos.length === 1 && solo
      ? [solo.datos.curso.nombre, senasDe(solo.hoja, solo.datos)]
      : [hoja.programa, hoja.full_name, ...(periodo ? [periodo] : [])]
  const bloques = conUnidades.length ? conUnidades.flatMap(s => deCurso(s.datos)) : [nota(t.ningunSilabo)]
  return informeDePlan(hoja, t.unidades, senas, bloques, { imagenes: hoja.imagenes })
}
