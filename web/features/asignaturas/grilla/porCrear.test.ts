import { describe, expect, it } from 'vitest'
import { aplicar, borradorVacio, filasDe } from './borrador.ts'
import { cambioDeTextos, type Entrada } from './cambios.ts'
import { contextoDe, fila, porId } from './grillaDePrueba.ts'
import { porCrear } from './porCrear.ts'

const base = [fila(1), fila(2), fila(3)]
const ctx = contextoDe(base)
const con = (...celdas: [id: number, columna: Entrada['columna'], texto: string][]) => {
  const entradas = celdas.map(([id, columna, texto]) => ({ id, columna, texto }))
  return filasDe(base, aplicar(borradorVacio, cambioDeTextos('', base, entradas, ctx), porId(base)))
}

describe('what cells name and no catalogue has', () => {
  it('is told by catalogue, each once as it is first written, with the cells that name it', () => {
    const filas = con(
      [1, 'tipocurso_id', 'Electivo'],
      [1, 'areacurso_id', 'Plan  Común'],
      [2, 'areacurso_id', 'plan comun'],
      [3, 'areacurso_id', 'Física'],
    )
    expect(porCrear(filas, ctx)).toEqual([
      {
        tipo: 'areascursos',
        nombres: ['Plan Común', 'Física'],
        celdas: [1, 2, 3].map(id => ({ id, columna: 'areacurso_id' })),
      },
      { tipo: 'tiposcursos', nombres: ['Electivo'], celdas: [{ id: 1, columna: 'tipocurso_id' }] },
    ])
  })

  it.each<[string, Entrada['columna'], string]>([
    ['what it has, by name or in short', 'areacurso_id', 'mat'],
    ['what it has switched off', 'areacurso_id', 'Áreas de antes'],
    ['what it has switched off, in short', 'areacurso_id', 'ant'],
    ['a name that it would not take', 'areacurso_id', 'x'.repeat(161)],
    ['a cycle', 'lugar', 'XII'],
    ['what is no catalogue of the institution', 'tipoestudio', 'Otro'],
    ['a number', 'credits', 'cinco'],
  ])('is not %s', (_case, columna, texto) => expect(porCrear(con([1, columna, texto]), ctx)).toEqual([]))

  it('is nothing any more once the catalogue has it: the cells mean it', () => {
    const filas = con([1, 'areacurso_id', 'Física'])
    const [matematica] = ctx.catalogos.areascursos
    const areascursos = [...ctx.catalogos.areascursos, { ...matematica!, id: 9, nombre: 'FISICA' }]
    expect(porCrear(filas, { ...ctx, catalogos: { ...ctx.catalogos, areascursos } })).toEqual([])
  })
})
