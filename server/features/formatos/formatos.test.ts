import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseWorkbook, READ_LIMITS } from '../../platform/excel/parseWorkbook.ts'
import { openZip } from '../../platform/excel/unzip.ts'
import { decodeXml } from '../../platform/excel/xml.ts'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

describe('the form C1', () => {
  let t: TestApp
  let p: PlanPlantado
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const c1 = (como: string) => `/v1/plan/estudios/${p.plan}/${como}sunedu/c1`
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    await t.owner.query("update planes set numero = '04', fecha_resolucion = '2025-11-12' where id = $1", [
      p.plan,
    ])
    await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas: [
        {
          nombre: '=1+1',
          codigo: '0021',
          ciclo_id: p.ciclos[0],
          credits: 4,
          horasteoria: 3,
          horaspractica: 1,
          horasvirtualpractica: 1,
          tipoestudio: 'general',
        },
        { nombre: 'Robótica', codigo: 'E1', seccion_id: p.seccion, credits: 3, horasteoria: 3 },
      ],
    })
  })
  afterAll(() => t.close())

  it('is an Excel that can be read, figures as numbers and texts as texts', async () => {
    const r = await ask('GET', c1('excel/'))
    expect(r.raw.headers['content-type']).toContain('spreadsheetml')
    expect(decodeURIComponent(String(r.raw.headers['content-disposition']))).toMatch(
      /Formato C1 - Programa plantado \d+ - Plan plantado \d+\.xlsx/,
    )
    const libro = parseWorkbook(new Uint8Array(r.raw.rawPayload), READ_LIMITS)
    expect(libro.map(s => s.name)).toEqual(['Formato C1', 'Antes de presentarlo'])
    const valor = (rotulo: string) =>
      libro[0]!.rows.find(row => row.cells[0]?.text === rotulo)!.cells.findLast(c => c.text !== '')!
    expect(valor('Semanas por periodo')).toMatchObject({ kind: 'number', number: 16 })
    expect(valor('Fecha del documento')).toMatchObject({ kind: 'date', text: '2025-11-12' })
    expect(valor('Código o número del plan')).toMatchObject({ kind: 'text', text: '04' })
    const titulos = decodeXml(openZip(new Uint8Array(r.raw.rawPayload), 1e6).read('xl/workbook.xml')!)
    const cabecera = libro[0]!.rows.find(row => row.cells.some(c => c.text === 'Nombre del curso'))!.number
    expect(titulos).toContain(`!$${cabecera - 2}:$${cabecera}<`)
    const fila = libro[0]!.rows.find(row => row.cells.some(c => c.text === '=1+1'))!
    expect(fila.cells[1]).toMatchObject({ kind: 'text', text: '0021' })
    // 3·16 theory; 1·16 practice and as many virtual; credits 3 + 0.5 + 0.5.
    expect(fila.cells.flatMap(c => c.number ?? [])).toEqual([
      48, 0, 48, 16, 16, 32, 80, 3, 0, 3, 0.5, 0.5, 1, 4,
    ])
  })

  it('is a PDF, and says what lacks', async () => {
    const { texto } = await leerPdf(new Uint8Array((await ask('GET', c1('pdf/'))).raw.rawPayload))
    expect(texto).toContain('Robótica')
    const { data } = (await ask('GET', c1(''))).body
    expect(data).toEqual(
      expect.arrayContaining([expect.stringContaining('1 curso sin tipo de estudios: E1')]),
    )
    for (const aviso of data) expect(texto.replaceAll(/\s+/g, ' ')).toContain(aviso.slice(0, 30))
  })

  it.each(['', 'excel/', 'pdf/'])('another institution: 404 (%s)', async como =>
    expect((await t.as(t.gente.ajeno)('GET', c1(como))).status).toBe(404),
  )
})
