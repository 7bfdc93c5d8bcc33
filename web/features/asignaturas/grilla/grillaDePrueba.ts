import type { Parametro, TipoDeParametro } from '@malla/contracts/parametros.ts'
import { format } from '@malla/domain/asignaturas/gramatica.ts'
import { lexicoDe } from '@malla/domain/asignaturas/lexico.ts'
import type { Contexto } from './columnas.ts'
import { type CamposDeFila, type Fila, nuevaFila } from './fila.ts'
import type { Lugar } from './lugares.ts'

/** A small plan for the tests of the grid: two cycles and a section. */
export const lugares: Lugar[] = [
  { clave: 'c1', tipo: 'ciclo', id: 1, nombre: 'I', numero: 1, titulo: 'Ciclo I' },
  { clave: 'c2', tipo: 'ciclo', id: 2, nombre: 'II', numero: 2, titulo: 'Ciclo II' },
  { clave: 's1', tipo: 'seccion', id: 1, nombre: 'Electivos', numero: null, titulo: 'Electivos' },
]

const parametro = (
  tipo: TipoDeParametro,
  id: number,
  nombre: string,
  over: Partial<Parametro> = {},
): Parametro => ({
  id,
  tipo,
  nombre,
  abreviatura: null,
  color: null,
  estado: 'Activado',
  cursos_count: 0,
  revision: 1,
  created_at: '',
  ...over,
})

const catalogos: Contexto['catalogos'] = {
  areascursos: [
    parametro('areascursos', 1, 'Matemática', { abreviatura: 'MAT' }),
    parametro('areascursos', 2, 'Áreas de antes', { abreviatura: 'ANT', estado: 'Desactivado' }),
  ],
  tiposcursos: [parametro('tiposcursos', 3, 'Obligatorio')],
  tipologiasespecialescursos: [parametro('tipologiasespecialescursos', 4, 'Taller')],
}

/** A saved course of the plan. */
export const fila = (id: number, campos: Partial<CamposDeFila> = {}): Fila => ({
  ...nuevaFila(id, { nombre: `Curso ${id}`, codigo: `C-${id}`, ciclo_id: 1, orden: id, ...campos }),
  revision: 1,
})

export const contextoDe = (filas: readonly Fila[]): Contexto => {
  const lexico = lexicoDe(filas)
  return { lugares, catalogos, lexico, escribirRequisitos: f => format(f.requisitos, lexico) }
}

export const porId = (filas: readonly Fila[]): Map<number, Fila> => new Map(filas.map(f => [f.id, f]))
