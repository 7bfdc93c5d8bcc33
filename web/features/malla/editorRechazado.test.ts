import type { Lugar } from '@malla/domain/malla/mover.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../app/ApiError.ts'
import { moverA } from './mover.ts'
import { calma, servidor } from './servidorDePrueba.ts'

describe('refused', () => {
  const circulo = new ApiError(422, '', { errors: { 'asignaturas.0.requisitos': ['Forman un círculo.'] } })
  const creditos = (n: number) => ({ tipo: 'creditos' as const, creditos: n })

  it('goes back with what was done upon it, and the reason is told', async () => {
    const s = servidor()
    s.fallar(circulo, 'requisitos')
    s.editor.editar('requisitos', [{ id: 1, requisitos: creditos(20) }])
    s.editor.editar('otros requisitos', [{ id: 1, requisitos: creditos(30) }])
    await calma()
    expect(s.enPantalla(1)).toMatchObject({ requisitos: null })
    expect(s.editor.estado()).toMatchObject({
      pendientes: [],
      pila: { hechos: [] },
      aviso: {
        texto: 'No se guardaron «requisitos» y «otros requisitos». Forman un círculo.',
        accion: { nombre: 'Volver a aplicar lo demás' },
      },
    })
    expect(s.llamadas).toHaveLength(1)
    s.editor.estado().aviso!.accion!.hacer()
    await calma()
    expect(s.enServidor(1).requisitos).toEqual(creditos(30))
  })

  it.each<[string, Error | null, string | undefined]>([
    ['by the server', circulo, undefined],
    ['for another person', null, 'Volver a aplicar'],
    ['for a problem of the server', new ApiError(500, 'Algo falló.'), 'Reintentar'],
  ])('%s it takes along nothing that has nothing to do with it', async (_case, error, accion) => {
    const s = servidor()
    if (error) s.fallar(error, 'requisitos')
    else s.cambiar(1, { requisitos: creditos(7) })
    s.editor.editar('requisitos', [{ id: 1, requisitos: creditos(20) }])
    s.editor.editar('mover', [
      { id: 1, orden: 2 },
      { id: 2, orden: 1 },
    ])
    s.editor.editar('créditos', [{ id: 3, credits: 9 }])
    await calma()
    expect([1, 2].map(id => s.enServidor(id).orden)).toEqual([2, 1])
    expect(s.enServidor(3).credits).toBe(9)
    const { aviso, pila, pendientes } = s.editor.estado()
    expect(pendientes).toEqual([])
    expect(aviso!.texto).toMatch(/^No se (guardó|pudo guardar) «requisitos»[.:]/)
    expect(aviso!.accion?.nombre).toBe(accion)
    expect(pila.hechos.map(c => c.texto)).toEqual(['mover', 'créditos'])
    // Undone they leave everything as it was, and nothing of what was refused.
    s.editor.deshacer()
    s.editor.deshacer()
    await calma()
    expect(s.editor.deshacer()).toBeNull()
    expect([1, 2].map(id => s.enServidor(id).orden)).toEqual([1, 2])
    expect(s.enServidor(3).credits).toBe(4)
    expect(s.enServidor(1).requisitos).toEqual(error ? null : creditos(7))
    // It stays to be told, whatever is done meanwhile.
    s.editor.avisar({ texto: 'Afecta a: 1 sílabo.', pasajero: true })
    expect(s.editor.estado().aviso).toBe(aviso)
    s.editor.avisar({ texto: 'No puede ir ahí.' })
    expect(s.editor.estado().aviso!.texto).toBe('No puede ir ahí.')
    s.editor.callar()
    expect(s.editor.estado().aviso).toBe(aviso)
    s.editor.callar()
    expect(s.editor.estado().aviso).toBeNull()
  })

  it('one after the other, all are told in one line and tried again in their order', async () => {
    const s = servidor()
    s.fallar(new ApiError(500, 'Algo falló.'))
    s.editor.editar('uno', [{ id: 1, credits: 1 }])
    s.editor.editar('dos', [{ id: 2, credits: 2 }])
    s.editor.editar('otra vez uno', [{ id: 1, credits: 5 }])
    s.editor.editar('tres', [{ id: 3, credits: 3 }])
    await calma()
    const { aviso, pila } = s.editor.estado()
    expect(aviso!.texto).toBe('No se pudieron guardar «uno», «otra vez uno» y 2 cambios más. Algo falló.')
    expect(pila.hechos).toEqual([])
    s.fallar(null)
    aviso!.accion!.hacer()
    expect(s.editor.estado().aviso).toBeNull()
    await calma()
    expect([1, 2, 3].map(id => s.enServidor(id).credits)).toEqual([5, 2, 3])
    expect(s.editor.estado().pila.hechos.map(c => c.texto)).toEqual(['uno', 'dos', 'otra vez uno', 'tres'])
  })

  /** Moves cards, to the beginning of the second of two ciclos if not told where. */
  const mudanza = (s: ReturnType<typeof servidor>) => {
    const ciclo = {
      nombre: '',
      descripcion: '',
      planestudio_id: 1,
      estado: null,
      revision: 1,
      cursos_count: 0,
    }
    const ciclos = [10, 20].map((id, i) => ({
      ...ciclo,
      id,
      numero: i + 1,
      nombre: `Ciclo ${i + 1}`,
      created_at: '',
    }))
    const dibujados = [...s.editor.cursos().values()]
    const partes = () => ({ cursos: dibujados, ciclos: ciclos as never, secciones: [] })
    const alPrincipio: Lugar = { tipo: 'ciclo', id: 20, orden: 0 }
    return (id: number, lugar = alPrincipio, avisar = (_texto: string) => {}) =>
      moverA(s.editor, partes, { id, lugar }, avisar)
  }

  it('moves are reckoned anew when they are done again, each upon the one before', async () => {
    const s = servidor()
    const alPrincipio = mudanza(s)
    s.fallar(new ApiError(500, 'Algo falló.'))
    for (const id of [1, 2]) alPrincipio(id)
    await calma()
    expect(s.editor.estado().aviso!.texto).toContain('«mover Curso 1» y «mover Curso 2»')
    expect([1, 2].map(id => s.enPantalla(id).ciclo_id)).toEqual([10, 10])
    s.fallar(null)
    // It leaves their column, and stands where they are to go.
    alPrincipio(3)
    await calma()
    s.editor.estado().aviso!.accion!.hacer()
    await calma()
    expect(s.editor.estado().aviso).toBeNull()
    expect([2, 1, 3].map(id => s.enServidor(id)).map(c => [c.ciclo_id, c.orden])).toEqual([
      [20, 0],
      [20, 1],
      [20, 2],
    ])
  })

  it('a section that is gone takes no card, and says so', () => {
    const dichos: string[] = []
    mudanza(servidor())(1, { tipo: 'seccion', id: 9, orden: 0 }, texto => dichos.push(texto))
    expect(dichos).toEqual(['La sección ya no está en el plan.'])
  })

  it('moves that cannot be made again are told when the others are, and none over a newer one', async () => {
    const s = servidor()
    const alPrincipio = mudanza(s)
    s.fallar(new ApiError(500, 'Algo falló.'))
    for (const id of [1, 2, 3]) alPrincipio(id)
    await calma()
    s.fallar(null)
    s.editor.editar('requisitos', [
      { id: 2, requisitos: { tipo: 'curso', asignatura_id: 1, modo: 'simultaneo' } },
      { id: 3, seccion_id: 7, ciclo_id: null, orden: 0 },
    ])
    await calma()
    s.editor.estado().aviso!.accion!.hacer()
    await calma()
    expect([1, 2, 3].map(id => s.enServidor(id).ciclo_id)).toEqual([10, 20, 0])
    expect(s.editor.estado().aviso).toEqual({
      texto:
        'No se guardó «mover Curso 1». Curso 2, que está en «Ciclo 1», tiene como correquisito Curso 1: no puede ir después.',
    })
  })

  it('what was taken back already is not missed, and what was not taken back stays done', async () => {
    const s = servidor()
    s.fallar(circulo, 'uno')
    s.editor.editar('uno', [{ id: 1, credits: 5 }])
    s.editor.deshacer()
    await calma()
    expect(s.editor.estado()).toMatchObject({
      aviso: null,
      pendientes: [],
      pila: { hechos: [], deshechos: [] },
    })

    s.editor.editar('dos', [{ id: 2, credits: 5 }])
    s.editor.editar('tres', [{ id: 3, credits: 5 }])
    await calma()
    s.fallar(circulo, 'deshacer: tres')
    s.editor.deshacer()
    s.editor.deshacer()
    await calma()
    expect([2, 3].map(id => s.enServidor(id).credits)).toEqual([4, 5])
    const { pila } = s.editor.estado()
    expect([pila.hechos, pila.deshechos].map(p => p.map(c => c.texto))).toEqual([['tres'], ['dos']])
  })

  it('done again it is not put over what its person did since: that is no longer offered', async () => {
    const s = servidor()
    s.fallar(new ApiError(500, 'Algo falló.'))
    s.editor.editar('cinco', [{ id: 1, credits: 5 }])
    s.editor.editar('horas', [{ id: 1, horasteoria: 6 }])
    await calma()
    s.fallar(null)
    s.editor.editar('seis', [{ id: 1, credits: 6 }])
    await calma()
    const { aviso } = s.editor.estado()
    expect(aviso).toMatchObject({
      texto: 'No se pudieron guardar «cinco» y «horas». Algo falló.',
      accion: { nombre: 'Volver a aplicar lo demás' },
    })
    aviso!.accion!.hacer()
    await calma()
    expect(s.enServidor(1)).toMatchObject({ credits: 6, horasteoria: 6 })

    s.fallar(new ApiError(500, 'Algo falló.'))
    s.editor.editar('siete', [{ id: 1, credits: 7 }])
    await calma()
    s.fallar(null)
    s.editor.deshacer()
    s.editor.editar('ocho', [{ id: 1, credits: 8 }])
    expect(s.editor.estado().aviso).toEqual({ texto: 'No se pudo guardar «siete». Algo falló.' })
  })

  it('done again it is not put over what another person did since: it is told and offered', async () => {
    const s = servidor()
    s.fallar(new ApiError(500, 'Algo falló.'))
    s.editor.editar('cinco', [{ id: 1, credits: 5 }])
    s.editor.editar('seis', [{ id: 1, credits: 6 }])
    s.editor.editar('ido', [{ id: 2, credits: 6 }])
    s.editor.editar('tres', [{ id: 3, credits: 6 }])
    await calma()
    s.fallar(null)
    s.cambiar(1, { credits: 8 })
    s.quitar(2)
    s.llega()
    s.editor.estado().aviso!.accion!.hacer()
    await calma()
    expect([1, 3].map(id => s.enServidor(id).credits)).toEqual([8, 6])
    const { aviso } = s.editor.estado()
    expect(aviso!.texto).toBe(
      'No se guardaron «cinco» y «seis»: otra persona acaba de cambiar Curso 1. Ya ve lo último. ' +
        'No se guardó «ido». Curso 2 ya no está en el plan.',
    )
    aviso!.accion!.hacer()
    await calma()
    expect(s.enServidor(1).credits).toBe(6)
    expect(s.editor.estado().aviso).toBeNull()
  })

  it('what was taken back while nobody knows whether it was saved is taken back again', async () => {
    const s = servidor()
    s.fallar(new ApiError(500, 'Algo falló.'))
    s.editor.editar('cinco', [{ id: 1, credits: 5 }])
    s.editor.deshacer()
    await calma()
    // The server had it all the same.
    s.cambiar(1, { credits: 5 })
    s.llega()
    s.fallar(null)
    s.editor.estado().aviso!.accion!.hacer()
    await calma()
    expect(s.enServidor(1).credits).toBe(4)
    expect(s.editor.estado().aviso).toBeNull()
  })

  it('what the server refused is not offered again either where it was taken back and done again', async () => {
    const s = servidor()
    s.fallar(circulo)
    s.editor.editar('uno', [{ id: 1, credits: 5 }])
    s.editor.deshacer()
    s.editor.rehacer()
    await calma()
    expect(s.editor.estado().aviso).toEqual({ texto: 'No se guardó «rehacer: uno». Forman un círculo.' })
  })

  it('without a connection it goes back and can be tried again', async () => {
    const s = servidor()
    s.fallar(new ApiError(0, 'No hay conexión con el servidor.'))
    s.editor.editar('créditos', [{ id: 2, credits: 9 }])
    await calma()
    expect(s.enPantalla(2).credits).toBe(4)
    s.fallar(null)
    expect(s.editor.estado().aviso?.accion?.nombre).toBe('Reintentar')
    s.editor.estado().aviso!.accion!.hacer()
    await calma()
    expect(s.enServidor(2).credits).toBe(9)
  })
})
