import type { Call } from '@malla/contracts/call.ts'
import { calls } from '@malla/contracts/calls.ts'
import { describe, expect, it } from 'vitest'
import { openApiText } from './openapi.ts'

interface Operation {
  parameters: { name: string; in: string }[]
  responses: Record<string, { content: { 'application/json': { schema: { required?: string[] } } } }>
}
const { paths } = JSON.parse(openApiText()) as { paths: Record<string, Record<string, Operation>> }
const de = ({ path, verb }: Call): Operation => paths[path]![verb.toLowerCase()]!
const answers = (c: Call, status: number): boolean => String(status) in de(c).responses
const prefers = (c: Call): boolean => de(c).parameters.some(p => p.in === 'header' && p.name === 'Prefer')

describe('the description says what a call may answer instead', () => {
  it('any of them 503, and 507: what is read needs the disk too', () => {
    for (const [path, verbs] of Object.entries(paths))
      for (const [verb, { responses }] of Object.entries(verbs))
        expect(Object.keys(responses), `${verb} ${path}`).toEqual(
          expect.arrayContaining(['200', '422', '503', '507']),
        )
  })

  it.each([
    ['a report that is read', calls.planes.pdfObligatorios],
    ['a report that is posted', calls.informes.avanceProgramas],
    ['rows of a list', calls.listas.excel],
    ['a work’s file', calls.trabajos.archivo],
  ])('%s: 202 with its job where it is asked for so, and 429', (_que, c) => {
    expect([prefers(c), answers(c, 429)]).toEqual([true, true])
    expect(de(c).responses['202']!.content['application/json'].schema.required).toEqual(['job'])
  })

  it.each([
    ['a kept picture', calls.imagenes.show],
    ['a document by its address', calls.sistema.documento],
    ['a report that is mailed', calls.informes.mailPlan],
    ['a plan', calls.planes.show],
  ])('%s is answered at once', (_que, c) => expect([prefers(c), answers(c, 202)]).toEqual([false, false]))

  it('what takes a body may be too large, and too much; so may what costs, and what anyone may try', () => {
    const { planes, informes, sistema } = calls
    for (const c of [planes.create, planes.guardarArchivos, informes.mailPlan, calls.auth.signin])
      expect([answers(c, 413), answers(c, 429)]).toEqual([true, true])
    expect([answers(planes.show, 413), answers(planes.show, 429)]).toEqual([false, false])
    expect([answers(sistema.documento, 413), answers(sistema.documento, 429)]).toEqual([false, true])
  })
})
