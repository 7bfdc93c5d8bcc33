import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { isDePlan } from './pantallas.ts'
import { recorrer } from './recorrer.ts'

/** A form that is sent empty is refused: that is what is looked at. */
const isRechazo = (problem: string): boolean => problem.includes('status of 422')

describe('every screen of no single plan is accessible and fits', () => {
  const { open } = useBrowser()
  it.each([
    ['nadie', 'laptop'],
    ['nadie', 'phone'],
    ['operador', 'laptop'],
    ['operador', 'phone'],
    ['docente', 'laptop'],
    ['docente', 'phone'],
    ['root', 'laptop'],
    ['root', 'phone'],
  ] as const)('%s on a %s', async (quien, size) => {
    const { page, problems } = await open({ size, dark: size === 'phone' })
    await recorrer(page, quien, size, p => !isDePlan(p))
    expect(problems.filter(p => !isRechazo(p))).toEqual([])
  })
})
