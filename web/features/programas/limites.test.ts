import { expect, it } from 'vitest'
import { fueraDeLimites } from './limites.ts'

const vacio = { maxciclos: null, ciclosporanio: null, repeticiones: null, duracion: null }

it.each([
  ['nothing is asked of what is empty', {}, {}],
  ['both ends belong to it', { maxciclos: 1, ciclosporanio: 0, repeticiones: 2, duracion: 1 }, {}],
  ['the other ends too', { maxciclos: 20, ciclosporanio: 20, repeticiones: 5, duracion: 1000 }, {}],
  ['too much', { maxciclos: 24 }, { maxciclos: ['Entre 1 y 20.'] }],
  [
    'too little, and all at once',
    { maxciclos: 0, repeticiones: 1 },
    { maxciclos: ['Entre 1 y 20.'], repeticiones: ['Entre 2 y 5.'] },
  ],
])('%s (§5)', (_case, dados, reasons) => expect(fueraDeLimites({ ...vacio, ...dados })).toEqual(reasons))
