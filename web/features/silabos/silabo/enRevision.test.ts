import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { expect, it } from 'vitest'
import { dondeSigue, enRevision, queSigueAqui } from './enRevision.ts'

const versiones = [
  { id: 30, version: 3, nombre: 'Física' },
  { id: 20, version: 2, nombre: 'Física' },
  { id: 7, version: 1, nombre: 'Física' },
]
const FIN = '2026-12-31'
const abierto = (version: number, fechafin: string | null = FIN) =>
  ({
    silabo: { estado: 'borrador' },
    periodo: fechafin && { fechafin },
    curso: { version },
    versiones,
  }) as unknown as SilaboAbierto

it.each([null, FIN])(
  'while its period lasts (%s), its last day too, a syllabus goes on in the version in force, which takes what was left in those before',
  fechafin => {
    const motivo =
      'Este sílabo es de una versión anterior del curso. Se sigue en el de la versión vigente, la 3.'
    expect(dondeSigue(abierto(1, fechafin), FIN)).toEqual({ id: 30, motivo })
    expect(dondeSigue(abierto(3, fechafin), FIN)).toBeNull()
    expect([3, 2].map(v => queSigueAqui(abierto(v, fechafin), FIN))).toEqual([[20, 7], []])
  },
)

it('from the day after it on each stays as it was, and nothing is taken along', () => {
  const hoy = '2027-01-01'
  for (const version of [1, 2, 3]) {
    const s = abierto(version)
    const { periodoTerminado } = enRevision(s, hoy)
    expect([dondeSigue(s, hoy), queSigueAqui(s, hoy), periodoTerminado]).toEqual([null, [], true])
  }
})
