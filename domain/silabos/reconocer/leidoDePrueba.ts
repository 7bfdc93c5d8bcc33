import type { Unidad } from '../contenido.ts'
import { contador } from '../silabosDePrueba.ts'
import { type Bloque, llano } from './bloques.ts'
import type { ClaveReconocible } from './encabezados.ts'
import { type Reconocido, reconocerSilabo } from './reconocer.ts'

/** What was recognised as a section. */
export const de = <C extends ClaveReconocible>(lista: readonly Reconocido[], clave: C) =>
  lista.find(r => r.clave === clave) as Extract<Reconocido, { clave: C }>

/** «Uno: 1 Vectores, 2 Matrices»: units with their weeks. */
export const semanasDichas = (unidades: readonly Unidad[]) =>
  unidades.map(u => `${u.nombre}: ${u.semanas.map(s => `${s.numero} ${llano(s.contenidos)}`).join(', ')}`)

export const leer = (bloques: readonly Bloque[]) => reconocerSilabo(bloques, contador())
