import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { ApiError } from '../../app/ApiError.ts'
import { crearEditor, type Editor } from './editor.ts'

const asignatura = (id: number): Asignatura => ({
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
})

let enUso: Editor

/** A server of three courses that keeps what it is sent and refuses older revisions; `falla` throws before it. */
export function servidor() {
  let filas = [asignatura(1), asignatura(2), asignatura(3)]
  let vistas = filas
  let falla: ((texto: string) => void) | null = null
  let alGuardar = (): void => {}
  const llamadas: unknown[] = []
  const gritos: string[] = []
  const cambiar = (id: number, campos: Partial<Asignatura>) => {
    filas = filas.map(f => (f.id === id ? { ...f, ...campos, revision: f.revision + 1 } : f))
  }
  const editor = crearEditor({
    filas: () => vistas,
    recibir: async nuevas => {
      await new Promise(resolve => setTimeout(resolve))
      vistas = vistas.map(v => nuevas.find(n => n.id === v.id && n.revision >= v.revision) ?? v)
    },
    gritar: texto => gritos.push(texto),
    releer: async () => {
      vistas = filas
    },
    guardar: async (enviadas, texto) => {
      llamadas.push(enviadas)
      await Promise.resolve()
      falla?.(texto)
      const viejas = filas.filter(f => enviadas.some(e => e.id === f.id && e.revision !== f.revision))
      if (viejas.length > 0) throw new ApiError(409, 'Otra persona lo cambió.', { actual: viejas })
      for (const { id, revision: _r, ...campos } of enviadas) cambiar(id!, campos as Partial<Asignatura>)
      const guardadas = filas.filter(f => enviadas.some(e => e.id === f.id))
      alGuardar()
      return guardadas
    },
  })
  enUso = editor
  return {
    editor,
    llamadas,
    gritos,
    cambiar,
    /** What happens between a write and its answer. */
    alGuardar: (hacer: () => void) => {
      alGuardar = hacer
    },
    enServidor: (id: number) => filas.find(f => f.id === id)!,
    enPantalla: (id: number) => editor.cursos().get(id)!,
    quitar: (id: number) => {
      filas = filas.filter(f => f.id !== id)
    },
    /** What others did is known here too: it came by the live channel. */
    llega: () => {
      vistas = filas
    },
    /** Refuses what is called so, or everything. */
    fallar: (error: Error | null, solo?: string) => {
      falla =
        error &&
        (texto => {
          if (solo === undefined || texto === solo) throw error
        })
    },
  }
}

/** Until the server has answered all that was done. */
export const calma = async () => {
  do await new Promise(resolve => setTimeout(resolve))
  while (enUso.estado().pendientes.length > 0)
}
