import { expect, it } from 'vitest'
import { almacenDePrueba } from '../../ui/form/almacenDePrueba.ts'
import { writeDraft } from '../../ui/form/draft.ts'
import { borradorDeNombre, borradorDeNueva, guardarRechazada, nombresSueltos } from './sueltos.ts'
import type { Permisos } from './usePermisos.ts'

almacenDePrueba()
const PUEDE: Permisos = { crear: null, editar: null, eliminar: null }
const CESADO: Permisos = { crear: 'Cesó.', editar: 'Cesó.', eliminar: 'Cesó.' }

it('names that no line will show are found with their text: of what is gone, of a plan that ceased, refused beside another one', () => {
  const escribir = (draft: string, nombre: string) => writeDraft(draft, { changes: { nombre } })
  escribir(borradorDeNueva(7), 'Nueva\nSiguiente\n')
  escribir(borradorDeNombre(7, 5), 'De la que sigue')
  escribir(borradorDeNombre(7, 6), 'De la que ya no está')
  escribir(borradorDeNombre(8, 6), 'De otro plan')
  escribir(borradorDeNueva(8), 'De otro plan')
  guardarRechazada(7, 'Rechazada')
  const textos = (permisos: Permisos) =>
    nombresSueltos(7, [{ id: 5 }], permisos)
      .map(s => s.nombre)
      .sort()
  expect(textos(PUEDE)).toEqual(['De la que ya no está', 'Rechazada'])
  expect(textos(CESADO)).toEqual(['De la que sigue', 'De la que ya no está', 'Nueva\nSiguiente', 'Rechazada'])
  expect(textos({ ...PUEDE, crear: 'Su rol no lo permite.' })).toContain('Nueva\nSiguiente')
})
