import { describe, expect, it } from 'vitest'
import { type Effects, withOutcome } from './outcome.ts'

describe('effects of a write', () => {
  const attempt = (log: string[], name: string, { afterCommit, afterFailure }: Effects): void => {
    afterCommit(async () => void log.push(`${name} committed`))
    afterFailure(async e => void log.push(`${name} failed${e instanceof Error ? `: ${e.message}` : ''}`))
  }
  const report = (e: unknown): never => {
    throw e
  }

  it('after a commit only what belongs to it runs', async () => {
    const log: string[] = []
    const result = await withOutcome(report, async begin => {
      attempt(log, 'first', await begin())
      expect(log).toEqual([])
      return 7
    })
    expect([result, log]).toEqual([7, ['first committed']])
  })

  it('an attempt that is tried again has failed', async () => {
    const log: string[] = []
    await withOutcome(report, async begin => {
      attempt(log, 'first', await begin())
      attempt(log, 'second', await begin())
    })
    expect(log).toEqual(['first failed', 'second committed'])
  })

  it('what fails fails for good, with the error of the write', async () => {
    const log: string[] = []
    const write = withOutcome(report, async begin => {
      attempt(log, 'first', await begin())
      throw new Error('409')
    })
    await expect(write).rejects.toThrow('409')
    expect(log).toEqual(['first failed: 409'])
  })

  it('an effect that fails is reported, the others run, and the write stands', async () => {
    const log: string[] = []
    const told: unknown[] = []
    const result = await withOutcome(
      e => told.push(e),
      async begin => {
        const effects = await begin()
        effects.afterCommit(() => Promise.reject(new Error('disk')))
        attempt(log, 'first', effects)
        return 'written'
      },
    )
    expect([result, log, told]).toEqual(['written', ['first committed'], [new Error('disk')]])
  })
})
