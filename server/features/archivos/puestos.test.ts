import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { plantPlan, plantPrograma } from '../../testing/academico.ts'
import type { Ask } from '../../testing/app.ts'
import { casaConCubo } from '../../testing/casaConCubo.ts'
import { sendForm } from '../../testing/form.ts'

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const PNG = new Uint8Array(
  await sharp({ create: { width: 32, height: 16, channels: 3, background: '#128' } })
    .png()
    .toBuffer(),
)
const PLAN = '/v1/plan/estudios'
const MODELO = '/v1/modelos/educativos'
const TEXTO = new TextEncoder().encode('not a file of any kind')
const AL_REVES = { fechavigencia: '2026-02-01', fechacese: '2026-01-01' }
const DE_MAS = { creditos_totales: '10', creditos_electivos: '20' }

/** Where a form goes, its fields and the name of its file. */
type Envio = [path: string, fields: Record<string, string>, campo?: string]

describe('while the bucket takes its time to keep a file', () => {
  const casa = casaConCubo()
  const ask: Ask = (...args) => casa.t.as(casa.t.gente.token.operador)(...args)
  const send = (path: string, fields: Record<string, string>, campo = 'archivo_resolucion') =>
    sendForm(casa.t, casa.t.gente.token.operador, path, { ...fields, [campo]: { bytes: PDF, name: 'a.pdf' } })

  const sendImagen = (path: string, fields: Record<string, string>) =>
    sendForm(casa.t, casa.t.gente.token.operador, path, { ...fields, imagen: { bytes: PNG, name: 'a.png' } })

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
      'the copies of the files of a plan that is copied',
      async () => {
        const { plan } = await plantPlan(casa.t)
        await send(`${PLAN}/malla/curricular/${plan}`, {}, 'archivo')
        return {
          subir: () => ask('POST', `${PLAN}/${plan}/versiones`, { full_name: `Copia de ${plan}` }),
          guardar: () => ask('PUT', `${PLAN}/${plan}`, { full_name: `Otro nombre ${plan}` }),
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
    const guardado = await Promise.race([guardar(), sleep(5000, { status: 'waits' })])
    casa.s3.fallar(null)
    const { status, body } = await subida
    expect([guardado.status, status], JSON.stringify(body)).toEqual([200, 200])
  })

  it('copies of a plan that is refused after all go again', async () => {
    const { plan, programa } = await plantPlan(casa.t)
    await send(`${PLAN}/malla/curricular/${plan}`, {}, 'archivo')
    const antes = [casa.s3.asked.length, casa.s3.objects.size] as const
    casa.s3.fallar('espera')
    const copia = ask('POST', `${PLAN}/${plan}/versiones`, { full_name: 'Copia' })
    await vi.waitFor(() => expect(casa.s3.asked.length).toBeGreaterThan(antes[0]), 5000)
    await casa.t.owner.query("update programas set estado = 'Desactivado' where id = $1", [programa])
    casa.s3.fallar(null)
    expect([(await copia).status, casa.s3.objects.size]).toEqual([422, antes[1]])
    expect(casa.s3.asked.slice(antes[0]).map(dicho => dicho.split(' ')[0])).toEqual(['GET', 'PUT', 'DELETE'])
  })
})

describe('what is refused is refused for its own reason, and a bucket that is away is not asked', () => {
  const casa = casaConCubo()
  beforeAll(() => casa.s3.fallar('503'))

  it.each<[string, number, Uint8Array, (plan: { plan: number; programa: number }) => Envio]>([
    ['a text as a malla', 422, TEXTO, ({ plan }) => [`${PLAN}/malla/curricular/${plan}`, {}, 'archivo']],
    ['a text as a resolution', 422, TEXTO, ({ plan }) => [`${PLAN}/${plan}`, { _method: 'PUT' }]],
    ['a text on a model', 422, TEXTO, () => [MODELO, { nombre: 'Con texto' }, 'archivo']],
    ['a model that ends first', 422, PDF, () => [MODELO, { nombre: 'Al revés', ...AL_REVES }, 'archivo']],
    [
      'the malla of a plan out of scope',
      404,
      PDF,
      ({ plan }) => [`${PLAN}/malla/curricular/${plan}`, {}, 'archivo'],
    ],
    ['the resolution of one', 404, PDF, ({ plan }) => [`${PLAN}/${plan}`, { _method: 'PUT' }]],
    [
      'a plan of a programme that is not there',
      422,
      PDF,
      () => [PLAN, { full_name: 'A', carrera_id: '987654' }],
    ],
    [
      'files on a section of one',
      404,
      PDF,
      ({ plan }) => [`${PLAN}/guardar/archivos/json/${plan}`, { key: 'misiones' }, 'archivo'],
    ],
    [
      'one on a section of a programme out of scope',
      404,
      PDF,
      ({ programa }) => [
        `/v1/programas/guardar/archivos/json/${programa}`,
        { key: 'misiones' },
        'archivos[]',
      ],
    ],
    [
      'one on a section that plans do not have',
      422,
      PDF,
      ({ plan }) => [`${PLAN}/guardar/archivos/json/${plan}`, { key: 'ninguna' }, 'archivo'],
    ],
    [
      'the picture of a programme out of scope',
      404,
      PNG,
      ({ programa }) => [`/v1/programas/${programa}`, { _method: 'PUT' }, 'imagen'],
    ],
    [
      'that of a programme of a level that is not there',
      422,
      PNG,
      ({ programa }) => [`/v1/programas/${programa}`, { _method: 'PUT', nivel_id: '987654' }, 'imagen'],
    ],
    [
      'a plan with more credits of a kind than in all',
      422,
      PDF,
      ({ programa }) => [PLAN, { full_name: 'A', carrera_id: String(programa), ...DE_MAS }],
    ],
  ])('%s', async (_caso, status, bytes, como) => {
    const [path, fields, campo = 'archivo_resolucion'] = como(await plantPlan(casa.t))
    const antes = casa.s3.asked.length
    const { token, ajeno } = casa.t.gente
    const quien = status === 404 ? ajeno : token.operador
    const r = await sendForm(casa.t, quien, path, { ...fields, [campo]: { bytes, name: 'a.pdf' } })
    expect([r.status, casa.s3.asked.length], JSON.stringify(r.body)).toEqual([status, antes])
  })

  it('the files of a ceased plan', async () => {
    const { plan } = await plantPlan(casa.t)
    await casa.t.owner.query("update planes set fechacese = '2024-01-01' where id = $1", [plan])
    const { operador } = casa.t.gente.token
    const archivo = { bytes: PDF, name: 'a.pdf' }
    const malla = await sendForm(casa.t, operador, `${PLAN}/malla/curricular/${plan}`, { archivo })
    const resolucion = { _method: 'PUT', archivo_resolucion: archivo }
    const otra = await sendForm(casa.t, operador, `${PLAN}/${plan}`, resolucion)
    const adjunto = { key: 'misiones', archivo }
    const uno = await sendForm(casa.t, operador, `${PLAN}/guardar/archivos/json/${plan}`, adjunto)
    expect([malla.status, otra.status, uno.status]).toEqual([409, 409, 409])
  })
})
