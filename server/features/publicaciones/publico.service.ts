import { bloquesHtml, type EnPagina } from '@malla/documents/engine/html/bloques.ts'
import { DIRECCION } from '@malla/domain/publicaciones/direccion.ts'
import type { Platform } from '../../platform/context.ts'
import { ctxDelSistema } from '../../platform/ctxDelSistema.ts'
import { crearRecordados } from '../../platform/recordados.ts'
import { nombreDeImagen } from './imagenesPublicas.ts'
import { NoEsPublico } from './noEsta.ts'
import { paginaDeCurso } from './paginas/curso.ts'
import { paginaDeInstitucion } from './paginas/institucion.ts'
import type { Sitio } from './paginas/marco.ts'
import { paginaDePlan } from './paginas/plan.ts'
import { crearPdfs, type PdfDePlan } from './pdfPublico.ts'
import {
  type PlanPublicado,
  type PlanPublico,
  selectPlanesPublicados,
  selectPlanPublico,
  selectPublicado,
} from './planPublico.queries.ts'
import { caminoPublico, type Publicadora, selectPublicadora } from './publicadoras.queries.ts'
import { selectSilaboPublico } from './silaboPublico.queries.ts'

/** Plans that are kept read; each is of use until something changes in its institution. */
const PLANES = 12

/** What the public pages answer; whatever is not published throws `NoEsPublico`. */
export interface Publico {
  casa(nombreCorto: string): Promise<Publicadora>
  publicado(nombreCorto: string, direccion: string): Promise<PlanPublicado>
  institucion(sitio: Sitio, nombreCorto: string): Promise<string>
  plan(sitio: Sitio, nombreCorto: string, direccion: string): Promise<string>
  curso(sitio: Sitio, nombreCorto: string, direccion: string, curso: string): Promise<string>
  pdf(nombreCorto: string, direccion: string): Promise<PdfDePlan>
}

/** Nobody asks with a session: who publishes is asked each time, and each institution is read under its own row security. */
export function createPublico(platform: Platform): Publico {
  const recordados = crearRecordados<PlanPublico>(PLANES)
  const pdfs = crearPdfs()

  const casa = async (nombreCorto: string): Promise<Publicadora> => {
    const hallada = DIRECCION.test(nombreCorto) ? await selectPublicadora(platform, nombreCorto) : null
    if (!hallada) throw new NoEsPublico()
    return hallada
  }
  const hallar = async (nombreCorto: string, direccion: string) => {
    const suya = await casa(nombreCorto)
    const hallado = DIRECCION.test(direccion)
      ? await platform.db.read(suya.id, tx => selectPublicado(tx, suya, direccion))
      : null
    if (!hallado) throw new NoEsPublico()
    return hallado
  }
  const leer = async (nombreCorto: string, direccion: string): Promise<PlanPublico> => {
    const { publicado, estado } = await hallar(nombreCorto, direccion)
    return recordados.de(estado, () => selectPlanPublico(platform, publicado))
  }
  /** Pictures of the plan's texts under the names that its own pages give them. */
  const enPagina = (
    { casa: { nombre_corto }, direccion, publicacion_id }: PlanPublico,
    rotulo: string,
  ): EnPagina => ({
    rotulo,
    imagen: clave => {
      const nombre = nombreDeImagen(platform.secret, publicacion_id, clave)
      return nombre && caminoPublico(nombre_corto, direccion, 'imagenes', nombre)
    },
  })

  return {
    casa,
    async publicado(nombreCorto, direccion) {
      return (await hallar(nombreCorto, direccion)).publicado
    },
    async institucion(sitio, nombreCorto) {
      const suya = await casa(nombreCorto)
      return paginaDeInstitucion(
        sitio,
        suya,
        await platform.db.read(suya.id, tx => selectPlanesPublicados(tx, suya.id)),
      )
    },
    async plan(sitio, nombreCorto, direccion) {
      return paginaDePlan(sitio, await leer(nombreCorto, direccion))
    },
    async curso(sitio, nombreCorto, direccion, curso) {
      const p = await leer(nombreCorto, direccion)
      const asignatura = p.datos.asignaturas.find(a => p.cursos.get(a.id) === curso)
      if (!asignatura) throw new NoEsPublico()
      const silabo = p.con_silabos
        ? await platform.db.read(p.casa.id, async tx =>
            selectSilaboPublico(await ctxDelSistema(platform, tx, p.casa.id), p.plan_id, asignatura.id),
          )
        : null
      return paginaDeCurso(sitio, p, asignatura, silabo, (rotulo, bloques) =>
        bloquesHtml(bloques, enPagina(p, rotulo)),
      )
    },
    async pdf(nombreCorto, direccion) {
      return pdfs(await leer(nombreCorto, direccion))
    },
  }
}
