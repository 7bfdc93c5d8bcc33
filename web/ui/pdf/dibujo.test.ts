import { expect, it } from 'vitest'
import { dibujarAlLlegar } from './dibujo.ts'

/** What is heard of a page, told how it is given and how it is drawn; `stop`: it goes out of sight meanwhile. */
async function oir(pagina: Promise<string>, dibujar: () => Promise<unknown>, stop = false) {
  const dicho: unknown[] = []
  let fallar = () => {}
  const parado = new Promise((_, no) => {
    fallar = () => no(new Error('Rendering cancelled'))
  })
  const parar = dibujarAlLlegar(
    pagina,
    () => ({ hecho: stop ? parado : dibujar(), parar: fallar }),
    error => dicho.push((error as Error).message),
  )
  await Promise.resolve()
  if (stop) parar()
  await new Promise(resolve => setTimeout(resolve))
  return dicho
}

const MAL = () => Promise.reject(new Error('mal'))

it.each<[string, string[], () => Promise<unknown[]>]>([
  ['is drawn', [], () => oir(Promise.resolve('p'), () => Promise.resolve())],
  ['does not come', ['mal'], () => oir(MAL(), () => Promise.resolve())],
  ['cannot be drawn', ['mal'], () => oir(Promise.resolve('p'), MAL)],
  [
    'cannot even be begun',
    ['mal'],
    () =>
      oir(Promise.resolve('p'), () => {
        throw new Error('mal')
      }),
  ],
  ['goes out of sight meanwhile', [], () => oir(Promise.resolve('p'), () => Promise.resolve(), true)],
  ['does not come, and nobody waits for it', [], () => oir(MAL(), () => Promise.resolve(), true)],
])('of a page that %s is heard: %j', async (_, dice, dibujar) => expect(await dibujar()).toEqual(dice))
