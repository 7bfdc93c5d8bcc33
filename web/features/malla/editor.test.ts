import { describe, expect, it } from 'vitest'
import { ApiError } from '../../app/ApiError.ts'
import type { Editor } from './editor.ts'
import { calma, servidor } from './servidorDePrueba.ts'

describe('editing', () => {
  it('shows at once, is saved in the order made, over the revision that is there then', async () => {
    const s = servidor()
    s.editor.editar('créditos', [{ id: 1, credits: 5 }])
    s.editor.editar('más créditos', [{ id: 1, credits: 6 }])
    expect(s.enPantalla(1).credits).toBe(6)
    expect(s.editor.estado().pendientes).toHaveLength(2)
    await calma()
    expect(s.llamadas).toEqual([[{ id: 1, revision: 1, credits: 5 }], [{ id: 1, revision: 2, credits: 6 }]])
    expect(s.enServidor(1).credits).toBe(6)
    expect(s.editor.estado()).toMatchObject({ pendientes: [], aviso: null })
  })

  it('shows the edit until the saved rows are shown: nothing jumps back in between', async () => {
    const s = servidor()
    const vistos: (number | null)[] = []
    s.editor.suscribir(() => vistos.push(s.enPantalla(1).credits))
    s.editor.editar('créditos', [{ id: 1, credits: 5 }])
    await calma()
    expect(vistos).toEqual([5, 5])
  })

  it('into a section travels with 0 for the cycle', async () => {
    const s = servidor()
    s.editor.editar('mover', [{ id: 1, ciclo_id: null, seccion_id: 7, orden: 0 }])
    await calma()
    expect(s.llamadas[0]).toEqual([{ id: 1, revision: 1, ciclo_id: 0, seccion_id: 7, orden: 0 }])
  })

  it('what changes nothing is not sent', async () => {
    const s = servidor()
    expect(s.editor.editar('nada', [{ id: 1, credits: 4 }])).toBe(false)
    await calma()
    expect(s.llamadas).toEqual([])
  })
})

describe('undo and redo', () => {
  it('send the inverse edits, and the edits again', async () => {
    const s = servidor()
    s.editor.editar('mover', [{ id: 1, ciclo_id: 20, orden: 0 }])
    s.editor.deshacer()
    await calma()
    expect(s.enServidor(1)).toMatchObject({ ciclo_id: 10, orden: 1 })
    expect(s.editor.deshacer()).toBeNull()
    s.editor.rehacer()
    await calma()
    expect(s.enServidor(1)).toMatchObject({ ciclo_id: 20, orden: 0 })
  })

  /** A change of credits, and of that field by another person after it. */
  const cambiadoDespues = async () => {
    const s = servidor()
    s.editor.editar('horas', [{ id: 2, horasteoria: 6 }])
    s.editor.editar('créditos', [{ id: 1, credits: 5 }])
    await calma()
    s.cambiar(1, { credits: 8 })
    s.llega()
    expect(s.editor.deshacer()).toBeNull()
    await calma()
    expect(s.enServidor(1).credits).toBe(8)
    expect(s.editor.estado().aviso).toMatchObject({
      texto: 'Desde entonces ha cambiado Curso 1: si deshace «créditos», se perderá ese cambio.',
      accion: { nombre: 'Deshacer de todos modos' },
      mas: { nombre: 'Dejarlo así' },
    })
    return s
  }

  it('what another person changed since is not written over unasked', async () => {
    const s = await cambiadoDespues()
    s.editor.estado().aviso!.accion!.hacer()
    await calma()
    expect(s.enServidor(1).credits).toBe(4)
    expect(s.editor.estado().aviso).toBeNull()
    expect(s.editor.estado().dicho).toBe('Deshecho: créditos.')

    s.cambiar(1, { credits: 7 })
    s.llega()
    expect(s.editor.rehacer()).toBeNull()
    expect(s.editor.estado().aviso?.texto).toBe(
      'Desde entonces ha cambiado Curso 1: si rehace «créditos», se perderá ese cambio.',
    )
    expect(s.editor.estado().dicho).toBe('Deshecho: créditos.')
    s.editor.estado().aviso!.accion!.hacer()
    await calma()
    expect(s.enServidor(1).credits).toBe(5)
    expect(s.editor.estado().dicho).toBe('Rehecho: créditos.')
  })

  it('what is changed while it is asked is asked again, and a course that is gone meanwhile takes nothing along', async () => {
    const s = await cambiadoDespues()
    s.cambiar(1, { credits: 9 })
    s.llega()
    s.editor.estado().aviso!.accion!.hacer()
    await calma()
    expect(s.enServidor(1).credits).toBe(9)
    const { accion } = s.editor.estado().aviso!
    expect(accion?.nombre).toBe('Deshacer de todos modos')
    s.editor.olvidarAusentes(new Set([2, 3]))
    accion!.hacer()
    await calma()
    expect(s.editor.estado().aviso).toBeNull()
    expect([1, 2].map(id => s.enServidor(id))).toMatchObject([{ credits: 9 }, { horasteoria: 6 }])
  })

  it('what came from others together with the answer is newer than the change too', async () => {
    const s = servidor()
    s.editor.editar('créditos', [{ id: 1, credits: 5 }])
    s.alGuardar(() => {
      s.cambiar(1, { credits: 8 })
      s.llega()
    })
    await calma()
    expect(s.enPantalla(1).credits).toBe(8)
    expect(s.editor.deshacer()).toBeNull()
    expect(s.editor.estado().aviso?.texto).toContain('Desde entonces ha cambiado Curso 1')
  })

  it('a place is one thing: brought back to its cycle a card does not stand where somebody put it in another', async () => {
    const s = servidor()
    s.editor.editar('mover', [{ id: 1, ciclo_id: 20 }])
    await calma()
    s.cambiar(1, { orden: 3 })
    s.llega()
    expect(s.editor.deshacer()).toBeNull()
    s.cambiar(1, { orden: 1, credits: 9 })
    s.llega()
    s.editor.callar()
    expect(s.editor.deshacer()?.texto).toBe('mover')
    await calma()
    expect(s.enServidor(1)).toMatchObject({ ciclo_id: 10, orden: 1, credits: 9 })
  })

  it('a change that is left as it is stands in nobody’s way', async () => {
    const s = await cambiadoDespues()
    s.editor.estado().aviso!.mas!.hacer()
    expect(s.editor.estado().aviso).toBeNull()
    s.editor.deshacer()
    await calma()
    expect(s.enServidor(1).credits).toBe(8)
    expect(s.enServidor(2).horasteoria).toBe(2)
  })

  it('another field that changed since is no hindrance, nor what one did in quick succession', async () => {
    const s = servidor()
    s.editor.editar('cinco', [{ id: 1, credits: 5 }])
    s.editor.editar('seis', [{ id: 1, credits: 6 }])
    await calma()
    s.cambiar(1, { nombre: 'Otro nombre' })
    s.llega()
    const { deshacer, rehacer } = s.editor
    const pasos = [deshacer(), rehacer(), deshacer(), deshacer()]
    expect(pasos.map(c => c?.texto)).toEqual(['seis', 'seis', 'seis', 'cinco'])
    await calma()
    expect(s.enServidor(1)).toMatchObject({ nombre: 'Otro nombre', credits: 4 })
    expect([rehacer(), rehacer()].map(c => c?.texto)).toEqual(['cinco', 'seis'])
    await calma()
    expect(s.enServidor(1).credits).toBe(6)
    expect(s.editor.estado().aviso).toBeNull()
  })
})

describe('another person saved first', () => {
  it('another field: both stand, and nobody is asked', async () => {
    const s = servidor()
    s.cambiar(1, { nombre: 'Otro nombre' })
    s.editor.editar('créditos', [{ id: 1, credits: 5 }])
    await calma()
    expect(s.enServidor(1)).toMatchObject({ nombre: 'Otro nombre', credits: 5 })
    expect(s.editor.estado().aviso).toBeNull()
  })

  it('the same field: theirs stays, it is told and offered again', async () => {
    const s = servidor()
    s.cambiar(1, { credits: 2 })
    s.editor.editar('créditos de Curso 1', [{ id: 1, credits: 5 }])
    await calma()
    expect(s.enPantalla(1).credits).toBe(2)
    const { aviso, pila } = s.editor.estado()
    expect(aviso?.texto).toBe(
      'No se guardó «créditos de Curso 1»: otra persona acaba de cambiar Curso 1. Ya ve lo último.',
    )
    expect(pila.hechos).toEqual([])
    aviso!.accion!.hacer()
    await calma()
    expect(s.enServidor(1).credits).toBe(5)
    expect(s.editor.estado().aviso).toBeNull()
  })

  it('changed while it was being written, it is told too; what one did oneself meanwhile is not', async () => {
    const s = servidor()
    const visto = { id: 1, credits: 4 }
    s.cambiar(1, { credits: 8 })
    s.llega()
    s.editor.editar('créditos de Curso 1', [{ id: 1, credits: 5 }], { visto })
    await calma()
    expect(s.enServidor(1).credits).toBe(8)
    expect(s.editor.estado().aviso?.texto).toBe(
      'No se guardó «créditos de Curso 1»: otra persona acaba de cambiar Curso 1. Ya ve lo último.',
    )
    s.editor.estado().aviso!.accion!.hacer()
    await calma()
    expect(s.enServidor(1).credits).toBe(5)
    s.editor.editar('créditos de Curso 1', [{ id: 1, credits: 6 }], { visto })
    await calma()
    expect([s.enServidor(1).credits, s.editor.estado().aviso]).toEqual([6, null])
  })

  it('the same requisites, their parts in another order, are nobody’s change', async () => {
    const s = servidor()
    s.cambiar(2, { requisitos: { tipo: 'creditos', creditos: 7 } })
    s.llega()
    s.editor.editar('uno', [{ id: 1, credits: 5 }])
    s.editor.editar('requisitos', [{ id: 2, requisitos: null }])
    s.cambiar(2, { requisitos: { creditos: 7, tipo: 'creditos' } })
    s.llega()
    await calma()
    expect(s.enServidor(2).requisitos).toBeNull()
    expect(s.editor.estado().aviso).toBeNull()
  })

  it.each([
    ['taken back', (editar: Editor) => editar.deshacer()],
    ['edited again', (editar: Editor) => editar.editar('seis', [{ id: 1, credits: 6 }])],
  ])(
    'after an edit that is %s before its answer came: theirs stays, and it is told',
    async (_case, seguir) => {
      const s = servidor()
      let veces = 0
      s.alGuardar(() => {
        if (veces++ > 0) return
        s.cambiar(1, { credits: 8 })
        s.llega()
      })
      s.editor.editar('cinco', [{ id: 1, credits: 5 }])
      seguir(s.editor)
      s.editor.editar('horas', [{ id: 1, horasteoria: 6 }])
      await calma()
      expect(s.enServidor(1)).toMatchObject({ credits: 8, horasteoria: 6 })
      expect(s.editor.estado().aviso?.texto).toContain('otra persona acaba de cambiar Curso 1')
    },
  )

  it.each([
    ['while an edit waited for its turn', false],
    ['and it is seen after another edit was refused', true],
  ])('%s: theirs stays too', async (_case, isTrasRechazo) => {
    const s = servidor()
    if (isTrasRechazo) s.cambiar(1, { credits: 7 })
    s.editor.editar('uno', [{ id: 1, credits: 5 }])
    s.editor.editar('dos', [{ id: 2, credits: 5, horasteoria: 3 }])
    s.editor.editar('horas', [{ id: 2, horasteoria: 6 }])
    s.editor.editar('tres', [{ id: 3, credits: 5 }])
    s.cambiar(2, { credits: 8 })
    s.cambiar(3, { horasteoria: 1 })
    if (!isTrasRechazo) s.llega()
    await calma()
    expect([2, 3].map(id => s.enServidor(id))).toMatchObject([
      { credits: 8, horasteoria: 2 },
      { credits: 5, horasteoria: 1 },
    ])
    expect(s.editor.estado().aviso!.texto).toBe(
      isTrasRechazo
        ? 'No se guardaron «uno», «dos» y «horas»: otra persona acaba de cambiar Curso 1 y Curso 2. Ya ve lo último.'
        : 'No se guardaron «dos» y «horas»: otra persona acaba de cambiar Curso 2. Ya ve lo último.',
    )
  })
})

it('what failed after everyone has left is told all the same', async () => {
  const s = servidor()
  const dejar = s.editor.suscribir(() => {})
  s.fallar(new ApiError(422, 'No se puede.'))
  s.editor.editar('créditos', [{ id: 1, credits: 5 }])
  s.editor.editar('más créditos', [{ id: 2, credits: 5 }])
  dejar()
  await calma()
  expect(s.gritos).toEqual(['No se guardaron «créditos» y «más créditos». No se puede.'])
})

it('what touched a course that is gone cannot be undone', async () => {
  const s = servidor()
  s.editor.editar('uno', [{ id: 1, credits: 5 }])
  s.editor.editar('dos', [{ id: 2, credits: 5 }])
  await calma()
  s.editor.olvidarAusentes(new Set([2]))
  expect(s.editor.estado().pila.hechos.map(c => c.texto)).toEqual(['dos'])
})

it('tells whoever listens, until they stop', async () => {
  const s = servidor()
  let veces = 0
  const dejar = s.editor.suscribir(() => veces++)
  s.editor.editar('créditos', [{ id: 1, credits: 5 }])
  await calma()
  expect(veces).toBeGreaterThan(1)
  dejar()
  const antes = veces
  s.editor.avisar({ texto: 'x' })
  expect(veces).toBe(antes)
})
