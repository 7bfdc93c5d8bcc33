import { expect, it } from 'vitest'
import { messageOf, type Vista } from './resultado.ts'

const filas = (...acciones: Vista['accion'][]): Vista[] =>
  acciones.map((accion, fila) => ({ fila, accion, usuario: 'u', nombre: 'Ana', detalle: '' }))

it.each<[Vista['accion'][], string]>([
  [['crear', 'crear', 'cambiar'], 'Se guardaron 3 de 3 personas del archivo (2 nuevas).'],
  [['crear'], 'Se guardó 1 de 1 persona del archivo (1 nueva).'],
  [['cambiar', 'cambiar'], 'Se guardaron 2 de 2 personas del archivo.'],
])('%j: says how many are new, where any are', (acciones, dicho) => {
  const hecho = {
    count: acciones.length,
    total: acciones.length,
    avisos: [],
    errores: [],
    hallados: { errores: 0, avisos: 0 },
  }
  expect(messageOf({ ...hecho, filas: filas(...acciones) }, false)).toBe(dicho)
})
