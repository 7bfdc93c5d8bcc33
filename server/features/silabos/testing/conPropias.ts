import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { expect } from 'vitest'
import type { casaDeSilabos } from './casaDeSilabos.ts'

/** Gives the structure of the plan these sections of its own, instead of those that it had. */
export async function conPropias(
  { ask, p }: ReturnType<typeof casaDeSilabos>,
  claves: string[],
): Promise<void> {
  const secciones = claves.map((clave, i) => ({
    clave,
    nombre: `Sección ${i}`,
    activa: true,
    requerida: false,
    orden: 90 + i,
    textoFijo: '',
  }))
  const { status, body } = await ask('PUT', '/v1/silabos/estructura', {
    planestudio_id: p.plan,
    estructura: { ...ESTRUCTURA_INICIAL, secciones: [...ESTRUCTURA_INICIAL.secciones, ...secciones] },
  })
  expect(status, JSON.stringify(body)).toBe(200)
}
