import path from 'node:path'
import { closePdf } from '@malla/documents/engine/pdf.ts'
import { closeWord } from '@malla/documents/engine/word.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { archivosDeZip, leerWord } from '@malla/documents/testing/leerWord.ts'
import { silaboDeEjemplo } from '@malla/documents/testing/silabo.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStorage } from '../../../platform/files/storage.ts'
import { type PlanPlantado, plantCurso, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'

describe('the documents of an approved syllabus', () => {
  let t: TestApp
  let p: PlanPlantado
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const bytesOf = (r: { raw: { rawPayload: Buffer } }) => new Uint8Array(r.raw.rawPayload)
  const pdfOf = async (path: string) => {
    const r = await ask('GET', path)
    expect(r.status, String(r.raw.body).slice(0, 300)).toBe(200)
    return leerPdf(bytesOf(r))
  }
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
  })
  afterAll(async () => {
    await closePdf()
    await closeWord()
    await t.close()
  })

  it('say who approved it and when, and the PDF is its frozen file', async () => {
    const curso = await plantCurso(t, p, { nombre: 'Aprobado ya' })
    const saved = await ask('PUT', `/v1/asignaturas/keys/silabo/${curso}`, {
      silabo: { ...silaboDeEjemplo.contenido, competencias: [] },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { rows } = await t.owner.query(
      `update silabos set estado = 'aprobado', aprobado_at = '2026-11-12T23:30:00-05:00', aprobado_por = $2
        where asignatura_id = $1 returning id`,
      [curso, t.gente.usuario.operador],
    )
    const fresh = await pdfOf(`/v1/asignaturas/pdf/silabo/${curso}`)
    expect(fresh.texto).toMatch(/Aprobado por .+ el 12 de noviembre de 2026\./)
    expect(fresh.texto).toContain('aprobado el 12/11/2026')
    await t.owner.query(
      `update silabos set congelado = '{"docentes": ["Quien lo dictó"], "hoja": {"full_name": "Plan de entonces", "programa": "Programa de entonces"}}' where id = $1`,
      [rows[0].id],
    )
    const then = await pdfOf(`/v1/asignaturas/pdf/silabo/${curso}`)
    expect(then.texto).toContain('Quien lo dictó')
    expect(then.texto).toContain('Plan de entonces')
    // In whatever holds many of them together each is on the sheet of its day.
    for (const junto of [`${p.plan}/pdf/silabos`, `diseno/curricular/pdf/${p.plan}`])
      expect((await pdfOf(`/v1/plan/estudios/${junto}`)).texto, junto).toContain('Plan de entonces')
    const { body } = await ask('POST', '/asignaturas/printUnidades', { planestudio_id: p.plan })
    const unidades = await t.app.inject({ url: body.url })
    expect((await leerPdf(new Uint8Array(unidades.rawPayload))).texto).toContain('Programa de entonces')

    const kept = new TextEncoder().encode('%PDF-1.7 as it was approved')
    const clave = await folderStorage(path.join(t.dataDir, 'archivos')).put(kept)
    await t.owner.query(
      `with a as (insert into archivos (empresa_id, clave, nombre, tipo, bytes) values ($1, $2, 'Sílabo de entonces.pdf', 'application/pdf', 27) returning id)
        update silabos set archivo_id = a.id from a where silabos.id = $3`,
      [t.gente.empresa, clave, rows[0].id],
    )
    const frozen = await ask('GET', `/v1/asignaturas/pdf/silabo/${curso}`)
    expect(bytesOf(frozen)).toEqual(kept)
    expect(decodeURIComponent(String(frozen.raw.headers['content-disposition']))).toContain('de entonces')
    const zip = archivosDeZip(bytesOf(await ask('GET', `/v1/plan/estudios/${p.plan}/zip/silabos`)))
    const en = (carpeta: string) => [...zip].find(([nombre]) => nombre.startsWith(`${carpeta}/`))![1]
    expect(new TextDecoder().decode(en('PDF'))).toBe('%PDF-1.7 as it was approved')
    // Its Word file is made anew, and says what it said then.
    const { texto } = leerWord(en('Word'))
    for (const dicho of ['Quien lo dictó', 'Plan de entonces', 'Programa de entonces'])
      expect(texto).toContain(dicho)
    await t.owner.query("update silabos set archivo_id = null, estado = 'borrador' where id = $1", [
      rows[0].id,
    ])
    const again = await pdfOf(`/v1/asignaturas/pdf/silabo/${curso}`)
    expect(again.texto).not.toContain('Aprobado por')
  })
})
