import { describe, expect, it } from 'vitest'
import { GUIA, leerGuia } from '../../../guia.plugin.ts'
import { buscarEnGuia } from './buscar.ts'

const paginas = leerGuia(GUIA)
const primeras = (texto: string) => buscarEnGuia(paginas, texto).map(h => h.pagina.clave)

describe('what people type leads to its page', () => {
  it.each([
    ['contraseña', 'recuperar-la-contrasena'],
    ['CONTRASENA', 'recuperar-la-contrasena'],
    ['cómo recupero mi contraseña', 'recuperar-la-contrasena'],
    ['olvidé mi clave', 'recuperar-la-contrasena'],
    ['silabo entregar', 'entregar-el-silabo'],
    ['pegar de excel', 'pegar-de-excel'],
    ['prerrequisitos', 'requisitos'],
    ['convalidación', 'equivalencias'],
    ['plan eliminado', 'papelera'],
    ['sin internet', 'sin-conexion'],
    ['atajos', 'atajos-de-teclado'],
    ['quiero crear un usuario', 'usuarios'],
    ['sunedu', 'formatos'],
  ])('%s', (texto, clave) => expect(primeras(texto)[0]).toBe(clave))
})

it.each(['', '   ', '¿?', 'xyzzy'])('nothing is found for «%s»', texto => expect(primeras(texto)).toEqual([]))

it('only words that say nothing are looked for when there are no others', () =>
  expect(primeras('cómo').length).toBeGreaterThan(0))

it('a page needs half of the words, and comes first with all of them', () => {
  expect(primeras('papelera zzzz')).toContain('papelera')
  expect(primeras('papelera zzzz yyyy')).toEqual([])
})

it('shows where it was found, as it stands there', () => {
  const [{ extracto } = { extracto: ['', '', ''] as const }] = buscarEnGuia(paginas, 'olvido')
  expect(extracto[1].toLowerCase()).toMatch(/^olvid/)
  expect(extracto.join('').length).toBeLessThan(260)
})
