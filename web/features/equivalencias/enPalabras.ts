import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import type { TipoDeEquivalencia } from '@malla/domain/equivalencias/catalogos.ts'
import { tiposDeEquivalencia } from '@malla/domain/equivalencias/catalogos.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { isVacio } from '@malla/domain/valores/isVacio.ts'
import { enPalabras } from '../../ui/form/enPalabras.ts'

interface Curso {
  id: number
  codigo: string | null
  nombre: string
}

/** A value of a row as people read it, where two versions of it stand side by side; `cursos`: those of both plans. */
export function equivalenciaEnPalabras(cursos: readonly Curso[], campo: string, valor: unknown): string {
  if (isVacio(valor)) return enPalabras(campo, valor)
  if (campo === 'tipo') return nombreEn(tiposDeEquivalencia, valor as TipoDeEquivalencia)
  if (campo !== 'origen' && campo !== 'destino') return enPalabras(campo, valor)
  const ids = new Set(valor as number[])
  return cursos
    .filter(c => ids.has(c.id))
    .map(conCodigo)
    .join(', ')
}
