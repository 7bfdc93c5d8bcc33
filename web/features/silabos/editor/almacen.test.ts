import type { Unidad } from '@malla/domain/silabos/contenido.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../app/ApiError.ts'
import { Almacen, type Foto, type Mundo, PAUSAS } from './almacen.ts'
import { cajonDe, type Envio } from './cajon.ts'
import { igual } from './comparar.ts'
import { palabrasDeEstado } from './EstadoDeClaves.tsx'
import type { Reserva } from './reserva.ts'

/** The second place of a browser; `cabe`: whether it has room. */
function reservaDe(cabe = true): Reserva & { cosas: Map<string, string> } {
  const cosas = new Map<string, string>()
  return {
    cosas,
    async poner(nombre, texto) {
      if (cabe) cosas.set(nombre, texto)
      return cabe
    },
    async quitar(nombre) {
      cosas.delete(nombre)
    },
    leer: async prefix => new Map([...cosas].filter(([nombre]) => nombre.startsWith(prefix))),
  }
}

/** A browser's storage, with so much room. */
function almacenamiento(cabe = Number.POSITIVE_INFINITY): Storage {
  const cosas = new Map<string, string>()
  return {
    get length() {
      return cosas.size
    },
    key: i => [...cosas.keys()][i] ?? null,
    getItem: k => cosas.get(k) ?? null,
    setItem(k, v) {
      if (v.length > cabe) throw new Error('QuotaExceededError')
      cosas.set(k, v)
    },
    removeItem: k => void cosas.delete(k),
    clear: () => cosas.clear(),
  }
}

/** A server of one thing. `antes` and `despues`: where it is killed. */
function servidor(valores: Record<string, unknown> = { metodologia: '<p>Uno</p>' }) {
  const s = {
    foto: {
      valores,
      revisiones: Object.fromEntries(Object.keys(valores).map(k => [k, 1])),
    } as Foto,
    caido: null as null | 'antes' | 'despues',
    rechaza: null as string | null,
    limpia: false,
    llamadas: [] as Envio[],
    respuestas: new Map<string, Foto>(),
    guardar(clave: string, valor: unknown) {
      s.foto = {
        valores: { ...s.foto.valores, [clave]: valor },
        revisiones: { ...s.foto.revisiones, [clave]: (s.foto.revisiones[clave] ?? 0) + 1 },
      }
    },
    async recibir(e: Envio): Promise<Foto> {
      s.llamadas.push(structuredClone(e))
      if (s.caido === 'antes') throw new ApiError(0, 'sin red')
      const dicha = s.respuestas.get(e.id)
      if (dicha) return dicha
      if (s.rechaza && s.rechaza in e.valores) throw new ApiError(422, 'El texto es muy largo.')
      const viejas = Object.keys(e.valores).filter(
        k => e.revisiones[k] !== (s.foto.revisiones[k] ?? 0) && !igual(e.valores[k], s.foto.valores[k]),
      )
      if (viejas.length > 0) throw new ApiError(409, 'Otra persona guardó antes.', { actual: s.foto })
      for (const [clave, v] of Object.entries(e.valores)) {
        const valor = s.limpia ? String(v).trim() : v
        if (!igual(valor, s.foto.valores[clave])) s.guardar(clave, valor)
      }
      s.respuestas.set(e.id, s.foto)
      if (s.caido === 'despues') throw new ApiError(0, 'sin red')
      return s.foto
    },
  }
  return s
}

type Servidor = ReturnType<typeof servidor>
let pestana = 0

/** A tab of a browser that looks at the thing as the server has it now. */
function abrir(
  s: Servidor,
  storage = almacenamiento(),
  usuario = 1,
  id = `p${++pestana}`,
  reserva: Reserva = reservaDe(false),
) {
  const mundo: Mundo = {
    cajon: cajonDe(usuario, 7, 'silabo/1/0', {
      storage,
      reserva,
      pestana: id,
      vivas: async () => new Set([id]),
    }),
    guardar: e => s.recibir(e),
    fotoDe: actual => actual as Foto,
    ahora: () => Date.now(),
  }
  const almacen = new Almacen(mundo, s.foto)
  return { almacen, storage, valor: (clave = 'metodologia') => almacen.estado().valores[clave] }
}

const pasar = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const semana = (id: string, contenidos: string) => ({
  id,
  numero: 0,
  contenidos,
  actividades: '',
  recursos: '',
  evidencias: '',
  horas: null,
})
const unidades = (a: string, b: string): Unidad[] => [
  { id: 'u', nombre: 'SQL', resultado: '', semanas: [semana('s1', a), semana('s2', b)] },
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving', () => {
  it('each letter is in this browser at once, and with the server after a pause', async () => {
    const s = servidor()
    const { almacen, storage } = abrir(s)
    almacen.editar('metodologia', '<p>Dos</p>')
    expect(storage.length).toBe(1)
    expect(almacen.estado()).toMatchObject({ fase: 'escrito', porEnviar: 1 })
    await pasar(PAUSAS.calma)
    expect(s.foto.valores.metodologia).toBe('<p>Dos</p>')
    expect(almacen.estado()).toMatchObject({ fase: 'guardado', porEnviar: 0 })
    expect(storage.length).toBe(0)
  })

  it('whoever types without a pause is saved all the same', async () => {
    const s = servidor()
    const { almacen } = abrir(s)
    for (let i = 0; i < 16; i++) {
      almacen.editar('metodologia', `<p>${'a'.repeat(i + 1)}</p>`)
      await pasar(1000)
    }
    expect(s.llamadas.length).toBeGreaterThan(0)
  })

  it('keys that were changed go together, each with the revision that it was typed on', async () => {
    const s = servidor({ metodologia: 'a', tutoria: 'b' })
    const { almacen } = abrir(s)
    almacen.editar('metodologia', 'a2')
    almacen.editar('valores', 'nuevo')
    await pasar(PAUSAS.calma)
    expect(s.llamadas).toHaveLength(1)
    expect(s.llamadas[0]!.revisiones).toEqual({ metodologia: 1, valores: 0 })
  })

  it('what is typed while it is sent follows', async () => {
    const s = servidor()
    const { almacen } = abrir(s)
    almacen.editar('metodologia', '<p>Dos</p>')
    const enviado = almacen.enviar()
    almacen.editar('metodologia', '<p>Dos y medio</p>')
    await enviado
    expect(almacen.estado().porEnviar).toBe(1)
    await pasar(PAUSAS.tope)
    expect(s.foto.valores.metodologia).toBe('<p>Dos y medio</p>')
  })

  it('whoever types is not disturbed by how the server cleans the text, and it is not sent for ever', async () => {
    const s = servidor()
    const { almacen, valor } = abrir(s)
    s.limpia = true
    almacen.editar('metodologia', 'Dos ')
    await pasar(60_000)
    expect(s.foto.valores.metodologia).toBe('Dos')
    expect(valor()).toBe('Dos ')
    expect(s.llamadas).toHaveLength(1)
    expect(almacen.estado()).toMatchObject({ fase: 'guardado', porEnviar: 0 })
    almacen.editar('metodologia', 'Dos y')
    await pasar(PAUSAS.calma)
    expect(s.foto.valores.metodologia).toBe('Dos y')
  })

  it('one refused key does not keep the others back, and is not sent again as it is', async () => {
    const s = servidor({ metodologia: 'a', tutoria: 'b' })
    s.rechaza = 'tutoria'
    const { almacen } = abrir(s)
    almacen.editar('metodologia', 'a2')
    almacen.editar('tutoria', 'b2')
    await pasar(60_000)
    expect(s.foto.valores).toMatchObject({ metodologia: 'a2', tutoria: 'b' })
    expect(almacen.estado()).toMatchObject({ fase: 'rechazado', motivo: 'El texto es muy largo.' })
    expect(s.llamadas).toHaveLength(3)
    s.rechaza = null
    almacen.editar('tutoria', 'b3')
    await pasar(PAUSAS.calma)
    expect(almacen.estado()).toMatchObject({ fase: 'guardado', motivo: null })
  })
})

describe('nothing is lost', () => {
  it('when the browser is killed in the middle of typing', async () => {
    const s = servidor()
    const { almacen, storage } = abrir(s)
    almacen.editar('metodologia', '<p>A medias</p>')
    almacen.cerrar()
    const otra = abrir(s, storage)
    await otra.almacen.abrir()
    expect(otra.valor()).toBe('<p>A medias</p>')
    expect(otra.almacen.estado().recuperado).toBe(true)
    await pasar(PAUSAS.calma)
    expect(s.foto.valores.metodologia).toBe('<p>A medias</p>')
    expect(storage.length).toBe(0)
  })

  it.each(['antes', 'despues'] as const)(
    'when the server is killed in the middle of saving, %s it wrote',
    async cuando => {
      const s = servidor()
      const { almacen } = abrir(s)
      s.caido = cuando
      almacen.editar('metodologia', '<p>Dos</p>')
      await pasar(PAUSAS.calma)
      expect(almacen.estado().fase).toBe('sinConexion')
      almacen.editar('metodologia', '<p>Dos y tres</p>')
      s.caido = null
      await pasar(PAUSAS.reintento + PAUSAS.calma + PAUSAS.tope)
      expect(s.foto.valores.metodologia).toBe('<p>Dos y tres</p>')
      expect(almacen.estado()).toMatchObject({ fase: 'guardado', enConflicto: [] })
      expect(s.foto.revisiones.metodologia).toBe(3)
    },
  )

  it('when the browser is killed too, while the answer was on its way', async () => {
    const s = servidor()
    const { almacen, storage } = abrir(s)
    s.caido = 'despues'
    almacen.editar('metodologia', '<p>Dos</p>')
    await pasar(PAUSAS.calma)
    almacen.editar('metodologia', '<p>Dos, y más</p>')
    almacen.cerrar()
    s.caido = null
    const otra = abrir(s, storage)
    await otra.almacen.abrir()
    await pasar(PAUSAS.tope)
    expect(otra.almacen.estado()).toMatchObject({ fase: 'guardado', enConflicto: [] })
    expect(s.foto.valores.metodologia).toBe('<p>Dos, y más</p>')
  })

  it('in an hour without a connection', async () => {
    const s = servidor()
    const { almacen } = abrir(s)
    s.caido = 'antes'
    for (let i = 0; i < 60; i++) {
      almacen.editar('metodologia', `<p>Minuto ${i}</p>`)
      await pasar(60_000)
    }
    expect(almacen.estado()).toMatchObject({ fase: 'sinConexion', porEnviar: 1 })
    s.caido = null
    almacen.volvio()
    await pasar(PAUSAS.tope)
    expect(s.foto.valores.metodologia).toBe('<p>Minuto 59</p>')
  })

  it('drafts belong to their person', async () => {
    const s = servidor()
    const { almacen, storage } = abrir(s)
    almacen.editar('metodologia', '<p>De la primera</p>')
    almacen.cerrar()
    const otra = abrir(s, storage, 2)
    await otra.almacen.abrir()
    expect(otra.valor()).toBe('<p>Uno</p>')
  })

  it('when the session ends and the same tab is signed in again', async () => {
    const s = servidor()
    const { almacen, storage } = abrir(s, almacenamiento(), 1, 'misma')
    s.caido = 'despues'
    almacen.editar('metodologia', '<p>Dos</p>')
    await pasar(PAUSAS.calma)
    almacen.editar('metodologia', '<p>Dos, y más</p>')
    almacen.cerrar()
    s.caido = null
    const otra = abrir(s, storage, 1, 'misma')
    await otra.almacen.abrir()
    expect(otra.valor()).toBe('<p>Dos, y más</p>')
    await pasar(PAUSAS.tope)
    expect(s.foto.valores.metodologia).toBe('<p>Dos, y más</p>')
    expect(storage.length).toBe(0)
  })

  it('nothing of a session that ended is sent in the next one, and it stays in this browser', async () => {
    const s = servidor()
    const { almacen, storage } = abrir(s)
    s.caido = 'antes'
    almacen.editar('metodologia', '<p>De antes</p>')
    const enviado = almacen.enviar()
    almacen.cerrar()
    await enviado
    s.caido = null
    await almacen.salir()
    await pasar(60_000)
    expect(s.llamadas).toHaveLength(1)
    expect(s.foto.valores.metodologia).toBe('<p>Uno</p>')
    expect(storage.length).toBe(2)
  })

  describe('where the local storage is full', () => {
    const lleno = () => almacenamiento(10)

    it('what is typed goes to the second place, and comes back from there', async () => {
      const s = servidor()
      const reserva = reservaDe()
      const { almacen, storage } = abrir(s, lleno(), 1, 'a', reserva)
      s.caido = 'antes'
      almacen.editar('metodologia', '<p>Largo</p>')
      almacen.editar('metodologia', '<p>Larguísimo</p>')
      await pasar(PAUSAS.calma)
      expect(almacen.estado()).toMatchObject({ fase: 'sinConexion', sinLugar: false })
      almacen.cerrar()
      s.caido = null
      const otra = abrir(s, storage, 1, 'b', reserva)
      await otra.almacen.abrir()
      expect(otra.valor()).toBe('<p>Larguísimo</p>')
      await pasar(PAUSAS.calma)
      expect(s.foto.valores.metodologia).toBe('<p>Larguísimo</p>')
      await pasar(0)
      expect(reserva.cosas.size).toBe(0)
    })

    it('the newer of the two places is what was typed last', async () => {
      const s = servidor()
      const reserva = reservaDe()
      const { almacen, storage } = abrir(s, almacenamiento(120), 1, 'a', reserva)
      s.caido = 'antes'
      almacen.editar('metodologia', '<p>Dos</p>')
      almacen.editar('metodologia', `<p>Dos${' y más'.repeat(30)}</p>`)
      await pasar(0)
      expect([storage.length, reserva.cosas.size]).toEqual([1, 1])
      almacen.cerrar()
      const otra = abrir(s, storage, 1, 'b', reserva)
      await otra.almacen.abrir()
      expect(otra.valor()).toContain('Dos y más')
      expect(otra.almacen.estado().enConflicto).toEqual([])
    })

    it('and there is no second place either, it is sent at once, and said', async () => {
      const s = servidor()
      const { almacen } = abrir(s, lleno())
      almacen.editar('metodologia', '<p>Largo</p>')
      almacen.editar('metodologia', '<p>Larguísimo</p>')
      await pasar(0)
      expect(s.foto.valores.metodologia).toBe('<p>Larguísimo</p>')
      expect(almacen.estado()).toMatchObject({ fase: 'guardado', sinLugar: false })
    })

    it('without a connection it is said for as long as one key has no room', async () => {
      const s = servidor()
      const { almacen } = abrir(s, almacenamiento(120))
      s.caido = 'antes'
      almacen.editar('metodologia', `<p>${'Largo '.repeat(60)}</p>`)
      almacen.editar('tutoria', 'x')
      await pasar(PAUSAS.calma)
      expect(palabrasDeEstado(almacen.estado())).toBe(
        'Sin conexión: 2 cambios por enviar. Este equipo no tiene espacio: no cierre la página.',
      )
    })

    it('what another tab left is not taken from its place before it is kept', async () => {
      const s = servidor()
      const { almacen, storage } = abrir(s, almacenamiento(), 1, 'a')
      s.caido = 'antes'
      almacen.editar('metodologia', '<p>De la primera</p>')
      almacen.cerrar()
      const setItem = storage.setItem
      storage.setItem = () => {
        throw new Error('QuotaExceededError')
      }
      const otra = abrir(s, storage, 1, 'b')
      await otra.almacen.abrir()
      otra.almacen.cerrar()
      storage.setItem = setItem
      const tercera = abrir(s, storage, 1, 'c')
      await tercera.almacen.abrir()
      expect(tercera.valor()).toBe('<p>De la primera</p>')
    })
  })
})

describe('tabs that were closed with texts that were not sent', () => {
  /** Each of these tabs typed its text and was killed; then one is opened. */
  async function trasCerrar(s: Servidor, ...textos: string[]) {
    const storage = almacenamiento()
    const pestanas = textos.map(() => abrir(s, storage))
    s.caido = 'antes'
    for (const [i, { almacen }] of pestanas.entries()) {
      almacen.editar('metodologia', textos[i])
      almacen.cerrar()
    }
    s.caido = null
    const otra = abrir(s, storage)
    await otra.almacen.abrir()
    await pasar(PAUSAS.tope)
    return { ...otra, storage }
  }
  const ofrecidos = (almacen: Almacen) => almacen.choques('metodologia').choques.flatMap(c => [c.mio, c.suyo])

  it('two of them: both are offered, and nothing is sent before', async () => {
    const s = servidor()
    const { almacen } = await trasCerrar(s, '<p>A</p>', '<p>B</p>')
    expect(ofrecidos(almacen).sort()).toEqual(['<p>A</p>', '<p>B</p>'])
    expect(almacen.estado()).toMatchObject({
      enConflicto: ['metodologia'],
      enDosPestanas: ['metodologia'],
      porEnviar: 2,
    })
    expect(palabrasDeEstado(almacen.estado())).toBe(
      'Usted escribió en el mismo lugar en dos pestañas: elija con qué se queda.',
    )
    expect(s.foto.valores.metodologia).toBe('<p>Uno</p>')
  })

  it('three of them: one after the other, and what is chosen is saved', async () => {
    const s = servidor()
    const { almacen, storage } = await trasCerrar(s, '<p>A</p>', '<p>B</p>', '<p>C</p>')
    const vistos = new Set(ofrecidos(almacen))
    for (let i = 0; i < 2; i++) {
      const [choque] = almacen.choques('metodologia').choques
      almacen.resolver('metodologia', [{ choque: choque!, queda: choque!.suyo }])
      for (const texto of ofrecidos(almacen)) vistos.add(texto)
    }
    expect([...vistos].sort()).toEqual(['<p>A</p>', '<p>B</p>', '<p>C</p>'])
    await pasar(PAUSAS.calma)
    expect(s.foto.valores.metodologia).toBe('<p>C</p>')
    expect(almacen.estado()).toMatchObject({ fase: 'guardado', enConflicto: [], porEnviar: 0 })
    expect(storage.length).toBe(0)
  })

  it('both wait for the next start when nobody decides', async () => {
    const s = servidor()
    const { almacen, storage } = await trasCerrar(s, '<p>A</p>', '<p>B</p>')
    almacen.cerrar()
    const otra = abrir(s, storage)
    await otra.almacen.abrir()
    expect(ofrecidos(otra.almacen).sort()).toEqual(['<p>A</p>', '<p>B</p>'])
  })

  it('and somebody else saved meanwhile: first theirs, then one’s own', async () => {
    const s = servidor()
    const { almacen } = await trasCerrar(s, '<p>A</p>', '<p>B</p>')
    s.guardar('metodologia', '<p>De otra</p>')
    almacen.llego(s.foto, 'Lucía M.')
    expect(almacen.estado().enDosPestanas).toEqual([])
    const vistos = new Set<unknown>()
    for (let i = 0; i < 2; i++) {
      const [choque] = almacen.choques('metodologia').choques
      vistos.add(choque!.mio).add(choque!.suyo)
      almacen.resolver('metodologia', [{ choque: choque!, queda: choque!.mio }])
    }
    expect([...vistos].sort()).toEqual(['<p>A</p>', '<p>B</p>', '<p>De otra</p>'])
    await pasar(PAUSAS.tope)
    expect(almacen.estado()).toMatchObject({ fase: 'guardado', enConflicto: [] })
  })

  it('the same text twice, or texts in two places: nothing is asked', async () => {
    const igual = servidor()
    expect((await trasCerrar(igual, '<p>A</p>', '<p>A</p>')).almacen.estado().fase).toBe('guardado')
    expect(igual.foto.valores.metodologia).toBe('<p>A</p>')

    const s = servidor({ unidadesaprendizaje: unidades('', '') })
    const storage = almacenamiento()
    const [a, b] = [abrir(s, storage), abrir(s, storage)]
    s.caido = 'antes'
    a.almacen.editar('unidadesaprendizaje', unidades('de la primera', ''))
    b.almacen.editar('unidadesaprendizaje', unidades('', 'de la segunda'))
    for (const { almacen } of [a, b]) almacen.cerrar()
    s.caido = null
    await abrir(s, storage).almacen.abrir()
    await pasar(PAUSAS.tope)
    expect((s.foto.valores.unidadesaprendizaje as Unidad[])[0]!.semanas.map(x => x.contenidos)).toEqual([
      'de la primera',
      'de la segunda',
    ])
  })

  it('what is typed at once in the tab that inherits collides too, and both stay', async () => {
    const s = servidor()
    const storage = almacenamiento()
    const antes = abrir(s, storage)
    s.caido = 'antes'
    antes.almacen.editar('metodologia', '<p>A</p>')
    antes.almacen.cerrar()
    s.caido = null
    const otra = abrir(s, storage)
    const abierta = otra.almacen.abrir()
    otra.almacen.editar('metodologia', '<p>De prisa</p>')
    await abierta
    expect(ofrecidos(otra.almacen)).toEqual(['<p>De prisa</p>', '<p>A</p>'])
  })
})

describe('two at once', () => {
  const partida = { unidadesaprendizaje: unidades('', '') }
  const clave = 'unidadesaprendizaje'

  it('what they changed elsewhere comes in, and is shown', async () => {
    const s = servidor(partida)
    const { almacen, valor } = abrir(s)
    s.guardar(clave, unidades('', 'suyo'))
    almacen.llego(s.foto, 'Lucía M.')
    expect(valor(clave)).toEqual(unidades('', 'suyo'))
    expect(almacen.estado().ajenos[clave]).toMatchObject({ quien: 'Lucía M.', lugares: ['s2'] })
  })

  it('in two weeks of one key both stay, without a question', async () => {
    const s = servidor(partida)
    const { almacen, valor } = abrir(s)
    almacen.editar(clave, unidades('mío', ''))
    s.guardar(clave, unidades('', 'suyo'))
    await pasar(PAUSAS.tope)
    expect((valor(clave) as Unidad[])[0]!.semanas.map(x => x.contenidos)).toEqual(['mío', 'suyo'])
    expect((s.foto.valores[clave] as Unidad[])[0]!.semanas.map(x => x.contenidos)).toEqual(['mío', 'suyo'])
  })

  it('in one field nothing is overwritten until somebody decides', async () => {
    const s = servidor(partida)
    const { almacen } = abrir(s)
    almacen.editar(clave, unidades('mío', 'otro'))
    s.guardar(clave, unidades('suyo', ''))
    await pasar(PAUSAS.tope * 2)
    expect(s.foto.valores[clave]).toEqual(unidades('suyo', ''))
    const { choques } = almacen.choques(clave)
    expect(choques).toMatchObject([{ id: 's1', campo: 'contenidos', mio: 'mío', suyo: 'suyo' }])
    expect(almacen.estado().enConflicto).toEqual([clave])
    almacen.resolver(clave, [{ choque: choques[0]!, queda: 'suyo' }])
    await pasar(PAUSAS.calma)
    expect((s.foto.valores[clave] as Unidad[])[0]!.semanas.map(x => x.contenidos)).toEqual(['suyo', 'otro'])
    expect(almacen.estado()).toMatchObject({ fase: 'guardado', enConflicto: [] })
  })

  it('a collision is still one after the browser was closed', async () => {
    const s = servidor(partida)
    const { almacen, storage } = abrir(s)
    almacen.editar(clave, unidades('mío', ''))
    s.guardar(clave, unidades('suyo', ''))
    await pasar(PAUSAS.tope)
    almacen.cerrar()
    const otra = abrir(s, storage)
    await otra.almacen.abrir()
    await pasar(PAUSAS.tope)
    expect(otra.almacen.choques(clave).choques).toMatchObject([{ mio: 'mío', suyo: 'suyo' }])
    expect(s.foto.valores[clave]).toEqual(unidades('suyo', ''))
  })

  it('the echo of one’s own save is no change of somebody else', async () => {
    const s = servidor()
    const { almacen } = abrir(s)
    almacen.editar('metodologia', '<p>Dos</p>')
    const enviado = almacen.enviar()
    almacen.editar('metodologia', '<p>Dos y</p>')
    almacen.llego({ valores: { metodologia: '<p>Dos</p>' }, revisiones: { metodologia: 2 } }, 'Yo')
    await enviado
    expect(almacen.estado()).toMatchObject({ enConflicto: [], ajenos: {} })
    expect(almacen.estado().valores.metodologia).toBe('<p>Dos y</p>')
  })

  it('a key whose fields come in another order is the same', async () => {
    const s = servidor({ evaluacion: { lineas: [], texto: '' } })
    const { almacen } = abrir(s)
    almacen.editar('evaluacion', { texto: '', lineas: [] })
    expect(almacen.estado().fase).toBe('guardado')
  })
})
