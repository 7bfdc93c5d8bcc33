import { describe, expect, it } from 'vitest'
import { almacenamiento } from '../../../ui/almacenamientoDePrueba.ts'
import { type Borrador, borradorVacio } from './borrador.ts'
import {
  buscarDejado,
  guardarBorrador,
  leerBorrador,
  llaveDe,
  olvidarTodos,
  sinGuardar,
  tomarDejado,
} from './guardado.ts'

const borra = (...ids: number[]): Borrador => ({ ...borradorVacio, borradas: new Set(ids) })
const hora = (n: number): Date => new Date(Date.UTC(2026, 0, 1, n))

/** A browser in which these tabs live. */
function navegador(...vivas: string[]) {
  const storage = almacenamiento()
  const en = (pestana: string) => ({ storage, pestana, vivas: async () => new Set(vivas) })
  return {
    storage,
    leer: (pestana: string) => leerBorrador(1, 7, en(pestana)),
    guardar: (pestana: string, b: Borrador, n = 1, usuario = 1, id = 7) =>
      guardarBorrador(
        usuario,
        { id, nombre: id === 7 ? 'Derecho 2024' : 'Física 2025' },
        b,
        hora(n),
        en(pestana),
      ),
    async abrir(pestana: string, usuario = 1, plan = 7) {
      const nombre = await buscarDejado(usuario, plan, en(pestana))
      return nombre === null ? null : tomarDejado(nombre, usuario, plan, en(pestana))
    },
  }
}

describe('the draft of a grid on this device', () => {
  it('of a tab that lives is its own: another one neither takes it over nor takes it away', async () => {
    const n = navegador('a', 'b')
    n.guardar('a', borra(3))
    expect(await n.abrir('b')).toBeNull()
    expect(n.leer('b')).toBeNull()
    expect(n.leer('a')?.borrador).toEqual(borra(3))
    n.guardar('b', borradorVacio)
    expect(n.storage.length).toBe(1)
  })

  it('of a tab that is gone is taken over by one, with its hour and its key', async () => {
    const n = navegador('b', 'c')
    const antes = borra(3)
    n.guardar('a', antes, 5)
    const dejado = await n.abrir('b')
    expect(dejado).toEqual({ borrador: antes, hora: hora(5).toISOString(), plan: 'Derecho 2024' })
    expect(llaveDe(dejado!.borrador)).toBe(llaveDe(antes))
    expect(await n.abrir('c')).toBeNull()
  })

  it('of several the newest comes first, and the others wait', async () => {
    const n = navegador('z')
    n.guardar('a', borra(1), 2)
    n.guardar('b', borra(2), 4)
    n.guardar('c', borra(3), 3)
    expect((await n.abrir('z'))?.borrador).toEqual(borra(2))
    n.guardar('z', borradorVacio)
    expect((await n.abrir('z'))?.borrador).toEqual(borra(3))
  })

  it('comes back with what the versions of the deleted courses share', async () => {
    const n = navegador('b')
    const antes = { ...borra(70), bases: new Map([[70, 2]]) }
    n.guardar('a', antes)
    expect((await n.abrir('b'))?.borrador).toEqual(antes)
  })

  it('of another plan or person is not it', async () => {
    const n = navegador('z')
    n.guardar('a', borra(1))
    expect(await n.abrir('z', 1, 77)).toBeNull()
    expect(await n.abrir('z', 2)).toBeNull()
  })

  it('kept before tabs had their own is found', async () => {
    const n = navegador('z')
    n.guardar('a', borra(1))
    n.storage.setItem('malla.cursos.1.7', n.storage.getItem(n.storage.key(0)!)!)
    n.storage.removeItem(n.storage.key(0)!)
    expect((await n.abrir('z'))?.borrador).toEqual(borra(1))
  })

  it('goes when its owner leaves on purpose; that of another person stays', async () => {
    const n = navegador('z')
    n.guardar('a', borra(1), 1, 1)
    n.guardar('b', borra(2), 1, 12)
    olvidarTodos(1, n.storage)
    expect(await n.abrir('z', 1)).toBeNull()
    expect((await n.abrir('z', 12))?.borrador).toEqual(borra(2))
  })

  it('is told to its owner before they leave, of all tabs and plans; that of another person is not', async () => {
    const n = navegador('a', 'b')
    expect(sinGuardar(1, n.storage)).toBeNull()
    n.guardar('a', borra(1))
    expect(sinGuardar(1, n.storage)).toBe(
      'Tiene un cambio sin guardar en los cursos de Derecho 2024; si sale, se pierde.',
    )
    n.guardar('b', borra(2, 3))
    n.guardar('b', borra(4), 1, 1, 8)
    n.guardar('a', borra(4, 5), 1, 12)
    expect(sinGuardar(1, n.storage)).toBe(
      'Tiene 4 cambios sin guardar en los cursos de Derecho 2024 y Física 2025; si sale, se pierden.',
    )
    // It keeps its name in the tab that takes it over.
    const z = navegador('z')
    z.guardar('a', borra(1))
    await z.abrir('z')
    expect(sinGuardar(1, z.storage)).toContain('Derecho 2024')
  })
})
