import type { Unidad } from '@malla/domain/silabos/contenido.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../app/ApiError.ts'
import { almacenamiento } from '../../../ui/almacenamientoDePrueba.ts'
import type { Almacen } from './almacen.ts'
import { palabrasDeEstado } from './EstadoDeClaves.tsx'
import { PAUSAS } from './mundo.ts'
import { abrir, pasar, type Servidor, servidor, unidades } from './navegadorDePrueba.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

describe('a thing in whose place another is now, as a new version of a course', () => {
  const NEGADO = new ApiError(409, 'Este sílabo es de una versión anterior del curso.')
  const escrito = (v: unknown) => (v as Unidad[])[0]!.semanas.map(x => x.contenidos)

  /** What was typed in the one before and refused there; and the one in its place, of which this was said meanwhile. */
  async function superada(tecleado: object, dicho: Record<string, unknown>) {
    const antes = servidor({ metodologia: 'Uno', unidadesaprendizaje: unidades('', '') })
    const ahora = servidor({ metodologia: 'Uno', unidadesaprendizaje: unidades('', ''), ...dicho })
    const storage = almacenamiento()
    const vieja = abrir(antes, storage)
    antes.foto = { ...antes.foto, revisiones: { metodologia: 9, unidadesaprendizaje: 1 } }
    vieja.almacen.llego({ ...antes.foto, valores: { ...antes.foto.valores, metodologia: 'Uno' } })
    antes.falla = NEGADO
    for (const [clave, valor] of Object.entries(tecleado)) vieja.almacen.editar(clave, valor)
    await pasar(PAUSAS.tope)
    expect(vieja.almacen.estado()).toMatchObject({ fase: 'rechazado', motivo: NEGADO.message })
    vieja.almacen.cerrar()
    const nueva = abrir(ahora, storage, 1, undefined, undefined, 'silabo/2/0')
    await nueva.almacen.traer(['silabo/1/0'])
    return { ...nueva, ahora }
  }

  it('what was refused there arrives here, beside what was written here since, and is nowhere else any more', async () => {
    const { ahora, almacen, storage } = await superada(
      { metodologia: 'Uno y más', tutoria: 'Los lunes', unidadesaprendizaje: unidades('mío', '') },
      { unidadesaprendizaje: unidades('', 'de hoy') },
    )
    expect(almacen.estado().recuperado).toBe(true)
    await pasar(PAUSAS.tope)
    expect(ahora.foto.valores).toMatchObject({ metodologia: 'Uno y más', tutoria: 'Los lunes' })
    expect(escrito(ahora.foto.valores.unidadesaprendizaje)).toEqual(['mío', 'de hoy'])
    expect([almacen.estado().fase, storage.length]).toEqual(['guardado', 0])
  })

  it('where both were written in one place nothing is overwritten until the person decides', async () => {
    const { ahora, almacen } = await superada({ metodologia: 'Uno y más' }, { metodologia: 'Otro' })
    await pasar(PAUSAS.tope)
    expect(ahora.foto.valores.metodologia).toBe('Otro')
    const { choques } = almacen.choques('metodologia')
    expect(choques).toMatchObject([{ mio: 'Uno y más', suyo: 'Otro' }])
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

  describe('after a save that the server keeps in other letters', () => {
    const escrito = (v: unknown) => (v as Unidad[])[0]!.semanas.map(x => x.contenidos)

    async function guardado(valor: unknown, de = partida as Record<string, unknown>, cual = clave) {
      const s = servidor(de)
      s.limpia = true
      const mia = abrir(s)
      mia.almacen.editar(cual, valor)
      await pasar(PAUSAS.calma)
      expect(mia.almacen.estado()).toMatchObject({ fase: 'guardado', porEnviar: 0 })
      return { s, ...mia }
    }

    it('somebody else’s change of that text comes in without a question', async () => {
      const { s, almacen, valor } = await guardado('Dos ', { metodologia: 'Uno' }, 'metodologia')
      s.guardar('metodologia', 'Dos de ella')
      almacen.llego(s.foto, 'Lucía M.')
      expect(valor()).toBe('Dos de ella')
      expect(almacen.estado()).toMatchObject({ fase: 'guardado', enConflicto: [] })
    })

    it('their change of another week leaves the letters as they were typed, and lights only theirs', async () => {
      const { s, almacen, valor } = await guardado(unidades('mío ', 'otro '))
      s.guardar(clave, unidades('mío', 'suyo'))
      almacen.llego(s.foto, 'Lucía M.')
      expect(escrito(valor(clave))).toEqual(['mío ', 'suyo'])
      expect(almacen.estado().ajenos[clave]).toMatchObject({ lugares: ['s2'] })
      expect(almacen.estado()).toMatchObject({ porEnviar: 0, enConflicto: [] })
    })

    it('what was typed since stays beside it, and no cleaning is asked about', async () => {
      const { s, almacen, valor } = await guardado(unidades('mío ', 'otro '))
      almacen.editar(clave, unidades('mío y más', 'otro '))
      s.guardar(clave, unidades('mío', 'suyo'))
      await pasar(PAUSAS.tope)
      expect(escrito(valor(clave))).toEqual(['mío y más', 'suyo'])
      expect(escrito(s.foto.valores[clave])).toEqual(['mío y más', 'suyo'])
      expect(almacen.estado().enConflicto).toEqual([])
    })

    it('a week that was taken away stays away', async () => {
      const { s, almacen, valor } = await guardado(unidades('mío ', 'otro'))
      const [u] = unidades('mío ', 'otro')
      almacen.editar(clave, [{ ...u, semanas: u!.semanas.slice(1) }])
      s.guardar(clave, unidades('mío', 'suyo'))
      await pasar(PAUSAS.tope)
      expect(escrito(valor(clave))).toEqual(['suyo'])
    })

    it('and it is the same for whoever opens the browser next', async () => {
      const { s, almacen, storage } = await guardado(unidades('mío ', 'otro'))
      almacen.editar(clave, unidades('mío ', 'otro y más'))
      almacen.cerrar()
      s.guardar(clave, unidades('suyo', 'otro'))
      const otra = abrir(s, storage)
      await otra.almacen.abrir()
      await pasar(PAUSAS.tope)
      expect(otra.almacen.estado().enConflicto).toEqual([])
      expect(escrito(s.foto.valores[clave])).toEqual(['suyo', 'otro y más'])
    })

    it('what both changed is asked for, and the choice is saved', async () => {
      const { s, almacen } = await guardado(unidades('mío ', 'otro '))
      almacen.editar(clave, unidades('mío y más', 'otro '))
      s.guardar(clave, unidades('suyo', 'otro'))
      await pasar(PAUSAS.tope)
      const { choques } = almacen.choques(clave)
      expect(choques).toMatchObject([{ id: 's1', mio: 'mío y más', suyo: 'suyo' }])
      almacen.resolver(clave, [{ choque: choques[0]!, queda: 'suyo' }])
      await pasar(PAUSAS.tope)
      expect(escrito(s.foto.valores[clave])).toEqual(['suyo', 'otro'])
      expect(almacen.estado()).toMatchObject({ fase: 'guardado', enConflicto: [], porEnviar: 0 })
    })
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
