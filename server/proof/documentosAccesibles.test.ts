import { writes } from '@malla/contracts/call.ts'
import { allCalls } from '@malla/contracts/calls.ts'
import { faltasDe } from '@malla/documents/testing/accesible.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { filas } from '../testing/proof/filas.ts'
import { type Mundo, plantMundo } from '../testing/proof/mundo.ts'
import { pedir } from '../testing/proof/pedir.ts'

/** Every call that prints a PDF, by what it says of itself; those that mail one or pack many print the same documents. */
const documentos = allCalls().filter(
  ([name, call]) =>
    !writes(call) && /\bPDF\b/.test(call.summary) && !/^Envía|zip/.test(call.summary) && filas[name],
)

describe('every PDF can be heard', () => {
  let t: TestApp
  let m: Mundo
  beforeAll(async () => {
    t = await createTestApp()
    m = await plantMundo(t)
  })
  afterAll(() => t.close())

  it.each(documentos)('%s', async (name, call) => {
    const { status, text } = await pedir(t, m.token.entidad.root, call, filas[name]!.entrada(m.uno, 'zquno'))
    expect(status, text).toBe(200)
    const { headers, rawPayload } = await t.app.inject({ url: JSON.parse(text).url })
    expect(headers['content-type']).toBe('application/pdf')
    expect(faltasDe(await leerPdf(new Uint8Array(rawPayload)))).toEqual([])
  })
})
