import type { Registro } from './json.ts'

/** A package of another system, part by part. */

export const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const DOC = 'd0000000-0000-4000-8000-000000000000'
export const uri = (x: string) => `https://otra.example.org/ims/case/v1p0/X/${x}`
const enlace = (x: string) => ({ title: x, identifier: x, uri: uri(x) })
export const item = (n: number, mas: Registro = {}) => ({
  identifier: id(n),
  uri: uri(id(n)),
  fullStatement: `Enunciado ${n}`,
  lastChangeDateTime: '2020-01-01T00:00:00Z',
  ...mas,
})
export const hijo = (n: number, de: string, secuencia?: number, mas: Registro = {}) => ({
  identifier: id(100_000 + n),
  uri: uri(id(100_000 + n)),
  associationType: 'isChildOf',
  originNodeURI: enlace(id(n)),
  destinationNodeURI: enlace(de),
  lastChangeDateTime: '2020-01-01T00:00:00Z',
  ...(secuencia !== undefined && { sequenceNumber: secuencia }),
  ...mas,
})
export const paquete = (items: unknown[], asociaciones: unknown[], mas: Registro = {}) => ({
  CFDocument: {
    identifier: DOC,
    uri: uri(DOC),
    title: 'Marco',
    creator: 'Otra',
    lastChangeDateTime: '2020-01-01T00:00:00Z',
  },
  CFItems: items,
  CFAssociations: asociaciones,
  ...mas,
})
