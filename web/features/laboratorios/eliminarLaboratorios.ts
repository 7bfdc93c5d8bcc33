import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { api } from '../../app/api.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { eliminarViendo } from '../impacto/eliminar.tsx'
import { todosLosLaboratorios } from './todos.ts'

const quitar = async (ids: number[]): Promise<void> => {
  const { message } = await api('laboratorios.deleteMany', { ids })
  notifyGood(message)
}

/** Others that may take its place where it is used. */
async function reemplazoDe(id: number) {
  const data = await todosLosLaboratorios()
  return {
    etiqueta: 'Reemplazar por otro laboratorio o taller',
    opciones: data
      .filter(o => o.id !== id)
      .map(o => ({ value: String(o.id), label: `${o.nombre} · ${o.local}` })),
  }
}

/** Deletes one after showing what hangs on it, several after asking; `despues` reads the list again. Resolves to true when they are gone. */
export async function eliminarLaboratorios(
  rows: readonly Laboratorio[],
  despues: (cuantos: number) => Promise<unknown>,
): Promise<boolean> {
  const [uno] = rows
  if (uno && rows.length === 1) {
    const { id, nombre } = uno
    const hecho = await eliminarViendo({
      cosa: 'laboratorio',
      id,
      nombre,
      reemplazo: () => reemplazoDe(id),
      simple: () => quitar([id]),
    })
    if (hecho) await despues(1)
    return hecho
  }
  return confirmDelete({
    count: rows.length,
    note: rows.some(row => row.equipos.length > 0) ? 'Sus equipos se eliminan también.' : undefined,
    work: async () => {
      await quitar(rows.map(row => row.id))
      await despues(rows.length)
    },
  })
}
