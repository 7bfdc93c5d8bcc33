import { describe, expect, it } from 'vitest'
import type { Bloque } from './arbol.ts'
import { idDe, leerBloques } from './bloques.ts'
import { leerLinea } from './linea.ts'

const leer = (texto: string): Bloque[] => leerBloques(texto.split('\n'))

describe('blocks', () => {
  it.each<[string, string, Bloque[]]>([
    ['a paragraph over two lines', 'Uno\ndos', [{ clase: 'parrafo', texto: ['Uno dos'] }]],
    [
      'a heading, and what follows at once',
      '## Si la olvidó\nPulse',
      [
        { clase: 'titulo', nivel: 2, id: 'si-la-olvido', texto: ['Si la olvidó'] },
        { clase: 'parrafo', texto: ['Pulse'] },
      ],
    ],
    [
      'a numbered list with one inside',
      '1. Elija:\n   - una\n   - otra\n2. Pulse',
      [
        {
          clase: 'lista',
          numerada: true,
          puntos: [
            [
              { clase: 'parrafo', texto: ['Elija:'] },
              {
                clase: 'lista',
                numerada: false,
                puntos: [[{ clase: 'parrafo', texto: ['una'] }], [{ clase: 'parrafo', texto: ['otra'] }]],
              },
            ],
            [{ clase: 'parrafo', texto: ['Pulse'] }],
          ],
        },
      ],
    ],
    [
      'a table with a bar in a cell',
      '| A | B |\n|---|---|\n| `x \\| y` | z |',
      [{ clase: 'tabla', cabeza: [['A'], ['B']], filas: [[[{ tecla: 'x | y' }], ['z']]] }],
    ],
    ['a notice', '> Ojo\n> aquí', [{ clase: 'aviso', bloques: [{ clase: 'parrafo', texto: ['Ojo aquí'] }] }]],
    [
      'a picture',
      '![La malla](../../web/public/fotos/malla-claro.webp)',
      [{ clase: 'foto', foto: 'malla', alt: 'La malla' }],
    ],
    [
      'HTML is text',
      '<img src=x onerror=alert(1)>',
      [{ clase: 'parrafo', texto: ['<img src=x onerror=alert(1)>'] }],
    ],
    [
      'a picture from elsewhere is none',
      '![x](https://e.org/x.png)',
      [{ clase: 'parrafo', texto: ['!', { href: 'https://e.org/x.png', texto: ['x'] }] }],
    ],
  ])('%s', (_case, texto, bloques) => expect(leer(texto)).toEqual(bloques))

  it('headings have addresses without accents', () => expect(idDe('Añadir «Más» ¿sí?')).toBe('anadir-mas-si'))
})

/** The file of another page. */
const otra = `${'otra'}.md`

describe('lines', () => {
  it('names, keys, strong, emphasis, links, one within another', () =>
    expect(leerLinea(`Pulse «Más» o \`Esc\`. **Nunca [así](${otra})**, *jamás*`)).toEqual([
      'Pulse ',
      { nombre: 'Más' },
      ' o ',
      { tecla: 'Esc' },
      '. ',
      { fuerte: ['Nunca ', { href: otra, texto: ['así'] }] },
      ', ',
      { enfasis: ['jamás'] },
    ]))

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://e.org', '//e.org/x', `x/${otra}`, ''])(
    'a link to %s is refused',
    destino => expect(() => leerLinea(`[x](${destino})`)).toThrow(),
  )
})
