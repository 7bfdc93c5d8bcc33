import { expect, it } from 'vitest'
import { enOrden, leerPagina } from './pagina.ts'

const cabeza = 'titulo: Entrar\ntema: Empezar\nroles: docente, tutor\norden: 10\npalabras: ingresar, acceder'
const pagina = (lineas: string) => leerPagina('entrar', `---\n${lineas}\n---\n\nPulse.\n`)

it('reads what stands at the head of a page, and its text', () =>
  expect(pagina(cabeza)).toEqual({
    clave: 'entrar',
    titulo: 'Entrar',
    tema: 'Empezar',
    roles: ['docente', 'tutor'],
    orden: 10,
    palabras: 'ingresar, acceder',
    bloques: [{ clase: 'parrafo', texto: ['Pulse.'] }],
  }))

it.each([
  ['no title', cabeza.replace('titulo: Entrar\n', '')],
  ['an empty title', cabeza.replace('Entrar', '')],
  ['no words', cabeza.replace(/\npalabras.*/, '')],
  ['an unknown role', cabeza.replace('tutor', 'decano')],
  ['an unknown subject', cabeza.replace('Empezar', 'Varios')],
  ['an order that is none', cabeza.replace('10', 'diez')],
])('%s is noticed', (_case, lineas) => expect(() => pagina(lineas)).toThrow('entrar'))

it('pages follow their subject, then their order', () => {
  const de = (tema: string, orden: number) =>
    leerPagina(
      `${tema}${orden}`,
      `---\n${cabeza.replace('Empezar', tema).replace('10', String(orden))}\n---\nx`,
    )
  const varias = [de('Los sílabos', 10), de('Empezar', 20), de('Empezar', 10)]
  expect(enOrden(varias).map(p => p.clave)).toEqual(['Empezar10', 'Empezar20', 'Los sílabos10'])
})
