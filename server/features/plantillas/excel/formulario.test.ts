import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { cursosDe } from '@malla/domain/asignaturas/requisitos.ts'
import type { AsignaturaCopiada, ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { ningunaCompetencia } from '@malla/domain/planes/copiarCompetencias.ts'
import { describe, expect, it } from 'vitest'
import { parseWorkbook, READ_LIMITS } from '../../../platform/excel/parseWorkbook.ts'
import { writeWorkbook } from '../../../platform/excel/writeWorkbook.ts'
import { formulario } from './formulario.ts'
import { leerFormulario } from './leerFormulario.ts'

/** A course without a code in a cycle, or in the section of electives; `pide`: what it requires. */
const sinCodigo = (
  id: number,
  nombre: string,
  ciclo_id: number | null,
  pide: number[] = [],
): AsignaturaCopiada => ({
  ...{ id, nombre, ciclo_id, seccion_id: ciclo_id === null ? 7 : null, orden: id, base_id: null, version: 1 },
  ...{ codigo: null, horasteoria: 3, horaspractica: 0, horasvirtualteoria: 0, horasvirtualpractica: 0 },
  requisitos: pide.length
    ? { tipo: 'y', de: pide.map((x): Requisito => ({ tipo: 'curso', asignatura_id: x, modo: 'previo' })) }
    : null,
  ...{ credits: 3, areacurso_id: null, tipocurso_id: null, tipologiaespecial_id: null },
  ...{ tipoestudio: null, modalidad: null },
})

describe('requisites on courses of one name without a code', () => {
  const GRADOS = ['Primer grado', 'Segundo grado', 'Tercer grado']
  // Ids as they may lie in a template: neither in the order of rows nor free of small numbers.
  const contenido = (mas: number): ContenidoDePlan => ({
    plan: {} as ContenidoDePlan['plan'],
    ciclos: GRADOS.map((nombre, i) => ({
      ...{ id: 40 + i, numero: i + 1, nombre, descripcion: nombre, estado: 'Activado' },
    })),
    secciones: [{ id: 7, nombre: 'Electivos A', creditos_requeridos: null }],
    asignaturas: [
      sinCodigo(mas + 3, 'Álgebra', 40),
      sinCodigo(mas + 1, 'Álgebra', 41, [mas + 3]),
      sinCodigo(mas + 2, 'Álgebra', 42, [mas + 1, mas + 3]),
      sinCodigo(mas + 5, 'Taller', 40),
      sinCodigo(mas + 4, 'Taller', 40),
      sinCodigo(mas + 9, 'Taller', null, [mas + 4]),
      sinCodigo(mas + 8, 'Obra', null, [mas + 9, mas + 5, 99_999]),
    ],
    ...{ parametros: [], textos: [], perfil_egreso: [], competencias: ningunaCompetencia },
  })
  /** Each course with those it requires, by name and place; of twins in one place by their order. */
  const pedidos = ({ asignaturas, ciclos }: ContenidoDePlan): string[] => {
    const rows = asignaturas.toSorted((a, b) => (a.ciclo_id ?? 99) - (b.ciclo_id ?? 99) || a.orden - b.orden)
    const donde = (a: AsignaturaCopiada) => ciclos.find(x => x.id === a.ciclo_id)?.numero ?? 'e'
    const llamar = (id: number) => {
      const i = rows.findIndex(a => a.id === id)
      return i < 0 ? '?' : `${i + 1} ${rows[i]!.nombre} ${donde(rows[i]!)}`
    }
    return rows.map(a => `${llamar(a.id)}: ${cursosDe(a.requisitos).map(r => llamar(r.asignatura_id))}`)
  }

  it.each([
    ['small ids', 0],
    ['large ids', 5000],
  ])('come back as they went out: %s', async (_case, mas) => {
    const antes = contenido(mas)
    const libro = parseWorkbook(await formulario(antes), READ_LIMITS)
    const { contenido: despues, errores } = leerFormulario(libro, antes.ciclos)
    expect(errores).toEqual([])
    // What is not there is asked for no more.
    expect(pedidos(despues!)).toEqual(pedidos(antes).map(x => x.replace(',?', '')))
    const escritos = libro
      .slice(0, 2)
      .flatMap(s => s.rows.slice(1).map(r => r.cells.find(c => c.text.includes('#') || c.text.includes('('))))
    expect(escritos.flatMap(c => c?.text ?? [])).toEqual([
      'Álgebra (Primer grado)',
      'Álgebra (Segundo grado); Álgebra (Primer grado)',
      'Taller (Electivos A); #3',
      '#2',
    ])
  })
})

describe('cycles by their names', () => {
  const column = (header: string) => ({ header, kind: 'paragraph' as const, width: 20 })
  const leer = async (cursos: string[][], ciclos: string[][]) => {
    const libro = await writeWorkbook([
      { name: 'Cursos', columns: ['NOMBRE', 'CICLO'].map(column), rows: cursos },
      { name: 'Ciclos', columns: ['NUMERO', 'NOMBRE', 'DESCRIPCION'].map(column), rows: ciclos },
    ])
    return leerFormulario(parseWorkbook(libro, READ_LIMITS))
  }
  const ODDS = [
    ['2', 'Intensivo', ''],
    ['1', 'Segundo grado', 'El de entrada'],
  ]

  it('are those that the form says, however else they read; what it does not say is called as courses call it', async () => {
    const { contenido, errores } = await leer(
      [
        ['Álgebra', 'Segundo grado'],
        ['Física', 'INTENSIVO'],
        ['Obra', 'IV'],
        ['Canto', '2.° grado'],
        ['Danza', '3.er grado'],
      ],
      ODDS,
    )
    expect(errores).toEqual([])
    expect(contenido!.asignaturas.map(a => a.ciclo_id)).toEqual([1, 2, 4, 1, 3])
    expect(contenido!.ciclos.map(c => [c.numero, c.nombre, c.descripcion])).toEqual([
      [1, 'Segundo grado', 'El de entrada'],
      [2, 'Intensivo', 'Intensivo'],
      [3, '3.er grado', '3.er grado'],
      [4, 'IV', 'Ciclo IV'],
    ])
  })

  it.each([
    ['one that nothing names', [['Álgebra', 'Verano']], ODDS, [/Hoja «Cursos», fila 2, B .*ciclo/]],
    [
      'two of one name or number, and what is no number',
      [['Álgebra', 'Intensivo']],
      [...ODDS, ['3', 'intensivo', ''], ['1', 'Otro', ''], ['0', 'Cero', ''], ['', 'Sin', ''], ['5', '', '']],
      [
        /Hoja «Ciclos», fila 4, B: .*igual/,
        /Hoja «Ciclos», fila 5, A: .*número/,
        /Hoja «Ciclos», fila 6, A: .*de 1 a 99/,
        /Hoja «Ciclos», fila 7, A: Falta/,
        /Hoja «Ciclos», fila 8, B: Falta/,
      ],
    ],
  ])('refuses %s', async (_case, cursos, ciclos, motivos) => {
    const { contenido, errores } = await leer(cursos, ciclos)
    expect(contenido).toBeNull()
    expect(errores.map(e => `Hoja «${e.hoja}», fila ${e.fila}, ${e.columna}: ${e.motivo}`)).toEqual(
      motivos.map(m => expect.stringMatching(m)),
    )
  })
})

it('its own titles carry their accents; those of courses are as the template of courses has them', async () => {
  const libro = parseWorkbook(await formulario(null), READ_LIMITS)
  const de = (hoja: string) => libro.find(s => s.name === hoja)?.rows[0]?.cells.map(c => c.text)
  expect(de('Ciclos')).toEqual(['NÚMERO', 'NOMBRE', 'DESCRIPCIÓN'])
  expect(de('Secciones de electivos')).toEqual(['SECCIÓN', 'CRÉDITOS REQUERIDOS'])
  expect(de('Textos')).toEqual(['SECCIÓN', 'TEXTO'])
  expect(de('Perfil de egreso')).toEqual(['LÍNEA'])
  expect(de('Cursos')).toContain('CODIGO')
})
