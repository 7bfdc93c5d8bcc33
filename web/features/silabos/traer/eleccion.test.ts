import type { LecturaDeSilabo } from '@malla/contracts/traerSilabo.ts'
import type { ContenidoDeSilabo } from '@malla/domain/silabos/contenido.ts'
import { ESTRUCTURA_INICIAL, estructuraCon } from '@malla/domain/silabos/estructura.ts'
import { referenciaNueva } from '@malla/domain/silabos/referencia.ts'
import { describe, expect, it } from 'vitest'
import {
  comoParrafos,
  cuantasElegidas,
  destinos,
  isPegadoEntero,
  seccionesTraidas,
  valoresElegidos,
} from './eleccion.ts'

const comun = { de: { desde: 0, hasta: 0 }, seguridad: 'alta' as const, avisos: [] }
const logro = (id: string, texto: string) => ({ id, competencia_id: null, texto: `<p>${texto}</p>` })
const lectura: LecturaDeSilabo = {
  reconocidos: [
    { clave: 'datos', titulo: 'Datos', valor: [{ nombre: 'Código', valor: 'X' }], ...comun },
    { clave: 'sumilla', titulo: 'Sumilla', valor: '<p>S</p>', ...comun },
    { clave: 'metodologia', titulo: 'V. Metodología', valor: '<p>Casos.</p>', ...comun },
    { clave: 'resultados', titulo: 'Logros', valor: [logro('a', 'Uno')], ...comun },
    {
      clave: 'resultados',
      titulo: 'Objetivos',
      valor: [logro('b', 'Dos')],
      ...comun,
      seguridad: 'baja',
      avisos: ['Ojo'],
    },
  ],
  noReconocidos: [
    { titulo: 'Normas & <más>', html: '<p>Puntualidad.</p>', de: comun.de },
    { titulo: null, html: '<p>Suelto.</p>', de: comun.de },
  ],
  avisos: [],
}
const aqui: ContenidoDeSilabo = { metodologia: '<p>Lo de aquí.</p>', resultados: [logro('x', 'Cero')] }
let n = 0
const nuevoId = () => `n${++n}`
const elegir = (modos: object, sueltos: object = {}) =>
  valoresElegidos(aqui, lectura, { modos: modos as never, sueltos: sueltos as never }, nuevoId)

describe('the sections that were found', () => {
  const secciones = seccionesTraidas(lectura, ESTRUCTURA_INICIAL)
  it('stand in the order of the syllabus, each once, with the least of what is sure', () => {
    expect(secciones.map(s => s.clave)).toEqual(['datos', 'sumilla', 'resultados', 'metodologia'])
    expect(secciones[2]).toMatchObject({
      titulos: ['Logros', 'Objetivos'],
      seguridad: 'baja',
      avisos: ['Ojo'],
      valor: [{ id: 'a' }, { id: 'b' }],
    })
  })
  it('what the plan and the carta say is only shown', () =>
    expect(secciones.map(s => s.whyNot !== null)).toEqual([true, true, false, false]))
  it('what this syllabus does not have cannot be taken, and says why', () => {
    const sin = seccionesTraidas(lectura, estructuraCon({ secciones: ['datos', 'sumilla', 'resultados'] }))
    expect(sin.at(-1)).toMatchObject({
      clave: 'metodologia',
      whyNot: 'Este sílabo no tiene la sección «Metodología».',
    })
  })
  it('what its structure does not know at all has a name too', () => {
    const [, , , sin] = seccionesTraidas(lectura, {
      ...ESTRUCTURA_INICIAL,
      secciones: ESTRUCTURA_INICIAL.secciones.filter(s => s.clave !== 'metodologia'),
    })
    expect(sin!.nombre).toBe('Metodología')
  })
})

it('says how many references the carta has already', () => {
  const ref = (id: string, texto: string) => ({ ...referenciaNueva(id, 'otro'), texto })
  const conLibros: LecturaDeSilabo = {
    ...lectura,
    reconocidos: [
      {
        clave: 'bibliografia',
        titulo: 'Bibliografía',
        valor: [ref('a', 'Cassany, D. (2006). La cocina.'), ref('b', 'Eco, U. (1977). Cómo.')],
        ...comun,
      },
    ],
  }
  const libro = { ...referenciaNueva('c'), autores: 'Cassany, Daniel', anio: '2006', titulo: 'La cocina' }
  const [suya] = seccionesTraidas(conLibros, ESTRUCTURA_INICIAL, { cartaBibliografia: [libro] })
  expect(suya!.avisos).toEqual(['1 referencia ya está en la carta: se imprime una sola vez.'])
})

describe('what is chosen', () => {
  it('nothing chosen changes nothing', () => {
    expect(elegir({})).toEqual({})
    expect(elegir({ metodologia: 'queda' })).toEqual({})
    expect(cuantasElegidas({ modos: { metodologia: 'queda' }, sueltos: {} })).toBe(0)
  })
  it.each([
    ['reemplaza', '<p>Casos.</p>'],
    ['sigue', '<p>Lo de aquí.</p><p>Casos.</p>'],
  ])('%s: only that key, as it is asked', (modo, metodologia) =>
    expect(elegir({ metodologia: modo })).toEqual({ metodologia }),
  )
  it('a key that was found twice comes along whole, under ids of its own', () => {
    const { resultados } = elegir({ resultados: 'sigue' }) as { resultados: { id: string; texto: string }[] }
    expect(resultados.map(r => r.texto)).toEqual(['<p>Cero</p>', '<p>Uno</p>', '<p>Dos</p>'])
    expect(new Set(resultados.map(r => r.id)).size).toBe(3)
  })
  it('what found no place goes where it is sent, with its heading, behind what is there', () => {
    expect(elegir({ metodologia: 'reemplaza' }, { 0: 'metodologia', 1: 'tutoria' })).toEqual({
      metodologia: '<p>Casos.</p><p><strong>Normas &amp; &lt;más&gt;</strong></p><p>Puntualidad.</p>',
      tutoria: '<p>Suelto.</p>',
    })
    expect(elegir({}, { 0: 'anexos', 1: 'evaluacion' })).toMatchObject({
      anexos: [{ nombre: 'Normas & <más>', texto: '<p>Puntualidad.</p>' }],
      evaluacion: { lineas: [], texto: '<p>Suelto.</p>' },
    })
  })
  it('whose heading is too long for an annex gives it whole letters', () => {
    const [suelto] = lectura.noReconocidos
    const largo = { ...lectura, noReconocidos: [{ ...suelto!, titulo: `${'a'.repeat(299)}😀` }] }
    const traido = valoresElegidos(aqui, largo, { modos: {}, sueltos: { 0: 'anexos' } }, nuevoId)
    expect(traido).toMatchObject({ anexos: [{ nombre: 'a'.repeat(299) }] })
  })
  it('can only be sent into sections that are texts, or have one', () =>
    expect(destinos(ESTRUCTURA_INICIAL).map(d => d.clave)).not.toContain('resultados'))
})

it.each([
  ['nothing is there', '', 0, 0, true],
  ['only blanks are there', ' \n', 1, 1, true],
  ['all is chosen', 'SUMILLA\nUno', 0, 11, true],
  ['all but blanks is chosen', 'SUMILLA\n\n', 0, 7, true],
  ['a part is chosen', 'SUMILLA\nUno', 0, 7, false],
  ['it stands behind a text', 'SUMILLA', 7, 7, false],
])('pasted where %s', (_, value, selectionStart, selectionEnd, es) =>
  expect(isPegadoEntero({ value, selectionStart, selectionEnd })).toBe(es),
)

it('plain text is a paragraph a line, and never markup', () =>
  expect(comoParrafos('SUMILLA\n\n  <b>a & b</b>\r\n')).toBe(
    '<p>SUMILLA</p><p>  &lt;b&gt;a &amp; b&lt;/b&gt;</p>',
  ))
