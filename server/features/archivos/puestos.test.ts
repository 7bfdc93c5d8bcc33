import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type S3DePrueba, s3DePrueba } from '../../platform/files/testing/s3.ts'
import { plantPlan, plantPrograma } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { sendForm } from '../../testing/form.ts'

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const PLAN = '/v1/plan/estudios'
const MODELO = '/v1/modelos/educativos'

describe('while the bucket takes its time to keep a file', () => {
  let s3: S3DePrueba
  let t: TestApp
  beforeAll(async () => {
    s3 = await s3DePrueba()
    t = await createTestApp({ STORAGE_URL: s3.url })
  })
  afterAll(async () => {
    await t.close()
    await s3.close()
  })

  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const send = (path: string, fields: Record<string, string>, campo = 'archivo_resolucion') =>
    sendForm(t, t.gente.token.operador, path, { ...fields, [campo]: { bytes: PDF, name: 'a.pdf' } })

  interface Caso {
    subir(): ReturnType<typeof send>
    guardar(): Promise<{ status: number }>
  }

  it.each<[string, () => Promise<Caso>]>([
    [
      'the malla of a plan',
      async () => {
        const { plan } = await plantPlan(t)
        return {
          subir: () => send(`${PLAN}/malla/curricular/${plan}`, {}, 'archivo'),
          guardar: () => ask('PUT', `${PLAN}/${plan}`, { full_name: `Otro nombre ${plan}` }),
        }
      },
    ],
    [
      'the resolution of a plan',
      async () => {
        const { plan } = await plantPlan(t)
        return {
          subir: () => send(`${PLAN}/${plan}`, { _method: 'PUT' }),
          guardar: () => ask('PUT', `${PLAN}/${plan}`, { full_name: `Otro nombre ${plan}` }),
        }
      },
    ],
    [
      'the resolution of a new plan',
      async () => {
        const { programa } = await plantPrograma(t)
        return {
          subir: () => send(PLAN, { full_name: 'Plan nuevo', carrera_id: String(programa) }),
          guardar: () => ask('PUT', `/v1/programas/${programa}`, { nombre: 'Otro nombre' }),
        }
      },
    ],
    [
      'that of an educational model',
      async () => {
        const { id } = (await ask('POST', MODELO, { nombre: 'Modelo' })).body.data
        return {
          subir: () => send(`${MODELO}/${id}`, { _method: 'PUT' }, 'archivo'),
          guardar: () => ask('PUT', `${MODELO}/${id}`, { nombre: 'Otro modelo' }),
        }
      },
    ],
  ])('nobody waits for it who writes the same thing: %s', async (_caso, plantar) => {
    const { subir, guardar } = await plantar()
    s3.fallar('espera')
    const antes = s3.asked.length
    const subida = subir()
    await vi.waitFor(() => expect(s3.asked.length).toBeGreaterThan(antes), 5000)
    const guardado = await Promise.race([guardar(), sleep(2000, { status: 'waits' })])
    s3.fallar(null)
    const { status, body } = await subida
    expect([guardado.status, status], JSON.stringify(body)).toEqual([200, 200])
  })
})
