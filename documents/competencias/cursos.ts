import { niveles } from '@malla/domain/competencias/catalogos.ts'
import type { Huecos } from '@malla/domain/competencias/cobertura.ts'
import { huecosDeMatriz } from '@malla/domain/competencias/matriz.ts'
import { nombreDeNivel } from '@malla/domain/competencias/niveles.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { celda, fila, titulo } from '../bloques.ts'
import type { Bloque, Fila, Tramo } from '../document.ts'
import { porCiclos, porSecciones } from '../planes/cursos.ts'
import type { AsignaturaInforme } from '../planes/datos.ts'
import type { DatosDiseno } from '../planes/datosDiseno.ts'
import { palabrasDe } from '../planes/palabras.ts'
import { textos } from '../textos.ts'
import { enLectura, porTipo } from './comunes.ts'
import { palabrasDeCompetencias as t } from './textos.ts'

/** A course in force with the name of its cycle or section. */
export interface CursoPuesto {
  curso: AsignaturaInforme
  lugar: string
}

/** The courses of the plan in the order of the malla, by the id that the matrix names: that of their base. */
export const cursosPuestos = (d: DatosDiseno): Map<number, CursoPuesto> =>
  new Map(
    [...porCiclos(d), ...porSecciones(d)].flatMap(g =>
      g.asignaturas.map(curso => [curso.base_id ?? curso.id, { curso, lugar: g.nombre }]),
    ),
  )

/** Gaps of the plan as the page of the matrix tells them: what serves a competency serves its parts, and the other way round. */
export const huecosDelPlan = (d: DatosDiseno): Huecos =>
  huecosDeMatriz(
    enLectura(d.competencias).map(l => l.una),
    [...cursosPuestos(d).keys()],
    d.competencias.celdas,
  )

/** Every competency with the courses that serve it, in the order of the malla, and how far each takes it. */
export const competenciasConCursos = (d: DatosDiseno): Bloque[] => {
  const puestos = [...cursosPuestos(d)]
  const huecos = new Set(huecosDelPlan(d).sinCursos)
  const porCompetencia = Map.groupBy(d.competencias.celdas, c => c.competencia_id)
  const filasDe = (id: number): Fila[] => {
    const suyas = new Map((porCompetencia.get(id) ?? []).map(c => [c.asignatura_id, c.nivel]))
    return puestos.flatMap(([base, { curso, lugar }]) => {
      const n = suyas.get(base)
      return n === undefined
        ? []
        : [
            fila([
              celda(curso.codigo ?? textos.nada),
              celda(curso.nombre),
              celda(lugar),
              celda(nombreDeNivel[n]),
            ]),
          ]
    })
  }
  const palabras = palabrasDe(d.institucion)
  const nadie: readonly Tramo[] = [{ texto: t.ningunCurso(palabras), tono: 'pendiente', cursiva: true }]
  return porTipo(d.competencias, d.terminos).flatMap(({ nombre, leidas }) => [
    titulo(2, 'apartado', nombre),
    {
      tipo: 'tabla' as const,
      columnas: [
        { ancho: { mm: 24 }, alineacion: 'izquierda' as const },
        { ancho: { parte: 2 }, alineacion: 'izquierda' as const },
        { ancho: { parte: 1 }, alineacion: 'izquierda' as const },
        { ancho: { mm: 24 }, alineacion: 'izquierda' as const },
      ],
      cabecera: [[t.codigo, palabras.curso, t.periodo, t.nivel].map(x => celda(x))],
      filas: leidas.flatMap(({ una }) => {
        const suyas = filasDe(una.id)
        return suyas.length
          ? [fila([celda(conCodigo(una), { columnas: 4 })], 'grupo'), ...suyas]
          : [
              fila(
                [
                  celda(conCodigo(una), { columnas: 3 }),
                  huecos.has(una.id) ? { contenido: nadie } : celda(textos.nada),
                ],
                'grupo',
              ),
            ]
      }),
      junta: false,
      densa: true,
    },
  ])
}

/** How many courses take competencies to each level, for the figures of a report. */
export const cuentaDeNiveles = (d: DatosDiseno): { rotulo: string; n: number }[] =>
  niveles.map(nivel => ({
    rotulo: nombreDeNivel[nivel],
    n: d.competencias.celdas.filter(c => c.nivel === nivel).length,
  }))
