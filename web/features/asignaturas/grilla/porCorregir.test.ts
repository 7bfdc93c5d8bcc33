import { describe, expect, it } from 'vitest'
import { aplicar, borradorVacio, filasDe } from './borrador.ts'
import { cambioDeTextos, type Entrada } from './cambios.ts'
import { conMotivo, sinRechazo } from './envio.ts'
import { contextoDe, fila, porId } from './grillaDePrueba.ts'
import { tallerVacio } from './historia.ts'
import { cuantasPorCorregir, revisar, textoPorCorregir } from './porCorregir.ts'

const base = [fila(1), fila(2)]
const ctx = contextoDe(base)
const escrito = (...entradas: Entrada[]) => {
  const borrador = aplicar(borradorVacio, cambioDeTextos('', base, entradas, ctx), porId(base))
  return { vivas: filasDe(base, borrador), ctx, taller: { ...tallerVacio, borrador } }
}
const malo = (id: number, columna: Entrada['columna']): Entrada => ({ id, columna, texto: 'cinco' })

describe('cells that stand against saving', () => {
  it('are counted by cell, not by row: those that mean nothing as they are now, whatever was refused before', () => {
    const con = escrito(malo(1, 'credits'), malo(1, 'areacurso_id'), malo(2, 'horasteoria'))
    expect(cuantasPorCorregir(sinRechazo, con)).toBe(3)
    expect(cuantasPorCorregir(revisar(con), con)).toBe(3)
    expect(cuantasPorCorregir(sinRechazo, escrito())).toBe(0)
  })
  it('are those too that only the server refuses, once each, and none of rows that went', () => {
    const delServidor = conMotivo(conMotivo(sinRechazo, 1, 'codigo', 'Repetido.'), 9, 'codigo', 'Repetido.')
    expect(cuantasPorCorregir(delServidor, escrito())).toBe(1)
    const dos = conMotivo(delServidor, 1, 'credits', 'No.')
    expect(cuantasPorCorregir(dos, escrito(malo(1, 'credits')))).toBe(2)
  })
  it.each([
    [1, 'No se guardó: 1 celda por corregir.'],
    [3, 'No se guardó: 3 celdas por corregir.'],
  ])('%d', (cuantas, texto) => expect(textoPorCorregir(cuantas)).toBe(texto))
})
