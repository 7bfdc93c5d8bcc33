import type { EstadoDelEditor } from './editor.ts'

const dos = (n: number): string => String(n).padStart(2, '0')

/** «Guardando…», «Guardado 10:42», or nothing before the first edit. */
export function horaDe({ pendientes, guardado }: Pick<EstadoDelEditor, 'pendientes' | 'guardado'>): string {
  if (pendientes.length > 0) return 'Guardando…'
  return guardado ? `Guardado ${dos(guardado.getHours())}:${dos(guardado.getMinutes())}` : ''
}
