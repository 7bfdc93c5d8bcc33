import type { Registro } from '@malla/domain/case/json.ts'
import { expect } from 'vitest'
import type { Ask, TestApp } from '../../../testing/app.ts'
import { sendForm } from '../../../testing/form.ts'

/** The calls about packages, as an operator of the institution makes them unless it is another's `token`. The server may come later. */
export function llamadasDeCase(casa: { t: TestApp }, token?: string) {
  const quien = (): string => token ?? casa.t.gente.token.operador
  const ask: Ask = (...args) => casa.t.as(quien())(...args)
  const base = (plan: number): string => `/v1/plan/estudios/${plan}/competencias/case`
  const enviar = (plan: number, paquete: unknown, vista = false, como = quien()) =>
    sendForm(casa.t, como, base(plan), {
      archivo: {
        bytes: Buffer.from(typeof paquete === 'string' ? paquete : JSON.stringify(paquete)),
        name: 'p.json',
      },
      ...(vista && { vista_previa: 'true' }),
    })
  const exportar = async (plan: number, version = '1.1'): Promise<Registro> => {
    const r = await casa.t.app.inject({
      url: `/api${base(plan)}?version=${version}`,
      headers: { authorization: `Bearer ${quien()}` },
    })
    expect(r.statusCode, r.body).toBe(200)
    return r.json()
  }
  const competencias = async (plan: number) =>
    (await ask('GET', `/v1/plan/estudios/competencias/por/plan/${plan}`)).body.data as Registro[]
  const crear = async (plan: number, nombre: string, mas: object = {}) => {
    const r = await ask('POST', '/v1/plan/estudios/competencias', { planestudio_id: plan, nombre, ...mas })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data.id as number
  }
  const publicar = async (activo: boolean) => {
    const r = await ask('PUT', '/v1/ajustes/institucion', {
      case: { activo, organizacion: 'Oficina de Currículo' },
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
  }
  const ims = async (camino: string, version = 'v1p1') => {
    const r = await casa.t.app.inject({ url: `/ims/case/${version}/${camino}` })
    return { status: r.statusCode, body: r.json(), headers: r.headers }
  }
  return { ask, base, enviar, exportar, competencias, crear, publicar, ims }
}
