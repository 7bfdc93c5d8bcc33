import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { enCelda, rangoDe } from '../../ui/celdas.ts'
import type { Cambios, Clave } from './celdas.ts'
import type { Llenar } from './llenar.ts'
import { portapapelesDe } from './portapapeles.ts'

class Elemento {
  papel = ''
  matches = (selector: string) => selector.includes(`role=${this.papel}`)
}
const conFoco = (papel: string) =>
  vi.stubGlobal('document', { activeElement: Object.assign(new Elemento(), { papel }) })

beforeEach(() => void vi.stubGlobal('Element', Elemento))

const lienzo = { filas: [1, 2], columnas: [7, 8] }
const escritas: string[] = []
const escribir = (cambios: Cambios) => void escritas.push(...[...cambios].map(([c, n]) => `${c}:${n ?? ''}`))
const llenar = {
  mapa: new Map<Clave, Nivel>([['1-7', 'introduce']]),
  escribir,
  pegar: ({ cambios }: { cambios: Cambios }) => escribir(cambios),
} as unknown as Llenar
const datosCon = (texto = '') => {
  const datos = {
    texto,
    setData: (_tipo: string, t: string) => (datos.texto = t),
    getData: () => datos.texto,
  }
  return datos as typeof datos & DataTransfer
}
const delRango = portapapelesDe(rangoDe(enCelda(1, 7), lienzo), lienzo, llenar)

it('the matrix takes what is copied only while a cell has the focus: words of its heads are copied as words', () => {
  conFoco('gridcell')
  expect(delRango.isAqui()).toBe(true)
  expect(portapapelesDe(null, lienzo, llenar).isAqui()).toBe(false)
  conFoco('main')
  expect(delRango.isAqui()).toBe(false)
})

it('its cells are copied, emptied and pasted into', () => {
  const datos = datosCon()
  expect(delRango.copiar(datos)).toBe(true)
  expect(datos.texto.trim()).toBe('I')
  delRango.vaciar()
  expect(delRango.pegar(datosCon('L'))).toBe(true)
  expect(delRango.pegar(datosCon())).toBe(false)
  expect(escritas).toEqual(['1-7:', '1-7:logra'])
})
