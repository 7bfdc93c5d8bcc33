import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { expect, it } from 'vitest'
import { dondeSigue, enRevision, queSigueAqui } from './enRevision.ts'

const versiones = [
  { id: 30, version: 3, nombre: 'Física' },
  { id: 20, version: 2, nombre: 'Física' },
  { id: 7, version: 1, nombre: 'Física' },
]
const abierto = (version: number, fechafin: string | null = '2999-12-31') =>
  ({
    silabo: { estado: 'borrador' },
    periodo: fechafin && { fechafin },
    curso: { version },
    versiones,
  }) as unknown as SilaboAbierto

it.each([null, '2999-12-31'])(
  'while its period lasts (%s) a syllabus goes on in the version in force, which takes what was left in those before',
  fechafin => {
    const motivo =
      'Este sílabo es de una versión anterior del curso. Se sigue en el de la versión vigente, la 3.'
    expect(dondeSigue(abierto(1, fechafin))).toEqual({ id: 30, motivo })
    expect(dondeSigue(abierto(3, fechafin))).toBeNull()
    expect([3, 2].map(v => queSigueAqui(abierto(v, fechafin)))).toEqual([[20, 7], []])
  },
)

it('once it is over each stays as it was, and nothing is taken along', () => {
  for (const version of [1, 2, 3]) {
    const s = abierto(version, '2020-12-31')
    expect([dondeSigue(s), queSigueAqui(s), enRevision(s).periodoTerminado]).toEqual([null, [], true])
  }
})
