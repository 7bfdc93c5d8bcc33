import { describe, expect, it } from 'vitest'
import { enlaceDelVisor, isDeOffice, whyNotVisor } from './visor.ts'

describe('the outside viewer', () => {
  it.each([
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', true],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', true],
    ['application/msword', true],
    ['application/vnd.ms-excel', true],
    ['application/pdf', false],
    ['image/png', false],
    ['application/octet-stream', false],
  ])('shows %s: %s', (tipo, muestra) => expect(isDeOffice(tipo)).toBe(muestra))

  it.each([
    ['https://malla.ejemplo.edu', true],
    ['https://malla.ejemplo.edu:8443', true],
    ['http://203.0.113.5:3000', true],
    ['http://127.0.0.1:3000', false],
    ['http://localhost:3000', false],
    ['http://malla', false],
    ['http://malla.local', false],
    ['http://10.2.3.4', false],
    ['http://172.20.0.2', false],
    ['http://192.168.1.10', false],
    ['http://[::1]:3000', false],
    ['no es una dirección', false],
  ])('reaches %s: %s', (direccion, llega) => expect(whyNotVisor(direccion) === null).toBe(llega))

  it('is given the whole address, quoted', () =>
    expect(enlaceDelVisor('https://malla.ejemplo.edu', '/api/v1/documentos/a.b?x=1&y=2')).toBe(
      'https://view.officeapps.live.com/op/view.aspx?src=https%3A%2F%2Fmalla.ejemplo.edu%2Fapi%2Fv1%2Fdocumentos%2Fa.b%3Fx%3D1%26y%3D2',
    ))
})
