import { calls } from '@malla/contracts/calls.ts'
import { listas, type NombreDeLista, nombresDeListas } from '@malla/domain/listas/listas.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWorkbook } from '../../platform/excel/readWorkbook.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { enExcel } from './todas.ts'

const todasLas = (lista: NombreDeLista) =>
  Object.keys(enExcel[lista].columnas).map(campo => ({ campo, titulo: `Título de ${campo}` }))

describe('every list in Excel', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
    const op = t.as(t.gente.token.operador)
    for (let i = 1; i <= 12; i++)
      await op('POST', '/v1/niveles/programas', { nombre: `Nivel ${i}`, codigo: String(90000 + i) })
    for (const nombre of ['=cmd|calc', '+51', '-5', '@SUM(A1)', 'Área «ñ» & <b>'])
      await op('POST', '/parametros/areascursos/save', { nombre })
  })
  afterAll(() => t.close())

  type Rol = keyof TestApp['gente']['token']
  const excel = (lista: string, body: object = {}, rol: Rol = 'root') =>
    t.as(t.gente.token[rol])('POST', `/v1/listas/${lista}/excel`, {
      columnas: lista in enExcel ? todasLas(lista as NombreDeLista) : [],
      ...body,
    })
  /** The cells of the only sheet by rows; a row of none is an empty list. */
  async function leer(url: string, rol: Rol = 'root') {
    const { raw } = await t.as(t.gente.token[rol])('GET', url.replace(/^\/api/, ''))
    expect([raw.statusCode, raw.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    const [sheet] = await readWorkbook(new Uint8Array(raw.rawPayload))
    const filas = sheet!.rows.map(row => {
      const cells: (string | number | null)[] = []
      for (const c of row.cells) cells[c.column] = c.kind === 'number' ? c.number : c.text
      return Array.from(cells, c => c ?? null)
    })
    return { filas, nombre: decodeURIComponent(String(raw.headers['content-disposition'])), sheet: sheet! }
  }

  it.each(nombresDeListas)('%s is told by its own call', nombre => {
    const [grupo, llamada] = listas[nombre].llamada.split('.') as [string, string]
    expect(enExcel[nombre].call).toBe((calls as Record<string, Record<string, unknown>>)[grupo]![llamada])
  })

  const sinId: NombreDeLista[] = nombresDeListas.filter(
    l => !['equivalencias', 'equipos', 'laboratorios_de_plan'].includes(l),
  )
  it.each(sinId)('%s is written for root', async lista => {
    const r = await excel(lista, { pedido: { tipo: lista === 'talleres' ? 2 : undefined, page: 3 } })
    expect([lista, r.status, r.body.message]).toEqual([lista, 200, undefined])
    const { filas, nombre } = await leer(r.body.url)
    expect(filas[0]![0]).toBe(listas[lista].titulo)
    expect(filas[4]).toEqual(todasLas(lista).map(c => c.titulo))
    expect(nombre).toMatch(new RegExp(`${listas[lista].titulo} \\d{4}-\\d\\d-\\d\\d\\.xlsx$`))
  })

  it('holds cell by cell what the list shows, all pages of it, in its order', async () => {
    const columnas = [
      { campo: 'nombre', titulo: 'Área' },
      { campo: 'cursos_count', titulo: 'Cursos' },
    ]
    const pedido = { filtro: 'a', page: 2, per_page: 5 }
    const r = await excel('areascursos', { columnas, pedido, palabras: ['Filtrar: «a»'] }, 'operador')
    const shown = await t.as(t.gente.token.operador)('POST', '/parametros/areascursos/list', {
      filtro: 'a',
      per_page: 50,
    })
    const { filas } = await leer(r.body.url, 'operador')
    expect(shown.body.data.length).toBeGreaterThan(1)
    expect(filas[1]![0]).toMatch(/^Universidad de Prueba · \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    expect(filas.slice(2)).toEqual([
      ['Filtros: Filtrar: «a»'],
      [`${shown.body.data.length} filas`],
      ['Área', 'Cursos'],
      ...shown.body.data.map((p: { nombre: string; cursos_count: number }) => [p.nombre, p.cursos_count]),
    ])
  })

  it('what looks like a formula stays text', async () => {
    const r = await excel('areascursos', { columnas: [{ campo: 'nombre', titulo: '=1+1' }] })
    const { filas, sheet } = await leer(r.body.url)
    expect(filas.flat()).toEqual(expect.arrayContaining(['=1+1', '=cmd|calc', '+51', '-5', '@SUM(A1)']))
    expect(sheet.rows.flatMap(row => row.cells).every(c => c.kind === 'text')).toBe(true)
  })

  it('of a list that is narrowed on the screen the rows that are seen, in their order', async () => {
    const { body } = await t.as(t.gente.token.operador)('GET', '/v1/niveles/programas')
    const [a, b, c] = body.data as { id: number; nombre: string }[]
    const r = await excel('niveles', {
      columnas: [{ campo: 'nombre', titulo: 'Nivel' }],
      ids: [c!.id, a!.id, 987_654_321],
    })
    const { filas } = await leer(r.body.url)
    expect(filas.slice(3)).toEqual([['2 filas'], ['Nivel'], [c!.nombre], [a!.nombre]])
    expect(b).toBeDefined()
  })

  it('a level says its type in the words of the kind of institution', async () => {
    const { body } = await t.as(t.gente.token.operador)('GET', '/v1/niveles/programas')
    const pedida = {
      columnas: [
        { campo: 'nombre', titulo: 'Nivel' },
        { campo: 'tipo', titulo: 'Tipo' },
      ],
      ids: [body.data[0].id],
    }
    const dicho = async () =>
      (await leer((await excel('niveles', pedida, 'operador')).body.url, 'operador')).filas.at(-1)
    expect(await dicho()).toEqual([body.data[0].nombre, 'Pregrado'])
    await t.owner.query("update empresas set tipo = 'Instituto' where id = $1", [t.gente.empresa])
    expect(await dicho()).toEqual([body.data[0].nombre, 'Formación profesional'])
    await t.owner.query("update empresas set tipo = 'Universidad' where id = $1", [t.gente.empresa])
  })

  it('a period says where it stands today, and the dates of programmes that have another', async () => {
    const op = t.as(t.gente.token.operador)
    const { rows } = await t.owner.query(
      `with f as (insert into facultades (empresa_id, nombre) values ($1, 'Ciencias') returning id),
       m as (insert into modalidades (empresa_id, nombre) values ($1, 'Presencial') returning id)
       insert into programas (empresa_id, nombre, facultad_id, modalidad_id, nivel_id)
       select $1, 'Física', f.id, m.id, (select min(id) from niveles where empresa_id = $1) from f, m returning id`,
      [t.gente.empresa],
    )
    const programa_id = Number(rows[0].id)
    const nuevo = await op('POST', '/v1/periodos', {
      ...{ nombre: '2020-I', fechainicio: '2020-03-16', fechafin: '2020-07-17', fechaentrega: '2020-04-01' },
      plazos: [{ programa_id, fechaentrega: '2020-04-15' }],
    })
    expect(nuevo.status, JSON.stringify(nuevo.body)).toBe(200)
    const columnas = ['estado', 'fechaentrega', 'plazos'].map(campo => ({ campo, titulo: campo }))
    const r = await excel('periodos', { columnas, ids: [nuevo.body.data.id] }, 'operador')
    const [estado, , plazos] = (await leer(r.body.url, 'operador')).filas.at(-1)!
    expect([estado, plazos]).toEqual(['Terminado', 'Física: 15/04/2020'])
  })

  it.each([
    ['usuarios', 'operador', 403],
    ['actividades', 'inspector', 403],
    ['papelera', 'tutor', 403],
    ['facultades', 'docente', 403],
    ['silabos', 'docente', 200],
    ['facultades', 'demo', 200],
    ['locales', 'inspector', 200],
  ] as const)('%s for %s is as its own call: %s', async (lista, rol, status) =>
    expect((await excel(lista, {}, rol)).status).toBe(status),
  )

  it('refuses what the list has not, with the reason under its field', async () => {
    const bad = await excel('facultades', { columnas: [{ campo: 'constructor', titulo: 'X' }] })
    expect([bad.status, bad.body.errors]).toEqual([
      422,
      { columnas: ['La lista no tiene la columna «constructor».'] },
    ])
    const filter = await excel('facultades', { pedido: { estado: 'Cualquiera' } })
    expect([filter.status, Object.keys(filter.body.errors)]).toEqual([422, ['estado']])
    expect((await excel('nada', { columnas: [{ campo: 'a', titulo: 'A' }] })).status).toBe(422)
    expect((await excel('facultades', { columnas: [] })).status).toBe(422)
    expect((await excel('equipos', { pedido: { id: 987_654_321 } })).status).toBe(404)
  })

  it('ends after 20,000 rows, and says so', async () => {
    await t.owner.query(
      `insert into parametros (empresa_id, tipo, nombre) select $1, 'tiposcursos', 'Tipo ' || n from generate_series(1, 20003) n`,
      [t.gente.empresa],
    )
    const r = await excel('tiposcursos', { columnas: [{ campo: 'nombre', titulo: 'Tipo' }] })
    const { filas } = await leer(r.body.url)
    expect(filas.length).toBe(5 + 20_000)
    expect(filas[3]![0]).toMatch(
      /^Las primeras 20\u00a0000 filas de 20\u00a00\d\d: para ver el resto, filtre la lista\.$/,
    )
  })

  it('another institution has its own rows, and its address opens for nobody else', async () => {
    const r = await excel('niveles', { columnas: [{ campo: 'nombre', titulo: 'Nivel' }] }, 'operador')
    const ajeno = await t.as(t.gente.ajeno)('POST', '/v1/listas/niveles/excel', {
      columnas: [{ campo: 'nombre', titulo: 'Nivel' }],
    })
    expect((await leer(r.body.url, 'operador')).filas.flat()).toContain('Nivel 12')
    expect(ajeno.status).toBe(200)
    expect((await leer(ajeno.body.url)).filas.flat()).not.toContain('Nivel 12')
    expect((await t.as(null)('POST', '/v1/listas/niveles/excel', {})).status).toBe(401)
  })
})
