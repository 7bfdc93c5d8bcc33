import type { Requisito } from '../asignaturas/asignatura.ts'
import { prerequisitoDe } from '../asignaturas/requisitos.ts'
import { type CambioContado, claseDe, type Referencia } from './cambio.ts'
import { clasePorCampo } from './campos.ts'

const ids = (v: unknown): number[] => (Array.isArray(v) ? v : [v]).map(Number).filter(n => n > 0)

function deDatos(datos: CambioContado['antes']): Referencia[] {
  return Object.entries(datos ?? {}).flatMap(([campo, valor]) => {
    if (campo === 'requisitos' && valor)
      return prerequisitoDe(valor as Requisito).map(id => ({ clase: 'asignatura', id }))
    const clase = clasePorCampo[campo]
    return clase ? ids(valor).map(id => ({ clase, id })) : []
  })
}

const deAmbito = ({ ambito }: CambioContado): Referencia[] =>
  [
    ['plan_estudio', ambito.plan_id],
    ['programa', ambito.programa_id],
    ['facultad', ambito.facultad_id],
    ['asignatura', ambito.asignatura_id],
  ].flatMap(([clase, id]) => (id ? [{ clase: String(clase), id: Number(id) }] : []))

/** Every thing whose name the sentences of these records need, each once: to be looked up in one go. */
export function referenciasDe(cambios: readonly CambioContado[]): Referencia[] {
  const todas = cambios.flatMap(c => [
    { clase: claseDe(c.evento), id: c.objeto_id },
    ...deAmbito(c),
    ...deDatos(c.antes),
    ...deDatos(c.despues),
  ])
  return [...new Map(todas.map(r => [`${r.clase} ${r.id}`, r])).values()]
}
