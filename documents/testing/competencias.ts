import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { codigosDe } from '@malla/domain/competencias/letras.ts'
import { type Terminos, terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import type { CompetenciaInforme, DatosCompetencias } from '../competencias/datos.ts'

/** id | parent | kind | group | line of the profile | outcomes | name */
const FILAS = `
1|0|1|1|1|1,101|Gestiona proyectos de software con criterio técnico y económico
2|1|1|1|1||Planifica el alcance, el tiempo y el costo de un proyecto
3|2|1|1|||Estima el esfuerzo con métodos reconocidos
4|2|1|1|||Elabora el cronograma y el presupuesto
5|1|1|1||2|Conduce al equipo y comunica el avance a los interesados
6|0|1|2||102|Construye software confiable a partir de datos consistentes
7|6|1|2|||Modela información de una organización
8|7|1|2|||Normaliza «hasta donde conviene», según ñandúes & <otros> criterios
9|8|1|2|||Justifica cada dependencia
10|0|2|0|2|1,2|Se comunica con claridad por escrito y de viva voz
11|10|2|0|||Redacta informes técnicos
12|0|1|2|||Previene riesgos`

/** Of each course, by its base: which competency, how far. */
type CeldaDeEjemplo = [competencia_id: number, asignatura_id: number, nivel: Nivel]

/** A tree of four levels in two groups, both kinds, with profile, outcomes and these cells. */
export const competenciasDePrueba = (
  celdas: readonly CeldaDeEjemplo[],
  terminos: Terminos = terminosPorDefecto,
): DatosCompetencias => {
  const grupos = [
    { id: 1, nombre: 'Gestión' },
    { id: 2, nombre: 'Ingeniería' },
  ]
  const crudas = FILAS.trim()
    .split('\n')
    .map((linea, i) => {
      const [id, padre, tipo, grupo, perfil, resultados, nombre] = linea.split('|') as [string, ...string[]]
      return {
        id: Number(id),
        competencia_id: Number(padre),
        orden: i,
        tipopadre: Number(tipo),
        tabcompetencia_id: Number(grupo),
        nombre: nombre!,
        iscompetencia: Number(padre) === 0 || id === '2' || id === '7',
        termino_id: null,
        linea: perfil ? Number(perfil) : null,
        resultados_ids: resultados ? resultados.split(',').map(Number) : [],
      }
    })
  const codigos = codigosDe(
    crudas,
    grupos.map(g => g.id),
    terminos,
  )
  return {
    grupos,
    todas: crudas.map((c): CompetenciaInforme => ({ ...c, codigo: codigos.get(c.id)! })),
    resultados: [
      { id: 1, lista: 'tuning', numero: 6, nombre: 'Capacidad de comunicación oral y escrita' },
      { id: 2, lista: 'tuning', numero: 17, nombre: 'Capacidad de trabajo en equipo' },
      { id: 101, lista: 'general', numero: 2, nombre: 'Diseña soluciones que atienden necesidades' },
      { id: 102, lista: 'Colegio profesional', numero: 1, nombre: 'Ejerce con ética' },
    ],
    celdas: celdas.map(([competencia_id, asignatura_id, nivel]) => ({
      competencia_id,
      asignatura_id,
      nivel,
    })),
  }
}
