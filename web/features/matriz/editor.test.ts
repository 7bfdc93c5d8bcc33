import type { CeldaDeCompetencia } from '@malla/contracts/matriz.ts'
import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../app/ApiError.ts'
import { type Clave, claveDe, conPedidas } from './celdas.ts'
import { type CeldaPedida, crearEditor } from './editor.ts'

/** A server in miniature: what it holds, what it was asked, and a gate that keeps an answer waiting. */
function conServidor() {
  const filas = new Map<Clave, CeldaDeCompetencia>()
  const envios: string[] = []
  const gritos: string[] = []
  let visto: readonly CeldaDeCompetencia[] = []
  let puerta = Promise.resolve()
  let fallo: Error | null = null
  let alReleer = () => {}
  const editor = crearEditor({
    celdas: () => visto,
    guardar: async (celdas: CeldaPedida[]) => {
      envios.push(celdas.map(c => `${c.competencia_id}-${c.asignatura_id}:${c.nivel?.[0] ?? ''}`).join(' '))
      await puerta
      if (fallo) throw fallo
      const actual = celdas.flatMap(({ nivel, antes, ...c }) => {
        const hay = filas.get(claveDe(c.competencia_id, c.asignatura_id))?.nivel ?? null
        return hay === antes || hay === nivel ? [] : [{ ...c, nivel: hay }]
      })
      if (actual.length > 0) throw new ApiError(409, 'Otra persona cambió antes esta celda.', { actual })
      for (const { nivel, ...c } of celdas) {
        if (nivel) filas.set(claveDe(c.competencia_id, c.asignatura_id), { ...c, nivel })
        else filas.delete(claveDe(c.competencia_id, c.asignatura_id))
      }
    },
    recibir: async celdas => {
      visto = conPedidas(visto, celdas)
    },
    releer: async () => {
      visto = [...filas.values()]
      alReleer()
    },
    gritar: texto => void gritos.push(texto),
  })
  const sereno = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve()
  }
  const escritas = () =>
    [...filas.values()].map(c => `${c.competencia_id}-${c.asignatura_id}:${c.nivel[0]}`).join(' ')
  return {
    editor,
    envios,
    gritos,
    sereno,
    escritas,
    /** `visto`: false where the channel has not told of it yet. */
    deOtro: (clave: Clave, nivel: Nivel | null, isVisto = true) => {
      const [c, a] = clave.split('-').map(Number) as [number, number]
      if (nivel) filas.set(clave, { competencia_id: c, asignatura_id: a, nivel })
      else filas.delete(clave)
      if (isVisto) visto = [...filas.values()]
    },
    cerrar: () => {
      let abrir = () => {}
      puerta = new Promise(resolve => {
        abrir = resolve
      })
      return () => abrir()
    },
    alReleer: (hacer: () => void) => {
      alReleer = hacer
    },
    fallar: (e: Error | null) => {
      fallo = e
    },
  }
}
const uno = (clave: Clave, nivel: Nivel | null) => new Map([[clave, nivel]])

describe('the editor of a matrix', () => {
  it('saves at once; what is changed meanwhile goes together in the next write', async () => {
    const s = conServidor()
    const abrir = s.cerrar()
    s.editor.escribir(uno('1-7', 'introduce'))
    s.editor.escribir(uno('1-8', 'logra'))
    s.editor.escribir(uno('1-7', 'desarrolla'))
    expect(s.editor.estado().pendientes.size).toBe(2)
    abrir()
    await s.sereno()
    expect(s.envios).toEqual(['1-7:i', '1-7:d 1-8:l'])
    expect(s.escritas()).toBe('1-7:d 1-8:l')
    expect(s.editor.estado()).toMatchObject({ fallo: null, guardado: expect.any(Date) })
    expect(s.editor.estado().pendientes.size).toBe(0)
  })

  it('does nothing where nothing changes', async () => {
    const s = conServidor()
    expect(s.editor.escribir(uno('1-7', null))).toBe(0)
    await s.sereno()
    expect(s.envios).toEqual([])
    expect(s.editor.estado().hechos).toEqual([])
  })

  it('undoes and does again, and leaves alone what somebody else has changed since', async () => {
    const s = conServidor()
    s.editor.escribir(
      new Map<Clave, Nivel>([
        ['1-7', 'introduce'],
        ['1-8', 'introduce'],
      ]),
    )
    await s.sereno()
    s.deOtro('1-8', 'logra')
    s.editor.deshacer()
    await s.sereno()
    expect(s.escritas()).toBe('1-8:l')
    s.editor.rehacer()
    await s.sereno()
    expect(s.escritas()).toBe('1-8:l 1-7:i')
    expect(s.editor.deshacer()).toBe('1-7')
  })

  it('does not do again what somebody else has emptied since, where nothing of it had been undone', async () => {
    const s = conServidor()
    s.editor.escribir(uno('1-7', 'logra'))
    await s.sereno()
    s.deOtro('1-7', null)
    expect([s.editor.deshacer(), s.editor.rehacer()]).toEqual([null, null])
    await s.sereno()
    expect([s.escritas(), s.envios]).toEqual(['', ['1-7:l']])
  })

  const conAjena = async () => {
    const s = conServidor()
    s.editor.suscribir(() => undefined)
    s.deOtro('1-7', 'desarrolla', false)
    s.editor.escribir(
      new Map<Clave, Nivel>([
        ['1-7', 'logra'],
        ['1-8', 'logra'],
      ]),
    )
    await s.sereno()
    return s
  }
  const porDecidir = (s: Awaited<ReturnType<typeof conAjena>>) => [
    s.escritas(),
    [...s.editor.estado().pendientes.keys()],
    s.editor.estado().fallo,
  ]

  it('writes over nothing that somebody else put there before; the rest is saved, and it is asked', async () => {
    const s = await conAjena()
    const duda = [['1-7'], 'Otra persona cambió antes esta celda.']
    expect(porDecidir(s)).toEqual(['1-7:d 1-8:l', ...duda])
    s.editor.escribir(uno('1-9', 'introduce'))
    await s.sereno()
    expect(porDecidir(s)).toEqual(['1-7:d 1-8:l 1-9:i', ...duda])
    s.editor.reintentar()
    await s.sereno()
    expect(porDecidir(s)).toEqual(['1-7:l 1-8:l 1-9:i', [], null])
    // Taken back, theirs stands there again.
    s.editor.deshacer()
    await s.sereno()
    expect(s.escritas()).toContain('1-7:d')
  })

  it('what was taken back while it was on its way is theirs, and nothing is asked', async () => {
    const s = conServidor()
    s.deOtro('1-7', 'desarrolla', false)
    const abrir = s.cerrar()
    s.editor.escribir(uno('1-7', 'introduce'))
    s.editor.deshacer()
    abrir()
    await s.sereno()
    expect([s.escritas(), s.editor.estado().pendientes.size, s.editor.estado().fallo]).toEqual([
      '1-7:d',
      0,
      null,
    ])
  })

  it('of what waits for a decision one reason names all, and no more than that', async () => {
    const s = await conAjena()
    s.deOtro('1-9', 'desarrolla', false)
    s.editor.escribir(uno('1-9', 'logra'))
    await s.sereno()
    expect(s.envios.at(-1)).toBe('1-7:l 1-9:l')
    expect([...s.editor.estado().ajenas]).toEqual(['1-7', '1-9'])
    s.editor.escribir(uno('1-9', null))
    await s.sereno()
    expect([s.envios.at(-1), ...porDecidir(s)]).toEqual([
      '1-7:l',
      '1-7:d 1-8:l 1-9:d',
      ['1-7'],
      'Otra persona cambió antes esta celda.',
    ])
  })

  it('of more cells than go in one call those of others are set aside call by call, and the rest is saved', async () => {
    const s = conServidor()
    s.editor.suscribir(() => undefined)
    s.deOtro('1-5', 'desarrolla', false)
    s.deOtro('1-2000', 'desarrolla', false)
    s.editor.escribir(new Map(Array.from({ length: 2001 }, (_, i): [Clave, Nivel] => [`1-${i}`, 'logra'])))
    for (let veces = 0; veces < 3; veces++) await s.sereno()
    expect([[...s.editor.estado().ajenas], s.envios.length]).toEqual([['1-5', '1-2000'], 3])
    expect(s.editor.estado().pendientes.size).toBe(2)
  })

  it('a row that goes while its refusal is read leaves no alert behind', async () => {
    const s = conServidor()
    s.editor.suscribir(() => undefined)
    s.deOtro('1-7', 'desarrolla', false)
    s.alReleer(() => s.editor.olvidarAusentes(() => false))
    s.editor.escribir(uno('1-7', 'logra'))
    await s.sereno()
    expect(s.editor.estado()).toMatchObject({ fallo: null, ajenas: new Set() })
  })

  it.each([
    ['left to them', (s: Awaited<ReturnType<typeof conAjena>>) => s.editor.descartar()],
    ['taken back', (s: Awaited<ReturnType<typeof conAjena>>) => s.editor.escribir(uno('1-7', null))],
  ])('what somebody else put there before stays where it is %s', async (_how, dejar) => {
    const s = await conAjena()
    dejar(s)
    await s.sereno()
    expect(porDecidir(s)).toEqual(['1-7:d 1-8:l', [], null])
    expect(s.editor.estado().hechos.length).toBeGreaterThan(0)
  })

  it('what is written again while it is on its way stands upon what is being written', async () => {
    const s = conServidor()
    const abrir = s.cerrar()
    s.editor.escribir(uno('1-7', 'introduce'))
    s.editor.escribir(uno('1-7', 'logra'))
    abrir()
    await s.sereno()
    expect([s.escritas(), s.editor.estado().fallo]).toEqual(['1-7:l', null])
  })

  it('a row that goes takes its refusal along, and the rest is saved', async () => {
    const s = conServidor()
    s.editor.suscribir(() => undefined)
    s.fallar(new ApiError(422, 'Elija una competencia de este plan.'))
    s.editor.escribir(
      new Map<Clave, Nivel>([
        ['1-7', 'logra'],
        ['2-7', 'logra'],
      ]),
    )
    await s.sereno()
    s.fallar(null)
    s.editor.olvidarAusentes(clave => clave !== '2-7')
    await s.sereno()
    expect([s.escritas(), s.editor.estado().fallo]).toEqual(['1-7:l', null])
  })

  it('a row that goes takes its steps along: nothing is undone into it, and what is written next is saved', async () => {
    const s = conServidor()
    for (const [clave, nivel] of [
      ['1-1', 'introduce'],
      ['2-1', 'logra'],
      ['1-1', null],
    ] as const)
      s.editor.escribir(uno(clave, nivel))
    await s.sereno()
    s.editor.olvidarAusentes(clave => clave !== '1-1')
    s.fallar(new ApiError(422, 'El curso ya no existe.'))
    s.editor.deshacer()
    await s.sereno()
    expect(s.envios.at(-1)).toBe('2-1:')
    s.fallar(null)
    s.editor.reintentar()
    s.editor.rehacer()
    await s.sereno()
    expect([s.escritas(), s.editor.estado().fallo]).toEqual(['2-1:l', null])
  })

  it('keeps what could not be saved until it is tried again, or given up', async () => {
    const s = conServidor()
    s.editor.suscribir(() => undefined)
    s.fallar(new ApiError(0, 'No hay conexión.'))
    s.editor.escribir(uno('1-7', 'logra'))
    await s.sereno()
    expect(s.editor.estado()).toMatchObject({ fallo: 'No hay conexión.' })
    expect(s.editor.estado().pendientes.size).toBe(1)
    s.fallar(null)
    s.editor.reintentar()
    await s.sereno()
    expect(s.escritas()).toBe('1-7:l')
    s.fallar(new ApiError(409, 'El plan está cesado.'))
    s.editor.escribir(uno('1-7', null))
    await s.sereno()
    s.editor.descartar()
    expect(s.editor.estado()).toMatchObject({ fallo: null, hechos: [] })
    expect(s.escritas()).toBe('1-7:l')
    expect(s.gritos).toEqual([])
  })

  it('is not silent when nobody looks any more, and forgets cells that are gone', async () => {
    const s = conServidor()
    s.fallar(new ApiError(0, 'No hay conexión.'))
    s.editor.escribir(uno('1-7', 'logra'))
    await s.sereno()
    expect(s.gritos).toEqual(['No se guardó la matriz. No hay conexión.'])
    s.editor.olvidarAusentes(clave => clave !== '1-7')
    expect(s.editor.estado().pendientes.size).toBe(0)
  })
})
