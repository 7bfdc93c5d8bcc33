import { estructurasListas } from '@malla/domain/silabos/estructurasListas.ts'
import { referenciaNueva } from '@malla/domain/silabos/referencia.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { closePdf, renderPdf } from '../engine/pdf.ts'
import { closeWord, renderWord } from '../engine/word.ts'
import { leerPdf, veces } from '../testing/leer.ts'
import { leerWord } from '../testing/leerWord.ts'
import { hojaDeEjemplo, silaboDeEjemplo } from '../testing/silabo.ts'
import type { DatosSilabo } from './datos.ts'
import { cifrasDe } from './datosGenerales.ts'
import { documentoAbreviado, documentoDeSilabo } from './documentoDeSilabo.ts'
import { evaluacionDe } from './evaluacion.ts'
import { pdfSilabos } from './pdfSilabos.ts'
import { documentoDeUnidades } from './unidades.ts'

afterAll(async () => {
  await closePdf()
  await closeWord()
})

const imprimir = async (s: DatosSilabo) => leerPdf(await renderPdf(documentoDeSilabo(hojaDeEjemplo, s)))
const llano = (texto: string) => texto.replaceAll('\u00a0', ' ')
const estructuraDe = (id: string) => estructurasListas.find(e => e.id === id)!.estructura
const con = (mas: Partial<DatosSilabo>): DatosSilabo => ({ ...silaboDeEjemplo, ...mas })
const enHoja = (datos: DatosSilabo) => ({ hoja: hojaDeEjemplo, datos })
const conContenido = (mas: DatosSilabo['contenido']): DatosSilabo =>
  con({ contenido: { ...silaboDeEjemplo.contenido, ...mas } })

describe('a syllabus', () => {
  it.each(estructurasListas.map(e => [e.nombre, e.estructura] as const))(
    '«%s» has its sections in order, nothing off the paper',
    async (_nombre, estructura) => {
      const { esquema, paginas, ua } = await imprimir(con({ estructura }))
      const nombres = estructura.secciones.filter(s => s.activa && s.requerida).map(s => s.nombre)
      const dichos = esquema.map(e => e.trim())
      expect(dichos.filter(e => nombres.includes(e))).toEqual(nombres)
      expect(paginas.flatMap(p => p.fuera)).toEqual([])
      expect(ua).toBe(true)
    },
  )

  it('calls columns and units as its structure does', async () => {
    const { texto, esquema } = await imprimir(con({ estructura: estructuraDe('instituto') }))
    expect(esquema.map(e => e.trim())).toContain('Indicador de logro 2 · Lenguaje SQL')
    expect(texto).toContain('Indicador de logro: Al finalizar la unidad')
    expect(texto).toContain('Actividades de aprendizaje')
    expect(texto).toContain('Escala de 0 a 20; se aprueba con 13.')
  })

  it('says «Pendiente» of what is required and not written, and leaves the rest out', async () => {
    const { texto, esquema } = await imprimir(con({ contenido: {}, carta: {}, docentes: [] }))
    const requeridas = silaboDeEjemplo.estructura.secciones.filter(s => s.requerida && s.clave !== 'datos')
    expect(veces(texto, 'Pendiente')).toBe(requeridas.length)
    expect(esquema.map(e => e.trim())).not.toContain('Investigación formativa')
    expect(texto).toContain('Por asignar')
  })

  it('an optional column in which nobody wrote is left out', async () => {
    const { texto } = await imprimir(silaboDeEjemplo)
    expect(texto).toContain('Sem. Contenidos Actividades Evidencia Horas')
    expect(texto).not.toContain('Recursos')
  })

  it('names a competency once, whether the carta or the lecturer named it', async () => {
    const [deCarta] = silaboDeEjemplo.carta.cartaCompetencias!
    const { texto } = await imprimir(conContenido({ competencias: [{ ...deCarta!, id: 'otra' }] }))
    expect(veces(texto, 'Modela información de una organización')).toBe(1)
    expect(texto).toContain('C2.1')
  })

  it('also where its words are all that is left of it in both, or in what an earlier syllabus says', () => {
    const [deCarta] = silaboDeEjemplo.carta.cartaCompetencias!
    const { codigos } = silaboDeEjemplo
    const sinUnir = { ...deCarta!, competencia_id: null }
    const ida = Math.max(...Object.keys(codigos).map(Number)) + 1
    const propias = [
      sinUnir,
      { ...deCarta!, competencia_id: ida },
      { ...sinUnir, texto: '<p>Otra cosa.</p>' },
    ]
    const s = con({
      carta: { ...silaboDeEjemplo.carta, cartaCompetencias: [sinUnir] },
      contenido: { competencias: propias.map((l, i) => ({ ...l, id: `c${i}` })) },
    })
    const dicho = JSON.stringify(documentoDeSilabo(hojaDeEjemplo, s))
    expect(veces(dicho, 'Modela información de una organización')).toBe(1)
    expect(veces(dicho, 'Otra cosa.')).toBe(1)
  })

  it('prints criteria of the carta that the weights do not repeat', async () => {
    const otros = await imprimir(conContenido({ evaluacion: { lineas: [], texto: '' } }))
    expect(otros.texto).toContain('Criterios de la carta descriptiva')
    expect((await imprimir(silaboDeEjemplo)).texto).not.toContain('Criterios de la carta descriptiva')
  })

  it('of those that the weights say in part only the rest, under them: no weight stands twice', () => {
    const { evaluacion } = silaboDeEjemplo.contenido
    const [primera, ...lineas] = evaluacion!.lineas
    const evaluada = conContenido({ evaluacion: { lineas, texto: '' } })
    const [de, otros] = evaluacionDe(evaluada, 3).filter(b => b.tipo === 'tabla')
    expect(de!.filas).toHaveLength(lineas.length + 1)
    expect(otros!.filas.map(f => f.celdas[0]!.contenido)).toEqual([[{ texto: primera!.nombre }]])
    expect(JSON.stringify(documentoDeSilabo(hojaDeEjemplo, evaluada))).toContain(
      'Otros criterios de la carta descriptiva',
    )
  })

  it('nor do weights that write them with other blanks, accents or capitals', () => {
    const { evaluacion } = silaboDeEjemplo.contenido
    const lineas = evaluacion!.lineas.map(l => ({
      ...l,
      nombre: l.nombre.toUpperCase().replace(' ', '\u00a0 '),
    }))
    const dicho = JSON.stringify(
      documentoDeSilabo(hojaDeEjemplo, conContenido({ evaluacion: { ...evaluacion!, lineas } })),
    )
    expect(dicho).not.toContain('Criterios de la carta descriptiva')
  })

  it('of a course to which no hours are given, as in schools, no noughts are told', () => {
    const sinHoras = { horasteoria: 0, horaspractica: 0, horasvirtual: 0 }
    const cifras = (mas: object): string =>
      JSON.stringify(cifrasDe(con({ curso: { ...silaboDeEjemplo.curso, credits: null, ...mas } })))
    expect(cifras(sinHoras)).not.toMatch(/Teoría|Práctica|Horas semanales|"0"/)
    expect(cifras({ ...sinHoras, horasteoria: 3 })).toMatch(/Teoría.*Práctica.*Horas semanales/)
  })

  it('keeps lists, tables and hostile text of its sections', async () => {
    const malo = '<p>#import "x" $1 &lt;b&gt; \\u{41} 😀 Ñandú</p>'
    const tabla =
      '<table><tbody><tr><th><p>Criterio</p></th><th><p>Nivel</p></th></tr><tr><td><p>Orden</p></td><td><p>Alto</p></td></tr></tbody></table>'
    const s = conContenido({
      metodologia: malo,
      anexos: [{ id: 'a', nombre: 'Rúbrica #1', texto: tabla }],
      bibliografia: [{ ...referenciaNueva('z'), texto: '  García, A. (2020). $x$ #y  ' }],
    })
    const { texto } = await imprimir(s)
    const word = leerWord(await renderWord(documentoDeSilabo(hojaDeEjemplo, s)))
    for (const dicho of ['#import "x" $1 <b> \\u{41}', 'Rúbrica #1', 'García, A. (2020). $x$ #y']) {
      expect(texto).toContain(dicho)
      expect(word.texto).toContain(dicho)
    }
    expect(texto).toContain('Orden Alto')
  })

  it('with sixty long weeks in a narrow table stays on the paper', async () => {
    const [u] = silaboDeEjemplo.contenido.unidadesaprendizaje!
    const largo =
      '<p>Electroencefalografía computarizada y otorrinolaringología comparada, con aplicaciones.</p>'
    const semanas = Array.from({ length: 60 }, (_, i) => ({
      ...u!.semanas[0]!,
      id: `w${i}`,
      numero: i + 1,
      contenidos: largo.repeat(3),
      actividades: largo,
      recursos: largo,
      evidencias: largo,
    }))
    const { paginas } = await imprimir(conContenido({ unidadesaprendizaje: [{ ...u!, semanas }] }))
    expect(paginas.length).toBeGreaterThan(4)
    expect(paginas.flatMap(p => p.fuera)).toEqual([])
    expect(paginas[2]!.texto).toContain('Sem. Contenidos')
  })

  it.each([
    ['borrador', 'Borrador'],
    ['entregado', 'Entregado'],
    ['observado', 'Observado'],
  ] as const)('not approved yet (%s), says so under its title and at each foot', (estado, dicho) => {
    const { secciones } = documentoDeSilabo(hojaDeEjemplo, con({ estado }))
    expect(JSON.stringify(secciones[0]!.bloques[1])).toContain(`Sílabo · ${dicho} · SIS-304`)
    expect(secciones[0]!.pie).toContain(`Sílabo · ${dicho} · Base de Datos I`)
  })

  it('approved, says by whom and when', async () => {
    const { texto, paginas } = await imprimir(
      con({ estado: 'aprobado', aprobado: { dia: '2026-11-12', quien: 'Ana Torres' } }),
    )
    expect(texto).toContain('Aprobado por Ana Torres el 12 de noviembre de 2026.')
    for (const p of paginas) expect(p.texto).toContain('aprobado el 12/11/2026')
    expect(texto).toContain('Sílabo · SIS-304')
    const sin = await imprimir(con({ estado: 'aprobado', aprobado: { dia: '2026-11-12', quien: null } }))
    expect(sin.texto).toContain('Aprobado el 12 de noviembre de 2026.')
  })
})

it('the abbreviated one puts the programme into one table', async () => {
  const { texto, paginas } = await leerPdf(
    await renderPdf(documentoAbreviado(hojaDeEjemplo, silaboDeEjemplo)),
  )
  expect(paginas.length).toBeLessThan(3)
  expect(texto).toContain(
    'Lenguaje SQL Definición de datos: tablas, tipos, restricciones. Consultas de una tabla',
  )
  expect(llano(texto)).toMatch(/6–11 30 .*Total 78/)
  expect(texto).not.toContain('Monografía breve')
})

it('many have an index in the order given, and who is left out', async () => {
  const otro = con({ curso: { ...silaboDeEjemplo.curso, id: 2, nombre: 'Redes', grupo: 'Ciclo VI' } })
  const faltan = [{ codigo: null, nombre: 'Compiladores', grupo: null, motivo: 'Sin escribir' }]
  const { esquema, paginas } = await leerPdf(
    await renderPdf(pdfSilabos(hojaDeEjemplo, [silaboDeEjemplo, otro].map(enHoja), faltan)),
  )
  expect(esquema.filter(e => !/^ {3}/.test(e))).toEqual([
    'Ciclo V',
    '  Base de Datos I',
    'Ciclo VI',
    '  Redes',
    'Cursos no incluidos',
  ])
  expect(paginas.at(-1)!.texto).toContain('— Compiladores — Sin escribir')
  const ninguno = await leerPdf(await renderPdf(pdfSilabos(hojaDeEjemplo, [], faltan)))
  expect(ninguno.texto).toContain('No hay sílabos que mostrar.')
})

it('units of courses leave out those without any', async () => {
  const vacio = con({ curso: { ...silaboDeEjemplo.curso, nombre: 'Vacío' }, contenido: {} })
  const { texto } = await leerPdf(
    await renderPdf(documentoDeUnidades(hojaDeEjemplo, [silaboDeEjemplo, vacio].map(enHoja))),
  )
  expect(texto).toContain('SIS-304 · Base de Datos I')
  expect(texto).not.toContain('Vacío')
})
