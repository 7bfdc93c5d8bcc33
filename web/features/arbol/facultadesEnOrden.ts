import type { FacultadDelArbol } from '@malla/contracts/facultades.ts'

/** The tree of an institution: its faculties, and the two special ones beside them (§4). */
export interface ArbolDeFacultades {
  cepre: FacultadDelArbol | null
  posgrado: FacultadDelArbol | null
  facultades: readonly FacultadDelArbol[]
}

/** All faculties as people choose among them: the special ones last. */
export const facultadesEnOrden = ({ facultades, posgrado, cepre }: ArbolDeFacultades): FacultadDelArbol[] =>
  [...facultades, posgrado, cepre].filter(f => f !== null)
