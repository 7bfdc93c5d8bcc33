import { claveDeSeccion } from '@malla/domain/planes/avance.ts'
import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import { seccionesVisibles } from '@malla/domain/planes/seccionesVisibles.ts'
import { pesoDe } from '@malla/domain/texto/peso.ts'
import { celda, datoSi, fila, hojaA4, tabla, titulo } from '../bloques.ts'
import { capituloDeCompetencias } from '../competencias/capitulo.ts'
import { paginaDeMatriz } from '../competencias/matriz.ts'
import type { Bloque, Documento, SeccionDocumento } from '../document.ts'
import { fechaLarga, numero } from '../formato.ts'
import { textos } from '../textos.ts'
import { anexoDeCumplimiento } from './cumplimiento.ts'
import { tieneCreditos } from './cursos.ts'
import type { DatosDiseno } from './datosDiseno.ts'
import { avisoDeCese, firmasDe, hojaDePlan } from './hoja.ts'
import { paginaDeMalla } from './malla.ts'
import { datosGenerales, fichaDe } from './pdfPlan.ts'
import {
  capituloDeElementos,
  capituloDeSumillas,
  cartasYSilabosPendientes,
  paginasPorCurso,
} from './porCurso.ts'
import { bloquesDeSeccion } from './secciones.ts'

const t = textos.diseno

/**
 * The whole curricular design (§7): cover, index, general data, the sections of the menu that the plan has in their order, with the malla on a page of its
 * own, competencies with their matrix, which elements each course serves, sumillas, annexes, signatures, every carta descriptiva and every
 * syllabus that somebody wrote in. Sections that nobody wrote yet say «Pendiente».
 */
export const disenoCurricular = (d: DatosDiseno): Documento => {
  const secciones = seccionesVisibles(d.visto)
  const lugarDeMalla = secciones.findIndex(s => s.clase === 'malla') + 1
  const malla = paginaDeMalla(d, textos.plan.malla, `${d.programa} · ${d.full_name}`).map(enSuSeccion)
  const antes = secciones.slice(0, lugarDeMalla).flatMap(s => bloquesDeSeccion(d, s))
  const despues = secciones.slice(lugarDeMalla).flatMap(s => bloquesDeSeccion(d, s))
  const matriz = paginaDeMatriz(d)
  const cierre = [
    ...anexos(d),
    ...(d.legal ? anexoDeCumplimiento(d.legal, tieneCreditos(d)) : []),
    ...firmasDe(d),
  ]
  const porCurso = [...capituloDeElementos(d), ...capituloDeSumillas(d), ...cartasYSilabosPendientes(d)]
  const final = [...despues, ...capituloDeCompetencias(d), ...(matriz.length ? [] : [...porCurso, ...cierre])]
  const inicio = [
    ...avisoDeCese(d),
    titulo(1, 'seccion', textos.plan.datosGenerales),
    fichaDe(datosGenerales(d)),
    ...antes,
  ]
  return hojaDePlan(d, t.titulo, {
    portada: {
      antetitulo: [d.facultad, d.nivel].filter(Boolean).join(' · '),
      titulo: t.titulo,
      subtitulo: `${d.programa} · ${d.full_name}`,
      datos: [
        ...datoSi(textos.plan.resolucion, d.numero_resolucion),
        ...datoSi(textos.plan.fechaResolucion, d.fecha_resolucion && fechaLarga(d.fecha_resolucion)),
        ...datoSi(textos.plan.modalidad, d.modalidad),
        ...datoSi(textos.plan.cese, d.fechacese && fechaLarga(d.fechacese)),
      ],
    },
    indice: 2,
    secciones: [
      // Without courses there is no page between: the text goes on.
      ...(malla.length ? [hojaA4(inicio), ...malla, hojaA4(final)] : [hojaA4([...inicio, ...final])]),
      ...matriz,
      ...(matriz.length && porCurso.length + cierre.length ? [hojaA4([...porCurso, ...cierre])] : []),
      ...paginasPorCurso(d),
    ],
    imagenes: d.imagenes,
  })
}

/** The drawing belongs to the section before it: one level further in. */
const enSuSeccion = (s: SeccionDocumento): SeccionDocumento => ({
  ...s,
  bloques: s.bloques.map(b => (b.tipo === 'malla' ? { ...b, nivel: 2, titulo: t.dibujo } : b)),
})

/** What goes along with the design as files: the resolution, and what hangs on its sections. */
const anexos = (d: DatosDiseno): Bloque[] => {
  const nombres = new Map(seccionesDelPlan.map(s => [claveDeSeccion(s) ?? '', s.titulo]))
  nombres.set('mallacurricular', textos.plan.malla).set('resolucion', textos.plan.resolucion)
  if (!d.adjuntos.length) return []
  return [
    titulo(1, 'seccion', t.anexos),
    tabla(
      [
        { rotulo: textos.carta.numero, ancho: { mm: 10 }, alineacion: 'centro' },
        { rotulo: t.archivo, ancho: { parte: 2 }, alineacion: 'izquierda' },
        { rotulo: t.seccion, ancho: { parte: 1 }, alineacion: 'izquierda' },
        { rotulo: t.tamano, ancho: { mm: 24 }, alineacion: 'derecha' },
      ],
      d.adjuntos.map((a, i) =>
        fila([
          celda(numero(i + 1)),
          celda(a.nombre),
          celda(nombres.get(a.key) ?? textos.nada),
          celda(pesoDe(a.bytes)),
        ]),
      ),
    ),
  ]
}
