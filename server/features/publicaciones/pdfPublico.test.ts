import { describe, expect, it } from 'vitest'
import { Ocupado } from './noEsta.ts'
import { crearPdfs } from './pdfPublico.ts'
import type { PlanPublico } from './planPublico.queries.ts'

const plan = (plan_id: number, full_name = 'Plan'): PlanPublico =>
  ({
    casa: { id: 1 },
    plan_id,
    datos: { full_name, programa: 'Derecho', institucion: { imagen: null } },
  }) as unknown as PlanPublico

/** A press that finishes when it is told to. */
function prensa() {
  const trabajos: (() => void)[] = []
  let hechos = 0
  const pdfs = crearPdfs(async () => {
    await new Promise<void>(resolve => trabajos.push(resolve))
    hechos++
    return new Uint8Array([hechos])
  })
  const turno = () => new Promise(resolve => setTimeout(resolve))
  return { pdfs, trabajos, hechos: () => hechos, turno }
}

describe('PDFs for the public', () => {
  it('however many ask, each state is made once', async () => {
    const { pdfs, trabajos, hechos, turno } = prensa()
    const pedidos = Array.from({ length: 50 }, () => pdfs(plan(1)).bytes())
    await turno()
    trabajos.forEach(f => {
      f()
    })
    expect(new Set((await Promise.all(pedidos)).map(b => b[0]))).toEqual(new Set([1]))
    expect(await pdfs(plan(1)).bytes()).toEqual(new Uint8Array([1]))
    expect(hechos()).toBe(1)
    expect(pdfs(plan(1, 'Otro')).etag).not.toBe(pdfs(plan(1)).etag)
  })

  it('one after the other; who comes when too many wait is told to come back', async () => {
    const { pdfs, trabajos, turno } = prensa()
    const pedidos = Array.from({ length: 6 }, (_, i) => pdfs(plan(i)).bytes())
    await turno()
    expect(trabajos).toHaveLength(1)
    await expect(pdfs(plan(99)).bytes()).rejects.toThrow(Ocupado)
    for (let i = 0; i < 6; i++) {
      trabajos[i]!()
      await turno()
    }
    await Promise.all(pedidos)
    const otra = pdfs(plan(99)).bytes()
    await turno()
    trabajos[6]!()
    expect(await otra).toEqual(new Uint8Array([7]))
  })
})
