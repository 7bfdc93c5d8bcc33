import { monitorEventLoopDelay } from 'node:perf_hooks'
import { calls } from '@malla/contracts/calls.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { LecturaDeSilabo } from '@malla/contracts/traerSilabo.ts'
import { parrafo, tabla, titulo, tramo } from '@malla/documents/bloques.ts'
import type { Bloque } from '@malla/documents/document.ts'
import { closeWord, renderWord } from '@malla/documents/engine/word.ts'
import { documentoCon } from '@malla/documents/testing/documento.ts'
import type { LineaDeLogro } from '@malla/domain/silabos/contenido.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cuerpoDeWord, docxCon, p } from '../../platform/word/testing/docx.ts'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { plantCompetencias } from '../../testing/competencias.ts'
import type { RolDePrueba } from '../../testing/gente.ts'
import { multipart } from '../../testing/multipart.ts'
import { LIMITES_DE_LECTURA, leerEnHilo } from './traer.service.ts'

const columna = (rotulo: string) => ({ rotulo, ancho: { parte: 1 }, alineacion: 'izquierda' as const })
const fila = (...celdas: string[]) => ({
  clase: 'dato' as const,
  celdas: celdas.map(c => ({ contenido: tramo(c) })),
})

/** A syllabus as a lecturer has it on the own computer. */
const silabo: Bloque[] = [
  titulo(1, 'documento', 'Sílabo de Base de Datos'),
  titulo(2, 'seccion', 'I. Datos generales'),
  tabla([columna('Dato'), columna('Valor')], [fila('Código', 'SIS-304')]),
  titulo(2, 'seccion', 'II. Sumilla'),
  parrafo(tramo('Asignatura teórico-práctica.')),
  titulo(2, 'seccion', 'III. Resultados de aprendizaje'),
  parrafo(tramo('Construye modelos.')),
  titulo(2, 'seccion', 'IV. Programación de contenidos'),
  parrafo([{ texto: 'UNIDAD I: Modelado', negrita: true }]),
  tabla(
    [columna('Semana'), columna('Contenidos'), columna('Horas')],
    [fila('1', 'Entidades', '5'), fila('2', 'Relaciones', '5')],
  ),
  titulo(2, 'seccion', 'V. Metodología'),
  parrafo(tramo('Proyectos.')),
  titulo(2, 'seccion', 'VI. Evaluación'),
  tabla([columna('Criterio'), columna('Peso')], [fila('Prácticas', '60 %'), fila('Examen', '40 %')]),
  titulo(2, 'seccion', 'VII. Bibliografía'),
  parrafo(tramo('Codd, E. (1970). A relational model.')),
  titulo(2, 'seccion', 'VIII. Responsabilidad social'),
  parrafo(tramo('Visita a una comunidad.')),
]

describe('a syllabus begun from a document', () => {
  let t: TestApp
  let plan: PlanPlantado
  let curso: number
  beforeAll(async () => {
    t = await createTestApp()
    plan = await plantPlan(t)
    curso = await plantCurso(t, plan)
  })
  afterAll(async () => {
    await closeWord()
    await t.close()
  })

  const ruta = () => `/v1/asignaturas/${curso}/silabo/traer`
  const subir = async (bytes: Uint8Array) => {
    const form = await multipart({}, { archivo: { name: 'silabo.docx', bytes } })
    return t.app.inject({
      method: 'POST',
      url: `/api${ruta()}`,
      headers: { authorization: `Bearer ${t.gente.token.operador}`, ...form.headers },
      payload: form.payload,
    })
  }
  const pegar = (body: object, rol: RolDePrueba = 'operador') =>
    t.as(t.gente.token[rol])('POST', ruta(), body as Record<string, unknown>)
  const leido = async (bytes: Uint8Array): Promise<LecturaDeSilabo> => {
    const answer = await subir(bytes)
    expect(answer.statusCode, answer.body).toBe(200)
    return calls.traerSilabo.leer.output.parse(answer.json()).data
  }
  const cambios = async () => (await t.owner.query('select count(*)::int as n from cambios')).rows[0]!.n

  it('reads a Word document section by section, and writes nothing', async () => {
    const antes = await cambios()
    const { reconocidos, noReconocidos } = await leido(await renderWord(documentoCon(silabo)))
    const de = (clave: string) => reconocidos.find(r => r.clave === clave)?.valor
    expect(reconocidos.map(r => r.clave)).toEqual([
      'datos',
      'sumilla',
      'resultados',
      'unidadesaprendizaje',
      'metodologia',
      'evaluacion',
      'bibliografia',
    ])
    expect(de('sumilla')).toBe('<p>Asignatura teórico-práctica.</p>')
    expect(de('unidadesaprendizaje')).toMatchObject([
      {
        nombre: 'Modelado',
        semanas: [
          { numero: 1, contenidos: '<p>Entidades</p>', horas: 5 },
          { numero: 2, contenidos: '<p>Relaciones</p>' },
        ],
      },
    ])
    expect(de('evaluacion')).toMatchObject({
      lineas: [
        { nombre: 'Prácticas', peso: 60 },
        { nombre: 'Examen', peso: 40 },
      ],
    })
    expect(noReconocidos.map(n => n.titulo)).toContain('VIII. Responsabilidad social')
    expect(await cambios()).toBe(antes)
  })

  it('what it found can be saved as it is', async () => {
    const { reconocidos } = await leido(await renderWord(documentoCon(silabo)))
    const valores = Object.fromEntries(
      reconocidos.flatMap(r => (r.clave === 'datos' || r.clave === 'sumilla' ? [] : [[r.clave, r.valor]])),
    )
    const saved = await t.as(t.gente.token.operador)('PUT', `/v1/asignaturas/keys/silabo/${curso}`, {
      silabo: valores,
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(Object.keys(saved.body.data.silabo).sort()).toEqual(Object.keys(valores).sort())
  })

  it('what says a competency of the matrix is tied to it, and can be saved so', async () => {
    const suyo = await plantCurso(t, plan)
    const { raiz } = await plantCompetencias(t, plan, suyo)
    const html = '<h2>Competencias</h2><ul><li>Dirige «OBRAS»; -- y\\o  equipos.</li><li>Planifica</li></ul>'
    const { body } = await t.as(t.gente.token.operador)('POST', `/v1/asignaturas/${suyo}/silabo/traer`, {
      html,
    })
    const [{ valor, avisos }] = body.data.reconocidos
    // The other is of the plan too, but the course does not serve it.
    expect(valor.map((l: LineaDeLogro) => l.competencia_id)).toEqual([raiz, null])
    expect(avisos).toEqual([expect.stringMatching(/^Sin enlace con el plan: «Planifica»\./)])
    const saved = await t.as(t.gente.token.operador)('PUT', `/v1/asignaturas/keys/silabo/${suyo}`, {
      silabo: { competencias: valor },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  })

  it('reads what was pasted, and cleans it', async () => {
    const { status, body } = await pegar({
      html: '<h2>Metodología</h2><p onclick="x()">Casos<script>alert(1)</script> <img src="https://otra.pe/a.png"></p><p><strong>TUTORÍA</strong></p><p>Lunes</p>',
    })
    expect(status).toBe(200)
    expect(body.data.reconocidos.map((r: { clave: string; valor: string }) => [r.clave, r.valor])).toEqual([
      ['metodologia', '<p>Casos</p>'],
      ['tutoria', '<p>Lunes</p>'],
    ])
  })

  it('a section that could not be kept as it stands goes among the rest, with all its words', async () => {
    const nombre = `${'palabra '.repeat(60)}final`
    const { body } = await pegar({
      html: `<h2>Programación de contenidos</h2><p><strong>UNIDAD I: ${nombre}</strong></p><p>Tema uno</p>`,
    })
    const todo = JSON.stringify(body.data)
    expect(todo).toContain('final')
    expect(todo).toContain('Tema uno')
  })

  it('weights of three decimals and hours that no week has do not keep their section out', async () => {
    const filas = (...de: string[][]) =>
      `<table>${de.map(f => `<tr>${f.map(c => `<td>${c}</td>`).join('')}</tr>`).join('')}</table>`
    const { body } = await pegar({
      html: `<h2>Cronograma</h2>${filas(['Semana', 'Temas', 'Horas'], ['1', 'a', '720'], ['2', 'b', '4'])}<h2>Evaluación</h2>${filas(['Criterio', 'Peso'], ...['Uno', 'Dos', 'Tres'].map(c => [c, '33,333 %']))}`,
    })
    expect(body.data.reconocidos).toMatchObject([
      { clave: 'unidadesaprendizaje', valor: [{ semanas: [{ horas: null }, { horas: 4 }] }] },
      { clave: 'evaluacion', valor: { lineas: [{ peso: 33.34 }, { peso: 33.33 }, { peso: 33.33 }] } },
    ])
    expect(body.data.noReconocidos.map((n: { html: string }) => n.html)).toEqual(['<p>720</p>'])
  })

  it('says how many pictures stay behind', async () => {
    const { avisos } = await leido(
      await docxCon(
        cuerpoDeWord(`${p('Metodología')}<w:p><w:r><w:t>Casos</w:t></w:r><w:r><w:drawing/></w:r></w:p>`),
      ),
    )
    expect(avisos).toEqual(['El documento tiene una imagen que no se puede traer: añádala en el editor.'])
  })

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    ['no document', () => Buffer.from('%PDF-1.7'), /es un PDF/],
    ['macros', () => docxCon(cuerpoDeWord(p('x')), { 'word/vbaProject.bin': 'x' }), /macros/],
    [
      'an external entity',
      () => docxCon(`<!DOCTYPE a SYSTEM "http://otra.pe/x">${cuerpoDeWord(p('x'))}`),
      /dañado/,
    ],
    ['a bomb', () => docxCon(cuerpoDeWord(' '.repeat(20_000_000))), /demasiado grande/],
    [
      'pictures of pages',
      () => docxCon(cuerpoDeWord('<w:p><w:r><w:drawing/></w:r></w:p>')),
      /no tiene texto/,
    ],
  ])('%s: 422 under the field, in words', async (_caso, bytes, dice) => {
    const answer = await subir(await bytes())
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.archivo[0]).toMatch(dice)
  })

  it('the largest and the strangest documents are read soon, and nobody else waits for them', async () => {
    const raros = [
      Array.from({ length: 9000 }, (_, i) => p(`${i % 9 === 0 ? 'UNIDAD' : 'Semana'} ${i}: tema ${i}`)).join(
        '',
      ),
      p('a: '.repeat(190_000)),
      p('1.'.repeat(250_000)),
      p(`${'SEMANA 1 - 2 '.repeat(40_000)}`),
      p(' '.repeat(500_000)),
      `${p('IX. FUENTES')}${p('https://'.repeat(60_000))}${p('(2020) doi 10.1/'.repeat(2000))}`,
    ]
    for (const [i, cuerpo] of raros.entries()) {
      const bytes = await docxCon(cuerpoDeWord(cuerpo))
      const antes = process.cpuUsage()
      const parado = monitorEventLoopDelay({ resolution: 10 })
      parado.enable()
      const desde = performance.now()
      const answer = await subir(bytes)
      const dura = performance.now() - desde
      parado.disable()
      expect([200, 422], `${i}: ${answer.body.slice(0, 200)}`).toContain(answer.statusCode)
      expect(process.cpuUsage(antes).user / 1000, `document ${i}`).toBeLessThan(60_000)
      // Of a reading that takes long the server's own thread is never held for most of it: it takes the body in and writes the answer out.
      if (dura > 1000)
        expect(parado.max / 1e6, `document ${i} on the server's own thread`).toBeLessThan(dura * 0.75)
    }
  })

  it.each([
    [
      { memoriaMb: 8 },
      { archivo: true },
      'El documento tardó demasiado en leerse. Deje solo el sílabo y vuelva a subirlo.',
    ],
    [
      { plazo: 1 },
      { archivo: true },
      'El documento tardó demasiado en leerse. Deje solo el sílabo y vuelva a subirlo.',
    ],
    [{ plazo: 1 }, { archivo: false }, 'El texto pegado tardó demasiado en leerse. Pegue solo el sílabo.'],
  ])('what exceeds %j (%j) is refused under its field, in words', async (limites, { archivo }, dice) => {
    const parrafos = Array.from({ length: 9000 }, (_, i) => `Semana ${i}: tema ${i}`)
    const origen = archivo
      ? { archivo: await docxCon(cuerpoDeWord(parrafos.map(x => p(x)).join(''))) }
      : { html: parrafos.map(x => `<p>${x}</p>`).join('') }
    const error = await leerEnHilo(origen, { ...LIMITES_DE_LECTURA, ...limites }).catch(e => e)
    expect([error.status, error.errors]).toEqual([422, { [archivo ? 'archivo' : 'html']: [dice] }])
  })

  it('while too much waits to be read, whoever comes is told to come back', async () => {
    const error = await leerEnHilo(
      { html: '<p>x</p>' },
      { ...LIMITES_DE_LECTURA, cuantos: 0, enEspera: 0 },
    ).catch(e => e)
    expect([error.status, error.message, error.extra]).toEqual([
      503,
      mensajesDeError.sinServicio,
      { ocupado: true },
    ])
  })

  it('a table that is wider than is read loses no cell, and it is said', async () => {
    const celdas = Array.from({ length: 80 }, (_, i) => `<td>celda${i}</td>`).join('')
    const { body } = await pegar({ html: `<h2>Anexos</h2><table><tr>${celdas}</tr></table>` })
    expect(body.data.avisos).toEqual([
      'Una tabla tiene más de 60 columnas: lo que sigue queda junto en la última.',
    ])
    for (let i = 0; i < 80; i++) expect(JSON.stringify(body.data)).toContain(`celda${i}<`)
  })

  it('a text of the longest kind that nothing is recognized in comes back whole, as the contract says', async () => {
    const r = await pegar({ html: 'a'.repeat(2 ** 20) })
    expect(r.status).toBe(200)
    expect(calls.traerSilabo.leer.output.safeParse(r.body).error).toBeUndefined()
  })

  it('asks for one of the two', async () => {
    const nada = await pegar({})
    expect([nada.status, nada.body.errors.archivo]).toEqual([
      422,
      ['Suba un documento de Word (.docx) o pegue su texto.'],
    ])
    expect((await pegar({ html: '<p> </p>' })).body.errors.html).toEqual(['Pegue el texto del sílabo.'])
  })

  it('is for who may write the syllabus of this course', async () => {
    expect((await pegar({ html: '<p>x</p>' }, 'inspector')).status).toBe(403)
    expect(
      (await t.as(t.gente.token.operador)('POST', '/v1/asignaturas/999999/silabo/traer', { html: 'x' }))
        .status,
    ).toBe(404)
  })
})
