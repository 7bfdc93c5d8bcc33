import type { Registro } from '@malla/domain/case/json.ts'

/** Packages of CASE as another system would send them. */

export const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const DOC = 'd0000000-0000-4000-8000-0000000000d0'
export const nodo = (x: string) => ({ title: x, identifier: x, uri: `https://otra.example.org/${x}` })
const T = '2020-01-01T00:00:00Z'
export const item = (n: number, mas: Registro = {}) => ({
  identifier: id(n),
  uri: `https://otra.example.org/${n}`,
  fullStatement: `Enunciado ${n}`,
  lastChangeDateTime: T,
  ...mas,
})
export const hijo = (n: number, de: string, secuencia: number) => ({
  identifier: id(500_000 + n),
  uri: `https://otra.example.org/a/${n}`,
  associationType: 'isChildOf',
  sequenceNumber: secuencia,
  originNodeURI: nodo(id(n)),
  destinationNodeURI: nodo(de),
  lastChangeDateTime: T,
})
export const marco = (items: unknown[], asociaciones: unknown[], doc = DOC) => ({
  CFDocument: {
    identifier: doc,
    uri: `https://otra.example.org/${doc}`,
    title: 'Marco ajeno',
    creator: 'Otra',
    lastChangeDateTime: T,
  },
  CFItems: items,
  CFAssociations: asociaciones,
})
