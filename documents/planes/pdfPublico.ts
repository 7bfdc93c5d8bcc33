import { hojaA4, parrafo, titulo, tramo } from '../bloques.ts'
import type { Documento } from '../document.ts'
import { textos } from '../textos.ts'
import type { DatosPlan } from './datos.ts'
import { avisoDeCese, hojaDePlan } from './hoja.ts'
import { paginaDeMalla } from './malla.ts'
import { cifrasDePlan, cuentaDeHoras, cursosPorCiclo, electivosPorSeccion } from './pdfPlan.ts'
import { tablasDeCursos } from './tablaCursos.ts'

/** The plan for whoever wants to study it: the malla first, then the courses of every cycle and the electives; nothing internal. */
export const pdfPublico = (d: DatosPlan): Documento => {
  const tablaDe = tablasDeCursos(d, { clasificacion: false })
  const datos = [d.facultad, d.nivel, d.modalidad, d.duracion].filter(Boolean).join(' · ')
  return hojaDePlan(d, textos.plan.titulo, {
    portada: null,
    indice: null,
    secciones: [
      ...paginaDeMalla(d, d.programa, datos),
      hojaA4([
        ...avisoDeCese(d),
        titulo(1, 'documento', d.full_name),
        parrafo(tramo([d.programa, datos].filter(Boolean).join(' · ')), 'subtitulo'),
        cifrasDePlan(d),
        ...cuentaDeHoras(d),
        ...cursosPorCiclo(d, tablaDe),
        ...electivosPorSeccion(d, tablaDe),
      ]),
    ],
  })
}
