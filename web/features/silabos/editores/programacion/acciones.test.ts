import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { partirUnidad } from '@malla/domain/silabos/semanas.ts'
import { expect, it } from 'vitest'
import { unidadesDePrueba } from '../editoresDePrueba.ts'
import { crearAcciones } from './acciones.ts'
import type { Foco } from './lugares.ts'

function mesa() {
  let unidades = unidadesDePrueba(['a', 'b'])
  const dichos: (string | undefined)[] = []
  const focos: Foco[] = []
  const acciones = crearAcciones(
    {
      valor: () => unidades,
      poner: valor => {
        unidades = valor
      },
      anotar: () => undefined,
      hacer: (_que, valor, dicho) => {
        unidades = valor
        dichos.push(dicho)
      },
      deshacer: () => false,
      rehacer: () => false,
    },
    {
      abierto: () => ({ estructura: ESTRUCTURA_INICIAL }) as SilaboAbierto,
      activa: () => null,
      activar: () => undefined,
      enfocar: lugar => focos.push(lugar),
    },
  )
  return { acciones, dichos, focos }
}

it('what changes nothing is no step and is not told; one stands where one would stand after it', () => {
  const { acciones, dichos, focos } = mesa()
  const partir = (id: string) =>
    acciones.hacer('partir', u => partirUnidad(u, id, 'n'), {
      foco: { id, campo: 'contenidos' },
      dicho: `Empieza en ${id}.`,
    })
  partir('a')
  expect(dichos).toEqual([])
  partir('b')
  expect(dichos).toEqual(['Empieza en b.'])
  expect(focos.map(f => f.id)).toEqual(['a', 'b'])
})
