import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startChores } from './chores.ts'

it('a round waits for the last one, and what takes long is asked to end', async () => {
  let a = 0
  const largo = async (parar: AbortSignal) => {
    a++
    while (!parar.aborted) await wait(1)
  }
  const chores = startChores([largo], () => {}, 5, 1)
  await wait(60)
  expect(a).toBe(1)
  await chores.stop()
})

it('one that fails is told, and the next round comes', async () => {
  const dicho: unknown[] = []
  let vueltas = 0
  const chores = startChores(
    [() => Promise.reject(new Error('no')), async () => vueltas++],
    error => dicho.push(error),
    5,
    1,
  )
  await wait(60)
  await chores.stop()
  expect(dicho.length).toBeGreaterThan(1)
  expect(vueltas).toBe(dicho.length)
})
