import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../app/ApiError.ts'
import { crearEditor } from './editor.ts'

const asignatura = (id: number, mas: Partial<Asignatura> = {}): Asignatura => ({
  id,
  nombre: `Curso ${id}`,
  codigo: null,
  planestudio_id: 1,
  ciclo_id: 10,
  seccion_id: 0,
  orden: id,
  asignatura_id: 0,
  version: 1,
  horasteoria: 2,
  horaspractica: 0,
  horasvirtual: 0,
  horasvirtualteoria: 0,
  horasvirtualpractica: 0,
  horastotal: 2,
  credits: 4,
  prerequisito: [],
  requisitos: null,
  areacurso_id: 0,
  tipocurso_id: 0,
  tipologiaespecial_id: 0,
  tipoestudio: null,
  modalidad: null,
  silabo: { isCompletado: 1 },
  revision: 1,
  created_at: '',
  ...mas,
})

/** A server of two courses that keeps what it is sent and refuses older revisions; `falla` throws before it. */
function servidor() {
  let filas = [asignatura(1), asignatura(2)]
  let vistas = filas
  let falla: (() => void) | null = null
  const llamadas: unknown[] = []
  const gritos: string[] = []
  const cambiar = (id: number, campos: Partial<Asignatura>) => {
    filas = filas.map(f => (f.id === id ? { ...f, ...campos, revision: f.revision + 1 } : f))
  }
  const editor = crearEditor({
    filas: () => vistas,
    recibir: async nuevas => {
      await new Promise(resolve => setTimeout(resolve))
      vistas = vistas.map(v => nuevas.find(n => n.id === v.id) ?? v)
    },
    gritar: texto => gritos.push(texto),
    releer: async () => {
      vistas = filas
    },
    guardar: async enviadas => {
      llamadas.push(enviadas)
      await Promise.resolve()
      falla?.()
      const viejas = filas.filter(f => enviadas.some(e => e.id === f.id && e.revision !== f.revision))
      if (viejas.length > 0) throw new ApiError(409, 'Otra persona lo cambió.', { actual: viejas })
      for (const { id, revision: _r, ...campos } of enviadas) cambiar(id!, campos as Partial<Asignatura>)
      return filas.filter(f => enviadas.some(e => e.id === f.id))
    },
  })
  return {
    editor,
    llamadas,
    gritos,
    cambiar,
    enServidor: (id: number) => filas.find(f => f.id === id)!,
    enPantalla: (id: number) => editor.cursos().get(id)!,
    fallar: (error: Error | null) => {
      falla =
        error &&
        (() => {
          throw error
        })
    },
  }
}

const calma = () => new Promise(resolve => setTimeout(resolve, 20))

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
})

describe('refused', () => {
  it('goes back with what was done upon it, and the reason is told', async () => {
    const s = servidor()
    s.fallar(new ApiError(422, '', { errors: { 'asignaturas.0.requisitos': ['Forman un círculo.'] } }))
    s.editor.editar('requisitos', [{ id: 1, requisitos: { tipo: 'creditos', creditos: 20 } }])
    s.editor.editar('créditos', [{ id: 1, credits: 9 }])
    await calma()
    expect(s.enPantalla(1)).toMatchObject({ requisitos: null, credits: 4 })
    expect(s.editor.estado()).toMatchObject({
      pendientes: [],
      pila: { hechos: [] },
      aviso: { texto: 'No se guardó «requisitos». Forman un círculo.' },
    })
    expect(s.llamadas).toHaveLength(1)
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

it('what failed after everyone has left is told all the same', async () => {
  const s = servidor()
  const dejar = s.editor.suscribir(() => {})
  s.fallar(new ApiError(422, 'No se puede.'))
  s.editor.editar('créditos', [{ id: 1, credits: 5 }])
  dejar()
  await calma()
  expect(s.gritos).toEqual(['No se guardó «créditos». No se puede.'])
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
