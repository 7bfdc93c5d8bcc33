import { calls } from '@malla/contracts/calls.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWorkbook } from '../../platform/excel/readWorkbook.ts'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

const c = calls.competencias

describe('the matrix of a plan', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  const matriz = (plan: number) => `/v1/plan/estudios/${plan}/competencias/cursos`
  const put = (plan: number, ...celdas: [number, number, string | null][]) =>
    ask('PUT', matriz(plan), {
      celdas: celdas.map(([competencia_id, asignatura_id, nivel]) => ({
        competencia_id,
        asignatura_id,
        nivel,
      })),
    })
  const start = async () => {
    const p = await plantPlan(t, { ciclos: 2 })
    const competencia = async (nombre: string, mas: object = {}): Promise<number> =>
      (await ask('POST', '/v1/plan/estudios/competencias', { planestudio_id: p.plan, nombre, ...mas })).body
        .data.id
    const uno = await competencia('Modela con ñandúes =1+1')
    const dos = await competencia('Dirige', { tipopadre: 2 })
    const cursos = [
      await plantCurso(t, p, { nombre: 'Álgebra', codigo: '0021' }),
      await plantCurso(t, p, { nombre: 'Cálculo', codigo: 'MA2', ciclo_id: p.ciclos[1] }),
    ] as const
    return { ...p, uno, dos, cursos }
  }
  const file = async (plan: number, kind: string, query = '') => {
    const r = await ask('GET', `${matriz(plan)}/${kind}${query}`)
    expect(r.status, r.raw.body.slice(0, 300)).toBe(200)
    return r.raw
  }

  it('a new version of a course serves what the old one did, and is written through any of them', async () => {
    const { plan, uno, dos, cursos } = await start()
    const [base] = cursos
    await put(plan, [uno, base, 'introduce'])
    const { body } = await ask('POST', '/v1/asignaturas', {
      planestudio_id: plan,
      asignatura_id: base,
      nombre: 'Álgebra nueva',
    })
    const nueva = body.data.id
    const r = await put(plan, [dos, nueva, 'logra'], [uno, base, 'desarrolla'])
    const celdas = [
      { competencia_id: uno, asignatura_id: nueva, nivel: 'desarrolla' },
      { competencia_id: dos, asignatura_id: nueva, nivel: 'logra' },
    ]
    expect(r.body.data).toEqual(celdas)
    expect((await ask('GET', matriz(plan))).body.data).toEqual(celdas)
    const { rows } = await t.owner.query(
      'select distinct asignatura_id::int from competencia_cursos where planestudio_id = $1',
      [plan],
    )
    expect(rows).toEqual([{ asignatura_id: base }])
    expect((await put(plan, [uno, nueva, null])).body.data).toEqual([celdas[1]])
  })

  it('a cell that somebody else changed since it was seen is not written over, and nothing of that call is', async () => {
    const { plan, uno, dos, cursos } = await start()
    const [algebra, calculo] = cursos
    await put(plan, [uno, algebra, 'introduce'])
    const escribir = (...celdas: object[]) => ask('PUT', matriz(plan), { celdas })
    const de = (
      competencia_id: number,
      asignatura_id: number,
      nivel: string | null,
      antes?: string | null,
    ) => ({
      competencia_id,
      asignatura_id,
      nivel,
      antes,
    })
    const r = await escribir(de(uno, algebra, 'logra', null), de(dos, calculo, 'desarrolla', null))
    expect(r.status).toBe(409)
    expect(r.body.actual).toEqual([{ competencia_id: uno, asignatura_id: algebra, nivel: 'introduce' }])
    expect(r.body.message).toBe('Otra persona cambió antes esta celda: F1, Álgebra (ahora I).')
    expect((await ask('GET', matriz(plan))).body.data).toHaveLength(1)
    // What stands there already is no conflict: the same write may come twice.
    for (const veces of [1, 2])
      expect((await escribir(de(uno, algebra, 'logra', 'introduce'))).status, `${veces}`).toBe(200)
    expect((await escribir(de(uno, algebra, null, 'logra'))).body.data).toEqual([])
    const vacia = await escribir(de(uno, algebra, 'logra', 'introduce'))
    expect(vacia.body.message).toContain('(ahora vacía)')
    expect((await escribir(de(uno, algebra, 'desarrolla'))).status).toBe(200)
  })

  it('goes out in Excel: competencies down, courses across, texts as texts, gaps beside them', async () => {
    const { plan, uno, cursos } = await start()
    await put(plan, [uno, cursos[0], 'introduce'], [uno, cursos[1], 'logra'])
    const raw = await file(plan, 'excel')
    expect(raw.headers['content-disposition']).toContain('.xlsx')
    const [hoja, deCursos] = await readWorkbook(new Uint8Array(raw.rawPayload))
    const filas = hoja!.rows.map(row => row.cells.map(cell => cell.text))
    expect(filas[0]).toEqual(['Matriz de competencias y cursos'])
    expect(filas[1]![0]).toMatch(/Programa plantado.* · Plan plantado/)
    expect(filas[3]).toEqual(['Código', 'Tipo', 'Competencia', '0021', 'MA2', 'Qué falta o se repite'])
    expect(filas[4]).toEqual(['F1', 'Específicas', 'Modela con ñandúes =1+1', 'I', 'L', 'Falta D'])
    expect(filas[5]).toEqual(['F1', 'Generales', 'Dirige', 'Sin cursos'])
    expect(deCursos!.rows.map(row => row.cells.map(cell => cell.text)).slice(4)).toEqual([
      ['0021', 'Álgebra', 'Ciclo 1', '1'],
      ['MA2', 'Cálculo', 'Ciclo 2', '1'],
    ])
  })

  it('goes out as filtered, in both kinds of file', async () => {
    const { plan, ciclos, uno, cursos } = await start()
    await put(plan, [uno, cursos[0], 'introduce'])
    const excel = await file(plan, 'excel', `?ciclo_id=${ciclos[1]}&tipopadre=1`)
    const [hoja] = await readWorkbook(new Uint8Array(excel.rawPayload))
    const textos = hoja!.rows.flatMap(row => row.cells.map(cell => cell.text))
    expect(textos).toContain('MA2')
    expect(textos).not.toContain('0021')
    expect(textos).not.toContain('Dirige')
    const pdf = await file(plan, 'pdf', '?huecos=true')
    const { texto } = await leerPdf(new Uint8Array(pdf.rawPayload))
    expect(texto).toContain('Solo: huecos')
    expect(texto).toContain('Sin cursos F1 · Generales · Dirige')
  })

  it('is nobody else’s: 404 elsewhere, 422 for what is no filter', async () => {
    const { plan } = await start()
    const otro = t.as(t.gente.ajeno)
    expect((await otro('GET', `${matriz(plan)}/excel`)).status).toBe(404)
    expect((await otro('GET', `${matriz(plan)}/pdf`)).status).toBe(404)
    expect((await ask('GET', `${matriz(plan)}/pdf?tipopadre=9`)).status).toBe(422)
    expect(c.matrizPdf.access).toBe('informes.ver')
  })
})
