import { writeFileSync } from 'node:fs'
import type { Call } from '@malla/contracts/call.ts'
import { allCalls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Casa, createCasa } from './casa.ts'
import { correr, medida, nuevoInforme, resumen } from './correr.ts'
import { createVigia, type Vigia } from './vigia.ts'

/** What they write holds for everybody: last. */
const AL_FINAL = /^(ajustes|empresas)\./
const turno = (name: string): number => (AL_FINAL.test(name) ? 1 : 0)

/** More memory than this after all of it is kept for no good reason. */
const MOST_MEMORY = 2.5 * 2 ** 30

/** Tries the calls that `which` names, a test each. */
export function probarLlamadas(which: (call: Call) => boolean): void {
  const m = medida()
  const informe = nuevoInforme()
  const { MALAS_SOLO: only, MALAS_INFORME: informeEn } = process.env
  const tried = allCalls()
    .filter(([name, call]) => which(call) && (!only || new RegExp(only).test(name)))
    .sort(([a], [b]) => turno(a) - turno(b))
  let casa: Casa | undefined
  let vigia: Vigia
  beforeAll(async () => {
    vigia = createVigia()
    casa = await createCasa()
  }, 180_000)
  afterAll(async () => {
    process.stdout.write(`${resumen(informe, m)}\n`)
    await vigia.cerrar()
    await casa?.close()
  })

  it.each(tried)('%s takes whatever comes', { timeout: 3_600_000 }, async (name, call) => {
    const found = await correr(casa!, name, call, m, informe, vigia)
    // A long run that is ended before its end has said what it did.
    if (informeEn)
      writeFileSync(
        `${informeEn}.${process.pid}`,
        `${resumen(informe, m)}\n${informe.hallazgos.join('\n')}\n`,
      )
    expect(found.slice(0, 12).join('\n'), `${found.length} findings, seed ${m.seed}`).toBe('')
  })

  it('the server is alive, and has not grown out of measure', async () => {
    expect((await casa!.t.app.inject('/api/health')).statusCode).toBe(200)
    expect(process.memoryUsage().rss).toBeLessThan(MOST_MEMORY)
  })
}
