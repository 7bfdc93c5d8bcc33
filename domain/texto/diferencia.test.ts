import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { procesadorMs } from '../testing/procesador.ts'
import { cuentaDePalabras, diferencia, hayDiferencia } from './diferencia.ts'

const signos = { igual: '', quitado: '-', agregado: '+' } as const
const leido = (antes: string, despues: string): string =>
  diferencia(antes, despues)
    .map(t => (t.tipo === 'igual' ? t.texto : `[${signos[t.tipo]}${t.texto}]`))
    .join('')

describe('word by word', () => {
  it.each([
    ['nothing', '', '', ''],
    ['the same', 'Formar personas', 'Formar personas', 'Formar personas'],
    ['a word more', 'Formar personas', 'Formar buenas personas', 'Formar [+buenas ]personas'],
    ['a word less', 'Formar buenas personas', 'Formar personas', 'Formar [-buenas ]personas'],
    ['a word for another', 'con ética', 'con rigor', 'con [-ética][+rigor]'],
    [
      'neighbours go together',
      'alta calidad humana',
      'gran valor humano',
      '[-alta calidad humana][+gran valor humano]',
    ],
    ['a sign', 'Uno, dos', 'Uno; dos', 'Uno[-,][+;] dos'],
    ['accents count', 'Mision', 'Misión', '[-Mision][+Misión]'],
    ['all new', '', 'Hola', '[+Hola]'],
    ['all gone', 'Hola', '', '[-Hola]'],
    ['a paragraph more', 'A\nC\n', 'A\nB\nC\n', 'A\n[+B\n]C\n'],
    [
      'a word in the second paragraph',
      'Primero\nel curso\nfin',
      'Primero\nel plan\nfin',
      'Primero\nel [-curso][+plan]\nfin',
    ],
  ])('%s', (_case, antes, despues, esperado) => expect(leido(antes, despues)).toBe(esperado))
})

describe('whatever the texts', () => {
  const texto = fc
    .array(fc.constantFrom('plan ', 'curso', ' ', '\n', 'ciclo, ', 'ética.', 'á', '\u{1f600}'), {
      maxLength: 60,
    })
    .map(x => x.join(''))
  it('the stretches hold both texts whole', () => {
    fc.assert(
      fc.property(texto, texto, (antes, despues) => {
        const trozos = diferencia(antes, despues)
        const sin = (tipo: string) =>
          trozos
            .filter(t => t.tipo !== tipo)
            .map(t => t.texto)
            .join('')
        expect(sin('agregado')).toBe(antes)
        expect(sin('quitado')).toBe(despues)
        expect(hayDiferencia(trozos)).toBe(antes !== despues)
      }),
      { numRuns: 2000 },
    )
  })
  it('long texts that differ everywhere end soon', () => {
    const largo = (raiz: string) => Array.from({ length: 40_000 }, (_, i) => `${raiz}${i}`).join(' ')
    const inicio = procesadorMs()
    const trozos = diferencia(largo('a'), largo('b'))
    expect(procesadorMs() - inicio).toBeLessThan(20_000)
    expect(cuentaDePalabras(trozos)).toEqual({ quitadas: 40_000, agregadas: 40_000 })
  })
})
