import { describe, expect, it } from 'vitest'
import { almacenamiento } from '../../../ui/almacenamientoDePrueba.ts'
import { baseDe, comoSeGuarda } from '../editor/baseDeTexto.ts'
import { cajonDe } from '../editor/cajon.ts'
import { reservaDe } from '../editor/navegadorDePrueba.ts'
import { alEnviar, cosaDeRespuesta, quedaronSinEnviar, tituloDeOtra } from './respuesta.ts'

describe('an answer that is sent', () => {
  it.each([
    ['upon what stands there', 'Sí.', 'No.', 'No.', 'enviar'],
    ['upon another one', 'Sí.', '', 'No.', 'preguntar'],
    ['upon another one, which is the very same', 'Sí.', '', 'Sí.', 'nada'],
    ['upon one that is not known', 'Sí.', null, 'No.', 'enviar'],
  ] as const)('%s', (_caso, dicho, base, respuesta, que) =>
    expect(alEnviar({ dicho, base, respuesta })).toBe(que),
  )

  it('that came meanwhile is of another person where one is named', () => {
    const otra = 'Otra persona respondió mientras usted escribía'
    const alguien = 'La respuesta cambió mientras escribía'
    expect(tituloDeOtra('Jorge', 'Ana')).toBe(otra)
    expect(tituloDeOtra('Ana', 'Ana')).toBe(alguien)
    expect(tituloDeOtra(null, 'Ana')).toBe(alguien)
  })
})

describe('what a kept answer was begun upon', () => {
  const trasCerrar = async (entrada: Parameters<ReturnType<typeof cajonDe>['escribir']>[1]) => {
    const storage = almacenamiento()
    const de = (pestana: string) =>
      cajonDe(1, 7, 'respuesta/3', {
        storage,
        reserva: reservaDe(false),
        pestana,
        vivas: async () => new Set([pestana]),
      })
    de('a').escribir('texto', entrada)
    return (await de('b').heredar()).pendientes.get('texto')![0]!
  }
  it.each(['', 'No.', null])('%j is what the next tab finds', async base =>
    expect(baseDe(await trasCerrar(comoSeGuarda('Sí.', base)))).toBe(base),
  )
  it('is not known of one that was kept without it', async () =>
    expect(baseDe(await trasCerrar({ valor: 'Sí.', base: '', revision: 0 }))).toBeNull())
})

it('of the observations of an earlier version those are told that are settled and whose answer this browser keeps: the others are answered where they stand', () => {
  const cosas = new Set(['silabo/3/0', cosaDeRespuesta(3), cosaDeRespuesta(5), 'carta/9'])
  const de = (id: number, resuelta: boolean) => ({ id, resuelta })
  expect(quedaronSinEnviar([de(3, true), de(5, false), de(9, true)], cosas)).toEqual([de(3, true)])
})
