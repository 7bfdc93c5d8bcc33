import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { plantPlan, plantPrograma } from '../../testing/academico.ts'
import type { Ask } from '../../testing/app.ts'
import { casaConCubo } from '../../testing/casaConCubo.ts'
import { sendForm } from '../../testing/form.ts'

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const PLAN = '/v1/plan/estudios'
const MODELO = '/v1/modelos/educativos'

describe('while the bucket takes its time to keep a file', () => {
  const casa = casaConCubo()
  const ask: Ask = (...args) => casa.t.as(casa.t.gente.token.operador)(...args)
  const send = (path: string, fields: Record<string, string>, campo = 'archivo_resolucion') =>
    sendForm(casa.t, casa.t.gente.token.operador, path, { ...fields, [campo]: { bytes: PDF, name: 'a.pdf' } })

  const sendImagen = async (path: string, fields: Record<string, string>) => {
    const bytes = await sharp({ create: { width: 32, height: 16, channels: 3, background: '#128' } })
      .png()
      .toBuffer()
    return sendForm(casa.t, casa.t.gente.token.operador, path, {
      ...fields,
      imagen: { bytes, name: 'a.png' },
    })
  }

  interface Caso {
    subir(): ReturnType<typeof send>
    guardar(): Promise<{ status: number }>
  }

  it.each<[string, () => Promise<Caso>]>([
    [
      'the malla of a plan',
      async () => {
        const { plan } = await plantPlan(casa.t)
        return {
          subir: () => send(`${PLAN}/malla/curricular/${plan}`, {}, 'archivo'),
          guardar: () => ask('PUT', `${PLAN}/${plan}`, { full_name: `Otro nombre ${plan}` }),
        }
      },
    ],
    [
      'the resolution of a plan',
      async () => {
        const { plan } = await plantPlan(casa.t)
        return {
          subir: () => send(`${PLAN}/${plan}`, { _method: 'PUT' }),
          guardar: () => ask('PUT', `${PLAN}/${plan}`, { full_name: `Otro nombre ${plan}` }),
        }
      },
    ],
    [
      'the resolution of a new plan',
      async () => {
        const { programa } = await plantPrograma(casa.t)
        return {
          subir: () => send(PLAN, { full_name: 'Plan nuevo', carrera_id: String(programa) }),
          guardar: () => ask('PUT', `/v1/programas/${programa}`, { nombre: 'Otro nombre' }),
        }
      },
    ],
    [
      'a file on a section of a plan',
      async () => {
        const { plan, ciclos } = await plantPlan(casa.t)
        return {
          subir: () => send(`${PLAN}/guardar/archivos/json/${plan}`, { key: 'misiones' }, 'archivo'),
          guardar: () =>
            ask('PUT', `/v1/asignaturas/por/plan/estudio/${plan}`, {
              asignaturas: [{ nombre: 'Física', ciclo_id: ciclos[0] }],
            }),
        }
      },
    ],
    [
      'one on a section of a programme',
      async () => {
        const { programa } = await plantPrograma(casa.t)
        return {
          subir: () =>
            send(`/v1/programas/guardar/archivos/json/${programa}`, { key: 'misiones' }, 'archivo'),
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
    [
      'the picture of a programme',
      async () => {
        const { programa } = await plantPrograma(casa.t)
        return {
          subir: () => sendImagen(`/v1/programas/${programa}`, { _method: 'PUT' }),
          guardar: () => ask('PUT', `/v1/programas/${programa}`, { nombre: 'Otro nombre' }),
        }
      },
    ],
    [
      'that of a new programme',
      async () => {
        const { programa } = await plantPrograma(casa.t)
        const { facultad_id, nivel_id, modalidad_id } = (await ask('GET', `/v1/programas/${programa}`)).body
          .data
        const nuevo = (nombre: string) => ({ nombre, facultad_id, nivel_id, modalidad_id })
        const campos = Object.fromEntries(Object.entries(nuevo('Con imagen')).map(([k, v]) => [k, String(v)]))
        return {
          subir: () => sendImagen('/v1/programas', campos),
          guardar: () => ask('POST', '/v1/programas', nuevo('Sin imagen')),
        }
      },
    ],
  ])('nobody waits for it who writes the same thing: %s', async (_caso, plantar) => {
    const { subir, guardar } = await plantar()
    casa.s3.fallar('espera')
    const antes = casa.s3.asked.length
    const subida = subir()
    await vi.waitFor(() => expect(casa.s3.asked.length).toBeGreaterThan(antes), 5000)
    const guardado = await Promise.race([guardar(), sleep(2000, { status: 'waits' })])
    casa.s3.fallar(null)
    const { status, body } = await subida
    expect([guardado.status, status], JSON.stringify(body)).toEqual([200, 200])
  })
})
