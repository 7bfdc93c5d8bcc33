import path from 'node:path'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zip } from '../../platform/excel/zip.ts'
import { folderStorage } from '../../platform/files/storage.ts'
import { plantCurso, plantPlan, plantPrograma } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { multipart } from '../../testing/multipart.ts'

const URL = '/v1/plan/estudios'
const bytes = (text: string) => new TextEncoder().encode(text)
const PDF = bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const office = (main: string, part: string) =>
  zip(
    new Map([
      [
        '[Content_Types].xml',
        bytes(
          `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${main}+xml"/></Types>`,
        ),
      ],
      [part, bytes('<x/>')],
    ]),
  )
/** A compound file: its signature, and the name of its main stream. */
const compound = (stream: string) => {
  const file = Buffer.alloc(2048)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  Buffer.from(stream, 'utf16le').copy(file, 1024)
  return file
}

describe('the resolution of a plan', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  const send = async (
    path: string,
    fields: Record<string, string>,
    file: Uint8Array,
    name = 'mi archivo.pdf',
  ) => {
    const form = await multipart(fields, { archivo_resolucion: { name, bytes: file } })
    const r = await t.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${t.gente.token.operador}` },
    })
    return { status: r.statusCode, body: r.json() }
  }
  const put = (plan: number, file: Uint8Array, name?: string) =>
    send(`${URL}/${plan}`, { _method: 'PUT' }, file, name)
  const get = (url: string, token = t.gente.token.operador) =>
    t.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  const kept = async () => (await t.owner.query('select count(*)::int n from archivos')).rows[0].n

  it('stands among the annexes of the formal document', async () => {
    const { plan } = await plantPlan(t)
    expect((await put(plan, PDF)).status).toBe(200)
    const file = await get(`/api/v1/plan/estudios/diseno/curricular/pdf/${plan}`)
    const { texto } = await leerPdf(new Uint8Array(file.rawPayload))
    expect(texto).toMatch(/Anexos N\.º Archivo Sección Tamaño 1 Resolución - .+\.pdf Resolución /)
  })

  it('comes with a new plan, and whoever sees the plan opens it', async () => {
    const { programa } = await plantPrograma(t)
    const fields = { full_name: 'Plan 2026/1', carrera_id: String(programa) }
    const made = await send(URL, fields, PDF)
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const url = made.body.data.archivo_resolucion_url
    const file = await get(url)
    expect(file.rawPayload.equals(PDF)).toBe(true)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain(
      'Resolución - Plan 2026 1.pdf',
    )
    expect((await get(url, t.gente.token.inspector)).statusCode).toBe(200)
    expect((await get(url, t.gente.token.docente)).statusCode).toBe(403)
    expect((await get(url, t.gente.ajeno)).statusCode).toBe(404)
  })

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['an image', () => PNG, 'image/png'],
    [
      'a Word document',
      () => office('wordprocessingml.document.main', 'word/document.xml'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['an old Word document', () => compound('WordDocument'), 'application/msword'],
  ])('may be %s, whatever its name says', async (_case, make, tipo) => {
    const { plan } = await plantPlan(t)
    const r = await put(plan, await make(), 'datos.bin')
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect((await get(r.body.data.archivo_resolucion_url)).headers['content-type']).toBe(tipo)
  })

  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['a page', () => bytes('<html><script>alert(1)</script></html>')],
    ['a drawing', () => bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a workbook', () => office('spreadsheetml.sheet.main', 'xl/workbook.xml')],
    ['an old workbook', () => compound('Workbook')],
    ['a program', () => Buffer.from('4d5a9000', 'hex')],
    ['half of a name', () => bytes('%PD')],
  ])('may not be %s, even when it is named like a PDF; nothing is kept', async (_case, make) => {
    const { plan } = await plantPlan(t)
    const before = await kept()
    const r = await put(plan, await make())
    expect(r.status).toBe(422)
    expect(r.body.errors.archivo_resolucion[0]).toMatch(/PDF, una imagen o un documento de Word/)
    expect(await kept()).toBe(before)
  })

  it('is replaced by another one, and removed', async () => {
    const { plan } = await plantPlan(t)
    const first = (await put(plan, PDF)).body.data
    const second = (await put(plan, PNG)).body.data
    expect(second.archivo_resolucion_url).not.toBe(first.archivo_resolucion_url)
    expect((await get(first.archivo_resolucion_url)).statusCode).toBe(404)
    const gone = await ask('DELETE', `${URL}/archivo/resolucion/${plan}`)
    expect(gone.body.message).toBe('Acabamos de eliminar el archivo de la resolución.')
    expect((await get(second.archivo_resolucion_url)).statusCode).toBe(404)
    expect((await ask('GET', `${URL}/${plan}`)).body.data.archivo_resolucion_url).toBeNull()
    expect((await ask('DELETE', `${URL}/archivo/resolucion/${plan}`)).status).toBe(404)
  })

  it('goes along when the plan moves to another programme', async () => {
    const { plan } = await plantPlan(t)
    const url = (await put(plan, PDF)).body.data.archivo_resolucion_url
    const to = await plantPrograma(t)
    await ask('PUT', `${URL}/${plan}`, { carrera_id: to.programa })
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 3,
      rol: 2,
      programas: [to.programa],
    })
    expect((await get(url, token)).statusCode).toBe(200)
  })

  it('and so do the PDFs of its approved syllabi, for those of its new programme alone', async () => {
    const p = await plantPlan(t)
    const clave = await folderStorage(path.join(t.dataDir, 'archivos')).put(PDF)
    const { rows } = await t.owner.query(
      `with a as (insert into archivos (empresa_id, clave, nombre, tipo, bytes, facultad_id, programa_id)
          values ($1, $2, 'Sílabo.pdf', 'application/pdf', 49, $3, $4) returning id)
        insert into silabos (empresa_id, planestudio_id, asignatura_id, archivo_id) select $1, $5, $6, id from a returning archivo_id as id`,
      [t.gente.empresa, clave, p.facultad, p.programa, p.plan, await plantCurso(t, p)],
    )
    const to = await plantPrograma(t)
    const de = async (programa: number) =>
      (
        await t.gente.alguien(t.owner, {
          empresa: t.gente.empresa,
          tipouser: 3,
          rol: 2,
          programas: [programa],
        })
      ).token
    const [antes, ahora] = [await de(p.programa), await de(to.programa)]
    const abren = async () => {
      const url = `/api/v1/archivos/${rows[0].id}`
      return [(await get(url, antes)).statusCode, (await get(url, ahora)).statusCode]
    }
    expect(await abren()).toEqual([200, 404])
    expect((await ask('PUT', `${URL}/${p.plan}`, { carrera_id: to.programa })).status).toBe(200)
    expect(await abren()).toEqual([404, 200])
  })

  it('of a ceased plan cannot be replaced, and nothing is left behind', async () => {
    const { plan } = await plantPlan(t)
    await ask('PUT', `${URL}/${plan}`, { fechacese: '2026-01-01' })
    const before = await kept()
    expect((await put(plan, PDF)).status).toBe(409)
    expect(await kept()).toBe(before)
  })

  it('an empty file field changes nothing', async () => {
    const { plan } = await plantPlan(t)
    const { archivo_resolucion_url } = (await put(plan, PDF)).body.data
    const again = await send(`${URL}/${plan}`, { _method: 'PUT', semanas: '17' }, new Uint8Array(), '')
    expect(again.body.data).toMatchObject({ archivo_resolucion_url, semanas: 17 })
  })
})
