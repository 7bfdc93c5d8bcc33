import { describe, expect, it } from 'vitest'
import { ApiError } from '../ApiError.ts'
import { PLAZO } from '../pausas.ts'
import {
  abrirCola,
  descartar,
  enviarCola,
  estadoDeCola,
  estados,
  reintentar,
  terminar,
} from './colaCargadaDePrueba.ts'
import { escribir, mundo, noLlega } from './colaDePrueba.ts'
import type { Espera } from './reglas.ts'

describe('a write', () => {
  it('that arrives does not wait', async () => {
    expect(await escribir({ id: 5, revision: 1 })).toBe('hecho')
    expect(estados()).toEqual([])
  })
  it('that does not arrive is kept with its key, and sent with it', async () => {
    mundo.servidor = noLlega
    expect(await escribir({ id: 5, revision: 1 })).toBe('en cola')
    mundo.servidor = () => ({ data: { id: 5, revision: 2 } })
    await enviarCola()
    const [primero, segundo] = mundo.pedidos.map(p => p.key)
    expect([mundo.pedidos.length, segundo]).toEqual([2, primero])
    expect(estados()).toEqual([])
  })
  it('that may wait is waited for less long than one that may not, also when it is sent from the queue', async () => {
    const plazoDe = (llamada: string, input: object = { id: 5, revision: 1 }) =>
      mundo.guardar(llamada, input as never, { key: 'k' }, async (...plazo: unknown[]) => plazo)
    expect(await plazoDe('asignaturas.update')).toEqual([PLAZO.deUna])
    expect(await plazoDe('asignaturas.update', { cursos: [{ id: 1 }, { id: 2 }] })).toEqual([PLAZO.deMuchas])
    expect(await plazoDe('informes.mailPlan')).toEqual([])
    mundo.servidor = noLlega
    await escribir({ id: 5, revision: 1 })
    mundo.servidor = () => ({ data: { id: 5, revision: 2 } })
    await enviarCola()
    expect(mundo.pedidos.map(p => p.plazo)).toEqual([PLAZO.deUna, PLAZO.deUna])
  })
  it('that may not wait fails as ever', async () => {
    mundo.servidor = noLlega
    expect(await escribir({ correo: 'a@b.pe' }, 'informes.mailPlan')).toBe('rechazado 0')
    expect(await escribir({ id: 5, archivo: new Blob(['x']) })).toBe('rechazado 0')
    expect(estados()).toEqual([])
  })
  it.each([true, false])(
    'where the browser keeps nothing fails as ever (server known to be there: %s)',
    async ahi => {
      mundo.llega = ahi
      mundo.lleno = true
      mundo.servidor = noLlega
      expect(await escribir({ id: 5, revision: 1 })).toBe('rechazado 0')
      expect(mundo.pedidos).toHaveLength(1)
    },
  )
  it('is not tried while the server is known to be away', async () => {
    mundo.llega = false
    expect(await escribir({ id: 5, revision: 1 })).toBe('en cola')
    expect(mundo.pedidos).toEqual([])
  })
  it('that its form keeps by itself does not wait', async () => {
    mundo.servidor = noLlega
    expect(await escribir({ id: 5 }, 'asignaturas.update', false)).toBe('rechazado 0')
    expect(estados()).toEqual([])
  })
  it('that is refused at once is no business of the queue', async () => {
    mundo.servidor = () => {
      throw new ApiError(422, 'No')
    }
    expect(await escribir({ id: 5, revision: 1 })).toBe('rechazado 422')
    expect(estados()).toEqual([])
  })
})

describe('what waits', () => {
  const tres = async () => {
    mundo.llega = false
    mundo.servidor = noLlega
    const deForm = { borrador: { nombre: 'curso/5', cambios: {} } }
    await escribir({ id: 5, revision: 1, nombre: 'a' }, 'asignaturas.update', deForm)
    await escribir({ id: 5, revision: 1, nombre: 'b' }, 'asignaturas.update', deForm)
    await escribir({ nombre: 'nuevo' }, 'asignaturas.create')
    mundo.pedidos = []
    mundo.llega = true
  }

  it('is not said to be on its way once what became of it cannot be kept', async () => {
    await tres()
    mundo.servidor = () => {
      mundo.lleno = true
      throw new ApiError(422, 'No')
    }
    await enviarCola()
    expect(estadoDeCola().enviando).toBe(false)
  })
  it('goes in its order, each once, the second upon the revision of the first', async () => {
    await tres()
    mundo.servidor = () => ({ data: { id: 5, revision: 2 } })
    await Promise.all([enviarCola(), enviarCola()])
    expect(mundo.pedidos.map(p => p.input)).toEqual([
      { id: 5, revision: 1, nombre: 'a' },
      { id: 5, revision: 2, nombre: 'b' },
      { nombre: 'nuevo' },
    ])
  })
  it('waits on where somebody else saves there just now', async () => {
    await tres()
    mundo.servidor = () => {
      throw new ApiError(503, 'Otra persona está guardando', { ocupado: true })
    }
    await enviarCola()
    expect([mundo.pedidos.length, estados()]).toEqual([1, ['espera', 'espera', 'espera']])
  })
  it('stops where the server is away again, and loses nothing', async () => {
    await tres()
    mundo.servidor = (_nombre, input) => (input.nombre === 'a' ? { data: { id: 5, revision: 2 } } : noLlega())
    await enviarCola()
    expect(estados()).toEqual(['espera', 'espera'])
  })
  it.each([403, 404, 422, 423])(
    'that is refused with %i stays with its reason, and keeps nothing else back',
    async status => {
      await tres()
      mundo.servidor = (nombre, input) => {
        if (nombre === 'asignaturas.create' || input.nombre === 'b') return { data: {} }
        throw new ApiError(status, 'El plan está cesado.')
      }
      await enviarCola()
      // The second edit is of the same course: it waits for the first.
      expect(estadoDeCola().cola.map(e => [e.estado, e.motivo])).toEqual([
        ['rechazado', 'El plan está cesado.'],
        ['espera', undefined],
      ])
      mundo.servidor = () => ({ data: { id: 5, revision: 2 } })
      await reintentar(estadoDeCola().cola[0]!)
      expect(estados()).toEqual([])
    },
  )
  it('that met another person waits for a decision, and is sent as decided, upon the newer revision', async () => {
    await tres()
    mundo.servidor = (nombre, input) => {
      if (nombre === 'asignaturas.create' || input.revision === 4) return { data: { id: 5, revision: 5 } }
      throw new ApiError(409, 'Otra persona guardó antes.', {
        actual: { id: 5, revision: 4, nombre: 'suyo' },
      })
    }
    await enviarCola()
    const [choca] = estadoDeCola().cola
    expect(choca).toMatchObject({ estado: 'choca', disputas: [{ mine: 'a', theirs: 'suyo' }] })
    await reintentar(choca!)
    expect(mundo.pedidos.some(p => p.input.nombre === 'a' && p.input.revision === 4)).toBe(true)
  })
  it('that only its form can compare with what another person wrote is given back to it, and nothing is sent over them', async () => {
    await tres()
    mundo.servidor = (nombre, input) => {
      if (nombre === 'asignaturas.create' || input.revision !== 1) return { data: { id: 5, revision: 5 } }
      throw new ApiError(409, 'Otra persona guardó antes.', {
        actual: { id: 5, revision: 4, json: { nombre: 'suyo' } },
      })
    }
    await enviarCola()
    const [primera] = estadoDeCola().cola
    expect(primera).toMatchObject({ estado: 'rechazado', input: { revision: 1, nombre: 'a' } })
    expect(primera!.motivo).toContain('Ábralo donde lo escribió')
    expect(mundo.pedidos.map(p => p.input.revision)).toEqual([1, undefined])
  })
  it('does not write what was thrown away before it', async () => {
    mundo.llega = false
    await escribir({ id: 5, revision: 1, nombre: 'B', letra: 1 })
    await escribir({ id: 5, revision: 1, nombre: 'B', letra: 2 })
    const claves = estadoDeCola().cola.map(e => e.clave)
    const bases = [
      { nombre: 'A', letra: 1 },
      { nombre: 'B', letra: 1 },
    ]
    for (const [i, e] of [...mundo.guardado.values()].entries()) (e as Espera).base = { 5: bases[i]! }
    mundo.servidor = noLlega
    await abrirCola('7.1')
    mundo.pintadas = []
    await descartar(estadoDeCola().cola[0]!)
    expect(mundo.pintadas).toEqual([5])
    mundo.servidor = () => ({ data: { id: 5, revision: 2 } })
    mundo.pedidos = []
    await enviarCola()
    expect(mundo.pedidos.map(p => p.input)).toEqual([{ id: 5, revision: 1, nombre: 'A', letra: 2 }])
    expect(claves).not.toContain(mundo.pedidos[0]!.key)
  })
  it('stays as it is, and its person is told in their words, where this browser does not let it be changed', async () => {
    await tres()
    mundo.servidor = () => {
      throw new ApiError(422, 'No')
    }
    await enviarCola()
    const antes = estadoDeCola().cola
    mundo.lleno = true
    for (const mover of [descartar, reintentar])
      await expect(mover(antes[0]!)).rejects.toThrow(/^Este navegador no dejó guardar el cambio/)
    expect(estadoDeCola().cola).toEqual(antes)
    mundo.lleno = false
    await descartar(antes[0]!)
    expect(estadoDeCola().cola.map(e => e.orden)).not.toContain(antes[0]!.orden)
  })
  it('goes before what is written afterwards', async () => {
    await tres()
    mundo.servidor = () => ({ data: { id: 5, revision: 2 } })
    await escribir({ id: 9, revision: 1, nombre: 'después' })
    expect(mundo.pedidos.map(p => p.input.nombre)).toEqual(['a', 'b', 'nuevo', 'después'])
  })
  it('is not sent by anybody else, nor while nobody could be asked who it is', async () => {
    await tres()
    mundo.servidor = () => ({ data: {} })
    for (const sesion of [
      { status: 'signed', user: { id: 8, empresa: { id: 1 } } },
      { status: 'signed', user: { id: 7, empresa: { id: 2 } } },
      { status: 'signed', user: { id: 7, empresa: { id: 1 } }, isKept: true },
      { status: 'signed', user: { id: 7, empresa: { id: 1 } }, isEnded: true },
      { status: 'anonymous', user: null },
    ]) {
      mundo.sesion = sesion
      await enviarCola()
    }
    expect(mundo.pedidos).toEqual([])
    terminar()
    expect(estadoDeCola().cola).toEqual([])
    await abrirCola('8.1')
    expect(estadoDeCola().cola).toEqual([])
    expect(mundo.guardado.size).toBe(3)
  })
  it('stays when another person’s session is in this browser by now, though nobody said so yet', async () => {
    await tres()
    mundo.servidor = () => {
      throw new ApiError(409, 'Ha entrado otra persona.', { otra_sesion: true })
    }
    await enviarCola()
    expect(estadoDeCola().cola.map(e => e.estado)).toEqual(['espera', 'espera', 'espera'])
    expect(mundo.pedidos).toHaveLength(1)
  })

  it('for more than a month is not sent by itself', async () => {
    await tres()
    for (const e of mundo.guardado.values()) (e as Espera).cuando -= 31 * 24 * 3_600_000
    await abrirCola('7.1')
    await enviarCola()
    expect(mundo.pedidos).toEqual([])
    expect(estadoDeCola().cola.map(e => [e.estado, e.motivo])).toEqual(
      [1, 2, 3].map(() => ['rechazado', 'Esperó más de 30 días: revise si todavía hace falta.']),
    )
  })

  it('of cells lets those wait that somebody else changed before, and sends the others', async () => {
    mundo.servidor = noLlega
    const celda = (a: number, nivel: string | null) => ({ competencia_id: 1, asignatura_id: a, nivel })
    const celdas = [7, 8].map(a => ({ ...celda(a, 'logra'), antes: null }))
    await escribir({ planId: 3, celdas }, 'competencias.saveCursos')
    mundo.pedidos = []
    mundo.servidor = (_nombre, input) => {
      if ((input.celdas as object[]).length === 2)
        throw new ApiError(409, 'Otra persona cambió antes esta celda.', { actual: [celda(7, 'introduce')] })
      return { data: [] }
    }
    await enviarCola()
    expect(mundo.pedidos.map(p => p.input.celdas)).toEqual([celdas, [celdas[1]]])
    expect(new Set(mundo.pedidos.map(p => p.key)).size).toBe(2)
    const [suya] = estadoDeCola().cola
    expect(suya).toMatchObject({
      estado: 'rechazado',
      motivo: 'Otra persona cambió antes esta celda. Si lo envía otra vez, quedará lo que usted escribió.',
    })
    await reintentar(suya!)
    expect([mundo.pedidos.at(-1)!.input, estados()]).toEqual([{ planId: 3, celdas: [celda(7, 'logra')] }, []])
  })

  it('of cells says of one only what was written last, also where an earlier one is thrown away', async () => {
    mundo.servidor = noLlega
    const celda = (a: number, nivel: string | null, antes: string | null) => ({
      competencia_id: 1,
      asignatura_id: a,
      nivel,
      antes,
    })
    const llenar = (...celdas: object[]) => escribir({ planId: 3, celdas }, 'competencias.saveCursos')
    await llenar(celda(7, 'introduce', null), celda(8, 'introduce', null))
    await llenar(celda(7, 'logra', 'introduce'))
    await llenar(celda(9, 'introduce', null))
    await llenar(celda(9, 'logra', 'introduce'))
    await descartar(estadoDeCola().cola[2]!)
    expect(estadoDeCola().cola[2]!.input.celdas).toEqual([celda(9, 'logra', null)])
    mundo.servidor = (_nombre, input) => {
      const actual = (input.celdas as { asignatura_id: number; antes?: unknown }[])
        .filter(c => c.asignatura_id === 7 && 'antes' in c)
        .map(() => ({ competencia_id: 1, asignatura_id: 7, nivel: 'desarrolla' }))
      if (actual.length > 0) throw new ApiError(409, 'Otra persona cambió antes esta celda.', { actual })
      return { data: [] }
    }
    await enviarCola()
    expect(estadoDeCola().cola.map(e => e.input.celdas)).toEqual([
      [{ competencia_id: 1, asignatura_id: 7, nivel: 'logra' }],
    ])
  })

  it('is sent by itself when the server is back', async () => {
    await tres()
    mundo.servidor = () => ({ data: { id: 5, revision: 2 } })
    for (const oir of mundo.alVolver) oir('connecting')
    await expect.poll(estados).toEqual([])
  })
})
